import { songsRow } from './view-blocks.ts';
import type { DemoView } from './view-blocks.ts';

/** Karaoke, before its catalogue (CT-152). It has no name, so it is in no menu. */
export const karaokeView = (brand: string): DemoView => ({
  brand,
  alias: 'karaoke',
  description: {
    rus: 'Песни из наших фильмов, которые соседи тоже успели полюбить.',
    eng: 'Songs of our films that the neighbours have come to love as well.',
    hye: 'Մեր ֆիլմերի երգերը, որոնք հարևաններն էլ են հասցրել սիրել։',
  },
  blocks: [
    songsRow({ rus: 'Для двоих', eng: 'For two', hye: 'Երկուսի համար' }, [
      'the-tram-depot-waltz',
      'letters-by-lamplight',
      'lisbon-without-an-umbrella',
      'under-the-lake',
    ]),
    songsRow({ rus: 'Хором и громко', eng: 'All together, loud', hye: 'Խմբով ու բարձր' }, [
      'the-long-bench-anthem',
      'captain-teapots-march',
      'the-goats-of-the-express',
      'apricots-on-the-roof',
    ]),
    songsRow({ rus: 'Вполголоса', eng: 'Half aloud', hye: 'Կիսաձայն' }, [
      'snow-in-f-sharp',
      'signal-from-far-away',
      'badgers-lantern',
      'the-cloud-factory-song',
    ]),
    {
      type: 'custom_block',
      tag: 'start',
      name: { rus: 'С чего начать', eng: 'Where to begin', hye: 'Ինչից սկսել' },
      glow_color: '#b02a6b',
      custom_data: {
        cards: [
          {
            title: { rus: 'Закройте окно', eng: 'Close the window', hye: 'Փակեք պատուհանը' },
            text: {
              rus: 'Или откройте, если уверены в припеве.',
              eng: 'Or open it, if you are sure of the chorus.',
              hye: 'Կամ բացեք, եթե վստահ եք կրկներգում։',
            },
          },
          {
            title: { rus: 'Возьмите микрофон', eng: 'Take a microphone', hye: 'Վերցրեք խոսափողը' },
            text: {
              rus: 'Подойдут расчёска, половник и телевизионный пульт.',
              eng: 'A comb, a ladle or the remote control will do.',
              hye: 'Հարմար են սանրը, շերեփը և հեռուստացույցի հեռակառավարիչը։',
            },
          },
          {
            title: { rus: 'Выберите песню', eng: 'Choose a song', hye: 'Ընտրեք երգը' },
            text: {
              rus: 'Лучше ту, слова которой помнит кто-то ещё.',
              eng: 'Preferably one whose words somebody else remembers.',
              hye: 'Ավելի լավ է այն, որի խոսքերը հիշում է ևս մեկը։',
            },
            target: { type: 'link', link: '/karaoke/catalog', title: null },
          },
        ],
      },
    },
    {
      type: 'custom_block',
      tag: 'button',
      target: {
        type: 'link',
        link: '/karaoke/catalog',
        title: { rus: 'Все песни', eng: 'All songs', hye: 'Բոլոր երգերը' },
      },
    },
  ],
});
