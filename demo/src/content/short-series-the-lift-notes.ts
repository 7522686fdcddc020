import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const theLiftNotes: DemoShortSeries = {
  slug: 'the-lift-notes',
  name: { rus: 'Записки в лифте', eng: 'The Lift Notes', hye: 'Երկտողեր վերելակում' },
  short_description: {
    rus: 'Сначала просили не курить. Потом — не грустить. Роман в шести записках на зеркале лифта.',
    eng: 'First the note said no smoking. Then it said no sulking. A romance in six notes on a lift mirror.',
    hye: 'Սկզբում խնդրում էին չծխել։ Հետո՝ չտխրել։ Սիրավեպ վերելակի հայելու վեց երկտողով։',
  },
  summary: {
    rus: 'Четырнадцатый этаж пишет красным, третий — карандашом. Они ездят в разное время, никогда не видели друг друга и знают только почерк, запах кофе и то, что лифт опять застревает на девятом. Управляющая компания требует снять бумажки. Подъезд требует продолжения.',
    eng: 'Floor fourteen writes in red, floor three in pencil. They ride at different hours, have never met and know only a hand, a smell of coffee and the fact that the lift is stuck again at nine. The management wants the papers taken down. The whole staircase wants the next instalment.',
    hye: 'Տասնչորսերորդ հարկը կարմիրով է գրում, երրորդը՝ մատիտով։ Տարբեր ժամերի են բարձրանում, իրար երբեք չեն տեսել և գիտեն միայն ձեռագիրը, սուրճի հոտն ու այն, որ վերելակը կրկին խրվում է իններորդում։ Կառավարող ընկերությունը պահանջում է թղթերը հանել։ Ողջ շքամուտքը պահանջում է շարունակությունը։',
  },
  year: 2025,
  age: 6,
  genres: ['romance', 'comedy'],
  countries: ['RU'],
  themes: ['series'],
  rating: 8.2,
  cast: [
    directedBy('marfa-velikhova'),
    composedBy('garo-santuryan'),
    plays('zoya-pribylova', 'Четырнадцатый этаж', 'Floor Fourteen', 'Տասնչորսերորդ հարկ'),
    plays('yegor-tumanin', 'Третий этаж', 'Floor Three', 'Երրորդ հարկ'),
  ],
  art: { style: 'tunnel', palette: { hues: [10, 240, 335], mood: 'bright' }, motif: 'lift' },
  mood: 'bright',
  episodes: [
    {
      slug: 'the-lift-notes-s1e1',
      name: { rus: 'Не курить', eng: 'No Smoking', hye: 'Չծխել' },
      short_description: {
        rus: 'Красный фломастер ругается. Карандаш отвечает: это не дым, это подгорели сырники.',
        eng: 'The red marker complains. The pencil replies that it wasn’t smoke, it was burnt pancakes.',
        hye: 'Կարմիր ֆլոմաստերը բարկանում է։ Մատիտը պատասխանում է՝ ծուխ չէ, բլիթներն են այրվել։',
      },
      seconds: 70,
      lines: dialogue`
        «Кто курил в лифте?!» | “WHO has been smoking in here?” | «Ո՞վ է ծխել վերելակում»։
        Ниже карандашом: «Это сырники». | Below in pencil: “Pancakes”. | Տակը՝ մատիտով. «Բլիթներ են»։
        «В лифте?» — «На третьем. Всю ночь». | “In the lift?” — “On three. All night.” | «Վերելակո՞ւմ»։ — «Երրորդում։ Ողջ գիշեր»։
        «Зачем?!» — «Учусь. Завтра — блины». | “Why?” — “Learning. Crêpes tomorrow.” | «Ինչո՞ւ»։ — «Սովորում եմ։ Վաղը՝ նրբաբլիթ»։
        Она стирает восклицательный знак. | She rubs out the exclamation mark. | Նա ջնջում է բացականչությունը։
      `,
    },
    {
      slug: 'the-lift-notes-s1e2',
      name: { rus: 'Дегустация', eng: 'The Tasting', hye: 'Համտես' },
      short_description: {
        rus: 'На поручне висит пакет с блином и анкетой: «Съедобно? Да, нет, вызвать врача».',
        eng: 'A bag hangs from the rail with a crêpe and a form: “Edible? Yes, no, call a doctor”.',
        hye: 'Բռնակից մի տոպրակ է կախված՝ մեջը նրբաբլիթ ու հարցաթերթ. «Ուտելի՞ է. այո, ոչ, բժիշկ կանչել»։',
      },
      seconds: 80,
      lines: dialogue`
        Осторожно. Он ещё тёплый. | Careful. It’s still warm. | Զգո՛ւյշ։ Դեռ տաք է։
        Отметьте вариант и верните ручку. | Tick a box and return the pen. | Նշե՛ք տարբերակը և գրիչը վերադարձրեք։
        Она ставит галочку между «да» и «нет». | She ticks between “yes” and “no”. | Նա նշում է «այո»-ի ու «ոչ»-ի արանքում։
        И дописывает: «Соли. И приходите сами». | And adds: “Salt. And bring it yourself”. | Ու գրում. «Աղ։ Եվ ինքներդ եկեք»։
        Стирает «приходите». Оставляет «соли». | Rubs out “yourself”. Leaves “salt”. | Ջնջում է «եկեք»-ը։ Թողնում «աղ»-ը։
      `,
    },
    {
      slug: 'the-lift-notes-s1e3',
      name: { rus: 'Весь подъезд', eng: 'The Whole Staircase', hye: 'Ողջ շքամուտքը' },
      short_description: {
        rus: 'К переписке подключаются шестой, одиннадцатый и консьержка с орфографией.',
        eng: 'Floors six and eleven join the correspondence, and so does the concierge, with spelling.',
        hye: 'Նամակագրությանը միանում են վեցերորդը, տասնմեկերորդն ու ուղղագրությամբ՝ դռնապանը։',
      },
      seconds: 90,
      lines: dialogue`
        Шестой: «А вы уже виделись?» | Six: “Have you two met yet?” | Վեցերորդ. «Արդեն տեսնվե՞լ եք»։
        Одиннадцатый: «Не торопите людей». | Eleven: “Don’t rush people”. | Տասնմեկերորդ. «Մարդկանց մի՛ շտապեցրեք»։
        Консьержка: «Запятую потеряли». | Concierge: “You’ve dropped a comma”. | Դռնապան. «Ստորակետը կորցրել եք»։
        Четырнадцатый: «Он вообще высокий?» | Fourteen: “Is he tall at least?” | Տասնչորսերորդ. «Գոնե բարձրահասա՞կ է»։
        Третий: «До кнопки достаю». | Three: “I can reach the button”. | Երրորդ. «Կոճակին հասնում եմ»։
        Одиннадцатый: «До какой?» | Eleven: “Which one?” | Տասնմեկերորդ. «Ո՞ր մեկին»։
      `,
    },
    {
      slug: 'the-lift-notes-s1e4',
      name: { rus: 'Предписание', eng: 'A Formal Notice', hye: 'Կարգադրություն' },
      short_description: {
        rus: 'Управляющая компания велит снять записки до пятницы и сама пишет это на записке.',
        eng: 'The management orders all notes down by Friday, and does so in a note.',
        hye: 'Կառավարող ընկերությունը հրամայում է երկտողերը հանել մինչև ուրբաթ և դա գրում է երկտողով։',
      },
      seconds: 70,
      lines: dialogue`
        «Посторонние бумаги будут сняты». | “Unauthorised papers will be removed”. | «Կողմնակի թղթերը կհանվեն»։
        Карандашом: «Ваша тоже?» | In pencil: “Yours too?” | Մատիտով. «Ձե՞րն էլ»։
        В пятницу зеркало пустое. | On Friday the mirror is bare. | Ուրբաթ օրը հայելին դատարկ է։
        Она дышит на него и пишет пальцем. | She breathes on it and writes with a finger. | Նա փչում է վրան ու մատով գրում։
        Видно, только если подышать в ответ. | You must breathe back to read it. | Կարդալու համար պիտի պատասխան փչես։
      `,
    },
    {
      slug: 'the-lift-notes-s1e5',
      name: {
        rus: 'Между девятым и десятым',
        eng: 'Between Nine and Ten',
        hye: 'Իններորդի և տասներորդի միջև',
      },
      short_description: {
        rus: 'Лифт застрял. Внутри она и незнакомец с тарелкой под салфеткой.',
        eng: 'The lift is stuck. Inside are she and a stranger with a covered plate.',
        hye: 'Վերելակը խրվել է։ Ներսում ինքն է ու մի անծանոթ՝ ծածկված ափսեով։',
      },
      seconds: 110,
      lines: dialogue`
        Вы тоже наверх? — Уже не знаю. | Going up too? — I’m no longer sure. | Դո՞ւք էլ վերև։ — Արդեն չգիտեմ։
        Пахнет сырниками. — Совпадение. | It smells of pancakes. — Coincidence. | Բլիթի հոտ է գալիս։ — Պատահականություն։
        Почему у вас карандаш за ухом? | Why is there a pencil behind your ear? | Ինչո՞ւ է ականջի ետևում մատիտ։
        А у вас пальцы красные. | And your fingers are red. | Իսկ ձեր մատները կարմիր են։
        Пауза. Свет мигнул. | A pause. The light flickers. | Դադար։ Լույսը թարթում է։
        Соли хватает? — Попробуйте сами. | Enough salt? — Taste for yourself. | Աղը տե՞ղն է։ — Ինքներդ փորձեք։
      `,
    },
    {
      slug: 'the-lift-notes-s1e6',
      name: { rus: 'Объявление', eng: 'An Announcement', hye: 'Հայտարարություն' },
      short_description: {
        rus: 'Лифт починили, и весь подъезд против: двое теперь ходят пешком, зато вместе.',
        eng: 'The lift is mended and the staircase protests: two people now take the stairs, but together.',
        hye: 'Վերելակը նորոգել են, և շքամուտքը դեմ է. երկուսը հիմա ոտքով են գնում, բայց միասին։',
      },
      seconds: 80,
      lines: dialogue`
        Одиннадцатый: «Кто-нибудь их видел?» | Eleven: “Has anyone seen them?” | Տասնմեկերորդ. «Նրանց տեսնող եղե՞լ է»։
        Шестой: «Слышно. Смеются на восьмом». | Six: “Heard them. Laughing on eight”. | Վեցերորդ. «Լսել եմ։ Ութերորդում ծիծաղում են»։
        Консьержка: «На зеркале новая бумажка». | Concierge: “A new note on the mirror”. | Դռնապան. «Հայելուն նոր թուղթ կա»։
        Два почерка на одной строчке. | Two hands on a single line. | Երկու ձեռագիր նույն տողի վրա։
        «Сырники. Воскресенье. Всем подъездом». | “Pancakes. Sunday. The lot of you”. | «Բլիթ։ Կիրակի։ Ողջ շքամուտքով»։
      `,
    },
  ],
};
