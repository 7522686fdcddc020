import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const homecomingFilms: readonly DemoFilm[] = [
  {
    slug: 'the-wardrobe-goes-home',
    name: { rus: 'Шкаф едет домой', eng: 'The Wardrobe Goes Home', hye: 'Պահարանը տուն է գնում' },
    short_description: {
      rus: 'Три сестры везут бабушкин шкаф через две страны: по завещанию он должен стоять там, откуда его вынесли сто лет назад.',
      eng: 'Three sisters haul Grandmother’s wardrobe across two countries: by her will it must stand where it stood a century ago.',
      hye: 'Երեք քույր տատի պահարանը տանում են երկու երկրի միջով. ըստ կտակի՝ այն պիտի կանգնի այնտեղ, որտեղից հարյուր տարի առաջ դուրս են բերել։',
    },
    summary: {
      rus: 'Шкаф дубовый, с зеркалом, не проходит ни в лифт, ни в гостиницу, так что ночуют рядом с ним. В первую ночь внутри находят платье, во вторую — письмо, в третью — чабана, который прячется от дождя. Старшая командует, средняя считает деньги, а младшая обещает шкафу, что всё будет хорошо, и одна знает: дома, куда они едут, больше нет.',
      eng: 'It is oak, with a mirror; it fits no lift and no hotel, so they sleep beside it. On the first night they find a dress inside, on the second a letter, on the third a shepherd sheltering from the rain. The eldest gives orders, the middle one counts the money, and the youngest promises the wardrobe that all will be well; she alone knows that the house they are bound for is gone.',
      hye: 'Պահարանը կաղնուց է, հայելիով, ո՛չ վերելակ է մտնում, ո՛չ հյուրանոց, ուստի գիշերում են կողքին։ Առաջին գիշերը մեջը զգեստ են գտնում, երկրորդ գիշերը՝ նամակ, երրորդ գիշերը՝ անձրևից պատսպարված հովիվ։ Ավագը հրամայում է, միջնեկը փող է հաշվում, իսկ կրտսերը պահարանին խոստանում է, որ ամեն ինչ լավ կլինի, և միայն նա գիտի, որ այն տունը, ուր գնում են, այլևս չկա։',
    },
    year: 2020,
    age: 6,
    genres: ['drama', 'comedy'],
    countries: ['GE', 'AM'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('seda-yerkanyan'),
      composedBy('garo-santuryan'),
      plays('anahit-bdoyan', 'старшая, Рузанна', 'Ruzanna, the eldest', 'ավագը՝ Ռուզաննա'),
      plays('nino-tskhvediani', 'средняя, Кетеван', 'Ketevan, the middle one', 'միջնեկը՝ Քեթևան'),
      plays('tatev-mirzabekyan', 'младшая, Сона', 'Sona, the youngest', 'կրտսերը՝ Սոնա'),
    ],
    art: { style: 'desert', palette: { hues: [40, 20, 305], mood: 'dusk' }, motif: 'door' },
    mood: 'bright',
    lines: dialogue`
      В лифт не входит. — И в жизнь тоже. | It won’t fit the lift. — Or our lives. | Վերելակ չի մտնում։ — Մեր կյանք էլ։
      Кто спит внутри? — Младшая. | Who sleeps inside? — The youngest. | Ո՞վ է ներսում քնում։ — Կրտսերը։
      Тут платье. Сорок второй размер! | There’s a dress. Size eight! | Այստեղ զգեստ կա։ Քառասուներկու չափսի՛։
      Значит, и она была молодой. | So even she was young. | Ուրեմն նա էլ է երիտասարդ եղել։
      Откройте, таможня. Что в шкафу? | Customs, open up. What’s in there? | Բացե՛ք, մաքսատունն է։ Ի՞նչ կա մեջը։
      Сто лет. И чабан. | A hundred years. And a shepherd. | Հարյուր տարի։ Եվ մեկ հովիվ։
      Девочки, дома нет. Там теперь трасса. | Girls, the house is gone. It’s a motorway. | Աղջիկնե՛ր, տունը չկա։ Հիմա մայրուղի է։
      Поставим у трассы. Зато с видом. | By the motorway, then. With a view. | Մայրուղու մոտ կդնենք։ Բայց տեսարանով։
    `,
  },
  {
    slug: 'after-the-tone',
    name: { rus: 'После сигнала', eng: 'After the Tone', hye: 'Ազդանշանից հետո' },
    short_description: {
      rus: 'После похорон отца Кирилл включает в поморском доме автоответчик и слышит, что деревня продолжает звонить.',
      eng: 'After his father’s funeral Kirill plays the answering machine in the house by the White Sea: the village is still ringing up.',
      hye: 'Հոր թաղումից հետո Կիրիլը Սպիտակ ծովի ափի տանը միացնում է ինքնապատասխանիչը և լսում, որ գյուղը շարունակում է զանգել։',
    },
    summary: {
      rus: 'Ему рассказывают про лёд, про внучкину пятёрку, про то, что масло опять привезли не то. Все знают, что Никифора нет, и все говорят после сигнала: так спокойнее, он никогда не перебивал. Кирилл приехал на два дня, отключить телефон и продать лодку. Но кто-то должен менять кассету, а на второй неделе — и отвечать.',
      eng: 'They tell him about the ice, a granddaughter’s top mark, the wrong butter in the shop again. Everyone knows that Nikifor is gone, and everyone speaks after the tone: it is a comfort, he never did interrupt. Kirill has come for two days to have the line cut off and to sell the boat. But somebody must change the tape and, by the second week, pick up.',
      hye: 'Պատմում են սառույցի մասին, թոռնուհու հինգի, այն մասին, որ խանութ նորից ուրիշ կարագ են բերել։ Բոլորը գիտեն, որ Նիկիֆորը չկա, և բոլորը խոսում են ազդանշանից հետո. այդպես հանգիստ է, նա երբեք չէր ընդհատում։ Կիրիլը եկել է երկու օրով՝ հեռախոսն անջատելու և նավակը վաճառելու։ Բայց մեկը պետք է ժապավենը փոխի, իսկ երկրորդ շաբաթ՝ նաև պատասխանի։',
    },
    year: 2014,
    age: 12,
    genres: ['drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.9,
    cast: [
      directedBy('marfa-velikhova'),
      composedBy('gleb-orlikov'),
      plays('anton-belosvet', 'Кирилл', 'Kirill', 'Կիրիլ'),
      plays('daria-klyuchevaya', 'тётя Анфиса', 'Aunt Anfisa', 'Անֆիսա մորաքույր'),
      plays('prokhor-zvonaryov', 'Никифор', 'Nikifor', 'Նիկիֆոր'),
    ],
    art: { style: 'waves', palette: { hues: [220, 200, 55], mood: 'dusk' }, motif: 'boat' },
    mood: 'calm',
    lines: dialogue`
      Вы позвонили Никифору. Говорите. | You’ve reached Nikifor. Speak. | Զանգել եք Նիկիֆորին։ Խոսե՛ք։
      Никифор, лёд пошёл. Тебе бы понравилось. | Nikifor, the ice is going. You’d like it. | Նիկիֆոր, սառույցը շարժվեց։ Քեզ դուր կգար։
      Он умер, тётя Анфиса. | He’s dead, Aunt Anfisa. | Նա մահացել է, Անֆիսա մորաքույր։
      Так я и не жду, что перезвонит. | Well, I’m not expecting a call back. | Դե ես էլ չեմ սպասում, որ հետ զանգի։
      Кассета кончилась на полуслове. | The tape ran out mid-word. | Ժապավենը կիսաբառ վերջացավ։
      Что вы хотели ему сказать? | What did you want to tell him? | Ի՞նչ էիք ուզում նրան ասել։
      Что лодку твою покрасила. Его. Твою. | That I’ve painted your boat. His. Yours. | Որ նավակդ ներկել եմ։ Իրենը։ Քոնը։
      Вы позвонили Кириллу. Я слушаю. | You’ve reached Kirill. I’m listening. | Զանգել եք Կիրիլին։ Լսում եմ։
    `,
  },
  {
    slug: 'a-chair-for-mkrtich',
    name: { rus: 'Стул для Мкртича', eng: 'A Chair for Mkrtich', hye: 'Մկրտիչի աթոռը' },
    original_name: 'Մկրտիչի աթոռը',
    short_description: {
      rus: 'Тридцать лет место брата за столом пустует и обрастает легендами. И вот он возвращается — и ни одной не подходит.',
      eng: 'For thirty years the brother’s place at table has stood empty and gathered legends. Then he comes home and fits none of them.',
      hye: 'Երեսուն տարի եղբոր տեղը սեղանի մոտ դատարկ է և պատվել է լեգենդներով։ Եվ ահա նա վերադառնում է ու ոչ մեկին նման չէ։',
    },
    summary: {
      rus: 'По рассказам матери, Мкртич строил плотины, дружил с министрами и отказал кинозвезде. На самом деле он чистил лошадей в передвижном цирке, и чистил хорошо. Родня в смятении: за таким столом место герою, а не конюху. А мать молчит, подкладывает сыну долму и ждёт, кто первым догадается, что легенды сочиняла она, зная правду с самого начала.',
      eng: 'To hear their mother, Mkrtich built dams, dined with ministers and refused a film star. In truth he groomed horses in a travelling circus, and groomed them well. The family is dismayed: such a table calls for a hero, not a stable hand. Mother says nothing, heaps dolma on his plate and waits to see who will be first to guess that she made up the legends, knowing the truth from the start.',
      hye: 'Մոր պատմելով՝ Մկրտիչն ամբարտակներ է կառուցել, մինիստրների ընկեր է եղել և մերժել կինոաստղի։ Իրականում նա շրջիկ կրկեսում ձի է մաքրել, այն էլ լավ է մաքրել։ Ազգականները շփոթված են. այս սեղանին հերոս է պետք, ոչ թե ձիապան։ Իսկ մայրը լռում է, որդու ափսեին տոլմա ավելացնում և սպասում, թե ով առաջինը կհասկանա, որ լեգենդներն ինքն է հորինել՝ սկզբից իմանալով ճշմարտությունը։',
    },
    year: 2010,
    age: 6,
    genres: ['drama', 'family'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.4,
    cast: [
      directedBy('lusine-tavadyan'),
      writtenBy('davit-hovhants'),
      plays('nune-kalantaryan', 'мать, Арусяк', 'Arusyak, the mother', 'մայրը՝ Արուսյակ'),
      plays('samvel-kochinyan', 'Мкртич', 'Mkrtich', 'Մկրտիչ'),
      plays('rafayel-ter-zakaryan', 'дядя Ншан', 'Uncle Nshan', 'Նշան քեռի'),
      plays('armen-dzorapyan', 'брат Геворг', 'Gevorg, his brother', 'եղբայրը՝ Գևորգ'),
    ],
    art: { style: 'garden', palette: { hues: [90, 130, 15], mood: 'dusk' }, motif: 'vineyard' },
    mood: 'calm',
    lines: dialogue`
      Не садись. Это место Мкртича. | Don’t sit there. That’s Mkrtich’s place. | Մի՛ նստիր։ Մկրտիչի տեղն է։
      Он тогда министру руки не подал! | He wouldn’t shake the minister’s hand! | Նա մինիստրի ձեռքն էլ չսեղմեց։
      В прошлом году ты говорила — послу. | Last year you said the ambassador’s. | Անցյալ տարի ասում էիր՝ դեսպանի։
      Здравствуй, мама. Я без подарков. | Hello, Mother. I’ve brought nothing. | Բարև, մա՛մ։ Նվեր չեմ բերել։
      А плотина, сынок? — Какая плотина? | And the dam, son? — What dam? | Իսկ ամբարտա՞կը, որդի՛ս։ — Ի՞նչ ամբարտակ։
      Двенадцать лошадей. Каждую помню. | Twelve horses. I remember each. | Տասներկու ձի։ Ամեն մեկին հիշում եմ։
      Стул мал. Я его для мальчика берегла. | The chair’s small. I kept it for a boy. | Աթոռը նեղ է։ Տղեկի համար էի պահել։
      Подвиньтесь. Пусть сядет со мной. | Move up. Let him sit by me. | Տեղ արե՛ք։ Թող կողքիս նստի։
    `,
  },
];
