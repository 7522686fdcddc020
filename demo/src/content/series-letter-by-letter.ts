import { composedBy, directedBy, hostedBy, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const letterByLetter: DemoSeries = {
  slug: 'letter-by-letter',
  name: { rus: 'Буква за буквой', eng: 'Letter by Letter', hye: 'Տառ առ տառ' },
  short_description: {
    rus: 'Почему А когда-то была быком, кто придумал пробел и как один человек сочинил алфавит — и не ошибся.',
    eng: 'Why A was once an ox, who invented the space and how one man made up an alphabet and got it right.',
    hye: 'Ինչու էր Ա տառը մի ժամանակ ցուլ, ով է հորինել բացատը, և ինչպես մեկ մարդ այբուբեն ստեղծեց ու չսխալվեց։',
  },
  summary: {
    rus: 'Каллиграф Реза Мехранфар пишет водой на асфальте, углём на глине и пером на том, что осталось от барана, чтобы понять, как мы разучились помнить и научились записывать. Восемь серий — восемь изобретений, без которых вы не прочли бы эту строку. У каждой буквы есть родина, профессия и враги.',
    eng: 'Calligrapher Reza Mehranfar writes with water on asphalt, charcoal on clay and a quill on what is left of a sheep, to find out how we forgot how to remember and learned to write things down. Eight episodes, eight inventions without which you could not read this line. Every letter has a homeland, a trade and enemies.',
    hye: 'Գեղագիր Ռեզա Մեհրանֆարը գրում է ջրով՝ ասֆալտին, ածուխով՝ կավին և փետուրով՝ ոչխարից մնացածի վրա, որպեսզի հասկանա, թե ինչպես մոռացանք հիշել և սովորեցինք գրել։ Ութ սերիա, ութ գյուտ, առանց որոնց այս տողը չէիք կարդա։ Ամեն տառ հայրենիք, արհեստ և թշնամիներ ունի։',
  },
  year: 2025,
  age: 6,
  genres: ['educational', 'history', 'documentary'],
  countries: ['FR', 'AM'],
  themes: ['series', 'education'],
  rating: 8.6,
  cast: [
    directedBy('lusine-tavadyan'),
    writtenBy('davit-hovhants'),
    composedBy('nare-voskerchyan'),
    hostedBy('reza-mehranfar'),
  ],
  art: { style: 'tunnel', palette: { hues: [65, 30, 340], mood: 'dark' }, motif: 'library' },
  mood: 'calm',
  lines: dialogue`
    Переверните букву. Видите рога? | Turn the letter over. See the horns? | Շրջե՛ք տառը։ Եղջյուրները տեսնո՞ւմ եք։
    Её звали «алеф». Она мычала. | Its name was “alef”. It used to moo. | Անունը «ալեֆ» էր։ Բառաչում էր։
    Сначала люди записали долг. | The first thing people wrote was a debt. | Մարդիկ ամենից առաջ պարտքը գրեցին։
    Стихи пришлось подождать. | Poetry had to wait. | Բանաստեղծությունն ստիպված սպասեց։
    Здесь писец чихнул. Смотрите, клякса. | Here the scribe sneezed. See the blot. | Այստեղ գրիչը փռշտացել է։ Ահա բիծը։
    Пробел — это тишина, у которой есть ширина. | A space is silence with a width. | Բացատը լայնություն ունեցող լռություն է։
    Не торопите перо. Оно помнит гуся. | Don’t rush the quill. It recalls the goose. | Փետուրը մի՛ շտապեցրեք։ Սագին է հիշում։
    Вода высохла. Что там было написано? | The water has dried. What did it say? | Ջուրը չորացավ։ Ի՞նչ էր գրված։
  `,
  seasons: [
    {
      slug: 'letter-by-letter-season-1',
      year: 2025,
      short_description: {
        rus: 'Восемь изобретений между глиняным шариком и смайликом.',
        eng: 'Eight inventions between a clay token and a smiling face.',
        hye: 'Ութ գյուտ կավե գնդիկից մինչև ժպտացող դեմք։',
      },
      episodes: [
        {
          slug: 'letter-by-letter-s1e1',
          name: { rus: 'Семь баранов', eng: 'Seven Sheep', hye: 'Յոթ ոչխար' },
          short_description: {
            rus: 'Первый текст на земле — расписка. Реза пробует получить по ней долг спустя пять тысяч лет.',
            eng: 'The first text on earth is a receipt. Five thousand years on, Reza tries to collect on it.',
            hye: 'Աշխարհի առաջին տեքստը ստացական է։ Հինգ հազար տարի անց Ռեզան փորձում է պարտքն ստանալ։',
          },
        },
        {
          slug: 'letter-by-letter-s1e2',
          name: { rus: 'Бык, дом, верблюд', eng: 'Ox, House, Camel', hye: 'Ցուլ, տուն, ուղտ' },
          short_description: {
            rus: 'Рудокопы в пустыне не знали грамоты и поэтому изобрели алфавит: так было проще.',
            eng: 'Miners in the desert could not read, so they invented the alphabet: it was easier.',
            hye: 'Անապատի հանքափորները գրագետ չէին, դրա համար էլ այբուբեն հնարեցին. այդպես ավելի հեշտ էր։',
          },
        },
        {
          slug: 'letter-by-letter-s1e3',
          name: { rus: 'Туда и обратно', eng: 'There and Back', hye: 'Այս ու այն կողմ' },
          short_description: {
            rus: 'Справа налево, слева направо, как вол по полю: Реза учится читать, не сходя с борозды.',
            eng: 'Right to left, left to right, as the ox ploughs: Reza learns to read without leaving the furrow.',
            hye: 'Աջից ձախ, ձախից աջ, ինչպես եզը՝ դաշտում. Ռեզան սովորում է կարդալ՝ ակոսից դուրս չգալով։',
          },
        },
        {
          slug: 'letter-by-letter-s1e4',
          name: { rus: 'Тридцать шесть', eng: 'Thirty-Six', hye: 'Երեսունվեց' },
          short_description: {
            rus: 'Монах слушает народ с гор и подбирает каждому звуку дом. Ни одна буква не осталась лишней.',
            eng: 'A monk listens to mountain people and finds each sound a home. Not one letter is left over.',
            hye: 'Վանականը լսում է լեռների ժողովրդին և ամեն հնչյունի համար տուն գտնում։ Ոչ մի տառ ավելորդ չմնաց։',
          },
        },
        {
          slug: 'letter-by-letter-s1e5',
          name: { rus: 'Ничего между словами', eng: 'Nothing between Words', hye: 'Ոչինչ բառերի միջև' },
          short_description: {
            rus: 'Тысячулеттекстывыглядели так. Пробел придумали те, кто плохо знал латынь и не стыдился.',
            eng: 'Forathousandyears texts looked so. The space was invented by men with poor Latin and no shame.',
            hye: 'Հազարտարի տեքստերն այսպիսին էին։ Բացատը հնարել են վատ լատիներեն իմացողները՝ առանց ամաչելու։',
          },
        },
        {
          slug: 'letter-by-letter-s1e6',
          name: { rus: 'Свинцовый обед', eng: 'A Leaden Lunch', hye: 'Կապարե ճաշ' },
          short_description: {
            rus: 'Наборщик кладёт букву вверх ногами, чтобы она встала на ноги. Реза набирает своё имя и роняет его.',
            eng: 'A compositor sets a letter on its head so that it may stand up. Reza sets his own name and drops it.',
            hye: 'Գրաշարը տառը գլխիվայր է դնում, որ կանգնի ոտքի։ Ռեզան շարում է իր անունն ու ձեռքից գցում։',
          },
        },
        {
          slug: 'letter-by-letter-s1e7',
          name: { rus: 'Шесть точек', eng: 'Six Dots', hye: 'Վեց կետ' },
          short_description: {
            rus: 'Подросток переделал военный шифр для чтения в темноте, и читать научились пальцы.',
            eng: 'A teenager remade an army cipher for reading in the dark, and fingers learned to read.',
            hye: 'Պատանին վերափոխեց մթության մեջ կարդալու ռազմական գաղտնագիրը, և մատները կարդալ սովորեցին։',
          },
        },
        {
          slug: 'letter-by-letter-s1e8',
          name: { rus: 'Снова картинки', eng: 'Pictures Again', hye: 'Կրկին նկարներ' },
          short_description: {
            rus: 'Внучка присылает Резе сообщение без единой буквы. Он понимает всё и отвечает быком.',
            eng: 'Reza’s granddaughter sends a message without one letter. He understands it all and replies with an ox.',
            hye: 'Թոռնուհին Ռեզային հաղորդագրություն է գրում առանց որևէ տառի։ Նա ամեն ինչ հասկանում է և պատասխանում ցուլով։',
          },
        },
      ],
    },
  ],
};
