import type { DemoSong } from './karaoke.ts';

const grownUp = ['kadr', 'ararat'];

/** Songs that are sung together: rounds, marches, wedding songs. */
export const songsForCompany: readonly DemoSong[] = [
  {
    slug: 'the-lift-operators-tango',
    name: { rus: 'Танго лифтёра', eng: 'The Lift Operator’s Tango', hye: 'Վերելակավարի տանգոն' },
    artist: { name: { rus: 'Ансамбль «Этажи»', eng: 'The Landings', hye: '«Հարկեր» համույթ' } },
    description: {
      rus: 'Страстное танго на девять остановок: каждый куплет поётся на полтона выше, как едет кабина.\nНа последнем этаже двое наконец смотрят друг на друга.',
      eng: 'A passionate tango with nine stops: each verse rises a semitone, as the cabin does.\nOn the top floor the two of them look at each other at last.',
      hye: 'Կրքոտ տանգո ինը կանգառով. ամեն քառատող երգվում է կես տոն բարձր, ինչպես բարձրանում է խցիկը։\nՎերջին հարկում երկուսը վերջապես նայում են իրար։',
    },
    color: '#8f3048',
    brands: grownUp,
    art: { style: 'city', palette: { hues: [20, 345, 275], mood: 'dark' }, motif: 'window' },
  },
  {
    slug: 'seven-plates',
    name: { rus: 'Семь тарелок', eng: 'Seven Plates', hye: 'Յոթ ափսե' },
    artist: {
      name: { rus: 'Хор села Цахкашен', eng: 'The Tsaghkashen Village Choir', hye: 'Ծաղկաշենի երգչախումբ' },
    },
    description: {
      rus: 'Свадебная песня, в которой тарелки бьют по нотам. Если посуды жалко, хлопайте.\nПрипев подхватывает тот, кто сидит ближе к выходу.',
      eng: 'A wedding song in which plates are broken in time. If you are fond of your china, clap.\nThe chorus is taken up by whoever sits nearest the door.',
      hye: 'Հարսանեկան երգ, որտեղ ափսեները կոտրում են նոտաներով։ Եթե սպասքը խնայում եք, ծափահարեք։\nԿրկներգը շարունակում է նա, ով նստած է դռանը մոտ։',
    },
    color: '#b06a2f',
    art: { style: 'garden', palette: { hues: [40, 15, 350], mood: 'bright' }, motif: 'pomegranate' },
  },
  {
    slug: 'the-snowplough-polka',
    name: { rus: 'Полька снегоуборщика', eng: 'The Snowplough Polka', hye: 'Ձնամաքրի պոլկան' },
    artist: {
      name: {
        rus: 'Дворники третьего участка',
        eng: 'The Third District Sweepers',
        hye: 'Երրորդ տեղամասի բակապահներ',
      },
    },
    description: {
      rus: 'Весёлая полька, под которую за куплет расчищают полдвора. Лопату можно заменить шваброй.\nДышать на счёт «раз», сугроб отбрасывать на счёт «два».',
      eng: 'A merry polka that clears half a courtyard per verse. A mop will do for a shovel.\nBreathe on one, throw the snow on two.',
      hye: 'Ուրախ պոլկա, որի մեկ քառատողի տակ կես բակ են մաքրում։ Բահի փոխարեն կարելի է հատակամաքուր վերցնել։\nՇնչել «մեկ» հաշվին, ձյունը նետել՝ «երկու»։',
    },
    color: '#4f86b0',
    art: { style: 'city', palette: { hues: [200, 220, 240], mood: 'bright' }, motif: 'snow' },
  },
  {
    slug: 'who-took-my-umbrella',
    name: { rus: 'Кто взял мой зонт', eng: 'Who Took My Umbrella', hye: 'Ո՞վ վերցրեց հովանոցս' },
    artist: { name: { rus: 'Трио «Подворотня»', eng: 'The Archway Trio', hye: '«Կամարամուտք» եռյակ' } },
    description: {
      rus: 'Канон на три голоса: каждый следующий обвиняет предыдущего. Виноватым выходит тот, кто вступил последним.\nХорошо идёт в прихожей, когда гости не могут разойтись.',
      eng: 'A round for three: each voice accuses the one before. Guilt falls on whoever came in last.\nGoes well in the hall when guests cannot bring themselves to leave.',
      hye: 'Կանոն երեք ձայնի համար. ամեն հաջորդը մեղադրում է նախորդին։ Մեղավոր է դուրս գալիս վերջինը մտնողը։\nԼավ է երգվում նախասենյակում, երբ հյուրերը չեն կարողանում ցրվել։',
    },
    color: '#4a5f8f',
    art: { style: 'storm', palette: { hues: [60, 250, 230], mood: 'dusk' }, motif: 'woman' },
  },
  {
    slug: 'the-stonemasons-round',
    name: { rus: 'Круговая каменщиков', eng: 'The Stonemasons’ Round', hye: 'Քարտաշների շուրջպարը' },
    artist: {
      name: { rus: 'Бригада «Розовый туф»', eng: 'The Pink Tuff Crew', hye: '«Վարդագույն տուֆ» բրիգադ' },
    },
    description: {
      rus: 'Рабочая песня: молот задаёт сильную долю, а слова передают по кругу, как камни.\nОдин поёт строку, другой кладёт на неё свою.',
      eng: 'A work song: the hammer gives the strong beat, and words are passed round like stones.\nOne sings a line, the next lays his own on top.',
      hye: 'Աշխատանքային երգ. մուրճը տալիս է ուժեղ մասը, իսկ խոսքերը փոխանցում են շրջանով, ինչպես քարեր։\nՄեկը տող է երգում, մյուսը վրան դնում է իրենը։',
    },
    color: '#b0624f',
    brands: grownUp,
    art: { style: 'ridge', palette: { hues: [15, 350, 25], mood: 'dusk' }, motif: 'monastery' },
  },
  {
    slug: 'compote',
    name: { rus: 'Компот', eng: 'Compote', hye: 'Կոմպոտ' },
    artist: { name: { rus: 'Старшая группа', eng: 'The Big Ones of the Nursery', hye: 'Ավագ խումբ' } },
    description: {
      rus: 'Считалка про ягоды, которые прыгают в кастрюлю. Каждый ребёнок поёт за одну ягоду.\nВ конце все сладко молчат ровно четыре такта.',
      eng: 'A counting song of berries that jump into a pot. Every child sings for one berry.\nAt the end all are sweetly silent for exactly four bars.',
      hye: 'Հաշվերգ հատապտուղների մասին, որոնք ցատկում են կաթսայի մեջ։ Ամեն երեխա երգում է մեկ պտղի փոխարեն։\nՎերջում բոլորը քաղցր լռում են ուղիղ չորս տակտ։',
    },
    color: '#a83f6a',
    art: { style: 'garden', palette: { hues: [340, 5, 120], mood: 'bright' }, motif: 'apricot' },
  },
  {
    slug: 'the-round-of-the-night-train',
    name: { rus: 'Хоровод ночного поезда', eng: 'The Night Train Round', hye: 'Գիշերային գնացքի շուրջպարը' },
    artist: { name: { rus: 'Проводницы', eng: 'The Carriage Attendants', hye: 'Ուղեկցորդուհիներ' } },
    description: {
      rus: 'Каждый вагон поёт свою строку, а к утру получается песня. Ударные: ложка о подстаканник.\nТем, кто на верхней полке, разрешено подпевать лёжа.',
      eng: 'Each carriage sings a line of its own, and by morning it is a song. Percussion: a spoon on a tea glass holder.\nThose in the upper berths may join in lying down.',
      hye: 'Ամեն վագոն երգում է իր տողը, և առավոտյան երգ է դառնում։ Հարվածայիններ՝ գդալը բաժակակալին։\nՎերևի դարակում պառկածներին թույլատրվում է ձայնակցել պառկած։',
    },
    color: '#3f4a7a',
    art: { style: 'tunnel', palette: { hues: [55, 265, 245], mood: 'dark' }, motif: 'metro' },
  },
  {
    slug: 'hello-moon',
    name: { rus: 'Алло, Луна', eng: 'Hello, Moon', hye: 'Ալո՛, Լուսին' },
    artist: {
      name: { rus: 'Варя и спутники', eng: 'Varya and the Satellites', hye: 'Վարյան և արբանյակները' },
    },
    description: {
      rus: 'Детское диско: звоним на Луну, Луна снимает трубку на третьем припеве.\nТанцуют все, у кого есть носки и скользкий пол.',
      eng: 'Disco for children: we ring up the Moon, and she answers in the third chorus.\nTo be danced by all who own socks and a slippery floor.',
      hye: 'Մանկական դիսկո. զանգում ենք Լուսնին, և նա պատասխանում է երրորդ կրկներգում։\nՊարում են բոլորը, ովքեր գուլպա և սայթաքուն հատակ ունեն։',
    },
    color: '#5f4fb8',
    art: { style: 'paper', palette: { hues: [70, 280, 255], mood: 'dusk' }, motif: 'moon' },
  },
  {
    slug: 'march-of-the-mothers-in-law',
    name: { rus: 'Марш тёщ', eng: 'March of the Mothers-in-Law', hye: 'Զոքանչների քայլերգը' },
    artist: {
      name: {
        rus: 'Сводный хор кухонь',
        eng: 'The United Kitchens Choir',
        hye: 'Խոհանոցների միացյալ երգչախումբ',
      },
    },
    description: {
      rus: 'Торжественный марш с половниками: первый куплет строгий, второй добрый, третий с добавкой.\nЗятьям петь только припев и только стоя.',
      eng: 'A solemn march with ladles: the first verse is strict, the second kind, the third has second helpings.\nSons-in-law sing the chorus only, standing.',
      hye: 'Հանդիսավոր քայլերգ շերեփներով. առաջին քառատողը խիստ է, երկրորդը՝ բարի, երրորդը՝ հավելումով։\nՓեսաներին երգել միայն կրկներգը և միայն կանգնած։',
    },
    color: '#a8502f',
    brands: grownUp,
    art: { style: 'geometry', palette: { hues: [35, 10, 50], mood: 'bright' }, motif: 'carpet' },
  },
];
