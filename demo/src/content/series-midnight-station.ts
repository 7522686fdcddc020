import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const midnightStation: DemoSeries = {
  slug: 'midnight-station',
  name: { rus: 'Станция Полночь', eng: 'Midnight Station', hye: 'Կեսգիշեր կայան' },
  short_description: {
    rus: 'Полярная ночь длится сто дней. На сто первый солнце не восходит, а рация отвечает вашим же голосом.',
    eng: 'The polar night lasts a hundred days. On day one hundred and one no sun rises, and the radio replies in your own voice.',
    hye: 'Բևեռային գիշերը տևում է հարյուր օր։ Հարյուր մեկերորդին արևը չի ծագում, իսկ ռադիոն պատասխանում է ձեր իսկ ձայնով։',
  },
  summary: {
    rus: 'Девять зимовщиков, один генератор и расписание, которое держит всех в здравом уме. Когда рассвет не наступает, физик Ольга и радист Тур спорят, что сломалось: планета, часы или память. Каждый час станция получает сводку с большой земли — подписанную их собственными именами и датированную прошлым годом.',
    eng: 'Nine winterers, one generator and a timetable that keeps everyone sane. When dawn fails to come, physicist Olga and radio man Thor argue over what has broken: the planet, the clocks or memory. Every hour the station receives a bulletin from the mainland, signed with their own names and dated last year.',
    hye: 'Ինը ձմեռող, մեկ գեներատոր և մի օրակարգ, որը բոլորին ողջախոհ է պահում։ Երբ լույսը չի բացվում, ֆիզիկոս Օլգան ու ռադիստ Թուրը վիճում են, թե ինչն է փչացել՝ մոլորա՞կը, ժամացո՞ւյցը, թե՞ հիշողությունը։ Ամեն ժամ կայանը մայրցամաքից ամփոփագիր է ստանում՝ իրենց իսկ ստորագրությամբ և անցյալ տարվա ամսաթվով։',
  },
  year: 2021,
  age: 16,
  genres: ['science_fiction', 'mystery'],
  countries: ['RU', 'NO'],
  themes: ['series'],
  rating: 8.4,
  cast: [
    directedBy('ingrid-halvorsdal'),
    writtenBy('taisia-mirskaya'),
    composedBy('gleb-orlikov'),
    plays('ksenia-yarova', 'Ольга', 'Olga', 'Օլգա'),
    plays('tomasz-wieczynski', 'Тур', 'Thor', 'Թուր'),
    plays('stepan-kuropatov', 'начальник станции Греков', 'Chief Grekov', 'կայանի պետ Գրեկով'),
    plays('maja-lindhagen', 'доктор Астрид', 'Dr Astrid', 'բժիշկ Աստրիդ'),
  ],
  art: { style: 'storm', palette: { hues: [165, 230, 270], mood: 'dark' }, motif: 'aurora' },
  mood: 'tense',
  lines: dialogue`
    День сто первый. Солнца нет. | Day one hundred and one. No sun. | Օր հարյուր մեկերորդ։ Արև չկա։
    Проверь часы. — Все сразу врут? | Check the clocks. — All wrong at once? | Ժամացույցները ստուգիր։ — Բոլորը միանգամի՞ց։
    Полночь, я Полночь. Как слышите? | Midnight, this is Midnight. Do you copy? | Կեսգիշեր, ես Կեսգիշերն եմ։ Լսո՞ւմ եք։
    Это мой голос, Тур. Прошлогодний. | That’s my voice, Thor. Last year’s. | Դա իմ ձայնն է, Թուր։ Անցյալ տարվա։
    Кто выходил наружу? Следы свежие. | Who went outside? The tracks are fresh. | Ո՞վ է դուրս եկել։ Հետքերը թարմ են։
    Нас девять. Тарелок — десять. | There are nine of us. And ten plates. | Մենք ինն ենք։ Ափսեները՝ տասը։
    Не гасите лампу до завтрака. | Keep the lamp lit until breakfast. | Մինչև նախաճաշ լամպը չհանգցնեք։
    Свет! На юге! Нет… это мы. | Light! To the south! No… that’s us. | Լո՛ւյս։ Հարավո՛ւմ։ Ոչ… դա մենք ենք։
  `,
  seasons: [
    {
      slug: 'midnight-station-season-1',
      year: 2021,
      short_description: {
        rus: 'Рассвет опаздывает, и на станции начинают считать заново: дни, людей, тарелки.',
        eng: 'Dawn is late, and the station starts counting again: days, people, plates.',
        hye: 'Լուսաբացն ուշանում է, և կայանում նորից են հաշվում՝ օրերը, մարդկանց, ափսեները։',
      },
      episodes: [
        {
          slug: 'midnight-station-s1e1',
          name: { rus: 'Сто первый', eng: 'One Hundred and One', hye: 'Հարյուր մեկերորդը' },
          short_description: {
            rus: 'Все вышли встречать солнце с шампанским и флагом. Через час флаг примёрз, а горизонт так и не посветлел.',
            eng: 'Everyone comes out to greet the sun with champagne and a flag. An hour later the flag is frozen and the horizon still dark.',
            hye: 'Բոլորը շամպայնով ու դրոշով դուրս են գալիս արևին դիմավորելու։ Մեկ ժամ անց դրոշը սառել է, իսկ հորիզոնը մութ է։',
          },
        },
        {
          slug: 'midnight-station-s1e2',
          name: { rus: 'Эхо в эфире', eng: 'Echo on the Air', hye: 'Արձագանք եթերում' },
          short_description: {
            rus: 'Тур ловит передачу, в которой узнаёт собственный кашель — и шутку, которую ещё не придумал.',
            eng: 'Thor picks up a broadcast with his own cough in it, and a joke he has not thought of yet.',
            hye: 'Թուրը մի հաղորդում է որսում, որում ճանաչում է իր հազը և մի կատակ, որը դեռ չի հորինել։',
          },
        },
        {
          slug: 'midnight-station-s1e3',
          name: { rus: 'Десятая тарелка', eng: 'The Tenth Plate', hye: 'Տասներորդ ափսեն' },
          short_description: {
            rus: 'Повар готовит на десятерых, потому что так было всегда. Никто не может вспомнить, кто был десятым.',
            eng: 'The cook makes dinner for ten because he always has. No one can recall who the tenth was.',
            hye: 'Խոհարարը տասը հոգու ճաշ է եփում, որովհետև միշտ այդպես է եղել։ Ոչ ոք չի հիշում, թե ով էր տասներորդը։',
          },
        },
        {
          slug: 'midnight-station-s1e4',
          name: { rus: 'Южный огонь', eng: 'The Southern Light', hye: 'Հարավի լույսը' },
          short_description: {
            rus: 'Ольга уходит на свет и через шесть часов приходит на станцию с другой стороны.',
            eng: 'Olga walks towards the light and six hours later reaches the station from the other side.',
            hye: 'Օլգան գնում է լույսի ուղղությամբ և վեց ժամ անց կայան է հասնում հակառակ կողմից։',
          },
        },
      ],
    },
    {
      slug: 'midnight-station-season-2',
      year: 2024,
      short_description: {
        rus: 'Спасатели прилетели вовремя. Вопрос только, за кем.',
        eng: 'The rescuers arrived on time. The only question is for whom.',
        hye: 'Փրկարարները ժամանակին եկան։ Հարցն այն է, թե ում համար։',
      },
      episodes: [
        {
          slug: 'midnight-station-s2e1',
          name: { rus: 'Борт ноль девять', eng: 'Flight Zero Nine', hye: 'Զրո ինը թռիչքը' },
          short_description: {
            rus: 'Самолёт садится на лёд, и из него выходят девять человек, одетых в ту же форму.',
            eng: 'A plane sets down on the ice, and out of it step nine people in the very same uniforms.',
            hye: 'Ինքնաթիռը վայրէջք է կատարում սառույցի վրա, և դուրս են գալիս նույն համազգեստով ինը մարդ։',
          },
        },
        {
          slug: 'midnight-station-s2e2',
          name: { rus: 'Тёплая комната', eng: 'The Warm Room', hye: 'Տաք սենյակը' },
          short_description: {
            rus: 'Доктор Астрид обещает разобраться, кто настоящий, и запирает себя вместе с вопросом.',
            eng: 'Dr Astrid promises to find out who is real and locks herself in with the question.',
            hye: 'Բժիշկ Աստրիդը խոստանում է պարզել, թե ով է իսկականը, և հարցի հետ փակվում է սենյակում։',
          },
        },
        {
          slug: 'midnight-station-s2e3',
          name: { rus: 'Магнитная буря', eng: 'Magnetic Storm', hye: 'Մագնիսական փոթորիկ' },
          short_description: {
            rus: 'Сияние гасит все приборы, и впервые за год станцию освещают обычные спички.',
            eng: 'The aurora kills every instrument, and for the first time in a year the station is lit by plain matches.',
            hye: 'Բևեռափայլը մարում է բոլոր սարքերը, և տարվա մեջ առաջին անգամ կայանը լուսավորում են սովորական լուցկիներով։',
          },
        },
        {
          slug: 'midnight-station-s2e4',
          name: { rus: 'Утро', eng: 'Morning', hye: 'Առավոտ' },
          short_description: {
            rus: 'Горизонт розовеет. Кому-то из восемнадцати придётся остаться, чтобы остальные его увидели.',
            eng: 'The horizon turns pink. One of the eighteen must stay behind so that the rest may see it.',
            hye: 'Հորիզոնը վարդագունվում է։ Տասնութից մեկը պետք է մնա, որ մյուսները տեսնեն այն։',
          },
        },
      ],
    },
  ],
};
