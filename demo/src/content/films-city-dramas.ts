import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const cityDramaFilms: readonly DemoFilm[] = [
  {
    slug: 'a-sign-with-a-name',
    name: { rus: 'Табличка с именем', eng: 'A Sign with a Name', hye: 'Անունը՝ ցուցանակին' },
    original_name: 'Անունը՝ ցուցանակին',
    short_description: {
      rus: 'Нарине встречает в аэропорту чужих гостей, и однажды ей дают табличку с именем отца, которого она не видела с детства.',
      eng: 'Narine meets other people’s guests at the airport, until she is handed a sign with the name of the father she last saw as a child.',
      hye: 'Նարինեն օդանավակայանում ուրիշների հյուրերին է դիմավորում, և մի օր նրան տալիս են մանկուց չտեսած հոր անունով ցուցանակ։',
    },
    summary: {
      rus: 'За семь лет Нарине научилась узнавать людей раньше, чем они увидят свою фамилию: по обуви, по тому, как держат паспорт, по тому, ищут ли глазами кого-то ещё. Из-за грозы рейс задерживают на три часа, потом на пять. За это время можно выпить девять кофе, отказаться от работы, согласиться снова и понять, что стоишь тут не за деньги.',
      eng: 'In seven years Narine has learnt to know people before they see their name: by their shoes, by how they hold a passport, by whether their eyes look for somebody else. A storm delays the flight three hours, then five. Time enough to drink nine coffees, turn the job down, take it back and see that it was never for the money that she stood here.',
      hye: 'Յոթ տարում Նարինեն սովորել է ճանաչել մարդկանց, մինչև նրանք կտեսնեն իրենց ազգանունը՝ կոշիկներից, անձնագիրը բռնելու ձևից, նրանից, թե էլ ում են փնտրում հայացքով։ Ամպրոպի պատճառով չվերթը հետաձգվում է երեք ժամով, հետո՝ հինգ։ Այդ ընթացքում կարելի է ինը սուրճ խմել, հրաժարվել աշխատանքից, նորից համաձայնել և հասկանալ, որ այստեղ կանգնած ես ոչ փողի համար։',
    },
    year: 2021,
    age: 12,
    genres: ['drama'],
    countries: ['AM', 'FR'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('lusine-tavadyan'),
      composedBy('garo-santuryan'),
      plays('shoghik-tumasyan', 'Нарине', 'Narine', 'Նարինե'),
      plays('tigran-payladzoryan', 'таксист Грач', 'Hrach the taxi driver', 'տաքսու վարորդ Հրաչ'),
      plays('armen-dzorapyan', 'пассажир из Марселя', 'The passenger from Marseille', 'մարսելցի ուղևորը'),
    ],
    art: { style: 'storm', palette: { hues: [50, 225, 255], mood: 'dusk' }, motif: 'plane' },
    mood: 'calm',
    lines: dialogue`
      Как вы узнали, что это я? | How did you know it was me? | Ինչպե՞ս իմացաք, որ ես եմ։
      Вы один ни на кого не смотрели. | You were the only one looking at nobody. | Միայն դուք ոչ ոքի չէիք նայում։
      Кого сегодня? — Не спрашивай, Грач. | Who’s it today? — Don’t ask, Hrach. | Այսօր ո՞ւմ ես սպասում։ — Մի՛ հարցրու, Հրաչ։
      Буквы ровные. А рука дрожит. | The letters are steady. The hand isn’t. | Տառերն ուղիղ են։ Իսկ ձեռքդ դողում է։
      Рейс задерживается. Просим ожидать. | The flight is delayed. Please wait. | Չվերթը հետաձգվում է։ Խնդրում ենք սպասել։
      Двадцать лет жду. Подожду до пяти. | I’ve waited twenty years. Five o’clock is fine. | Քսան տարի սպասել եմ։ Մինչև հինգը կսպասեմ։
      Не узнает — подниму повыше. | If he doesn’t see it, I’ll hold it higher. | Չճանաչի՝ ավելի բարձր կպահեմ։
      Простите, это моя фамилия. — И моя. | Excuse me, that’s my name. — Mine, too. | Ներեցեք, սա իմ ազգանունն է։ — Իմն էլ։
    `,
  },
  {
    slug: 'the-bridge-goes-up-at-two',
    name: {
      rus: 'Мост разводят в два',
      eng: 'The Bridge Goes Up at Two',
      hye: 'Կամուրջը բացում են երկուսին',
    },
    short_description: {
      rus: 'Бывшие супруги работают на двух крыльях одного моста, и каждую ночь на три часа между ними встаёт вода.',
      eng: 'A divorced couple work the two leaves of one drawbridge, and for three hours every night there is water between them.',
      hye: 'Բաժանված ամուսիններն աշխատում են նույն կամրջի երկու թևերին, և ամեն գիշեր երեք ժամ նրանց միջև ջուր է։',
    },
    summary: {
      rus: 'Левый пульт — его, правый — её, между ними служебный телефон, по которому положено говорить только «готов» и «пошла». За одну навигацию сквозь их молчание проходят баржи с песком, свадебный катер, дом на понтоне и сын, которому надо выбрать берег. Фильм о том, как ловко мы разводим мосты и как долго учимся их сводить.',
      eng: 'The left console is his, the right one hers; between them is a service telephone on which only “ready” and “go” may be said. In one season there pass through their silence barges of sand, a wedding launch, a house on a pontoon and a son who has to choose a bank. A film about how deftly we raise bridges and how long it takes to learn to lower them.',
      hye: 'Ձախ վահանակը տղամարդունն է, աջը՝ կնոջը, մեջտեղում՝ ծառայողական հեռախոս, որով թույլատրվում է ասել միայն «պատրաստ եմ» և «բացում եմ»։ Մի նավարկության ընթացքում նրանց լռության միջով անցնում են ավազով բեռնանավեր, հարսանեկան նավակ, պոնտոնի վրա դրված տուն և որդին, որը պետք է ափ ընտրի։ Ֆիլմ այն մասին, թե որքան վարպետ ենք կամուրջ բացելիս և որքան երկար ենք սովորում միացնել։',
    },
    year: 2018,
    age: 12,
    genres: ['drama', 'romance'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.1,
    cast: [
      directedBy('ilya-zaozyorsky'),
      composedBy('gleb-orlikov'),
      plays('ksenia-yarova', 'Лариса', 'Larisa', 'Լարիսա'),
      plays('fyodor-ozyorin', 'Сергей', 'Sergei', 'Սերգեյ'),
    ],
    art: { style: 'city', palette: { hues: [45, 200, 300], mood: 'dusk' }, motif: 'bridge' },
    mood: 'calm',
    lines: dialogue`
      Левое крыло готово. | Left leaf ready. | Ձախ թևը պատրաստ է։
      Правое готово. Ты простужен? | Right leaf ready. Have you a cold? | Աջը պատրաստ է։ Մրսե՞լ ես։
      Без посторонних разговоров, Лариса. | No idle talk on the line, Larisa. | Առանց ավելորդ խոսքի, Լարիսա։
      Три часа воды. Чай я уже налил. | Three hours of water. I’ve poured the tea. | Երեք ժամ ջուր։ Թեյն արդեն լցրել եմ։
      Вижу. Две чашки. По привычке? | I can see. Two cups. Force of habit? | Տեսնում եմ։ Երկու բաժակ։ Սովորությա՞մբ։
      Кто из нас первым нажал «развести»? | Which of us pressed “raise” first? | Մեզնից ո՞վ առաջինը սեղմեց «բացելը»։
      Оба. Иначе он не поднимается. | Both. It won’t go up otherwise. | Երկուսս։ Այլապես չի բարձրանում։
      Пять утра. Сводим? — Свожу. | Five o’clock. Lower? — Lowering. | Առավոտյան հինգն է։ Միացնե՞նք։ — Միացնում եմ։
    `,
  },
  {
    slug: 'the-stenographer',
    name: { rus: 'Стенографистка', eng: 'The Stenographer', hye: 'Սղագրուհին' },
    short_description: {
      rus: 'Тридцать лет она записывала в суде чужие слова. Когда свидетелем вызывают её саму, своих слов у неё не находится.',
      eng: 'For thirty years she has taken down others’ words in court. Called as a witness herself, she finds that she has none of her own.',
      hye: 'Երեսուն տարի նա դատարանում գրի է առել ուրիշների խոսքը։ Երբ իրեն են վկա կանչում, պարզվում է՝ սեփական խոսք չունի։',
    },
    summary: {
      rus: 'Вера Игнатьевна видела на улице то, чего не видел больше никто, и обязана рассказать. Но всякая фраза, что приходит на ум, кем-то уже произнесена: убийцей, вдовой, прокурором с насморком. Пока суд ждёт, она перебирает тридцать лет чужих голосов и ищет среди них свой. Камерная драма, в которой молчание длится четыре минуты и ни секунды не пусто.',
      eng: 'Vera Ignatyevna saw in the street what no one else saw, and she must tell it. But each phrase that comes to mind has been spoken before: by a murderer, a widow, a prosecutor with a cold. While the court waits she goes through thirty years of other voices in search of hers. A chamber drama in which one silence lasts four minutes and is never empty.',
      hye: 'Վերա Իգնատևնան փողոցում տեսել է այն, ինչ ուրիշ ոչ ոք չի տեսել, և պարտավոր է պատմել։ Բայց մտքին եկող ամեն նախադասություն արդեն մեկն ասել է՝ մարդասպանը, այրին, հարբուխով դատախազը։ Մինչ դատարանն սպասում է, նա թերթում է երեսուն տարվա օտար ձայները և փնտրում իրենը։ Կամերային դրամա, որտեղ լռությունը տևում է չորս րոպե և ոչ մի վայրկյան դատարկ չէ։',
    },
    year: 1984,
    age: 12,
    genres: ['drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.5,
    cast: [
      directedBy('leonid-tveretinov'),
      plays('nina-vetlugina', 'Вера Игнатьевна', 'Vera Ignatyevna', 'Վերա Իգնատևնա'),
      plays('mikhail-starozhilov', 'судья Рогов', 'Judge Rogov', 'դատավոր Ռոգով'),
      plays('daria-klyuchevaya', 'адвокат Белкина', 'Belkina, counsel', 'փաստաբան Բելկինա'),
    ],
    art: { style: 'paper', palette: { hues: [215, 25, 260], mood: 'dark' }, motif: 'folder' },
    mood: 'tense',
    lines: dialogue`
      Свидетель, говорите своими словами. | Witness, speak in your own words. | Վկա՛, ձեր խոսքերով պատմեք։
      Простите. Я не взяла их с собой. | Forgive me. I didn’t bring any with me. | Ներեցեք։ Հետս չեմ վերցրել։
      Занесите в протокол: свидетель молчит. | Enter it: the witness is silent. | Արձանագրե՛ք՝ վկան լռում է։
      А как записывают молчание? | And how does one take down silence? | Իսկ լռությունն ինչպե՞ս են գրի առնում։
      Точкой. Длинное — тремя. | With a dot. A long one, with three. | Կետով։ Երկարը՝ երեք կետով։
      За тридцать лет ни одной ошибки. | Thirty years without a mistake. | Երեսուն տարի՝ առանց սխալի։
      Одна. Я ни разу не возразила. | There is one. I never objected. | Մեկը կա։ Ոչ մի անգամ չեմ առարկել։
      Пишите. Теперь диктую я. | Write. Now I dictate. | Գրե՛ք։ Հիմա ես եմ թելադրում։
    `,
  },
  {
    slug: 'mr-ohs-last-haircut',
    name: {
      rus: 'Последняя стрижка господина О',
      eng: 'Mr Oh’s Last Haircut',
      hye: 'Պարոն Օի վերջին խուզվածքը',
    },
    original_name: '오 씨의 마지막 이발',
    short_description: {
      rus: 'Сын пусанского парикмахера открывает лавку отца на один день: раздать сорок причёсок, в которых тот когда-то отказал.',
      eng: 'A Busan barber’s son opens his late father’s shop for a single day, to give the forty haircuts the old man once refused.',
      hye: 'Պուսանցի վարսավիրի որդին հոր կրպակը բացում է մեկ օրով՝ անելու այն քառասուն խուզվածքը, որ հայրը ժամանակին մերժել էր։',
    },
    summary: {
      rus: 'Отец лучше всех знал, кому что к лицу, но каждый отказ записывал. Теперь приходят по списку: банкиру положен гребень панка, монаху — пробор жениха, сержанту — локоны. Чун держал ножницы только в школе и режет вкривь, зато слушает, чего отец не умел. В конце тетради его собственное имя, и кто-то должен сесть в кресло, а кто-то взять бритву.',
      eng: 'His father knew best what suited whom, but he wrote every refusal down. Now they come by the list: a punk’s crest is owed to the banker, a bridegroom’s parting to the monk, curls to the sergeant. Joon last held scissors at school and cuts crooked, but he listens, which his father could not. The last name is his own; somebody must take the chair, and somebody the razor.',
      hye: 'Հայրը բոլորից լավ գիտեր՝ ում ինչ է սազում, բայց ամեն մերժում գրի էր առնում։ Հիմա գալիս են ցուցակով. բանկիրին հասնում է պանկի կատար, վանականին՝ փեսացուի սանրվածք, սերժանտին՝ գանգուրներ։ Չունը մկրատ բռնել է միայն դպրոցում և ծուռ է կտրում, բայց լսում է, ինչը հայրը չէր կարողանում։ Տետրի վերջում իր անունն է. մեկը պետք է նստի բազկաթոռին, մեկը՝ ածելին վերցնի։',
    },
    year: 2022,
    age: 6,
    genres: ['drama', 'comedy'],
    countries: ['KR'],
    themes: ['movies'],
    rating: 8.2,
    cast: [
      directedBy('baek-so-rin'),
      plays('kang-do-hyeok', 'Чун', 'Joon', 'Չուն'),
      plays('ryu-ha-eun', 'Соль из цветочной лавки', 'Sol from the flower shop', 'Սոլը՝ ծաղկի խանութից'),
    ],
    art: { style: 'portrait', palette: { hues: [165, 340, 240], mood: 'bright' } },
    mood: 'calm',
    lines: dialogue`
      Вам как отец велел или как хотели? | Father’s way, or the way you wanted? | Հորս ասածո՞վ, թե՞ ձեր ուզածով։
      Двадцать лет назад я хотел гребень. | Twenty years ago I wanted a crest. | Քսան տարի առաջ կատար էի ուզում։
      Тут запись: «Отказал. Жалею». | It says here: “Refused. Regret it.” | Այստեղ գրված է՝ «Մերժեցի։ Զղջում եմ»։
      Криво. — Зато моё. | It’s crooked. — But it’s mine. | Ծուռ է։ — Բայց իմն է։
      Ваш отец говорил без умолку. | Your father never stopped talking. | Ձեր հայրն անդադար խոսում էր։
      Наверное, боялся слышать ножницы. | I think he feared to hear the scissors. | Երևի մկրատի ձայնից էր վախենում։
      Последнее имя в тетради — твоё, Чун. | The last name in the book is yours, Joon. | Տետրի վերջին անունը քոնն է, Չուն։
      Садись. Хуже, чем он, не подстригу. | Sit down. I can’t do worse than he did. | Նստի՛ր։ Նրանից վատ չեմ խուզի։
    `,
  },
];
