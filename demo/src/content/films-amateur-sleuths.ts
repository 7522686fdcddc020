import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Detective stories in which the one who finds out has another trade, or other methods. */
export const amateurSleuthFilms: readonly DemoFilm[] = [
  {
    slug: 'the-prompter',
    name: { rus: 'Суфлёр', eng: 'The Prompter', hye: 'Հուշարարը' },
    original_name: 'Հուշարարը',
    short_description: {
      rus: 'На премьере по-настоящему умирает актёр, и лишь суфлёр слышала, кто в тот вечер произнёс реплику не так.',
      eng: 'On opening night an actor dies in earnest, and only the prompter heard who spoke a line wrong that evening.',
      hye: 'Պրեմիերայի ժամանակ դերասանն իսկապես մահանում է, և միայն հուշարարն է լսել, թե այդ երեկո ով խոսքը սխալ ասաց։',
    },
    summary: {
      rus: 'Арусяк сорок лет сидит в будке под сценой и знает наизусть сто одиннадцать пьес, включая те, что провалились. Следователь допрашивает тех, кто был на виду, а она помнит другое: во втором акте кто-то переставил два слова, и пауза стала на вдох длиннее. Арусяк просит труппу сыграть спектакль ещё раз — для одного зрителя.',
      eng: 'For forty years Arusyak has sat in the box beneath the stage, and she knows a hundred and eleven plays by heart, flops included. The investigator questions those who were in the light; she remembers something else: in the second act someone swapped two words, and a pause grew longer by a breath. She asks the company to play it once more, for an audience of one.',
      hye: 'Արուսյակը քառասուն տարի նստում է բեմի տակի խցիկում և անգիր գիտի հարյուր տասնմեկ պիես՝ ներառյալ տապալվածները։ Քննիչը հարցաքննում է նրանց, ովքեր լույսի տակ էին, իսկ նա ուրիշ բան է հիշում. երկրորդ գործողությունում մեկը երկու բառի տեղ փոխեց, և դադարը մեկ շնչի չափ երկարեց։ Արուսյակը խնդրում է ներկայացումը նորից խաղալ՝ մեկ հանդիսատեսի համար։',
    },
    year: 2018,
    age: 12,
    genres: ['detective', 'drama'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.4,
    cast: [
      directedBy('vardges-karahunji'),
      writtenBy('davit-hovhants'),
      plays('ashkhen-vardablur', 'Арусяк', 'Arusyak', 'Արուսյակ'),
      plays('narek-ghevondyan', 'следователь Саакян', 'Investigator Sahakyan', 'քննիչ Սահակյան'),
      plays('tatev-mirzabekyan', 'Инженю', 'The Ingénue', 'Օրիորդը'),
      plays('armen-dzorapyan', 'Тиран', 'The Tyrant', 'Բռնապետը'),
    ],
    art: { style: 'portrait', palette: { hues: [70, 350, 20], mood: 'dark' }, motif: 'mask' },
    mood: 'tense',
    lines: dialogue`
      Где вы сидели? — Под вами. | Where were you sitting? — Under you. | Որտե՞ղ էիք նստած։ — Ձեր տակ։
      Я видела только туфли. Все девять пар. | I saw only shoes. All nine pairs. | Ես միայն կոշիկներ եմ տեսել։ Ինը զույգ։
      Туфли не врут. Врут паузы. | Shoes don’t lie. Pauses do. | Կոշիկները չեն ստում։ Դադարներն են ստում։
      Он сказал «никогда» вместо «нет». | He said “never” instead of “no”. | Նա «ոչի» փոխարեն «երբեք» ասաց։
      И что это меняет? — Всю пьесу. | What does it change? — The whole play. | Եվ ի՞նչ է փոխվում։ — Ողջ պիեսը։
      Играем второй акт. Без грима. | Second act, please. No make-up. | Խաղում ենք երկրորդ մասը։ Առանց գրիմի։
      А покойного кто сыграет? — Вы. | And who’ll play the dead man? — You. | Իսկ հանգուցյալին ո՞վ կխաղա։ — Դուք։
      Подсказать вам текст? Не надо. | Shall I prompt you? No need. | Հուշե՞մ ձեզ։ Հարկ չկա։
      Убийцы всегда знают свою роль. | Murderers always know their part. | Մարդասպանն իր դերը միշտ անգիր գիտի։
    `,
  },
  {
    slug: 'the-pharmacy-on-quiet-street',
    name: { rus: 'Аптека на Тихой', eng: 'The Pharmacy on Quiet Street', hye: 'Դեղատունը Լուռ փողոցում' },
    short_description: {
      rus: 'Провинциальный аптекарь читает любой почерк и замечает, что три врача пишут рецепты одной рукой.',
      eng: 'A small-town pharmacist can read any handwriting and notices that three doctors write prescriptions with one hand.',
      hye: 'Գավառական դեղագետը կարդում է ցանկացած ձեռագիր և նկատում, որ երեք բժիշկ դեղատոմսերը նույն ձեռքով են գրում։',
    },
    summary: {
      rus: 'Городок лечится от бессонницы, и все рецепты приходят в окошко к Ольге Карловне. По нажиму пера она знает, кто из докторов поссорился с женой, а кто ждёт повышения; теперь она знает, что один из них — не доктор. Майор Зуев не верит в почерки, зато верит в её валериану. Улики эти двое взвешивают на аптечных весах, до последнего грана.',
      eng: 'The town is being treated for insomnia, and every prescription comes to Olga Karlovna’s little window. From the pressure of a pen she can tell which doctor has quarrelled with his wife and which hopes for promotion; now she can tell that one is no doctor. Major Zuev has no faith in handwriting, only in her valerian. The two weigh the evidence on chemist’s scales, to the last grain.',
      hye: 'Քաղաքը բուժվում է անքնությունից, և բոլոր դեղատոմսերը հասնում են Օլգա Կառլովնայի պատուհանիկին։ Գրչի ճնշումից նա գիտի, թե որ բժիշկն է վիճել կնոջ հետ և որն է պաշտոնի սպասում. հիմա էլ գիտի, որ նրանցից մեկը բժիշկ չէ։ Մայոր Զուևը ձեռագրերին չի հավատում, բայց հավատում է նրա կատվախոտին։ Հանցանշանները երկուսով կշռում են դեղատան կշեռքով՝ մինչև վերջին հատիկը։',
    },
    year: 1974,
    age: 6,
    genres: ['detective', 'comedy'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.5,
    cast: [
      directedBy('arkady-polozkov'),
      plays('nina-vetlugina', 'Ольга Карловна', 'Olga Karlovna', 'Օլգա Կառլովնա'),
      plays('mikhail-starozhilov', 'майор Зуев', 'Major Zuev', 'մայոր Զուև'),
      plays('lev-granovich', 'доктор Пенкин', 'Doctor Penkin', 'բժիշկ Պենկին'),
    ],
    art: { style: 'city', palette: { hues: [110, 165, 200], mood: 'dusk' }, motif: 'bakery' },
    mood: 'bright',
    lines: dialogue`
      Это латынь? — Это люди. | Is that Latin? — It’s people. | Սա լատիներե՞ն է։ — Սա մարդիկ են։
      Здесь он торопился. Здесь лгал. | Here he was in a hurry. Here he lied. | Այստեղ շտապել է։ Այստեղ՝ ստել։
      А тут? — А тут обедал. Соус. | And here? — Here he dined. Gravy. | Իսկ այստե՞ղ։ — Այստեղ ճաշել է։ Սոուս է։
      Весь город не спит, товарищ майор. | The whole town’s awake, comrade major. | Ողջ քաղաքը չի քնում, ընկեր մայոր։
      И я не сплю. — Вам по другому поводу. | So am I. — For another reason. | Ես էլ չեմ քնում։ — Դուք ուրիշ պատճառով։
      Двадцать капель. И слушайте молча. | Twenty drops. And listen quietly. | Քսան կաթիլ։ Եվ լուռ լսեք։
      Три подписи, а рука одна. | Three signatures and a single hand. | Երեք ստորագրություն, իսկ ձեռքը մեկն է։
      Распишитесь, доктор. Просто так. | Sign here, doctor. No reason. | Ստորագրեք, բժիշկ։ Հենց այնպես։
    `,
  },
  {
    slug: 'ninety-degrees',
    name: { rus: 'Девяносто градусов', eng: 'Ninety Degrees', hye: 'Իննսուն աստիճան' },
    original_name: 'Yhdeksänkymmentä astetta',
    short_description: {
      rus: 'Комиссар Хельми допрашивает только в сауне: выше восьмидесяти градусов никто не успевает придумать вторую ложь.',
      eng: 'Inspector Helmi questions people only in the sauna: above eighty degrees no one has time to think up a second lie.',
      hye: 'Տեսուչ Հելմին հարցաքննում է միայն սաունայում. ութսուն աստիճանից վեր ոչ ոք երկրորդ սուտը հորինել չի հասցնում։',
    },
    summary: {
      rus: 'С лесного озера пропал хозяин лесопилки, а с ним топор, лодка и рождественский окорок. У семи наследников безупречные алиби и слабые сердца. Хельми топит печь, раздаёт веники и задаёт по одному вопросу на ковш воды. Чёрная комедия о пользе пара, в которой невиновные просят открыть дверь первыми, а виноватый — ни разу.',
      eng: 'The owner of a sawmill has vanished from a forest lake, and with him an axe, a boat and the Christmas ham. His seven heirs have perfect alibis and weak hearts. Helmi heats the stove, hands out birch switches and asks one question to each ladle of water. A black comedy on the uses of steam, in which the innocent soon beg for the door and the guilty one never does.',
      hye: 'Անտառային լճից անհետացել է սղոցարանի տերը, նրա հետ էլ՝ կացինը, նավակը և Սուրբ Ծննդյան խոզապուխտը։ Յոթ ժառանգներն անթերի ալիբի ունեն և թույլ սիրտ։ Հելմին վառում է վառարանը, ճիպոտներ բաժանում և ամեն շերեփ ջրի հետ մի հարց տալիս։ Սև կատակերգություն գոլորշու օգուտների մասին, որտեղ անմեղները խնդրում են բացել դուռը, իսկ մեղավորը՝ ոչ մի անգամ։',
    },
    year: 2022,
    age: 16,
    genres: ['detective', 'comedy', 'crime'],
    countries: ['FI'],
    themes: ['movies'],
    rating: 7.9,
    cast: [
      directedBy('ingrid-halvorsdal'),
      plays('aino-pihlakoski', 'Хельми', 'Helmi', 'Հելմի'),
      plays('tomasz-wieczynski', 'Старший наследник', 'The Eldest Heir', 'Ավագ ժառանգը'),
      plays('maja-lindhagen', 'Вдова', 'The Widow', 'Այրին'),
    ],
    art: { style: 'forest', palette: { hues: [35, 215, 240], mood: 'dark' }, motif: 'cabin' },
    mood: 'tense',
    lines: dialogue`
      Показания даём сидя. На верхней полке. | Statements are given on the top bench. | Ցուցմունք տալիս են նստած։ Վերևի դարակին։
      Это допрос? — Пока это пятница. | Is this an interrogation? — It’s Friday. | Սա հարցաքննությո՞ւն է։ — Դեռ ուրբաթ է։
      Первый ковш. Где вы были в шесть? | First ladle. Where were you at six? | Առաջին շերեփը։ Վեցին որտե՞ղ էիք։
      В лодке. Нет, дома. Жарко! | In the boat. No, at home. It’s hot! | Նավակում։ Չէ, տանը։ Շո՛գ է։
      Ветчину кто доел? Не отворачивайтесь. | Who finished the ham? Look at me. | Խոզապուխտն ո՞վ կերավ։ Երեսդ մի՛ շրջիր։
      Девяносто. Теперь про топор. | Ninety. Now, about the axe. | Իննսուն։ Հիմա՝ կացնի մասին։
      Все выбежали в снег. Кроме одной. | They’ve all run for the snow. But one. | Բոլորը ձյան մեջ վազեցին։ Բացի մեկից։
      Вам разве не жарко? — Мне страшно. | Aren’t you hot, madam? — I’m afraid. | Շոգ չէ՞ ձեզ, տիկին։ — Վախենում եմ։
    `,
  },
  {
    slug: 'who-stole-the-bridge',
    name: { rus: 'Кто украл мост', eng: 'Who Stole the Bridge', hye: 'Ո՞վ գողացավ կամուրջը' },
    original_name: 'Ո՞վ գողացավ կամուրջը',
    short_description: {
      rus: 'За одну ночь из ущелья исчезает подвесной мост, и два берега одного села впервые за сто лет начинают переписку.',
      eng: 'A rope bridge vanishes from a gorge overnight, and the two banks of one village begin to correspond for the first time.',
      hye: 'Մեկ գիշերում ձորից անհետանում է կախովի կամուրջը, և մի գյուղի երկու ափերը հարյուր տարում առաջին անգամ սկսում են նամակագրվել։',
    },
    summary: {
      rus: 'Утром почтальон делает шаг и едва не падает: моста нет, остался один аккуратно смотанный трос. Участковый Вачик ведёт следствие на правом берегу, его бывшая жена Шушан, учительница, — на левом, и улики они пересылают друг другу из рогатки. Чем дальше следствие, тем яснее: кому-то очень было нужно, чтобы эти двое снова заговорили.',
      eng: 'One morning the postman takes a step and nearly falls: the bridge is gone, all but a neatly coiled cable. Constable Vachik investigates on the right bank, his former wife Shushan, the schoolteacher, on the left, and they send each other the evidence by slingshot. The further they get, the clearer it is that somebody badly wanted these two to start talking again.',
      hye: 'Առավոտյան փոստատարը քայլ է անում և քիչ է մնում ընկնի. կամուրջը չկա, մնացել է միայն խնամքով փաթաթված ճոպանը։ Թաղային Վաչիկը հետաքննում է աջ ափին, նախկին կինը՝ ուսուցչուհի Շուշանը, ձախ ափին, իսկ հանցանշանները միմյանց պարսատիկով են ուղարկում։ Որքան առաջ է գնում գործը, այնքան պարզ է դառնում՝ մեկին շատ էր պետք, որ այս երկուսը նորից խոսեն։',
    },
    year: 2026,
    age: 6,
    genres: ['detective', 'comedy', 'family'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 7.7,
    cast: [
      directedBy('seda-yerkanyan'),
      composedBy('nare-voskerchyan'),
      plays('gor-vanand', 'Вачик', 'Vachik', 'Վաչիկ'),
      plays('mane-avetunts', 'Шушан', 'Shushan', 'Շուշան'),
      plays('samvel-kochinyan', 'почтальон Мехак', 'Mehak the postman', 'փոստատար Մեխակ'),
      plays('gohar-ashughyan', 'тётушка Парандзем', 'Aunt Parandzem', 'Փառանձեմ մորաքույր'),
    ],
    art: { style: 'ridge', palette: { hues: [90, 155, 205], mood: 'bright' }, motif: 'bridge' },
    mood: 'bright',
    lines: dialogue`
      Вчера по нему корова прошла! | A cow walked across it yesterday! | Երեկ վրայով կով անցավ։
      Корову допросили? — Молчит. | Questioned the cow? — Won’t talk. | Կովին հարցաքննեցի՞ր։ — Լռում է։
      Шушан! На твоём берегу есть следы? | Shushan! Any tracks on your side? | Շուշա՛ն։ Քո ափին հետքեր կա՞ն։
      Ты первый раз спросил, как у меня дела. | That’s the first time you’ve asked. | Առաջին անգամ հարցրիր, թե ինձ մոտ ինչ կա։
      Лови улику! — Она мокрая! | Catch the evidence! — It’s wet! | Հանցանշանը բռնի՛ր։ — Թա՛ց է։
      Кто умеет вязать такие узлы? | Who can tie knots like these? | Այսպիսի հանգույց ո՞վ կկապի։
      Вся деревня умеет. Я учила. | The whole village. I taught them. | Ողջ գյուղը։ Ես եմ սովորեցրել։
      Мост найдём — опять замолчите? | When it’s found, will you hush again? | Կամուրջը գտնենք, նորի՞ց եք լռելու։
      Пусть ещё денёк повисит в сарае. | Let it stay in the barn one more day. | Թող մի օր էլ մնա մարագում։
    `,
  },
];
