import type { DemoView } from './view-blocks.ts';

type Block = DemoView['blocks'][number];

/** From the sofa to the film in three steps. */
export const tvSteps: Block = {
  type: 'custom_block',
  tag: 'start',
  name: { rus: 'Где взять код', eng: 'Where the code comes from', hye: 'Որտեղից վերցնել կոդը' },
  glow_color: '#2a6bb0',
  custom_data: {
    cards: [
      {
        title: {
          rus: 'Откройте сервис на телевизоре',
          eng: 'Open the service on the TV',
          hye: 'Բացեք ծառայությունը հեռուստացույցով',
        },
        text: {
          rus: 'В браузере телевизора наберите адрес этого сайта и откройте <a href="/auth/tv">вход для телевизора</a>: там и будет код.',
          eng: 'In the television’s browser enter the address of this site and open <a href="/auth/tv">signing in for TVs</a>: the code is there.',
          hye: 'Հեռուստացույցի դիտարկիչում հավաքեք այս կայքի հասցեն և բացեք <a href="/auth/tv">հեռուստացույցի մուտքը</a>. կոդն այնտեղ է։',
        },
      },
      {
        title: { rus: 'Введите код здесь', eng: 'Enter the code here', hye: 'Մուտքագրեք կոդն այստեղ' },
        text: {
          rus: 'Мы покажем, какой это телевизор: чужой вы сразу узнаете.',
          eng: 'We say which television it is: a stranger’s you will know at once.',
          hye: 'Ցույց կտանք, թե որ հեռուստացույցն է. օտարինն անմիջապես կճանաչեք։',
        },
      },
      {
        title: { rus: 'Вернитесь на диван', eng: 'Return to the sofa', hye: 'Վերադարձեք բազմոց' },
        text: {
          rus: 'Телевизор войдёт сам, а ваше место в фильме уже там.',
          eng: 'The television signs in by itself, and your place in the film is there before you.',
          hye: 'Հեռուստացույցն ինքը մուտք կգործի, իսկ ձեր տեղը ֆիլմում արդեն այնտեղ է։',
        },
      },
    ],
  },
};

/** What the service is watched on besides. */
export const tvDevices: Block = {
  type: 'custom_block',
  tag: 'any_device',
  name: { rus: 'И на остальных экранах', eng: 'And on the other screens', hye: 'Եվ մյուս էկրաններին' },
  custom_data: {
    cards: [
      {
        icon: 'phone',
        color: '#b02a6b',
        title: { rus: 'Телефон', eng: 'Phone', hye: 'Հեռախոս' },
        text: {
          rus: 'Начать в метро, досмотреть дома.',
          eng: 'Begin in the underground, finish at home.',
          hye: 'Սկսել մետրոյում, ավարտել տանը։',
        },
      },
      {
        icon: 'tablet',
        color: '#6a3ab0',
        title: { rus: 'Планшет', eng: 'Tablet', hye: 'Պլանշետ' },
        text: {
          rus: 'На кухне, прислонив к банке с вареньем.',
          eng: 'In the kitchen, leaning on a jar of jam.',
          hye: 'Խոհանոցում՝ մուրաբայի տարային հենած։',
        },
      },
      {
        icon: 'computer',
        color: '#2ab07a',
        title: { rus: 'Компьютер', eng: 'Computer', hye: 'Համակարգիչ' },
        text: {
          rus: 'Пока остальные окна делают вид, что вы работаете.',
          eng: 'While the other windows pretend that you work.',
          hye: 'Քանի դեռ մյուս պատուհանները ձևացնում են, թե աշխատում եք։',
        },
      },
    ],
  },
};
