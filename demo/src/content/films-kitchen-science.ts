import { composedBy, directedBy, hostedBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Educational films about what everybody does daily: stand in traffic, sleep, cook, err. */
export const kitchenScienceFilms: readonly DemoFilm[] = [
  {
    slug: 'where-jams-come-from',
    name: {
      rus: 'Откуда берётся пробка',
      eng: 'Where Jams Come From',
      hye: 'Որտեղից են գալիս խցանումները',
    },
    short_description: {
      rus: 'Двести машин едут по кругу, никто не нарушает, и через одиннадцать минут все стоят. Кто виноват?',
      eng: 'Two hundred cars drive in a circle, nobody breaks a rule, and in eleven minutes all of them stand still. Whose fault is it?',
      hye: 'Երկու հարյուր մեքենա շրջանով գնում է, ոչ ոք կանոն չի խախտում, և տասնմեկ րոպեից բոլորը կանգնած են։ Ո՞վ է մեղավորը։',
    },
    summary: {
      rus: 'Бывший учитель физики Антон Белосвет ищет виновного среди муравьёв, песчинок и пингвинов. Он заставляет толпу выходить в одну дверь, высыпает мешок гороха, едет в кабине самого длинного автобуса и доказывает, что один вежливый водитель способен вылечить целое шоссе. Кино, после которого в пробке становится интересно, хотя и не быстрее.',
      eng: 'Anton Belosvet, once a physics teacher, seeks the culprit among ants, grains of sand and penguins. He sends a crowd through a single door, pours out a sack of peas, rides in the cab of the longest bus there is and proves that one polite driver can cure a whole motorway. After this film a traffic jam becomes interesting, though no quicker.',
      hye: 'Ֆիզիկայի նախկին ուսուցիչ Անտոն Բելոսվետը մեղավորին փնտրում է մրջյունների, ավազահատիկների և պինգվինների մեջ։ Նա ամբոխին մեկ դռնով է դուրս հանում, մի պարկ ոլոռ թափում, նստում ամենաերկար ավտոբուսի խցիկում և ապացուցում, որ մեկ քաղաքավարի վարորդը կարող է ամբողջ մայրուղի բուժել։ Ֆիլմ, որից հետո խցանման մեջ հետաքրքիր է դառնում, թեև ոչ ավելի արագ։',
    },
    year: 2024,
    age: 0,
    genres: ['educational', 'documentary'],
    countries: ['RU', 'IT'],
    themes: ['movies', 'education', 'kids'],
    rating: 7.9,
    cast: [directedBy('matteo-corvellini'), hostedBy('anton-belosvet')],
    art: { style: 'city', palette: { hues: [25, 50, 300], mood: 'dusk' }, motif: 'car' },
    mood: 'bright',
    lines: dialogue`
      Все едут. Никто никому не мешает. | All moving. No one’s in anyone’s way. | Բոլորը գնում են։ Ոչ ոք չի խանգարում։
      Один чихнул и притормозил. Смотрите. | One driver sneezes and brakes. Watch. | Մեկը փռշտաց և արգելակեց։ Նայեք։
      Через минуту чихнул весь проспект. | A minute later the avenue has sneezed. | Մի րոպեից ողջ պողոտան փռշտաց։
      Волна бежит назад, машины вперёд. | The wave runs back, the cars go forward. | Ալիքը հետ է գնում, մեքենաները՝ առաջ։
      У муравьёв пробок нет. Спросим как. | Ants have no jams. Let us ask them how. | Մրջյունները խցանում չունեն։ Հարցնենք՝ ինչպես։
      Они не обгоняют. Им некуда спешить? | They don’t overtake. In no hurry? | Նրանք առաջ չեն անցնում։ Չե՞ն շտապում։
      Спешат. Просто все вместе. | They are. Only all together. | Շտապում են։ Միայն թե բոլորը միասին։
      Пропустите одного. Засекаем время. | Let one car in. Start the clock. | Մեկին ճանապարհ տվեք։ Ժամանակը չափենք։
    `,
  },
  {
    slug: 'a-third-of-life',
    name: { rus: 'Треть жизни', eng: 'A Third of Life', hye: 'Կյանքի մեկ երրորդը' },
    original_name: 'Le tiers de la vie',
    short_description: {
      rus: 'Где мы бываем каждую ночь, почему сны такие глупые и зачем дельфин спит одной половиной. Рассказано шёпотом.',
      eng: 'Where we go every night, why dreams are so silly, and why a dolphin sleeps by halves. Told in a whisper.',
      hye: 'Ուր ենք գնում ամեն գիշեր, ինչու են երազներն այդքան հիմար և ինչու է դելֆինը կիսով քնում։ Պատմված է շշուկով։',
    },
    summary: {
      rus: 'Амара Белл-Нвосу ложится спать при камерах девяносто ночей подряд, а нейрофизиологи рассказывают нам, где она сейчас. Здесь взвешивают колыбельные, будят чемпиона по бессоннице, записывают сны собак и находят деревню, где полдень принято проводить с закрытыми глазами. Единственный фильм, создатели которого не обидятся, если вы уснёте.',
      eng: 'Amara Bell-Nwosu goes to bed on camera ninety nights running, while neuroscientists tell us where she is now. Lullabies are weighed, a champion insomniac is woken, the dreams of dogs are recorded, and there is a village where noon is spent with one’s eyes shut. The only film whose makers will not mind if you fall asleep.',
      hye: 'Ամարա Բել-Նվոսուն իննսուն գիշեր անընդմեջ քնում է տեսախցիկների առջև, իսկ նյարդաբանները մեզ պատմում են, թե նա հիմա որտեղ է։ Այստեղ օրորոցայիններ են կշռում, արթնացնում անքնության չեմպիոնին, գրանցում շների երազները և գտնում մի գյուղ, ուր կեսօրն ընդունված է փակ աչքերով անցկացնել։ Միակ ֆիլմը, որի հեղինակները չեն նեղանա, եթե քնեք։',
    },
    year: 2022,
    age: 0,
    genres: ['educational', 'documentary'],
    countries: ['FR', 'GB'],
    themes: ['movies', 'education'],
    rating: 8.1,
    cast: [directedBy('clemence-dauvergne'), hostedBy('amara-bell-nwosu'), composedBy('garo-santuryan')],
    art: { style: 'paper', palette: { hues: [255, 285, 80], mood: 'dusk' }, motif: 'moon' },
    mood: 'calm',
    lines: dialogue`
      Тихо. Сейчас я усну, а вы смотрите. | Quiet. I’ll sleep now, and you watch. | Սուս։ Ես հիմա կքնեմ, իսկ դուք նայեք։
      Первые пять минут она падает. | For the first five minutes she falls. | Առաջին հինգ րոպեն նա ընկնում է։
      Нога дёрнулась. Это ступенька во сне. | Her foot twitched. A step in the dream. | Ոտքը ցնցվեց։ Երազում աստիճան էր։
      Дельфин спит левой. Правая на вахте. | The dolphin’s left half sleeps. Right’s on watch. | Դելֆինի ձախ կեսն է քնած։ Աջը հսկում է։
      Собака бежит. За кем, не признаётся. | The dog is running. After whom, it won’t say. | Շունը վազում է։ Ում հետևից՝ չի ասում։
      Мозг моют ночью. Как театр. | Brains are washed at night. As theatres are. | Ուղեղը գիշերն են լվանում։ Թատրոնի պես։
      Сколько весит колыбельная? Послушаем. | What does a lullaby weigh? Listen. | Օրորոցայինն ինչքա՞ն է կշռում։ Լսենք։
      Доброе утро. Где я была? | Good morning. Where have I been? | Բարի լույս։ Որտե՞ղ էի։
    `,
  },
  {
    slug: 'the-alchemy-of-supper',
    name: { rus: 'Алхимия ужина', eng: 'The Alchemy of Supper', hye: 'Ընթրիքի ալքիմիան' },
    short_description: {
      rus: 'Одна кухня, восемь блюд и вся химия за седьмой класс: почему лук мстит, а корочка пахнет счастьем.',
      eng: 'One kitchen, eight dishes and a whole year of chemistry: why onions take revenge and a crust smells of happiness.',
      hye: 'Մեկ խոհանոց, ութ ուտեստ և յոթերորդ դասարանի ողջ քիմիան. ինչու է սոխը վրեժ լուծում, իսկ կեղևը՝ երջանկության հոտ բուրում։',
    },
    summary: {
      rus: 'Стелиос Аморгианос готовит ужин на двенадцать персон и по дороге открывает всё, что не успел на уроках: яйцо, которое нельзя сварить обратно, карамель, пойманную за минуту до катастрофы, майонез, держащийся на чистом упрямстве. За столом ждут химик, бабушка и скептик. Опыты можно повторить дома, результат — съесть, а посуду, увы, придётся мыть.',
      eng: 'Stelios Amorgianos cooks supper for twelve and on the way discovers all that he missed in class: the egg that cannot be unboiled, caramel caught a minute before disaster, mayonnaise held together by sheer obstinacy. At the table wait a chemist, a grandmother and a sceptic. The experiments may be repeated at home and the results eaten; the washing-up, alas, is yours.',
      hye: 'Ստելիոս Ամորգիանոսը տասներկու հոգու ընթրիք է պատրաստում և ճանապարհին բացահայտում այն ամենը, ինչ դասերին բաց է թողել՝ ձու, որը հետ եփել չի լինի, կարամել, որը բռնվել է աղետից մեկ րոպե առաջ, մայոնեզ, որը մաքուր համառությամբ է պահվում։ Սեղանի շուրջ սպասում են քիմիկոսը, տատիկն ու թերահավատը։ Փորձերը կարելի է տանը կրկնել, արդյունքն՝ ուտել, իսկ ամանները, ավա՜ղ, պետք է լվանալ։',
    },
    year: 2025,
    age: 0,
    genres: ['educational', 'family'],
    countries: ['GR', 'AM'],
    themes: ['movies', 'education', 'kids'],
    rating: 8.0,
    cast: [directedBy('seda-yerkanyan'), hostedBy('stelios-amorgianos')],
    art: { style: 'paper', palette: { hues: [45, 15, 140], mood: 'bright' }, motif: 'cup' },
    mood: 'bright',
    lines: dialogue`
      Лук плачет первым. Потом вы. | The onion weeps first. Then you do. | Նախ սոխն է լալիս։ Հետո՝ դուք։
      Это сера. Он так защищается. | That’s sulphur. It’s self-defence. | Սա ծծումբ է։ Այդպես է պաշտպանվում։
      Сто сорок градусов: пахнет счастьем. | A hundred and forty: smell of happiness. | Հարյուր քառասուն աստիճան. երջանկության հոտ է։
      Сто девяносто: пахнет соседями. | A hundred and ninety: smell of neighbours. | Հարյուր իննսուն. հարևանների հոտ է։
      Бабушка, сколько мешать? — До согласия. | Gran, stir how long? — Till it agrees. | Տատի, ինչքա՞ն խառնեմ։ — Մինչև համաձայնի։
      Масло и вода не дружат. Зовём желток. | Oil and water aren’t friends. Call the yolk. | Յուղն ու ջուրը չեն հաշտվում։ Կանչենք դեղնուցին։
      Сварить обратно нельзя. Проверено. | You can’t unboil it. It has been tried. | Հետ եփել չի լինի։ Ստուգված է։
      За стол! Лаборатория закрыта. | To the table! The laboratory is closed. | Սեղա՛ն նստեք։ Լաբորատորիան փակ է։
    `,
  },
  {
    slug: 'beautiful-mistakes',
    name: { rus: 'Прекрасные ошибки', eng: 'Beautiful Mistakes', hye: 'Գեղեցիկ սխալներ' },
    short_description: {
      rus: 'Каналы на Марсе, небесный эфир, жидкость огня: великие заблуждения, без которых не было бы открытий.',
      eng: 'Canals on Mars, the ether, the fluid of fire: great delusions without which there would have been no discoveries.',
      hye: 'Ջրանցքներ Մարսի վրա, երկնային եթեր, կրակի հեղուկ. մեծ մոլորություններ, առանց որոնց հայտնագործություններ չէին լինի։',
    },
    summary: {
      rus: 'В этом музее хранят то, чего не оказалось: карты несуществующих островов, приборы для измерения души, девять доказательств, что поезд задушит пассажиров. Реза Мехранфар ходит с лампой между полок и по каждой неправде показывает, как трудно было ошибиться умнее. Фильм для школьников, стеснительных учёных и всех, кто боится поднять руку.',
      eng: 'This museum keeps what turned out not to be: maps of islands that never were, instruments for measuring the soul, nine proofs that trains would smother their passengers. Reza Mehranfar walks between the shelves with a lamp and shows, falsehood by falsehood, how hard it was to be wrong more cleverly. A film for pupils, shy scientists and all who are afraid to put up a hand.',
      hye: 'Այս թանգարանում պահում են այն, ինչ պարզվել է, որ չկա՝ գոյություն չունեցող կղզիների քարտեզներ, հոգին չափող սարքեր, ինն ապացույց, որ գնացքն ուղևորներին կխեղդի։ Ռեզա Մեհրանֆարը լամպով քայլում է դարակների միջով և ամեն սխալի վրա ցույց տալիս, թե որքան դժվար էր ավելի խելացի սխալվելը։ Ֆիլմ աշակերտների, ամաչկոտ գիտնականների և բոլոր նրանց համար, ովքեր վախենում են ձեռք բարձրացնել։',
    },
    year: 2020,
    age: 6,
    genres: ['educational', 'documentary', 'history'],
    countries: ['FR', 'AM'],
    themes: ['movies', 'education', 'kids'],
    rating: 8.2,
    cast: [directedBy('klavdia-verstovaya'), hostedBy('reza-mehranfar')],
    art: { style: 'tunnel', palette: { hues: [70, 40, 330], mood: 'dusk' }, motif: 'library' },
    mood: 'calm',
    lines: dialogue`
      Осторожно: здесь всё неправда. | Careful: nothing in here is true. | Զգույշ. այստեղ ամեն ինչ սուտ է։
      Остров на карте был. Триста лет. | The island was on maps. For 300 years. | Կղզին քարտեզին կար։ Երեք հարյուր տարի։
      К нему плыли. Открыли течение. | They sailed for it. They found a current. | Դեպի այն նավարկեցին։ Հոսանք գտան։
      Он видел на Марсе каналы. Каждую ночь. | He saw canals on Mars. Every night. | Մարսի վրա ջրանցքներ էր տեսնում։ Ամեն գիշեր։
      Это были сосуды его глаза. | They were the vessels of his own eye. | Դրանք իր իսկ աչքի անոթներն էին։
      Душа весит двадцать один грамм? Нет. | Does a soul weigh twenty-one grams? No. | Հոգին քսանմեկ գրա՞մ է կշռում։ Ոչ։
      Зато весы стали лучше. | But the scales got better. | Փոխարենը կշեռքները լավացան։
      Ошибитесь вслух. Кто первый? | Be wrong out loud. Who’s first? | Սխալվեք բարձրաձայն։ Ո՞վ է առաջինը։
    `,
  },
];
