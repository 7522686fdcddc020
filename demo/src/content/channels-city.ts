import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels for everybody: the city, the courtyard, the news. */
export const cityChannels: readonly DemoChannel[] = [
  {
    slug: 'rooftop',
    number: 1,
    name: { rus: 'Крыша', eng: 'Rooftop', hye: 'Տանիք' },
    description: {
      rus: 'Город с высоты десятого этажа: утренний кофе, вечерние разговоры и кино под звёздами.',
      eng: 'The city from ten floors up: morning coffee, evening talk and films under the stars.',
      hye: 'Քաղաքը տասներորդ հարկի բարձրությունից՝ առավոտյան սուրճ, երեկոյան զրույցներ և կինո աստղերի տակ։',
    },
    themes: ['movies', 'series'],
    age: 16,
    service: null,
    palette: { hues: [45, 20, 280], mood: 'dusk' },
    letters: 'КР',
    programmes: programmes`
      coffee-before-the-trams 60 0+ show morning
      Кофе до трамваев | Coffee Before the Trams | Սուրճ մինչև տրամվայները
      Двое ведущих просыпаются в прямом эфире и честно говорят, кто из них ещё спит. | Two presenters wake up on air and admit honestly which of them is still asleep. | Երկու հաղորդավար արթնանում են եթերում և ազնվորեն խոստովանում, թե ով է դեռ քնած։

      weather-from-the-chimney 10 0+ news morning
      Погода с трубы | Weather from the Chimney | Եղանակը ծխնելույզից
      Прогноз от трубочиста, который не ошибся ни разу, потому что смотрит на небо. | A forecast by a chimney sweep who has never been wrong, because he looks at the sky. | Եղանակի տեսություն ծխնելույզ մաքրողից, որը չի սխալվել, որովհետև նայում է երկնքին։

      the-lost-property-office 45 6+ show morning
      Бюро находок | The Lost Property Office | Կորած իրերի գրասենյակ
      Один забытый зонт, один звонок в студию и целая история, как он там оказался. | One forgotten umbrella, one call to the studio and the whole story of how it got there. | Մեկ մոռացված հովանոց, մեկ զանգ ստուդիա և մի ամբողջ պատմություն, թե ինչպես է այն այնտեղ հայտնվել։

      aunt-roza-against-the-lift 50 12+ series day
      Тётя Роза против лифта | Aunt Roza Against the Lift | Ռոզա մորաքույրն ընդդեմ վերելակի
      Сериал о женщине, которая решила ходить пешком, и доме, который этого не вынес. | A series about a woman who chose the stairs, and the house that could not bear it. | Սերիալ մի կնոջ մասին, որ որոշեց ոտքով բարձրանալ, և շենքի մասին, որ դրան չդիմացավ։

      three-minutes-of-silence 15 0+ show day
      Три минуты тишины | Three Minutes of Silence | Երեք րոպե լռություն
      Гость молчит в кадре, а потом рассказывает, о чём думал. | A guest says nothing on camera and then tells what the thinking was about. | Հյուրը լռում է կադրում, հետո պատմում, թե ինչի մասին էր մտածում։

      old-addresses 40 6+ documentary day
      Старые адреса | Old Addresses | Հին հասցեներ
      Один подъезд за выпуск: кто здесь жил, что варил и почему лампочка до сих пор горит. | One stairwell an episode: who lived there, what they cooked and why the bulb still burns. | Ամեն թողարկման մեկ մուտք՝ ով է ապրել, ինչ է եփել և ինչու է լամպը դեռ վառվում։

      the-roof-next-door 90 12+ show evening
      Соседняя крыша | The Roof Next Door | Հարևան տանիքը
      Большой вечерний разговор на складных стульях; в дождь гости держат зонт ведущему. | The big evening talk on folding chairs; when it rains the guests hold the host’s umbrella. | Երեկոյան մեծ զրույց ծալովի աթոռներին. անձրևին հյուրերը հովանոց են բռնում վարողի գլխին։

      news-on-one-sheet 20 6+ news evening
      Новости на одном листе | News on One Sheet | Լուրեր մեկ թերթի վրա
      Всё, что случилось в городе за день, если писать крупно и без восклицаний. | All that happened in the city today, written large and without exclamation marks. | Այն ամենը, ինչ եղավ քաղաքում մեկ օրում՝ գրված խոշոր և առանց բացականչությունների։

      the-conductors-daughter 105 12+ film evening
      Дочь вагоновожатого | The Tram Driver’s Daughter | Վագոնավարի դուստրը
      Она знает расписание наизусть, он всегда опаздывает ровно на один трамвай. | She knows the timetable by heart; he is always exactly one tram late. | Նա չվացուցակն անգիր գիտի, իսկ մյուսը միշտ ուշանում է ուղիղ մեկ տրամվայով։

      a-window-with-a-light 100 16+ film night
      Окно со светом | A Window with a Light | Լուսավոր պատուհանը
      Сторож видит, как в пустом доме каждую ночь зажигают лампу, и поднимается посмотреть. | A watchman sees a lamp lit each night in an empty house and goes up to look. | Պահակը տեսնում է, որ դատարկ տանն ամեն գիշեր լամպ են վառում, և բարձրանում է նայելու։

      insomnia-by-post 60 16+ show night
      Бессонница по переписке | Insomnia by Post | Անքնություն՝ նամակներով
      Ведущий читает письма тех, кто не спит, и отвечает так, чтобы они уснули. | The host reads letters from the sleepless and answers so that they fall asleep. | Վարողը կարդում է անքունների նամակները և պատասխանում այնպես, որ քնեն։

      pigeon-post 25 0+ show
      Голубиная почта | Pigeon Post | Աղավնիների փոստ
      Город глазами почтового голубя: камера весит меньше письма. | The city as a carrier pigeon sees it, from a camera lighter than a letter. | Քաղաքը փոստատար աղավնու աչքերով. տեսախցիկը նամակից թեթև է։

      windows-across-the-street 80 6+ documentary morning
      Окна напротив | Windows Across the Street | Դիմացի պատուհանները
      Утро одного дома через один бинокль, с разрешения всех жильцов. | One house’s morning through one pair of binoculars, with every tenant’s consent. | Մեկ տան առավոտը մեկ հեռադիտակով՝ բոլոր բնակիչների թույլտվությամբ։

      the-antenna-repairman 95 12+ film day
      Антенный мастер | The Aerial Repairman | Անտենայի վարպետը
      Он чинит антенны по всему городу и знает, кто что смотрит, когда плачет. | He mends aerials all over town and knows what people watch when they cry. | Նա անտենաներ է նորոգում ողջ քաղաքում և գիտի, թե ով ինչ է դիտում լաց լինելիս։

      sky-over-the-market 75 0+ documentary night
      Небо над рынком | The Sky over the Market | Երկինքը շուկայի վրա
      Ночная разгрузка арбузов глазами птицы, которая не спит. | Watermelons unloaded at night, as a sleepless bird sees it. | Ձմերուկների գիշերային բեռնաթափումը՝ անքուն թռչնի աչքերով։

      the-key-under-the-mat 50 12+ series evening
      Ключ под ковриком | The Key Under the Mat | Բանալին գորգի տակ
      Пятеро квартирантов одной комнаты живут по расписанию и ни разу не встретились. | Five tenants of one room live by timetable and have never met. | Մեկ սենյակի հինգ կենվոր ապրում են ժամանակացույցով և ոչ մի անգամ չեն հանդիպել։
    `,
  },
  {
    slug: 'courtyard',
    number: 2,
    name: { rus: 'Двор', eng: 'Courtyard', hye: 'Բակ' },
    description: {
      rus: 'Канал, где знают всех по именам: семейные сериалы, игры, комедии и выпуск новостей с лавочки.',
      eng: 'The channel that knows everybody by name: family series, games, comedies and news from the bench.',
      hye: 'Ալիք, որտեղ բոլորին անունով գիտեն՝ ընտանեկան սերիալներ, խաղեր, կատակերգություններ և լուրեր նստարանից։',
    },
    themes: ['series', 'movies'],
    age: 12,
    service: null,
    palette: { hues: [95, 140, 220], mood: 'bright' },
    letters: 'ДВ',
    programmes: programmes`
      exercises-with-a-carpet 20 0+ show morning
      Зарядка с ковром | Exercises with a Carpet | Մարզանք գորգով
      Утренняя гимнастика для тех, кому всё равно надо выбить ковёр. | Morning gymnastics for those who have a carpet to beat anyway. | Առավոտյան մարզանք նրանց համար, ովքեր միևնույն է գորգ պիտի թափ տան։

      porridge-court 30 0+ show morning
      Кашный суд | The Porridge Court | Շիլայի դատարան
      Две хозяйки, две кастрюли и судья, который завтракает в третий раз. | Two cooks, two pots and a judge on the third breakfast of the day. | Երկու տանտիրուհի, երկու կաթսա և դատավոր, որ երրորդ անգամ է նախաճաշում։

      the-spare-key 45 6+ series morning
      Запасной ключ | The Spare Key | Պահեստային բանալին
      У Клары хранятся ключи от всего подъезда, а с ними и все его тайны. | Klara keeps the spare keys of the whole house, and with them its secrets. | Կլարան պահում է ողջ մուտքի բանալիները, դրանց հետ էլ՝ բոլոր գաղտնիքները։

      what-is-in-the-shed 40 6+ show day
      Что в сарае | What Is in the Shed | Ի՞նչ կա մառանում
      Команда открывает чужие сараи и возвращает хозяевам то, о чём они забыли. | A team opens sheds and gives the owners back what they had forgotten. | Խումբը բացում է ուրիշների մառանները և տերերին վերադարձնում մոռացվածը։

      fathers-and-scooters 50 6+ series day
      Отцы и самокаты | Fathers and Scooters | Հայրեր և ինքնագլորներ
      Трое отцов учатся кататься раньше детей, чтобы не позориться. | Three fathers learn to ride before their children do, to save their honour. | Երեք հայր սովորում են վարել երեխաներից առաջ, որ չխայտառակվեն։

      dominoes-live 60 0+ sport day
      Домино в прямом эфире | Dominoes Live | Դոմինո՝ ուղիղ եթերում
      Стол под тополем, четыре игрока и комментатор, боящийся подсказать. | A table under a poplar, four players and a commentator afraid of giving hints. | Սեղան բարդու տակ, չորս խաղացող և մեկնաբան, որ վախենում է հուշել։

      news-from-the-bench 25 6+ news evening
      Новости с лавочки | News from the Bench | Լուրեր նստարանից
      Кто приехал, что построили и чья кошка опять на дереве. | Who has come, what was built and whose cat is up the tree again. | Ով է եկել, ինչ են կառուցել և ում կատուն է կրկին ծառին։

      the-whole-stairwell-sings 75 0+ music evening
      Поёт весь подъезд | The Whole Stairwell Sings | Երգում է ամբողջ մուտքը
      Двенадцать квартир соревнуются хорами; эхо засчитывается за участника. | Twelve flats compete as choirs, and the echo counts as a singer. | Տասներկու բնակարան մրցում են երգչախմբերով. արձագանքը հաշվում են որպես մասնակից։

      the-swing-committee 95 6+ film evening
      Комитет качелей | The Swing Committee | Ճոճանակի կոմիտեն
      Чтобы вернуть качели, дети и пенсионеры впервые голосуют заодно. | To get the swing back, children and pensioners vote together for the first time. | Ճոճանակը հետ բերելու համար երեխաներն ու թոշակառուներն առաջին անգամ միասին են քվեարկում։

      a-quiet-night-at-the-boiler 85 12+ film night
      Тихая ночь в котельной | A Quiet Night at the Boiler | Խաղաղ գիշեր կաթսայատանը
      Двое кочегаров держат тепло всего района и одно очень важное обещание. | Two stokers keep a whole district warm, and one very important promise. | Երկու հնոցապան պահում են ողջ թաղամասի տաքությունը և մի շատ կարևոր խոստում։

      yesterdays-argument 45 12+ show night
      Вчерашний спор | Yesterday’s Argument | Երեկվա վեճը
      Соседи пересматривают запись своего спора и мирятся на перемотке. | Neighbours watch a recording of their quarrel and make up on fast forward. | Հարևանները դիտում են իրենց վեճի ձայնագրությունը և հաշտվում արագացման վրա։

      chalk-and-asphalt 20 0+ cartoon
      Мел и асфальт | Chalk and Asphalt | Կավիճ և ասֆալտ
      Нарисованный мелом кот боится дождя, но очень хочет увидеть лужу. | A cat drawn in chalk is afraid of rain, yet longs to see a puddle. | Կավիճով նկարված կատուն վախենում է անձրևից, բայց շատ է ուզում ջրափոս տեսնել։

      saturday-in-the-hayloft 85 0+ film morning
      Суббота на сеновале | Saturday in the Hayloft | Շաբաթ օրը խոտանոցում
      Городские внуки ищут дедов велосипед и находят деда, который его прячет. | City grandchildren look for grandad’s bicycle and find grandad hiding it. | Քաղաքից եկած թոռները փնտրում են պապի հեծանիվը և գտնում այն թաքցնող պապին։

      a-cat-for-seven-flats 70 0+ film day
      Кошка на семь квартир | A Cat for Seven Flats | Մեկ կատու յոթ բնակարանի համար
      У неё семь имён, семь мисок и один серьёзный выбор на зиму. | She has seven names, seven bowls and one serious choice before winter. | Նա ունի յոթ անուն, յոթ ափսե և մեկ լուրջ ընտրություն ձմեռվա համար։

      the-lamp-above-the-door 60 6+ series night
      Лампочка над подъездом | The Lamp Above the Door | Լամպը մուտքի վերևում
      Кто-то выкручивает лампочку каждую пятницу, и дежурят все по очереди. | Someone unscrews the bulb every Friday, and all keep watch by turns. | Ինչ-որ մեկն ամեն ուրբաթ պտտում-հանում է լամպը, և բոլորը հերթով հսկում են։

      football-between-garages 75 0+ sport evening
      Футбол между гаражами | Football Between the Garages | Ֆուտբոլ ավտոտնակների միջև
      Поле узкое, ворота ржавые, ничьих не бывает. | The pitch is narrow, the goals are rusty and there are no draws. | Դաշտը նեղ է, դարպասները՝ ժանգոտ, ոչ-ոքի չի լինում։
    `,
  },
  {
    slug: 'avenue',
    number: 3,
    name: { rus: 'Проспект', eng: 'Avenue', hye: 'Պողոտա' },
    description: {
      rus: 'Спокойные новости и долгие репортажи: сначала проверяют, потом рассказывают.',
      eng: 'Calm news and long reports: first they check, then they tell.',
      hye: 'Հանգիստ լուրեր և երկար ռեպորտաժներ. նախ ստուգում են, հետո՝ պատմում։',
    },
    themes: ['education'],
    age: 12,
    service: null,
    palette: { hues: [230, 255, 260], mood: 'bright' },
    letters: 'ПРО',
    programmes: programmes`
      first-edition 30 6+ news morning
      Первый выпуск | First Edition | Առաջին թողարկում
      Что произошло ночью и что из этого действительно важно к завтраку. | What happened overnight, and how much of it matters at breakfast. | Ինչ է եղել գիշերը և դրանից ինչն է իսկապես կարևոր նախաճաշին։

      the-road-right-now 15 0+ news morning
      Дорога сейчас | The Road Right Now | Ճանապարհն այս պահին
      Мосты, перекрёстки и одна корова, с которой диспетчеры уже знакомы. | Bridges, junctions and one cow whom the controllers know by now. | Կամուրջներ, խաչմերուկներ և մեկ կով, որին կարգավարներն արդեն ճանաչում են։

      the-price-of-tomatoes 30 6+ show morning
      Почём помидоры | The Price of Tomatoes | Ինչ արժե լոլիկը
      Экономика на примере одной корзинки, с которой ведущая обходит рынки. | Economics explained by one basket that the presenter carries round the markets. | Տնտեսագիտություն մեկ զամբյուղի օրինակով, որով հաղորդավարը շրջում է շուկաներում։

      noon 25 6+ news day
      Полдень | Noon | Կեսօր
      Короткий выпуск ровно на одну тарелку супа. | A short bulletin, exactly one plate of soup long. | Կարճ թողարկում՝ ուղիղ մեկ ափսե ապուրի չափ։

      one-street-one-day 50 6+ documentary day
      Одна улица, один день | One Street, One Day | Մեկ փողոց, մեկ օր
      Камера встаёт на углу в семь утра и не уходит до последнего автобуса. | The camera takes its corner at seven and stays until the last bus. | Տեսախցիկը կանգնում է անկյունում առավոտյան յոթին և չի հեռանում մինչև վերջին ավտոբուսը։

      who-repairs-the-bridge 45 6+ documentary day
      Кто чинит мост | Who Repairs the Bridge | Ով է նորոգում կամուրջը
      Репортажи о работе, которую замечают, только когда её не сделали. | Reports on the kind of work one notices only when it is not done. | Ռեպորտաժներ այն աշխատանքի մասին, որը նկատում են, երբ այն արված չէ։

      the-evening-edition 45 6+ news evening
      Вечерний выпуск | The Evening Edition | Երեկոյան թողարկում
      Главное за день, поправки ко вчерашнему и одна хорошая новость в конце. | The day’s main news, corrections to yesterday’s and one good story at the end. | Օրվա գլխավորը, երեկվա ուղղումները և մեկ լավ լուր վերջում։

      the-long-question 60 12+ show evening
      Долгий вопрос | The Long Question | Երկար հարց
      Один вопрос на весь час: перебивать запрещено, думать вслух разрешено. | One question for the whole hour: no interrupting, thinking aloud allowed. | Մեկ հարց ամբողջ ժամվա համար. ընդհատել արգելվում է, բարձրաձայն մտածել՝ ոչ։

      the-map-on-the-table 40 12+ educational evening
      Карта на столе | The Map on the Table | Քարտեզ սեղանին
      География событий, объяснённая солонкой, ложками и куском верёвки. | The geography of events told with a salt cellar, spoons and a piece of string. | Իրադարձությունների աշխարհագրությունը՝ բացատրված աղամանով, գդալներով և պարանի կտորով։

      the-proofreaders-hour 60 12+ show night
      Час корректора | The Proofreader’s Hour | Սրբագրիչի ժամը
      Ночью перечитывают всё, что сказали днём, и ищут ошибки вслух. | At night they reread all that was said by day and look for mistakes aloud. | Գիշերը վերընթերցում են օրվա բոլոր ասածները և բարձրաձայն սխալներ փնտրում։

      the-night-ticker 30 6+ news night
      Ночная строка | The Night Ticker | Գիշերային տող
      Новости без голоса, под звук дождя по подоконнику. | News without a voice, to the sound of rain on a window sill. | Լուրեր առանց ձայնի՝ պատուհանագոգին կաթող անձրևի տակ։

      letters-to-the-editor 20 6+ show
      Письма в редакцию | Letters to the Editor | Նամակներ խմբագրություն
      Зрители спорят с редакцией, и редакция иногда проигрывает. | Viewers argue with the editors, and now and then the editors lose. | Հեռուստադիտողները վիճում են խմբագրության հետ, և այն երբեմն պարտվում է։

      breakfast-with-an-expert 60 6+ show morning
      Завтрак с экспертом | Breakfast with an Expert | Նախաճաշ փորձագետի հետ
      Специалист отвечает с полным ртом, зато простыми словами. | A specialist answers with a full mouth, but in plain words. | Մասնագետը պատասխանում է լի բերանով, փոխարենը՝ պարզ բառերով։

      the-court-artist 45 12+ documentary morning
      Судебный художник | The Court Artist | Դատարանի նկարիչը
      В зале нельзя снимать, и всё решает карандаш. | No cameras in the courtroom: everything depends on a pencil. | Դահլիճում նկարահանել չի կարելի, և ամեն ինչ կախված է մատիտից։

      borders-and-bread 60 6+ documentary day
      Откуда хлеб | Where the Bread Is From | Որտեղից է հացը
      Путь одной буханки через четыре ведомства и одну очень строгую весовщицу. | One loaf’s way through four offices and one very strict weigher. | Մեկ բոքոնի ուղին չորս գերատեսչությունով և մեկ շատ խիստ կշռողով։

      the-archive-speaks 90 12+ documentary night
      Говорит архив | The Archive Speaks | Խոսում է արխիվը
      Старые выпуски целиком, с рекламой пуговиц и забытым прогнозом. | Old bulletins in full, with button advertisements and a forgotten forecast. | Հին թողարկումներն ամբողջությամբ՝ կոճակների գովազդով և մոռացված եղանակով։
    `,
  },
];
