import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const thrillerFilms: readonly DemoFilm[] = [
  {
    slug: 'the-tunnel-under-sevan',
    name: { rus: 'Тоннель под Севаном', eng: 'The Tunnel under Sevan', hye: 'Սևանի տակի թունելը' },
    original_name: 'Սևանի տակի թունելը',
    short_description: {
      rus: 'Бригада ремонтников отрезана в сорокакилометровом тоннеле, и вода поднимается быстрее, чем доверие.',
      eng: 'A repair crew is cut off in a forty-kilometre tunnel where the water rises faster than trust.',
      hye: 'Նորոգող բրիգադը փակված է քառասունկիլոմետրանոց թունելում, ուր ջուրն ավելի արագ է բարձրանում, քան վստահությունը։',
    },
    summary: {
      rus: 'Обычный осмотр гидротоннеля обрывается обвалом. Пять человек, один фонарь на двоих и телефонный провод, проложенный ещё отцами, — по нему кто-то отвечает голосом диспетчера, который погиб двадцать лет назад. До соседнего ствола восемь километров, и идти придётся навстречу воде.',
      eng: 'A routine inspection of a water tunnel ends in a rockfall. Five people, one lamp between two and a telephone wire laid by their fathers, on which someone answers in the voice of a dispatcher twenty years dead. The next shaft is eight kilometres away, and the only way is against the water.',
      hye: 'Ջրային թունելի սովորական ստուգումն ավարտվում է փլուզմամբ։ Հինգ մարդ, երկու հոգուն՝ մեկ լապտեր և հայրերի քաշած հեռախոսալարը, որով ինչ-որ մեկը պատասխանում է քսան տարի առաջ զոհված կարգավարի ձայնով։ Մինչև հաջորդ հորանը ութ կիլոմետր է, և գնալ պետք է ջրին ընդառաջ։',
    },
    year: 2018,
    age: 16,
    genres: ['thriller', 'drama'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 7.9,
    cast: [
      directedBy('vardges-karahunji'),
      plays('narek-ghevondyan', 'Артак', 'Artak', 'Արտակ'),
      plays('levon-chakhalyan', 'Мгер', 'Mher', 'Մհեր'),
      plays('armen-dzorapyan', 'бригадир Гегам', 'Foreman Gegham', 'բրիգադավար Գեղամ'),
    ],
    art: { style: 'tunnel', palette: { hues: [85, 215, 240], mood: 'dark' }, motif: 'water' },
    mood: 'tense',
    lines: dialogue`
      Слышите? Это не насосы. | Hear that? Those aren’t the pumps. | Լսո՞ւմ եք։ Սա պոմպերը չեն։
      Вход завалило. Целиком. | The entrance is gone. All of it. | Մուտքը փակվեց։ Ամբողջությամբ։
      До седьмого ствола восемь километров. | Eight kilometres to shaft seven. | Մինչև յոթերորդ հորան ութ կիլոմետր է։
      Вода по колено. Была по щиколотку. | Knee-deep. It was at our ankles. | Ջուրը ծնկներին է։ Կոճերին էր։
      Диспетчер, ответьте. Мы живы. | Dispatch, come in. We’re alive. | Կարգավար, պատասխանեք։ Ողջ ենք։
      Идите на мой голос, ребята. | Walk towards my voice, lads. | Իմ ձայնի վրա եկեք, տղերք։
      Этот голос. Я его хоронил. | That voice. I buried that man. | Այդ ձայնը։ Ես նրան թաղել եմ։
      Фонари беречь. Дышать по очереди. | Save the lamps. Take turns breathing. | Լույսը խնայե՛ք։ Հերթով շնչե՛ք։
      Свет! Гегам, там свет! | Light! Gegham, there’s light! | Լո՛ւյս։ Գեղա՛մ, այնտեղ լույս կա։
    `,
  },
  {
    slug: 'cold-platform',
    name: { rus: 'Холодный перрон', eng: 'Cold Platform', hye: 'Սառը կառամատույց' },
    original_name: 'Zimny peron',
    short_description: {
      rus: 'Каждый вторник на забытой станции сходит один и тот же пассажир — и ни разу не садится в обратный поезд.',
      eng: 'Every Tuesday the same passenger gets off at a forgotten station, and not once does he board a train back.',
      hye: 'Ամեն երեքշաբթի մոռացված կայարանում իջնում է նույն ուղևորը, բայց դեռ ոչ մի անգամ հետադարձ գնացք չի նստել։',
    },
    summary: {
      rus: 'Дежурный по станции Марек привык считать вагоны и не считать годы. Человек в сером пальто проходит мимо него девятый раз подряд, оставляет на скамье билет и исчезает в снегу. На десятый вторник Марек закрывает кассу и идёт по следам, которые обрываются у его собственного дома.',
      eng: 'Stationmaster Marek is used to counting carriages and not counting years. A man in a grey coat walks past him for the ninth week running, leaves a ticket on the bench and vanishes into the snow. On the tenth Tuesday Marek shuts the booking office and follows the tracks, which end at his own door.',
      hye: 'Կայարանի հերթապահ Մարեկը սովոր է հաշվել վագոնները և չհաշվել տարիները։ Մոխրագույն վերարկուով մարդն իններորդ անգամն է անցնում նրա կողքով, նստարանին տոմս թողնում և անհետանում ձյան մեջ։ Տասներորդ երեքշաբթի Մարեկը փակում է դրամարկղը և գնում հետքերով, որոնք վերջանում են իր իսկ տան շեմին։',
    },
    year: 2014,
    age: 16,
    genres: ['thriller', 'mystery'],
    countries: ['PL', 'RU'],
    themes: ['movies'],
    rating: 7.2,
    cast: [
      directedBy('ilya-zaozyorsky'),
      composedBy('gleb-orlikov'),
      plays('tomasz-wieczynski', 'Марек', 'Marek', 'Մարեկ'),
      plays('fyodor-ozyorin', 'Пассажир', 'The Passenger', 'Ուղևորը'),
      plays('ksenia-yarova', 'Агнешка', 'Agnieszka', 'Ագնեշկա'),
    ],
    art: { style: 'tunnel', palette: { hues: [230, 220, 250], mood: 'dark' }, motif: 'train' },
    mood: 'tense',
    lines: dialogue`
      Билет только в один конец? | One way only? | Միայն մեկ ուղղությա՞մբ։
      Обратный мне не нужен. | I won’t need a return. | Հետադարձ պետք չէ։
      Здесь некуда идти. Лес и снег. | There’s nowhere to go. Woods and snow. | Գնալու տեղ չկա։ Անտառ ու ձյուն։
      Девятый раз, Агнешка. Девятый. | Nine times, Agnieszka. Nine. | Իններորդ անգամը, Ագնեշկա։ Իններորդը։
      Может, ты считаешь не его? | Perhaps it isn’t him you’re counting? | Գուցե նրան չե՞ս հաշվում։
      Следы. И все — в одну сторону. | Footprints. All one way. | Հետքեր։ Բոլորը՝ մեկ ուղղությամբ։
      Кто там? — Вы меня ждали. | Who’s there? — You were expecting me. | Ո՞վ է։ — Դուք ինձ սպասում էիք։
      Поезд в шесть. Вы успеете. | The train is at six. You’ll make it. | Գնացքը վեցին է։ Կհասցնեք։
    `,
  },
  {
    slug: 'seven-minutes-of-dark',
    name: { rus: 'Семь минут темноты', eng: 'Seven Minutes of Dark', hye: 'Յոթ րոպե մթություն' },
    short_description: {
      rus: 'Ереван гаснет на семь минут. Ровно столько нужно, чтобы вынести из музея то, чего там официально нет.',
      eng: 'Yerevan goes dark for seven minutes: just long enough to carry from a museum something it does not officially own.',
      hye: 'Երևանը մթնում է յոթ րոպեով. ճիշտ այնքան, որ թանգարանից հանեն մի բան, որը պաշտոնապես այնտեղ չկա։',
    },
    summary: {
      rus: 'Реставратор Эва случайно находит под слоем краски карту, из-за которой тридцать лет назад исчез её отец. Чтобы забрать доказательство, она собирает команду: бывший электрик метро, грузинская акробатка и вор, который завязал и держит цветочный магазин. План безупречен, пока на четвёртой минуте в зале не зажигается чужой фонарь.',
      eng: 'Under a layer of paint, restorer Eva finds the map for which her father vanished thirty years ago. To take the evidence she gathers a crew: a former metro electrician, a Georgian acrobat and a thief gone straight who keeps a flower shop. The plan is flawless until, in the fourth minute, someone else’s torch lights up in the hall.',
      hye: 'Վերականգնող Էվան ներկի շերտի տակ գտնում է մի քարտեզ, որի պատճառով երեսուն տարի առաջ անհետացել է իր հայրը։ Ապացույցը վերցնելու համար նա խումբ է հավաքում՝ մետրոյի նախկին էլեկտրիկ, վրացի ակրոբատուհի և մի գող, որը վաղուց հրաժարվել է գործից ու ծաղկի խանութ է պահում։ Ծրագիրն անթերի է, մինչև չորրորդ րոպեին սրահում ուրիշի լապտեր է վառվում։',
    },
    year: 2025,
    age: 16,
    genres: ['crime', 'action'],
    countries: ['AM', 'IT'],
    themes: ['movies'],
    rating: 8.1,
    cast: [
      directedBy('matteo-corvellini'),
      writtenBy('davit-hovhants'),
      plays('tatev-mirzabekyan', 'Эва', 'Eva', 'Էվա'),
      plays('narek-ghevondyan', 'Арам', 'Aram', 'Արամ'),
      plays('nino-tskhvediani', 'Тамрико', 'Tamriko', 'Թամրիկո'),
      plays('samvel-kochinyan', 'Флорист', 'The Florist', 'Ծաղկավաճառը'),
    ],
    art: { style: 'city', palette: { hues: [80, 265, 290], mood: 'dark' }, motif: 'torch' },
    mood: 'tense',
    lines: dialogue`
      Сколько у нас времени? — Семь минут. | How long have we got? — Seven minutes. | Ինչքա՞ն ժամանակ ունենք։ — Յոթ րոպե։
      А потом? — Потом у них есть мы. | And then? — Then they’ve got us. | Իսկ հետո՞։ — Հետո մենք նրանց ձեռքին ենք։
      Этой картины нет в каталоге. | This painting isn’t in the catalogue. | Այս նկարը ցուցակում չկա։
      Тогда и кражи не будет. | Then there’ll be no theft. | Ուրեմն գողություն էլ չի լինի։
      Гасите проспект. Три, два… | Kill the avenue. Three, two… | Անջատե՛ք պողոտան։ Երեք, երկու…
      Тамрико, ты на люстре? — Почти. | Tamriko, on the chandelier? — Nearly. | Թամրիկո, ջահի վրա՞ ես։ — Գրեթե։
      Кто включил фонарь? | Who turned on a torch? | Ո՞վ լապտեր վառեց։
      Здравствуй, Эва. Я ждал тридцать лет. | Hello, Eva. I’ve waited thirty years. | Բարև, Էվա։ Երեսուն տարի սպասել եմ։
    `,
  },
  {
    slug: 'the-undeveloped-roll',
    name: { rus: 'Непроявленная плёнка', eng: 'The Undeveloped Roll', hye: 'Չերևակված ժապավենը' },
    short_description: {
      rus: 'Лаборантка проявляет плёнку восемьдесят девятого года и видит на ней собственную кухню — сегодняшнюю.',
      eng: 'A lab technician develops a roll of film from 1989 and sees her own kitchen on it, as it looks today.',
      hye: 'Լաբորանտուհին երևակում է ութսունինը թվականի ժապավենը և դրա վրա տեսնում իր խոհանոցը՝ այսօրվա տեսքով։',
    },
    summary: {
      rus: 'Нина проявляет чужие забытые плёнки: отпуска, дни рождения, пустые кадры. Новый конверт без адреса меняет всё: тридцать шесть снимков показывают её квартиру час за часом, и на последнем дверь открыта. Человек, который держал камеру, умер до её рождения. Плёнка, однако, продолжает приходить.',
      eng: 'Nina develops other people’s forgotten rolls: holidays, birthdays, blank frames. An envelope with no address changes everything: thirty-six pictures show her flat hour by hour, and in the last one the door is open. The man who held the camera died before she was born. The rolls, however, keep arriving.',
      hye: 'Նինան երևակում է ուրիշների մոռացված ժապավենները՝ արձակուրդներ, ծննդյան օրեր, դատարկ կադրեր։ Անհասցե ծրարը փոխում է ամեն ինչ. երեսունվեց լուսանկար ժամ առ ժամ ցույց են տալիս նրա բնակարանը, և վերջինի վրա դուռը բաց է։ Տեսախցիկը բռնած մարդը մահացել է նրա ծնվելուց առաջ։ Ժապավենները, սակայն, շարունակում են գալ։',
    },
    year: 2022,
    age: 18,
    genres: ['thriller', 'mystery'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.3,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      composedBy('gleb-orlikov'),
      plays('zoya-pribylova', 'Нина', 'Nina', 'Նինա'),
      plays('anton-belosvet', 'Кирилл', 'Kirill', 'Կիրիլ'),
      plays('daria-klyuchevaya', 'Раиса Павловна', 'Raisa Pavlovna', 'Ռաիսա Պավլովնա'),
    ],
    art: { style: 'portrait', palette: { hues: [25, 15, 5], mood: 'dark' }, motif: 'darkroom' },
    mood: 'tense',
    lines: dialogue`
      Плёнка старая. Восемьдесят девятый. | Old stock. Nineteen eighty-nine. | Հին ժապավեն է։ Ութսունինը թիվ։
      А чашка на снимке моя. | But the cup in the picture is mine. | Բայց նկարի բաժակն իմն է։
      Ты купила её вчера, Нина. | You bought it yesterday, Nina. | Այն երեկ ես գնել, Նինա։
      Не включай свет. Засветишь. | Don’t turn on the light. You’ll fog it. | Լույսը մի՛ վառիր։ Կփչացնես։
      Тридцать пятый кадр: я сплю. | Frame thirty-five: I’m asleep. | Երեսունհինգերորդ կադր՝ քնած եմ։
      А тридцать шестой? | And thirty-six? | Իսկ երեսունվեցերո՞րդը։
      Дверь открыта. Я её закрывала. | The door’s open. I had closed it. | Դուռը բաց է։ Ես փակել էի։
      Пришла ещё одна. На завтра. | Another one came. For tomorrow. | Մեկն էլ է եկել։ Վաղվա համար։
    `,
  },
  {
    slug: 'the-house-with-no-east',
    name: { rus: 'Дом без востока', eng: 'The House with No East', hye: 'Տունն առանց արևելքի' },
    short_description: {
      rus: 'В доме на ирландском берегу окна смотрят только на три стороны света, и по утрам в нём пропадают люди.',
      eng: 'On the Irish coast stands a house whose windows face only three ways, and in the mornings people go missing from it.',
      hye: 'Իռլանդական ափին մի տուն կա, որի պատուհանները նայում են միայն երեք կողմ, և առավոտները մարդիկ են այնտեղ անհետանում։',
    },
    summary: {
      rus: 'Архитектор Коннор получает в наследство усадьбу, которую строил слепой. План сходится до последнего дюйма, но в восточном крыле, которого нет, по ночам горит камин. Его жена находит дверь первой — и возвращается с чужим воспоминанием о рассвете.',
      eng: 'Architect Connor inherits a manor that was built by a blind man. The plans agree to the last inch, yet in the east wing, which does not exist, a fire burns at night. His wife is the first to find the door, and comes back with someone else’s memory of a sunrise.',
      hye: 'Ճարտարապետ Քոնորը ժառանգում է մի կալվածք, որը կառուցել է կույր մարդ։ Հատակագիծը համընկնում է մինչև վերջին մատնաչափը, բայց արևելյան թևում, որը գոյություն չունի, գիշերները բուխարի է վառվում։ Դուռն առաջինը գտնում է կինը և վերադառնում արևածագի մասին ուրիշի հիշողությամբ։',
    },
    year: 2017,
    age: 16,
    genres: ['mystery', 'thriller'],
    countries: ['IE', 'GB'],
    themes: ['movies'],
    rating: 6.9,
    cast: [
      directedBy('ingrid-halvorsdal'),
      plays('eoin-carragher', 'Коннор', 'Connor', 'Քոնոր'),
      plays('maja-lindhagen', 'Сирша', 'Saoirse', 'Սիրշա'),
    ],
    art: { style: 'garden', palette: { hues: [150, 190, 280], mood: 'dark' }, motif: 'house' },
    mood: 'tense',
    lines: dialogue`
      Где здесь восходит солнце? | Where does the sun rise here? | Այստեղ արևը որտեղի՞ց է ծագում։
      Нигде. Просто светлеет. | Nowhere. It just gets lighter. | Ոչ մի տեղից։ Ուղղակի լուսանում է։
      Семнадцать дверей. Я считал. | Seventeen doors. I counted. | Տասնյոթ դուռ։ Ես հաշվել եմ։
      Теперь восемнадцать. | There are eighteen now. | Հիմա տասնութն են։
      Он строил на ощупь, Сирша. | He built by touch, Saoirse. | Նա շոշափելով էր կառուցում, Սիրշա։
      Нет. Он строил по памяти. | No. He built from memory. | Ոչ։ Նա հիշողությամբ էր կառուցում։
      Ты видела рассвет? Какой он? | You saw the sunrise? What was it like? | Տեսա՞ր արևածագը։ Ինչպիսի՞ն էր։
      Не мой. | Not mine. | Իմը չէր։
    `,
  },
];
