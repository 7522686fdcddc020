import { composedBy, directedBy, hostedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const sportFilms: readonly DemoFilm[] = [
  {
    slug: 'the-black-and-white-king',
    name: { rus: 'Чёрно-белый король', eng: 'The Black-and-White King', hye: 'Սև ու սպիտակ արքան' },
    original_name: 'Սև ու սպիտակ արքան',
    short_description: {
      rus: 'Гроссмейстер, который никогда не нападает, играет матч за корону с человеком, который не умеет ждать.',
      eng: 'A grandmaster who never attacks plays for the crown against a man who cannot wait.',
      hye: 'Գրոսմայստերը, որը երբեք չի հարձակվում, թագի համար խաղում է մի մարդու դեմ, որը սպասել չի կարողանում։',
    },
    summary: {
      rus: 'Сын дворника Оганес научился играть, подметая шахматный павильон, и до сих пор ставит фигуры бесшумно. Двадцать четыре партии, одна сцена, весь город у радиоприёмников. Фильм об искусстве защиты: на доске, в семье и во времена, когда за ничью могут не простить.',
      eng: 'A caretaker’s son, Hovhannes learned the game while sweeping the chess pavilion and still sets his pieces down without a sound. Twenty-four games, one stage, a whole city beside its radios. A film on the art of defence: on the board, at home and in times when a draw may not be forgiven.',
      hye: 'Դռնապանի որդի Հովհաննեսը խաղալ սովորել է շախմատի տաղավարն ավլելիս և մինչև հիմա խաղաքարերն անաղմուկ է դնում։ Քսանչորս պարտիա, մեկ բեմ, ողջ քաղաքը՝ ռադիոյի մոտ։ Ֆիլմ պաշտպանվելու արվեստի մասին՝ տախտակին, ընտանիքում և մի ժամանակում, երբ ոչ-ոքին կարող են չներել։',
    },
    year: 1985,
    age: 6,
    genres: ['sport', 'drama'],
    countries: ['AM'],
    themes: ['movies', 'sport'],
    rating: 8.6,
    cast: [
      directedBy('hrant-melik-adamyan'),
      plays('rafayel-ter-zakaryan', 'Оганес', 'Hovhannes', 'Հովհաննես'),
      plays('lev-granovich', 'Вайсберг', 'Weissberg', 'Վայսբերգ'),
      plays('gohar-ashughyan', 'Маро', 'Maro', 'Մարո'),
    ],
    art: { style: 'geometry', palette: { hues: [80, 70, 260], mood: 'dark' }, motif: 'chessboard' },
    mood: 'tense',
    lines: dialogue`
      Почему ты не берёшь пешку? | Why don’t you take the pawn? | Ինչո՞ւ չես վերցնում զինվորին։
      Она меня не трогала. | It did me no harm. | Նա ինձ ձեռք չի տվել։
      Весь город ждёт атаки, Оганес. | The whole city wants an attack, Hovhannes. | Ողջ քաղաքը հարձակման է սպասում, Հովհաննես։
      А я жду его ошибки. | And I’m waiting for his mistake. | Իսկ ես՝ նրա սխալին։
      Он молчит громче, чем я думаю. | His silence is louder than my thinking. | Նրա լռությունն իմ մտքերից բարձր է։
      Партия отложена. Запишите ход. | The game is adjourned. Seal your move. | Պարտիան հետաձգվում է։ Գրեք քայլը։
      Что ты записал? — Спи, Маро. | What did you write? — Sleep, Maro. | Ի՞նչ գրեցիր։ — Քնիր, Մարո։
      Король отступил. И победил. | The king stepped back. And won. | Արքան նահանջեց։ Եվ հաղթեց։
    `,
  },
  {
    slug: 'good-lift',
    name: { rus: 'Вес взят', eng: 'Good Lift', hye: 'Քաշը վերցված է' },
    original_name: 'Քաշը վերցված է',
    short_description: {
      rus: 'Девочка из горного села поднимает всё, что не прибито, и бывший чемпион впервые за годы открывает зал.',
      eng: 'A girl from a mountain village lifts anything not nailed down, and a former champion reopens his gym after many years.',
      hye: 'Լեռնային գյուղի աղջիկը բարձրացնում է ամեն բան, ինչ գամված չէ, և նախկին չեմպիոնը տարիներ անց բացում է մարզադահլիճը։',
    },
    summary: {
      rus: 'В селе Сюзи таскает бидоны, камни и одного упрямого осла. Рубо, чью олимпийскую штангу давно съела ржавчина, видит не силу, а равновесие — то самое, которое он потерял. До юношеского чемпионата четыре месяца, до райцентра сорок километров, а бабушка считает, что девочке идёт скрипка.',
      eng: 'In her village Syuzi hauls milk cans, stones and one stubborn donkey. Rubo, whose Olympic barbell rusted long ago, sees not strength but balance, the very thing he lost. Four months remain until the youth championship, forty kilometres to the nearest town, and Grandmother thinks a violin would suit the girl.',
      hye: 'Գյուղում Սյուզին տանում է բիդոններ, քարեր և մի համառ ավանակ։ Ռուբոն, որի օլիմպիական ծանրաձողը վաղուց ժանգոտել է, նրա մեջ ոչ թե ուժ է տեսնում, այլ հավասարակշռություն՝ այն, ինչ ինքը կորցրել է։ Պատանեկան առաջնությանը չորս ամիս կա, շրջկենտրոնը քառասուն կիլոմետր հեռու է, իսկ տատիկը կարծում է, որ աղջկան ջութակ է սազում։',
    },
    year: 2021,
    age: 6,
    genres: ['sport', 'family'],
    countries: ['AM'],
    themes: ['movies', 'sport', 'kids'],
    rating: 8.0,
    cast: [
      directedBy('lusine-tavadyan'),
      plays('mane-avetunts', 'Сюзи', 'Syuzi', 'Սյուզի'),
      plays('samvel-kochinyan', 'Рубо', 'Rubo', 'Ռուբո'),
      plays('nune-kalantaryan', 'бабушка', 'Grandmother', 'Տատիկը'),
    ],
    art: { style: 'portrait', palette: { hues: [40, 25, 200], mood: 'bright' }, motif: 'barbell' },
    mood: 'bright',
    lines: dialogue`
      Кто поставил осла на крышу? | Who put the donkey on the roof? | Ո՞վ է ավանակը տանիքին դրել։
      Там тень. Ему было жарко. | There’s shade. He was hot. | Այնտեղ ստվեր է։ Շոգում էր։
      Сколько он весит? — Не спрашивала. | What does he weigh? — I didn’t ask. | Քանի՞ կիլո է։ — Չեմ հարցրել։
      Не тяни. Встань под неё. | Don’t pull. Get under it. | Մի՛ քաշիր։ Տակը մտիր։
      Она падает, Рубо! — Пусть. | It’s falling, Rubo! — Let it. | Ընկնում է, Ռուբո՛։ — Թող ընկնի։
      Штанга тоже боится. Помоги ей. | The bar is scared too. Help it. | Ձողն էլ է վախենում։ Օգնիր նրան։
      На помосте: Сюзи, третья попытка. | On the platform: Syuzi, third attempt. | Հարթակին Սյուզին է, երրորդ մոտեցում։
      Три белых! Вес взят! | Three white lights! Good lift! | Երեք սպիտա՛կ։ Քաշը վերցված է։
    `,
  },
  {
    slug: 'ice-for-two',
    name: { rus: 'Лёд на двоих', eng: 'Ice for Two', hye: 'Սառույց՝ երկուսի համար' },
    short_description: {
      rus: 'Она забыла, как падать, он — как доверять. До Олимпиады год, а у их пары нет даже музыки.',
      eng: 'She has forgotten how to fall, he how to trust. The Games are a year away, and the pair has not even chosen its music.',
      hye: 'Նա մոռացել է ընկնել, տղան՝ վստահել։ Խաղերին մեկ տարի կա, իսկ նրանց զույգը նույնիսկ երաժշտություն չունի։',
    },
    summary: {
      rus: 'После травмы Лена год не выходила на лёд; Игорь сменил четырёх партнёрш и ни одну не поймал взглядом. Тренер ставит их вместе от безнадёжности и запрещает разговаривать: только кататься. Выясняется, что тишина — лучшая программа, какую они когда-либо исполняли.',
      eng: 'After her injury Lena stayed off the ice for a year; Igor has gone through four partners without once meeting their eyes. Their coach pairs them out of despair and forbids them to speak: only to skate. Silence turns out to be the finest programme they have ever performed.',
      hye: 'Վնասվածքից հետո Լենան մեկ տարի սառույց դուրս չի եկել, Իգորը փոխել է չորս զուգընկերուհի և ոչ մեկի աչքերին չի նայել։ Մարզիչը նրանց հուսահատությունից է միացնում և արգելում խոսել՝ միայն սահել։ Պարզվում է՝ լռությունը լավագույն ծրագիրն է, որ նրանք երբևէ կատարել են։',
    },
    year: 2016,
    age: 6,
    genres: ['sport', 'romance'],
    countries: ['RU'],
    themes: ['movies', 'sport'],
    rating: 7.3,
    cast: [
      directedBy('stepan-kuropatov'),
      composedBy('gleb-orlikov'),
      plays('zoya-pribylova', 'Лена', 'Lena', 'Լենա'),
      plays('yegor-tumanin', 'Игорь', 'Igor', 'Իգոր'),
      plays('stepan-kuropatov', 'тренер Басов', 'Coach Basov', 'մարզիչ Բասով'),
    ],
    art: { style: 'waves', palette: { hues: [215, 265, 330], mood: 'bright' }, motif: 'skate' },
    mood: 'calm',
    lines: dialogue`
      На льду не разговаривать. Никак. | No talking on the ice. None. | Սառույցի վրա չխոսել։ Բոլորովին։
      А если я падаю? — Падай молча. | And if I fall? — Fall quietly. | Իսկ եթե ընկնե՞մ։ — Լուռ ընկիր։
      Ты смотришь мимо неё, Игорь. | You look past her, Igor. | Դու նրա կողքով ես նայում, Իգոր։
      Она закрывает глаза на подкрутке. | She shuts her eyes on the twist. | Պտույտի պահին աչքերը փակում է։
      Потому что он не держит. | Because he won’t hold me. | Որովհետև նա չի բռնում։
      Держу. Открой глаза. | I’ve got you. Open your eyes. | Բռնել եմ։ Բացիր աչքերդ։
      Музыка! Кто выключил музыку? | Music! Who cut the music? | Երաժշտությո՛ւն։ Ո՞վ անջատեց։
      Не надо. Так лучше. | Leave it. It’s better this way. | Պետք չէ։ Այսպես ավելի լավ է։
    `,
  },
  {
    slug: 'the-goalkeeper-from-the-lighthouse',
    name: { rus: 'Вратарь с маяка', eng: 'The Goalkeeper from the Lighthouse', hye: 'Փարոսի դարպասապահը' },
    short_description: {
      rus: 'На острове четырнадцать жителей, одни ворота и девочка, которой волны двенадцать лет бьют пенальти.',
      eng: 'An island with fourteen people, one goal and a girl to whom the waves have been taking penalties for twelve years.',
      hye: 'Մի կղզի, ուր տասնչորս բնակիչ կա, մեկ դարպաս և մի աղջիկ, որին ալիքներն արդեն տասներկու տարի տասնմեկմետրանոց են հարվածում։',
    },
    summary: {
      rus: 'Уля живёт на маяке и ловит всё: мячи, чаек, радиоволны. Когда школьной команде с материка срочно нужен вратарь, физрук переплывает пролив на резиновой лодке. Тёплая комедия о том, что свет тоже умеет играть в обороне.',
      eng: 'Ulya lives in a lighthouse and catches everything: balls, seagulls, radio waves. When a mainland school team urgently needs a keeper, the PE teacher crosses the strait in a rubber dinghy. A warm comedy about a light that plays in defence.',
      hye: 'Ուլյան փարոսում է ապրում և ամեն ինչ բռնում է՝ գնդակ, ճայ, ռադիոալիք։ Երբ մայրցամաքի դպրոցական թիմին շտապ դարպասապահ է պետք, ֆիզկուլտուրայի ուսուցիչը ռետինե նավակով նեղուցն է անցնում։ Ջերմ կատակերգություն այն մասին, որ լույսն էլ կարող է պաշտպանությունում խաղալ։',
    },
    year: 2023,
    age: 0,
    genres: ['family', 'sport', 'comedy'],
    countries: ['RU'],
    themes: ['movies', 'sport', 'kids'],
    rating: 7.6,
    cast: [
      directedBy('polina-listvina'),
      plays('alisa-zimorodova', 'Уля', 'Ulya', 'Ուլյա'),
      plays('timur-akberdin', 'физрук Марат', 'Marat the PE teacher', 'մարզիչ Մարատ'),
      plays('daria-klyuchevaya', 'бабушка Ася', 'Grandma Asya', 'Ասյա տատ'),
    ],
    art: { style: 'waves', palette: { hues: [95, 30, 215], mood: 'bright' }, motif: 'lighthouse' },
    mood: 'bright',
    lines: dialogue`
      Мне сказали, тут есть вратарь. | They told me there’s a goalkeeper here. | Ասացին՝ այստեղ դարպասապահ կա։
      Есть. Она чинит лампу. | There is. She’s fixing the lamp. | Կա։ Լամպն է սարքում։
      Лови! — Мяч, чайка и чемодан. | Catch! — Ball, gull and suitcase. | Բռնի՛ր։ — Գնդակ, ճայ ու ճամպրուկ։
      А вы в каком порядке ловите? | In what order do you catch? | Իսկ դուք ի՞նչ հերթով եք բռնում։
      У нас игра в субботу, бабушка. | We have a match on Saturday, Grandma. | Շաբաթ օրը խաղ ունենք, տատիկ։
      В субботу шторм. Играй быстро. | A storm on Saturday. Play fast. | Շաբաթ փոթորիկ է։ Արագ խաղա։
      Ничего не видно! Где ворота? | Can’t see a thing! Where’s the goal? | Ոչինչ չի երևում։ Դարպասն ո՞ւր է։
      Смотрите! Бабушка включила маяк! | Look! Grandma has lit the lighthouse! | Նայե՛ք։ Տատիկը փարոսը վառեց։
    `,
  },
  {
    slug: 'the-last-kilometre',
    name: { rus: 'Последний километр', eng: 'The Last Kilometre', hye: 'Վերջին կիլոմետրը' },
    original_name: 'L’ultimo chilometro',
    short_description: {
      rus: 'Велогонка глазами тех, кто приезжает последним: врача, механика и гонщика с красным фонарём.',
      eng: 'A cycling race as seen by those who finish last: the doctor, the mechanic and the rider with the red lantern.',
      hye: 'Հեծանվավազքը՝ վերջինը հասնողների աչքերով՝ բժշկի, մեխանիկի և կարմիր լապտերով մարզիկի։',
    },
    summary: {
      rus: 'Камера три недели едет в хвосте большой альпийской гонки, где никто не раздаёт автографов. Здесь чинят цепи под дождём, делят последний банан и считают не секунды, а лимит времени. Документальный фильм о том, сколько людей нужно, чтобы один не сошёл.',
      eng: 'For three weeks the camera rides at the tail of a great Alpine race, where no one signs autographs. Here chains are mended in the rain, a last banana is shared, and what counts is not the seconds but the time limit. A documentary about how many people it takes to keep one from giving up.',
      hye: 'Տեսախցիկը երեք շաբաթ գնում է ալպյան մեծ մրցավազքի պոչում, ուր ոչ ոք ինքնագիր չի բաժանում։ Այստեղ շղթա են նորոգում անձրևի տակ, կիսում վերջին բանանը և հաշվում ոչ թե վայրկյանները, այլ սահմանված ժամանակը։ Վավերագրական ֆիլմ այն մասին, թե քանի հոգի է պետք, որ մեկը չհանձնվի։',
    },
    year: 2020,
    age: 6,
    genres: ['documentary', 'sport'],
    countries: ['IT', 'FR'],
    themes: ['movies', 'sport', 'education'],
    rating: 7.9,
    cast: [directedBy('matteo-corvellini'), hostedBy('tomasz-wieczynski')],
    art: { style: 'ridge', palette: { hues: [25, 140, 220], mood: 'bright' }, motif: 'bicycle' },
    mood: 'epic',
    lines: dialogue`
      Первых вы увидите по телевизору. | The first ones you’ll see on television. | Առաջիններին հեռուստացույցով կտեսնեք։
      Мы поедем с последними. | We shall ride with the last. | Մենք կգնանք վերջինների հետ։
      Лимит — сорок одна минута. | The time limit: forty-one minutes. | Սահմանված ժամանակը՝ քառասունմեկ րոպե։
      Цепь лопнула на восьмом вираже. | The chain snapped on bend eight. | Շղթան կտրվեց ութերորդ ոլորանին։
      Механик отдал ему свою куртку. | The mechanic gave him his own jacket. | Մեխանիկը նրան տվեց իր բաճկոնը։
      Здесь никто не спрашивает: зачем. | Nobody here asks what for. | Այստեղ ոչ ոք չի հարցնում՝ ինչու։
      Тысяча метров. Толпа разошлась. | A thousand metres. The crowd has left. | Հազար մետր։ Ամբոխը ցրվել է։
      Осталась одна женщина с флажком. | One woman with a flag has stayed. | Մնացել է մի կին՝ դրոշակը ձեռքին։
    `,
  },
];
