import { composedBy, directedBy, voices } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const kidsFilms: readonly DemoFilm[] = [
  {
    slug: 'badger-and-the-fallen-star',
    name: {
      rus: 'Барсук и упавшая звезда',
      eng: 'Badger and the Fallen Star',
      hye: 'Գորշուկն ու ընկած աստղը',
    },
    short_description: {
      rus: 'Ворчливый барсук находит в своём огороде звезду и собирается вернуть её на место — строго до ужина.',
      eng: 'A grumpy badger finds a star in his vegetable patch and sets out to put it back, strictly before supper.',
      hye: 'Փնթփնթան գորշուկն իր բանջարանոցում աստղ է գտնում և որոշում տեղը դնել՝ խստորեն մինչև ընթրիք։',
    },
    summary: {
      rus: 'Барсук Прохор любит порядок, тыквы и тишину. Звезда любит вопросы. Чтобы отправить её домой, надо построить самую длинную лестницу в лесу, а для этого впервые в жизни попросить помощи у соседей.',
      eng: 'Prokhor the badger likes order, pumpkins and quiet. The star likes questions. To send her home they must build the longest ladder in the forest, and for that he has to do something he has never done: ask the neighbours for help.',
      hye: 'Գորշուկ Պրոխորը սիրում է կարգուկանոն, դդում և լռություն։ Աստղը հարցեր է սիրում։ Նրան տուն ուղարկելու համար պետք է անտառի ամենաերկար սանդուղքը կառուցել, իսկ դրա համար՝ կյանքում առաջին անգամ հարևաններից օգնություն խնդրել։',
    },
    year: 2022,
    age: 0,
    genres: ['animation', 'family'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 8.3,
    cast: [
      directedBy('polina-listvina'),
      voices('lev-granovich', 'Барсук Прохор', 'Prokhor the Badger', 'Գորշուկ Պրոխոր'),
      voices('alisa-zimorodova', 'Звезда', 'The Star', 'Աստղը'),
    ],
    art: { style: 'forest', palette: { hues: [95, 160, 280], mood: 'dusk' }, motif: 'star' },
    mood: 'calm',
    lines: dialogue`
      Кто уронил это в мою тыкву? | Who dropped this in my pumpkin? | Ո՞վ է սա գցել իմ դդումի մեջ։
      Здравствуй! А почему ты полосатый? | Hello! Why are you striped? | Բարև։ Իսկ դու ինչո՞ւ ես զոլավոր։
      Потому. Где твой дом? | Because. Where is your home? | Որովհետև։ Տունդ որտե՞ղ է։
      Вон там. Чуть левее луны. | Up there. Just left of the moon. | Այնտեղ։ Լուսնից մի քիչ ձախ։
      Нам нужна лестница. Длинная. | We need a ladder. A long one. | Մեզ սանդուղք է պետք։ Երկար։
      Сосед… Не мог бы ты… помочь? | Neighbour… could you… help? | Հարևան… կարո՞ղ ես… օգնել։
      Прохор! Я вижу весь лес! | Prokhor! I can see the whole forest! | Պրոխո՛ր, ամբողջ անտառը տեսնում եմ։
      Заходи ещё. Только не в тыкву. | Do drop in. Not on the pumpkin. | Էլի արի։ Միայն թե ոչ դդումի մեջ։
    `,
  },
  {
    slug: 'captain-teapot',
    name: { rus: 'Капитан Чайник', eng: 'Captain Teapot', hye: 'Նավապետ Թեյնիկ' },
    short_description: {
      rus: 'Пока хозяева спят, чайник с отбитым носиком ведёт экипаж чашек через море паркета на остров Буфет.',
      eng: 'While the family sleeps, a teapot with a chipped spout leads a crew of cups across the Parquet Sea to Sideboard Island.',
      hye: 'Մինչ տանտերերը քնած են, կոտրված քթով թեյնիկը բաժակների անձնակազմը մանրահատակի ծովով տանում է Պահարան կղզի։',
    },
    summary: {
      rus: 'Любимый мультфильм трёх поколений. На острове Буфет томится в плену Сахарница, а единственная карта нарисована вареньем и к утру будет съедена. Песенку «Кипи, кипи, отвага!» вы вспомните с первой ноты.',
      eng: 'A cartoon that three generations know by heart. The Sugar Bowl is held captive on Sideboard Island, and the only map is drawn in jam and will be eaten by morning. You will remember the song “Boil, my courage, boil!” from its very first note.',
      hye: 'Երեք սերնդի սիրելի մուլտֆիլմը։ Պահարան կղզում գերի է Շաքարամանը, իսկ միակ քարտեզը նկարված է մուրաբայով և մինչև առավոտ կկերվի։ «Եռա՛, եռա՛, քաջություն» երգը կհիշեք առաջին իսկ նոտայից։',
    },
    year: 1981,
    age: 0,
    genres: ['animation', 'adventure', 'family'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 8.8,
    cast: [
      directedBy('arkady-polozkov'),
      voices('mikhail-starozhilov', 'Капитан Чайник', 'Captain Teapot', 'Նավապետ Թեյնիկ'),
      voices('nina-vetlugina', 'Сахарница', 'The Sugar Bowl', 'Շաքարամանը'),
    ],
    art: { style: 'paper', palette: { hues: [50, 220, 90], mood: 'bright' }, motif: 'teapot' },
    mood: 'bright',
    lines: dialogue`
      Свистать всех на скатерть! | All hands on the tablecloth! | Բոլորը՝ սփռոցի վրա՛։
      Капитан, у вас носик отбит. | Captain, your spout is chipped. | Նավապե՛տ, քիթդ կոտրված է։
      Это шрам, юнга Блюдце. | It’s a scar, Midshipman Saucer. | Դա սպի է, նավաստի Պնակ։
      Прямо по курсу — Кот! | Dead ahead: the Cat! | Ուղիղ առջևում Կատո՛ւն է։
      Не звенеть! Мы просто посуда. | No clinking! We are merely crockery. | Չզնգա՛լ։ Մենք պարզապես սպասք ենք։
      Карта вкусная? — Карта важная! | Is the map tasty? — It’s important! | Քարտեզը համո՞վ է։ — Կարևո՛ր է։
      Сахарница! Я сейчас закиплю! | Sugar Bowl! I’m about to boil! | Շաքարամա՛ն, հիմա կեռամ։
      К утру — по местам. И улыбаться. | By dawn, to your shelves. And smile. | Լուսադեմին՝ տեղներդ։ Եվ ժպտացե՛ք։
    `,
  },
  {
    slug: 'the-cloud-factory',
    name: { rus: 'Фабрика облаков', eng: 'The Cloud Factory', hye: 'Ամպերի գործարանը' },
    original_name: 'Ամպերի գործարանը',
    short_description: {
      rus: 'Тата попадает на завод, где взбивают облака, и случайно выпускает тучу, которая не умеет плакать.',
      eng: 'Tata finds her way into the works where clouds are whipped and lets out by accident a rain cloud that cannot cry.',
      hye: 'Թաթան ընկնում է մի գործարան, որտեղ ամպեր են հարում, և պատահաբար բաց թողնում մի ամպ, որը լաց լինել չգիտի։',
    },
    summary: {
      rus: 'На вершине горы Ара работает смена: барашки — налево, кучевые — на просушку, грозовые — под замок. Директор Гром боится щекотки и проверок. Тате нужно успеть до вечернего заката научить новорождённую тучу грустить ровно настолько, чтобы зацвели сады.',
      eng: 'At the top of Mount Ara the shift is on: fleecy ones to the left, cumulus to the drying room, thunderheads under lock and key. Director Thunder fears tickling and inspections. Before sunset Tata has to teach a newborn cloud to be sad just enough for the orchards to bloom.',
      hye: 'Արա սարի գագաթին հերթափոխ է՝ գառնուկները՝ ձախ, կույտավորները՝ չորանոց, ամպրոպայինները՝ կողպեքի տակ։ Տնօրեն Որոտը վախենում է խուտուտից ու ստուգումներից։ Մինչև մայրամուտ Թաթան պետք է նորածին ամպին սովորեցնի տխրել ճիշտ այնքան, որ այգիները ծաղկեն։',
    },
    year: 2024,
    age: 0,
    genres: ['animation', 'fantasy', 'family'],
    countries: ['AM', 'FR'],
    themes: ['movies', 'kids'],
    rating: 8.1,
    cast: [
      directedBy('aram-tsaghkunyan'),
      composedBy('nare-voskerchyan'),
      voices('mane-avetunts', 'Тата', 'Tata', 'Թաթա'),
      voices('samvel-kochinyan', 'Директор Гром', 'Director Thunder', 'Տնօրեն Որոտ'),
    ],
    art: { style: 'garden', palette: { hues: [230, 340, 95], mood: 'bright' }, motif: 'cloud' },
    mood: 'bright',
    lines: dialogue`
      Посторонним вход только по трубе! | Visitors by the chimney only! | Օտարների մուտքը միայն խողովակով է։
      Это вы делаете облака? Из чего? | You make clouds? What from? | Դո՞ւք եք ամպ սարքում։ Ինչի՞ց։
      Из вздохов. И немного сахара. | From sighs. And a pinch of sugar. | Հառաչանքից։ Եվ մի պտղունց շաքարից։
      Ой. Кажется, одна убежала. | Oops. I think one got away. | Վա՜յ։ Կարծես մեկը փախավ։
      Туча! Почему ты не плачешь? | Cloud! Why don’t you cry? | Ա՛մպ, ինչո՞ւ լաց չես լինում։
      Мне не о чем. Я родилась сегодня. | About what? I was born today. | Ինչի՞ համար։ Ես այսօր եմ ծնվել։
      Тогда послушай про мою собаку. | Then let me tell you about my dog. | Ուրեմն լսիր իմ շան մասին։
      Кап. — Получилось! Ещё! | Drip. — You did it! More! | Կաթ։ — Ստացվե՛ց։ Էլի՛։
    `,
  },
  {
    slug: 'the-little-vishap',
    name: { rus: 'Маленький вишап', eng: 'The Little Vishap', hye: 'Փոքրիկ վիշապը' },
    original_name: 'Փոքրիկ վիշապը',
    short_description: {
      rus: 'Последний дракон Гегамских гор ростом с кошку, дышит паром и мечтает, чтобы его хоть кто-нибудь испугался.',
      eng: 'The last dragon of the Gegham hills is the size of a cat, breathes steam and longs for somebody to be afraid of him.',
      hye: 'Գեղամա լեռների վերջին վիշապը կատվի չափ է, գոլորշի է արձակում և երազում է, որ գոնե մեկն իրենից վախենա։',
    },
    summary: {
      rus: 'Древние каменные вишапы стерегли источники, а этот стережёт только бабушкин самовар. Когда в горах пересыхает родник, оказывается, что вода слушается не страшных, а внимательных. История о маленьком герое, нарисованная пастелью и паром.',
      eng: 'The stone vishaps of old guarded the springs; this one guards only Grandmother’s samovar. When the mountain spring runs dry, it turns out that water obeys not the fearsome but the attentive. The tale of a small hero, drawn in pastel and steam.',
      hye: 'Հին քարե վիշապներն ակունքներն էին պահում, իսկ սա պահում է միայն տատիկի ինքնաեռը։ Երբ լեռներում աղբյուրը ցամաքում է, պարզվում է՝ ջուրը լսում է ոչ թե ահեղներին, այլ ուշադիրներին։ Պատմություն փոքրիկ հերոսի մասին՝ նկարված պաստելով և գոլորշով։',
    },
    year: 2021,
    age: 0,
    genres: ['animation', 'family', 'fantasy'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 8.4,
    cast: [
      directedBy('aram-tsaghkunyan'),
      voices('tatev-mirzabekyan', 'Вишапик', 'Little Vishap', 'Վիշապիկ'),
      voices('nune-kalantaryan', 'Бабушка-гора', 'Grandmother Mountain', 'Տատիկ Սար'),
    ],
    art: { style: 'ridge', palette: { hues: [150, 190, 40], mood: 'bright' }, motif: 'dragon' },
    mood: 'bright',
    lines: dialogue`
      Бойтесь! Я вишап! Р-р-р! | Fear me! I’m a vishap! Grrr! | Վախեցե՛ք։ Ես վիշա՛պ եմ։ Ռ-ռ-ռ՛։
      Какой тёпленький. Садись к чаю. | How cosy and warm. Have some tea. | Ի՜նչ տաքուկն ես։ Նստիր՝ թեյ խմենք։
      Бабушка, почему я не страшный? | Granny, why am I not scary? | Տատիկ, ինչո՞ւ ես սարսափելի չեմ։
      Ты ещё не знаешь, что сторожишь. | You don’t know yet what you guard. | Դեռ չգիտես՝ ինչ ես պահպանում։
      Родник замолчал! Слышите? | The spring’s gone quiet! Hear that? | Աղբյուրը լռե՛ց։ Լսո՞ւմ եք։
      Я слышу. Вода плачет под камнем. | I hear. Water is crying under a stone. | Լսում եմ։ Ջուրը քարի տակ լալիս է։
      Не бойся, вода. Я маленький. | Don’t be afraid, water. I’m small. | Մի՛ վախեցիր, ջրիկ։ Ես փոքր եմ։
      Он вернул родник! Без единого «р-р»! | He brought it back without one grr! | Աղբյուրը հետ բերեց՝ առանց ռ-ռ-ռ-ի։
    `,
  },
  {
    slug: 'the-paper-regatta',
    name: { rus: 'Бумажная регата', eng: 'The Paper Regatta', hye: 'Թղթե ռեգատա' },
    short_description: {
      rus: 'Кораблики из двойки, чека и любовной записки плывут по весеннему ручью через весь город — наперегонки с дворником.',
      eng: 'Boats folded from a bad mark, a receipt and a love note race down the spring gutters, with a street sweeper in pursuit.',
      hye: 'Երկուսից, կտրոնից ու սիրո նամակից ծալված նավակները գարնան առվով մրցում են քաղաքով մեկ, իսկ հետևից հավաքարարն է գալիս։',
    },
    summary: {
      rus: 'У каждого кораблика на борту своя тайна: если он доплывёт до реки, она сбудется. Двойка хочет исправиться, Чек — чтобы его простили, Записка — чтобы её прочли. Целый апрель, снятый на высоте трёх сантиметров.',
      eng: 'Each boat has a secret aboard that will come true if it reaches the river. The Bad Mark wants another chance, the Receipt wants forgiveness, the Note wants to be read. A whole April filmed from a height of three centimetres.',
      hye: 'Ամեն նավակ իր գաղտնիքն ունի, որը կիրականանա, եթե հասնի գետին։ Երկուսն ուզում է ուղղվել, Կտրոնը՝ ներվել, Նամակը՝ կարդացվել։ Մի ամբողջ ապրիլ՝ նկարահանված երեք սանտիմետր բարձրությունից։',
    },
    year: 2018,
    age: 0,
    genres: ['animation', 'adventure', 'family'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 7.7,
    cast: [
      directedBy('polina-listvina'),
      voices('yegor-tumanin', 'Двойка', 'Bad Mark', 'Երկուս'),
      voices('vera-lugovskikh', 'Записка', 'Love Note', 'Նամակ'),
      voices('stepan-kuropatov', 'Чек', 'Receipt', 'Կտրոն'),
    ],
    art: { style: 'paper', palette: { hues: [200, 130, 60], mood: 'bright' }, motif: 'boat' },
    mood: 'bright',
    lines: dialogue`
      Отдать концы! Вернее, уголки! | Cast off! Mind the corners! | Պարանները բա՛ց թողեք։ Այսինքն՝ անկյունները։
      Я двойка, но курс держу на пять. | I’m a D, but I steer like an A. | Երկուս եմ, բայց հինգի նման եմ լողում։
      Впереди решётка! Втянуть борта! | Grating ahead! Pull in your sides! | Առջևում վանդակ է։ Կողերը ներս։
      Вы промокли, мадам Записка. | You’re getting wet, Madam Note. | Թրջվել եք, տիկին Նամակ։
      Ничего. Главное, чтобы не буквы. | No matter. As long as the ink’s dry. | Ոչինչ։ Միայն թե տառերը չթրջվեն։
      Дворник! Метла по правому борту! | The sweeper! Broom to starboard! | Հավաքարա՛րը։ Ավելն աջից է։
      Держитесь за солнечный зайчик! | Hold on to the sunbeam! | Արևի շողից բռնվե՛ք։
      Река! Она и правда большая! | The river! It really is big! | Գե՛տը։ Իսկապես մեծ է։
    `,
  },
  {
    slug: 'grandma-drives-a-rocket',
    name: { rus: 'Бабушка за рулём ракеты', eng: 'Grandma Drives a Rocket', hye: 'Տատիկը հրթիռ է վարում' },
    short_description: {
      rus: 'Бывшая водительница автобуса везёт внучку в лунную школу и объявляет остановки на всех кометах по пути.',
      eng: 'A retired bus driver takes her granddaughter to school on the Moon, calling out a stop at every comet on the way.',
      hye: 'Ավտոբուսի նախկին վարորդը թոռնիկին լուսնային դպրոց է տանում և ճանապարհին հայտարարում բոլոր գիսաստղերի կանգառները։',
    },
    summary: {
      rus: 'Бабушка Зоя сорок лет водила маршрут номер семь и ни разу не опоздала. Поэтому, когда школьный шаттл ломается, она без лишних слов пристёгивает внучку, термос и робота-контролёра. Космос огромный, зато без пробок.',
      eng: 'Grandma Zoya drove route seven for forty years and was never late. So when the school shuttle breaks down, she says no more about it and straps in the child, a thermos and a ticket-inspecting robot. Space is enormous, but there are no traffic jams.',
      hye: 'Զոյա տատը քառասուն տարի վարել է յոթերորդ երթուղին և ոչ մի անգամ չի ուշացել։ Ուստի երբ դպրոցի տիեզերանավը փչանում է, նա անխոս ամրացնում է թոռնիկին, թերմոսը և տոմս ստուգող ռոբոտին։ Տիեզերքը հսկայական է, բայց խցանումներ չկան։',
    },
    year: 2025,
    age: 0,
    genres: ['animation', 'science_fiction', 'comedy'],
    countries: ['KR', 'RU'],
    themes: ['movies', 'kids'],
    rating: 7.9,
    cast: [
      directedBy('baek-so-rin'),
      voices('daria-klyuchevaya', 'бабушка Зоя', 'Grandma Zoya', 'Զոյա տատ'),
      voices('alisa-zimorodova', 'Филя', 'Filya', 'Ֆիլյա'),
      voices('kang-do-hyeok', 'робот Пинг', 'Ping the robot', 'ռոբոտ Պինգ'),
    ],
    art: { style: 'planet', palette: { hues: [330, 60, 250], mood: 'bright' }, motif: 'rocket' },
    mood: 'bright',
    lines: dialogue`
      Осторожно, люки закрываются. | Mind the hatches, please. | Զգուշացե՛ք, փակվում են դռները։
      Бабушка, мы летим? — Мы едем, Филя. | Grandma, are we flying? — Driving, Filya. | Տատիկ, թռչո՞ւմ ենք։ — Գնում ենք, Ֆիլյա։
      Следующая — комета Галя. | Next stop: Galya’s Comet. | Հաջորդ կանգառը՝ Գալյա գիսաստղ։
      Предъявите билет. — Сынок, я водитель. | Ticket, please. — Sonny, I’m driving. | Ձեր տոմսը։ — Բալե՛ս, ես վարորդն եմ։
      Навигатор просит развернуться. | The navigator says turn around. | Նավիգատորն ասում է՝ հետ դարձեք։
      Пусть сам разворачивается. | Then let it turn around. | Թող ինքը դառնա։
      Астероид уступает дорогу пожилым. | Asteroids give way to the elderly. | Աստերոիդը տեղ է զիջում տարեցներին։
      Луна. Конечная. Шапку надень. | The Moon. All change. Hat on. | Լուսին։ Վերջին կանգառ։ Գլխարկդ դիր։
    `,
  },
];
