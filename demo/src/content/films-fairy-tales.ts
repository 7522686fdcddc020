import { composedBy, directedBy, voices } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const fairyTaleFilms: readonly DemoFilm[] = [
  {
    slug: 'the-cobbler-who-sewed-a-road',
    name: {
      rus: 'Сапожник, который сшил дорогу',
      eng: 'The Cobbler Who Sewed a Road',
      hye: 'Ճանապարհ կարած կոշկակարը',
    },
    original_name: 'Ճանապարհ կարած կոշկակարը',
    short_description: {
      rus: 'Оползень разорвал дорогу между сёлами, и старый сапожник берётся её зашить, если найдётся нитка длиной в день пути.',
      eng: 'A landslide has torn the road between two villages, and an old cobbler offers to mend it, given a thread a day’s walk long.',
      hye: 'Սողանքը պատռել է երկու գյուղի ճամփան, և ծեր կոշկակարը հանձն է առնում կարել այն, եթե մեկ օրվա ճամփի չափ թել գտնվի։',
    },
    summary: {
      rus: 'Нитку прядут всем миром: из козьей шерсти, колыбельных и бабушкиного ворчания. Ученик Мурад держит шилом край обрыва, улитка считает стежки, а молодая река внизу обижается: ей так хорошо было одной. Сказка из цветной шерсти, в которой каждый холм связан вручную.',
      eng: 'Everyone helps to spin it: from goat’s wool, lullabies and a grandmother’s grumbling. Murad the apprentice pins down the edge of the gorge with an awl, a snail counts the stitches, and the young river below takes offence: she had been so happy alone. A fairy tale in coloured wool, in which every hill was knitted by hand.',
      hye: 'Թելը մանում են բոլորով՝ այծի բրդից, օրորոցայիններից և տատիկի փնթփնթոցից։ Աշկերտ Մուրադը բզով պահում է ձորի եզրը, խխունջը կարերն է հաշվում, իսկ ներքևի ջահել գետը նեղանում է. այնքան լավ էր մենակ։ Հեքիաթ գունավոր բրդից, որտեղ ամեն բլուր ձեռքով է հյուսված։',
    },
    year: 2023,
    age: 0,
    genres: ['animation', 'fantasy', 'family'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 8.2,
    cast: [
      directedBy('aram-tsaghkunyan'),
      composedBy('garo-santuryan'),
      voices('armen-dzorapyan', 'мастер Погос', 'Master Poghos', 'վարպետ Պողոս'),
      voices('nairi-manushyan', 'Мурад', 'Murad', 'Մուրադ'),
      voices('shoghik-tumasyan', 'Река', 'The River', 'Գետը'),
    ],
    art: { style: 'ridge', palette: { hues: [35, 330, 165], mood: 'bright' }, motif: 'bridge' },
    mood: 'bright',
    lines: dialogue`
      Мастер, дорога порвалась! — По шву? | Master, the road has torn! — At the seam? | Վարպե՛տ, ճամփան պատռվեց։ — Կարի՞ց։
      Сними мерку. От того села до этого. | Take its measure. From there to here. | Չափսը վերցրու։ Այն գյուղից՝ այս։
      Триста стежков. Или двести… Я улитка. | Three hundred stitches. Or two… I’m a snail. | Երեք հարյուր կար։ Կամ երկու… Ես խխունջ եմ։
      Ой! Он щекочет меня иголкой! | Ooh! He’s tickling me with his needle! | Վա՛յ, ասեղով ինձ խուտուտ է տալիս։
      Подвинься, река. Мы мимо тебя. | Move over, river. We’re only passing. | Մի քիչ տեղ արա, գե՛տ։ Կողքովդ ենք անցնում։
      А меня с кем-нибудь соедините? | Will you join me to somebody, too? | Իսկ ինձ էլ մեկի հետ կմիացնե՞ք։
      Узелок на конце. Чтобы возвращались. | A knot at the end. So that people come back. | Ծայրին՝ հանգույց։ Որ հետ գան։
      Готово. Ступай первой, бабушка. | Done. You go first, Granny. | Պատրաստ է։ Առաջինը դո՛ւ գնա, տատի։
    `,
  },
  {
    slug: 'two-identical-snowflakes',
    name: {
      rus: 'Две одинаковые снежинки',
      eng: 'Two Identical Snowflakes',
      hye: 'Երկու միանման փաթիլ',
    },
    short_description: {
      rus: 'В Снежной канцелярии переполох: впервые за миллион зим выпали две одинаковые снежинки, и одну надо срочно найти.',
      eng: 'Alarm in the Office of Snow: for the first time in a million winters two flakes have come out alike, and one must be found.',
      hye: 'Ձյան գրասենյակում իրարանցում է. միլիոն ձմռան մեջ առաջին անգամ երկու միանման փաթիլ են տեղացել, և մեկին պետք է գտնել։',
    },
    summary: {
      rus: 'Чертёжник Иней всего раз срисовал узор у соседа по парте, и теперь близнецы летят над городом в разные стороны. Одна садится девочке на варежку, другая — на нос тревожному сенбернару. До первой оттепели им надо встретиться и решить, кто из них настоящая. Подсказка: обе.',
      eng: 'Hoar the draughtsman copied a pattern from his neighbour’s desk only once, and now the twins drift over the town in different directions. One lands on a girl’s mitten, the other on the nose of an anxious Saint Bernard. They have until the first thaw to meet and settle which of them is real. A clue: both.',
      hye: 'Գծագրիչ Եղյամը միայն մեկ անգամ է նախշ արտանկարել հարևանից, և հիմա երկվորյակները թռչում են քաղաքի վրայով՝ տարբեր կողմեր։ Մեկն իջնում է մի աղջկա ձեռնոցին, մյուսը՝ մի անհանգիստ սենբեռնարի քթին։ Մինչև առաջին ձնհալը պետք է հանդիպեն և որոշեն, թե որն է իսկականը։ Հուշում՝ երկուսն էլ։',
    },
    year: 2019,
    age: 0,
    genres: ['animation', 'family'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 7.9,
    cast: [
      directedBy('polina-listvina'),
      composedBy('gleb-orlikov'),
      voices('alisa-zimorodova', 'обе снежинки', 'Both snowflakes', 'երկու փաթիլն էլ'),
      voices('yegor-tumanin', 'Иней', 'Hoar', 'Եղյամ'),
      voices('prokhor-zvonaryov', 'сенбернар Боря', 'Borya the Saint Bernard', 'սենբեռնար Բորյա'),
    ],
    art: { style: 'storm', palette: { hues: [200, 310, 240], mood: 'bright' }, motif: 'snow' },
    mood: 'bright',
    lines: dialogue`
      Кто чертил номер семь миллиардов два? | Who drew number seven billion and two? | Ո՞վ է գծել յոթ միլիարդ երկու համարը։
      Я. Я только один лучик подсмотрел. | I did. I only peeked at one ray. | Ես։ Միայն մի ճառագայթի եմ նայել։
      Извините, вы сели мне на нос. | Excuse me, you’re sitting on my nose. | Ներեցեք, դուք իմ քթին եք նստել։
      Не дышите, пожалуйста. Я ищу сестру. | Please don’t breathe. I’m seeking my sister. | Խնդրում եմ՝ մի՛ շնչեք։ Քրոջս եմ փնտրում։
      Какая она? — Как я, только не здесь. | What’s she like? — Like me, but not here. | Ինչպիսի՞ն է։ — Ինձ նման, բայց այստեղ չէ։
      Оттепель! Всем подняться на минус два! | A thaw! Everyone up to minus two! | Ձնհա՛լ։ Բոլորդ բարձրացե՛ք մինուս երկու։
      Ты — это я? — Нет. Ты — это ты. | Are you me? — No. You are you. | Դու ե՞ս եմ։ — Ո՛չ։ Դու դո՛ւ ես։
      Теперь мы капля. Зато одна на двоих. | Now we’re a drop. But one between us. | Հիմա կաթիլ ենք։ Բայց մեկը՝ երկուսով։
    `,
  },
  {
    slug: 'the-key-to-sunday',
    name: { rus: 'Ключ от воскресенья', eng: 'The Key to Sunday', hye: 'Կիրակի օրվա բանալին' },
    original_name: 'La Clé du dimanche',
    short_description: {
      rus: 'В городе, где после субботы сразу понедельник, девочка и мышь находят ключ, который не подходит ни к одной двери.',
      eng: 'In a town where Saturday is followed straight by Monday, a girl and a mouse find a key that fits no door at all.',
      hye: 'Մի քաղաքում, ուր շաբաթից հետո միանգամից երկուշաբթի է, աղջիկն ու մուկը բանալի են գտնում, որ ոչ մի դռան չի սազում։',
    },
    summary: {
      rus: 'Воскресенье запер в башне бургомистр: слишком много смеялись. С тех пор никто не помнит, зачем нужны качели, а духовой оркестр играет одни отчёты. Кукольный фильм о том, как открыть запертое без замка: двести кукол, одна мышь и завтрак, который длится до вечера.',
      eng: 'The burgomaster locked Sunday in the tower: people laughed in it too much. Since then no one recalls what a swing is for, and the brass band plays nothing but reports. A puppet film on how to open what no lock keeps shut, with two hundred puppets, one mouse and a breakfast that lasts until evening.',
      hye: 'Կիրակին աշտարակում փակել է քաղաքագլուխը՝ չափից շատ էին ծիծաղում։ Այդ օրից ոչ ոք չի հիշում, թե ճոճանակն ինչի համար է, իսկ փողային նվագախումբը միայն հաշվետվություն է նվագում։ Տիկնիկային ֆիլմ այն մասին, թե ինչպես բացել առանց կողպեքի փակվածը՝ երկու հարյուր տիկնիկ, մի մուկ և նախաճաշ, որ տևում է մինչև երեկո։',
    },
    year: 2016,
    age: 0,
    genres: ['animation', 'fantasy', 'family'],
    countries: ['FR'],
    themes: ['movies', 'kids'],
    rating: 8.0,
    cast: [
      directedBy('clemence-dauvergne'),
      voices('amara-bell-nwosu', 'Мадлен', 'Madeleine', 'Մադլեն'),
      voices('reza-mehranfar', 'мышь Помпон', 'Pompon the mouse', 'մուկ Պոմպոն'),
      voices('julien-marsault', 'бургомистр', 'The burgomaster', 'քաղաքագլուխը'),
    ],
    art: { style: 'paper', palette: { hues: [60, 340, 250], mood: 'bright' }, motif: 'castle' },
    mood: 'bright',
    lines: dialogue`
      Какой завтра день? — Опять понедельник. | What’s tomorrow? — Monday again. | Վաղն ի՞նչ օր է։ — Էլի երկուշաբթի։
      Ключ! Но от чего? Он пахнет какао. | A key! But to what? It smells of cocoa. | Բանալի՛։ Բայց ինչի՞։ Կակաոյի հոտ է գալիս։
      Смеяться строго по талонам! | Laughter by coupon only! | Ծիծաղել միայն կտրոններով։
      Я мышь. Я вхожу без талона. | I’m a mouse. I need no coupon. | Ես մուկ եմ։ Առանց կտրոնի եմ մտնում։
      Эта дверь нарисована! — Тем лучше. | That door is painted on! — All the better. | Այս դուռը նկարած է։ — Ավելի լա՛վ։
      Бургомистр, вы качались на качелях? | Burgomaster, were you ever on a swing? | Քաղաքագլո՛ւխ, երբևէ ճոճվե՞լ եք։
      Давно. Меня позвали ужинать, и я слез. | Once. I was called to supper and got off. | Վաղուց։ Ընթրիքի կանչեցին, և իջա։
      Не спешите. Сегодня ужина не будет. | Take your time. There’s no supper today. | Մի՛ շտապեք։ Այսօր ընթրիք չի լինի։
    `,
  },
  {
    slug: 'the-turtles-day-off',
    name: { rus: 'Выходной у черепахи', eng: 'The Turtle’s Day Off', hye: 'Կրիայի հանգստյան օրը' },
    original_name: 'カメの休日',
    short_description: {
      rus: 'Черепаха, на которой держится мир, просит один выходной. Подменить её согласен только хомяк, и то до обеда.',
      eng: 'The turtle that holds up the world asks for one day off. Only a hamster agrees to stand in for her, and only until lunch.',
      hye: 'Աշխարհը կրող կրիան մեկ հանգստյան օր է խնդրում։ Փոխարինելու համաձայն է միայն գերմանամուկը, այն էլ՝ մինչև ճաշ։',
    },
    summary: {
      rus: 'Сто миллионов лет без отпуска, и никто не спросил, не чешется ли спина. Черепаха уходит к морю: посмотреть на волны сверху, съесть мороженое, ничего не держать. Тем временем три слона спорят, кто главнее, хомяк открывает в себе силу воли, а люди замечают, что земля слегка подпрыгивает. Самый неторопливый боевик в истории анимации.',
      eng: 'A hundred million years without leave, and nobody asked whether her back itched. The turtle goes to the sea, to look at waves from above, to eat an ice cream, to hold up nothing. Meanwhile three elephants argue over rank, the hamster discovers willpower, and people notice a slight bounce in the ground. The slowest action film in the history of animation.',
      hye: 'Հարյուր միլիոն տարի առանց արձակուրդի, և ոչ ոք չի հարցրել՝ մեջքը քոր չի՞ գալիս։ Կրիան գնում է ծով՝ վերևից ալիքներին նայելու, պաղպաղակ ուտելու, ոչինչ չպահելու։ Այդ ընթացքում երեք փիղ վիճում են, թե ով է գլխավորը, գերմանամուկն իր մեջ կամքի ուժ է հայտնաբերում, իսկ մարդիկ նկատում են, որ գետինը թեթևակի ցատկոտում է։ Անիմացիայի պատմության ամենադանդաղ մարտաֆիլմը։',
    },
    year: 2024,
    age: 0,
    genres: ['animation', 'comedy', 'fantasy'],
    countries: ['JP', 'KR'],
    themes: ['movies', 'kids'],
    rating: 8.4,
    cast: [
      directedBy('tomoe-kazahaya'),
      voices('ryu-ha-eun', 'Черепаха', 'The Turtle', 'Կրիան'),
      voices('kang-do-hyeok', 'Хомяк', 'The Hamster', 'Գերմանամուկը'),
      voices('prokhor-zvonaryov', 'Старший Слон', 'The Senior Elephant', 'Ավագ Փիղը'),
    ],
    art: { style: 'planet', palette: { hues: [145, 35, 205], mood: 'bright' } },
    mood: 'bright',
    lines: dialogue`
      Прошу один выходной. Вот заявление. | I request one day off. Here’s the form. | Մեկ հանգստյան օր եմ խնդրում։ Ահա դիմումը։
      Сто миллионов лет стояла, постой ещё. | You’ve stood this long. Stand a bit more. | Այսքան ժամանակ կանգնել ես, էլի՛ կանգնիր։
      Я подержу! У меня щёки крепкие! | I’ll hold it! I’ve got strong cheeks! | Ե՛ս կպահեմ։ Այտերս ամուր են։
      Слоны, не толкайтесь. Наверху люди. | Elephants, don’t shove. There are people up top. | Փղե՛ր, մի՛ հրեք։ Վերևում մարդիկ կան։
      Вот оно, море. Оно само держится! | So that’s the sea. It holds itself up! | Ահա թե ինչ է ծովը։ Ինքն իրեն է պահում։
      Клубничное, пожалуйста. Без мира. | Strawberry, please. No world on top. | Ելակով, խնդրեմ։ Առանց աշխարհի։
      Возвращайся! Я держу его зубами! | Come back! I’m holding it by my teeth! | Վերադարձի՛ր։ Ատամներով եմ պահում։
      Иду, иду. Черепахи не опаздывают. | Coming, coming. Turtles are never late. | Գալիս եմ, գալիս։ Կրիաները չեն ուշանում։
    `,
  },
];
