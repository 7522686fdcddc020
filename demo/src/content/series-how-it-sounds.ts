import { composedBy, directedBy, hostedBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const howItSounds: DemoSeries = {
  slug: 'how-it-sounds',
  name: { rus: 'Как это звучит', eng: 'How It Sounds', hye: 'Ինչպես է դա հնչում' },
  original_name: 'Ինչպես է դա հնչում',
  short_description: {
    rus: 'Композитор Наре Воскерчян разбирает музыку на дерево, воздух и тишину — и собирает обратно у вас на глазах.',
    eng: 'Composer Nare Voskerchyan takes music apart into wood, air and silence, and puts it together again before your eyes.',
    hye: 'Կոմպոզիտոր Նարե Ոսկերչյանը երաժշտությունը բաժանում է փայտի, օդի և լռության ու նորից հավաքում ձեր աչքի առաջ։',
  },
  summary: {
    rus: 'Почему дудук плачет, а орган дышит? Можно ли сыграть на мосту? Где прячется тишина в большом городе? Каждая серия начинается с простого вопроса и приводит в мастерскую, лабораторию или на крышу, чтобы закончиться маленьким концертом, который зритель уже умеет слушать.',
    eng: 'Why does a duduk weep and an organ breathe? Can you play a bridge? Where does silence hide in a big city? Every episode starts from a simple question, leads to a workshop, a laboratory or a rooftop and ends in a small concert that the viewer by now knows how to hear.',
    hye: 'Ինչո՞ւ է դուդուկը լալիս, իսկ երգեհոնը՝ շնչում։ Կարելի՞ է կամուրջ նվագել։ Որտե՞ղ է թաքնվում լռությունը մեծ քաղաքում։ Ամեն սերիա սկսվում է պարզ հարցից, տանում արհեստանոց, լաբորատորիա կամ տանիք և ավարտվում փոքրիկ համերգով, որը հանդիսատեսն արդեն գիտի ինչպես լսել։',
  },
  year: 2024,
  age: 6,
  genres: ['educational', 'music', 'documentary'],
  countries: ['AM', 'FR'],
  themes: ['series', 'education'],
  rating: 8.3,
  cast: [directedBy('aram-tsaghkunyan'), hostedBy('nare-voskerchyan'), composedBy('nare-voskerchyan')],
  art: { style: 'geometry', palette: { hues: [35, 300, 220], mood: 'bright' }, motif: 'soundwave' },
  mood: 'calm',
  lines: dialogue`
    Закройте глаза. Что вы слышите? | Close your eyes. What do you hear? | Փակեք աչքերը։ Ի՞նչ եք լսում։
    Это не музыка. Это холодильник. | That’s not music. That’s the fridge. | Դա երաժշտություն չէ։ Դա սառնարանն է։
    А теперь — это си-бемоль. | And now it is a B flat. | Իսկ հիմա դա սի բեմոլ է։
    Абрикосовое дерево поёт дольше всех. | Apricot wood sings the longest. | Ծիրանենին ամենից երկար է երգում։
    Потрогайте струну. Она ещё тёплая. | Touch the string. It is still warm. | Դիպչեք լարին։ Դեռ տաք է։
    Пауза — тоже нота. Самая трудная. | A rest is a note too. The hardest one. | Դադարն էլ նոտա է։ Ամենադժվարը։
    Теперь всё вместе. Раз, два… | Now all together. One, two… | Հիմա՝ միասին։ Մեկ, երկու…
    Слышите? Это играете вы. | Hear that? It’s you playing. | Լսո՞ւմ եք։ Դուք եք նվագում։
  `,
  seasons: [
    {
      slug: 'how-it-sounds-season-1',
      year: 2024,
      short_description: {
        rus: 'Дерево, воздух, голос: из чего сделан звук.',
        eng: 'Wood, air, voice: what sound is made of.',
        hye: 'Փայտ, օդ, ձայն՝ ինչից է կազմված հնչյունը։',
      },
      episodes: [
        {
          slug: 'how-it-sounds-s1e1',
          name: { rus: 'Абрикосовое дерево', eng: 'Apricot Wood', hye: 'Ծիրանենի' },
          short_description: {
            rus: 'Мастер рассказывает, почему дудук надо слушать двадцать лет, прежде чем просверлить первое отверстие.',
            eng: 'A master explains why you must listen to a duduk for twenty years before drilling the first hole.',
            hye: 'Վարպետը պատմում է, թե ինչու է պետք դուդուկը քսան տարի լսել՝ առաջին անցքը բացելուց առաջ։',
          },
        },
        {
          slug: 'how-it-sounds-s1e2',
          name: { rus: 'Лёгкие собора', eng: 'The Lungs of a Cathedral', hye: 'Տաճարի թոքերը' },
          short_description: {
            rus: 'Внутри органа живёт ветер, два мастера и одна очень музыкальная мышь.',
            eng: 'Inside the organ live the wind, two craftsmen and one very musical mouse.',
            hye: 'Երգեհոնի ներսում ապրում են քամին, երկու վարպետ և մի շատ երաժշտասեր մուկ։',
          },
        },
        {
          slug: 'how-it-sounds-s1e3',
          name: { rus: 'Хор из одного человека', eng: 'A Choir of One', hye: 'Մեկ հոգու երգչախումբ' },
          short_description: {
            rus: 'Как голос складывается в аккорд, если петь в колодец, в коридор и в собственную ладонь.',
            eng: 'How a voice becomes a chord when you sing into a well, a corridor and your own palm.',
            hye: 'Ինչպես է ձայնն ակորդ դառնում, երբ երգում ես ջրհորի, միջանցքի և սեփական ափի մեջ։',
          },
        },
      ],
    },
    {
      slug: 'how-it-sounds-season-2',
      year: 2026,
      short_description: {
        rus: 'Город как инструмент: мосты, крыши и пауза между поездами.',
        eng: 'The city as an instrument: bridges, rooftops and the pause between trains.',
        hye: 'Քաղաքը որպես գործիք՝ կամուրջներ, տանիքներ և գնացքների միջև դադարը։',
      },
      episodes: [
        {
          slug: 'how-it-sounds-s2e1',
          name: { rus: 'Сонаты для моста', eng: 'Sonatas for a Bridge', hye: 'Սոնատներ կամրջի համար' },
          short_description: {
            rus: 'Инженеры слушают тросы, чтобы найти трещину, а Наре — чтобы найти мелодию.',
            eng: 'Engineers listen to the cables to find a crack, and Nare to find a melody.',
            hye: 'Ինժեներները ճոպաններն ունկնդրում են ճաք գտնելու համար, Նարեն՝ մեղեդի։',
          },
        },
        {
          slug: 'how-it-sounds-s2e2',
          name: { rus: 'Музыка для дождя', eng: 'Music for Rain', hye: 'Երաժշտություն անձրևի համար' },
          short_description: {
            rus: 'Сорок вёдер на крыше, один циклон и партитура, которую дирижирует прогноз погоды.',
            eng: 'Forty buckets on a roof, one cyclone and a score conducted by the weather forecast.',
            hye: 'Քառասուն դույլ տանիքին, մեկ ցիկլոն և մի պարտիտուր, որը ղեկավարում է եղանակի տեսությունը։',
          },
        },
        {
          slug: 'how-it-sounds-s2e3',
          name: { rus: 'Охота за тишиной', eng: 'The Hunt for Silence', hye: 'Լռության որսը' },
          short_description: {
            rus: 'Самое тихое место города оказывается там, где проходит больше всего людей.',
            eng: 'The quietest spot in the city turns out to be the one where most people pass.',
            hye: 'Պարզվում է՝ քաղաքի ամենալուռ վայրն այնտեղ է, որտեղով ամենից շատ մարդ է անցնում։',
          },
        },
      ],
    },
  ],
};
