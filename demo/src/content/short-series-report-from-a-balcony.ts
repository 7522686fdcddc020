import { composedBy, directedBy, voices, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const reportFromABalcony: DemoShortSeries = {
  slug: 'report-from-a-balcony',
  name: { rus: 'Отчёт с балкона', eng: 'Report from a Balcony', hye: 'Զեկույց պատշգամբից' },
  short_description: {
    rus: 'Пришельцы ростом с прищепку изучают Землю с пятого этажа. Выводы отправляют домой, и все они неверны.',
    eng: 'Aliens the size of a clothes peg study Earth from a fifth floor. They send their findings home; all are wrong.',
    hye: 'Ամրակի չափ այլմոլորակայինները Երկիրն ուսումնասիրում են հինգերորդ հարկից։ Եզրակացություններն ուղարկում են տուն, և բոլորը սխալ են։',
  },
  summary: {
    rus: 'Командор Ы и стажёр Ю сели между лыжами и банкой с огурцами. Запас топлива — на шесть донесений. По их данным, планетой правят голуби, вода растёт в красных вёдрах, а двуногие раз в неделю приносят жертву ковру. Но стажёр Ю начинает подозревать, что двуногая с лейкой их видит.',
    eng: 'Commander Wy and trainee Yu have landed between a pair of skis and a jar of gherkins. There is fuel for six reports. By their data pigeons rule the planet, water grows in red pails and once a week the bipeds sacrifice to a carpet. But trainee Yu begins to suspect that the biped with the watering can sees them.',
    hye: 'Հրամանատար Ըն ու փորձնակ Յուն վայրէջք են կատարել դահուկների ու վարունգի բանկայի արանքում։ Վառելիքը վեց զեկույցի է հերիքում։ Նրանց տվյալներով մոլորակը կառավարում են աղավնիները, ջուրն աճում է կարմիր դույլերում, իսկ երկոտանիները շաբաթը մեկ գորգին զոհ են մատուցում։ Բայց Յուն սկսում է կասկածել, որ ցնցուղով երկոտանին իրենց տեսնում է։',
  },
  year: 2026,
  age: 0,
  genres: ['science_fiction', 'comedy', 'animation'],
  countries: ['RU'],
  themes: ['series', 'kids'],
  rating: 8.4,
  cast: [
    directedBy('polina-listvina'),
    writtenBy('taisia-mirskaya'),
    composedBy('gleb-orlikov'),
    voices('prokhor-zvonaryov', 'командор Ы', 'Commander Wy', 'հրամանատար Ը'),
    voices('alisa-zimorodova', 'стажёр Ю', 'Trainee Yu', 'փորձնակ Յու'),
  ],
  art: { style: 'planet', palette: { hues: [300, 165, 85], mood: 'bright' }, motif: 'rocket' },
  mood: 'bright',
  episodes: [
    {
      slug: 'report-from-a-balcony-s1e1',
      name: { rus: 'Правители', eng: 'The Rulers', hye: 'Կառավարողները' },
      short_description: {
        rus: 'Донесение первое: планетой управляют серые, они ходят важно и едят подати.',
        eng: 'Report one: the planet is ruled by grey ones who strut and are fed tribute.',
        hye: 'Առաջին զեկույց. մոլորակը կառավարում են գորշերը, նրանք կարևոր քայլում են ու հարկ ուտում։',
      },
      seconds: 70,
      lines: dialogue`
        База, мы сели. Вокруг вечные льды. | Base, we’re down. Eternal ice all round. | Բա՛զա, վայրէջք կատարեցինք։ Շուրջը սառույց է։
        Это простыня, командор. | It’s a bed sheet, Commander. | Սավան է, հրամանատար։
        Идёт правитель. Серый. Без рук. | A ruler comes. Grey. Armless. | Կառավարողն է գալիս։ Գորշ է։ Անձեռք։
        Ему несут хлеб. Кланяйся! | They bring him bread. Bow! | Նրան հաց են բերում։ Խոնարհվի՛ր։
        Он меня клюнул. — Это орден. | He pecked me. — That’s a medal. | Նա ինձ կտցեց։ — Շքանշան է։
      `,
    },
    {
      slug: 'report-from-a-balcony-s1e2',
      name: { rus: 'Обряд ковра', eng: 'The Rite of the Carpet', hye: 'Գորգի ծեսը' },
      short_description: {
        rus: 'Донесение второе: по субботам двуногие выносят пёструю шкуру и бьют её, пока не станет легче.',
        eng: 'Report two: on Saturdays the bipeds take out a patterned hide and beat it until they feel better.',
        hye: 'Երկրորդ զեկույց. շաբաթ օրերին երկոտանիները դուրս են բերում խայտաբղետ մորթին ու ծեծում, մինչև թեթևանան։',
      },
      seconds: 70,
      lines: dialogue`
        Записывай: религия ударная. | Note: their religion is percussive. | Գրի՛ր. կրոնը հարվածային է։
        За что они его? — За пыль, похоже. | What has it done? — Dust, it seems. | Ինչի՞ համար։ — Փոշու, երևի։
        Апчхи! — Тише, нас раскроют. | Atchoo! — Hush, we’ll be found out. | Ապչխի՛։ — Սո՛ւս, կբացահայտեն։
        «Будьте здоровы!» Кто это сказал? | “Bless you!” Who said that? | «Առողջությո՜ւն»։ Ո՞վ ասաց։
      `,
    },
    {
      slug: 'report-from-a-balcony-s1e3',
      name: { rus: 'Красный источник', eng: 'The Red Spring', hye: 'Կարմիր աղբյուրը' },
      short_description: {
        rus: 'Донесение третье: вода на планете живёт в ведре и по утрам поёт носиком.',
        eng: 'Report three: water here lives in a pail and sings through a spout of a morning.',
        hye: 'Երրորդ զեկույց. ջուրն այստեղ դույլում է ապրում և առավոտյան քթով երգում։',
      },
      seconds: 80,
      lines: dialogue`
        Дождь! Строго над растением. | Rain! Over the plant alone. | Անձրև՛։ Միայն բույսի վրա։
        Умная планета. Бережливая. | A clever planet. Thrifty. | Խելացի մոլորակ է։ Խնայող։
        Командор, нас тоже полили. | Commander, we’ve been watered too. | Հրամանատա՛ր, մեզ էլ ջրեցին։
        Нас считают петунией. Молчи. | They take us for petunias. Hush. | Մեզ ծաղիկ են կարծում։ Լռի՛ր։
        Ю, у тебя листик. — Где?! | Yu, you’ve a leaf. — Where? | Յու, վրադ տերև կա։ — Որտե՞ղ։
      `,
    },
    {
      slug: 'report-from-a-balcony-s1e4',
      name: {
        rus: 'Соседняя цивилизация',
        eng: 'The Neighbouring Civilisation',
        hye: 'Հարևան քաղաքակրթությունը',
      },
      short_description: {
        rus: 'Донесение четвёртое: на балконе напротив живёт разумный кактус, и он на связь не выходит.',
        eng: 'Report four: on the balcony opposite lives an intelligent cactus that will not respond.',
        hye: 'Չորրորդ զեկույց. դիմացի պատշգամբում խելացի կակտուս է ապրում, բայց կապի չի գալիս։',
      },
      seconds: 80,
      lines: dialogue`
        Вызываю колючего. Приём. | Calling the prickly one. Over. | Կանչում եմ փշոտին։ Կապ։
        Молчит. Гордый. — Или занят. | Silent. Proud. — Or busy. | Լռում է։ Հպարտ է։ — Կամ զբաղված։
        Он зацвёл! Это ответ? | He’s in bloom! Is that an answer? | Ծաղկե՜ց։ Պատասխա՞ն է սա։
        Ответ. Но очень вежливый. | It is. A very polite one. | Պատասխան է։ Շատ քաղաքավարի։
      `,
    },
    {
      slug: 'report-from-a-balcony-s1e5',
      name: { rus: 'Стажёр нарушает', eng: 'The Trainee Breaks a Rule', hye: 'Փորձնակը խախտում է' },
      short_description: {
        rus: 'Донесение пятое не отправлено: Ю вышел к двуногой с лейкой и сказал «здрасьте».',
        eng: 'Report five was not sent: Yu went up to the biped with the can and said hello.',
        hye: 'Հինգերորդ զեկույցը չի ուղարկվել. Յուն մոտեցել է ցնցուղով երկոտանուն ու բարևել։',
      },
      seconds: 90,
      lines: dialogue`
        Здрасьте. — Здравствуй, маленький. | Hello. — Hello, little one. | Բարև։ — Բարև, փոքրիկ։
        Вы нас видели? — С понедельника. | You saw us? — Since Monday. | Մեզ տեսե՞լ եք։ — Երկուշաբթիից։
        И не испугались? — Мне семь лет. | Weren’t you scared? — I’m seven. | Չվախեցա՞ք։ — Յոթ տարեկան եմ։
        А голуби правда главные? | Are pigeons really in charge? | Իսկ աղավնիներն իսկապե՞ս են գլխավորը։
        Главная — бабушка. Но тс-с. | Grandma’s in charge. But shh. | Գլխավորը տատիկն է։ Բայց սո՛ւս։
      `,
    },
    {
      slug: 'report-from-a-balcony-s1e6',
      name: { rus: 'Вывод', eng: 'Conclusion', hye: 'Եզրակացություն' },
      short_description: {
        rus: 'Донесение шестое, последнее: планета изучена, рекомендуем прилетать в гости, а не насовсем.',
        eng: 'Report six, the last: planet surveyed; we recommend coming for a visit rather than for good.',
        hye: 'Վեցերորդ, վերջին զեկույց. մոլորակն ուսումնասիրված է, խորհուրդ ենք տալիս հյուր գալ, ոչ թե մնալ։',
      },
      seconds: 90,
      lines: dialogue`
        База, всё, что мы писали, — зачеркнуть. | Base, strike out all we wrote. | Բա՛զա, մեր գրածը ջնջե՛ք։
        Пишите: здесь поливают чужих. | Write: here they water strangers. | Գրե՛ք. այստեղ օտարներին ջրում են։
        Топливо? — Огуречный рассол. Хватит. | Fuel? — Gherkin brine. It’ll do. | Վառելի՞ք։ — Վարունգի աղաջուր։ Կհերիքի։
        Ю, ты плачешь? — Меня полили. | Yu, are you crying? — I was watered. | Յու, լացո՞ւմ ես։ — Ինձ ջրել են։
        Пять, четыре, три… до весны! | Five, four, three… see you in spring! | Հինգ, չորս, երեք… մինչև գարո՜ւն։
      `,
    },
  ],
};
