import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels about the sea, machines and space. */
export const natureAndTechnologyChannels: readonly DemoChannel[] = [
  {
    slug: 'the-deep',
    number: 13,
    name: { rus: 'Глубина', eng: 'The Deep', hye: 'Խորություն' },
    description: {
      rus: 'Океаны, реки, болота и все, кто в них живёт, снятые без погонь под барабаны.',
      eng: 'Oceans, rivers, marshes and all who live in them, filmed without chases to a drumbeat.',
      hye: 'Օվկիանոսներ, գետեր, ճահիճներ և նրանց բոլոր բնակիչները՝ առանց թմբուկի տակ հետապնդումների։',
    },
    themes: ['education'],
    age: 6,
    service: 'tv-big',
    palette: { hues: [185, 210, 250], mood: 'dark' },
    letters: 'ГЛ',
    programmes: programmes`
      the-tide-report 15 0+ news morning
      Сводка приливов | The Tide Report | Մակընթացության տեղեկագիր
      Куда ушла вода, когда вернётся и кто остался на песке. | Where the water has gone, when it is back and who was left on the sand. | Ուր գնաց ջուրը, երբ կվերադառնա և ով մնաց ավազին։

      octopus-thinks 50 0+ documentary morning
      Осьминог думает | The Octopus Thinks | Ութոտնուկը մտածում է
      Осьминог открыл банку, закрыл банку и спрятал её от исследователей. | An octopus opened a jar, closed it and hid it from the researchers. | Ութոտնուկը բացեց բանկան, փակեց և թաքցրեց հետազոտողներից։

      the-otters-toolbox 45 0+ documentary morning
      Ящик с инструментами выдры | The Otter’s Toolbox | Ջրասամույրի գործիքարկղը
      У каждой выдры есть любимый камень, и она помнит, в каком кармане. | Every otter has a favourite stone and remembers which pocket it is in. | Ամեն ջրասամույր սիրելի քար ունի և հիշում է, թե որ գրպանում է։

      marsh-neighbours 50 6+ documentary day
      Соседи по болоту | Marsh Neighbours | Ճահճի հարևաններ
      Цапля, бобр и жаба делят затон и не сходятся в вопросах тишины. | A heron, a beaver and a toad share a pool and differ about noise. | Ձկնկուլը, կուղբը և դոդոշը կիսում են ծովախորշը և չեն համաձայնում լռության հարցում։

      river-from-the-first-drop 60 6+ documentary day
      Река с первой капли | A River from Its First Drop | Գետն առաջին կաթիլից
      Экспедиция идёт вниз по течению со скоростью воды, без мотора. | An expedition follows the stream at the speed of the water, with no motor. | Արշավախումբն իջնում է հոսանքով ջրի արագությամբ, առանց շարժիչի։

      diving-school 30 6+ educational day
      Школа погружений | Diving School | Սուզման դպրոց
      Первый урок: как дышать, чтобы рыбы не смеялись. | Lesson one: how to breathe so that the fish do not laugh. | Առաջին դասը՝ ինչպես շնչել, որ ձկները չծիծաղեն։

      the-whale-telephone 55 6+ documentary evening
      Китовый телефон | The Whale Telephone | Կետերի հեռախոսը
      Один кит поёт у Норвегии, второй отвечает через месяц и другой океан. | One whale sings off Norway; another answers a month and an ocean later. | Մեկ կետը երգում է Նորվեգիայի ափին, մյուսը պատասխանում է մեկ ամիս և մեկ օվկիանոս հետո։

      below-four-thousand 60 6+ documentary evening
      Ниже четырёх тысяч | Below Four Thousand | Չորս հազարից ներքև
      Аппарат опускается три часа, и всё это время учёные шёпотом спорят. | The vehicle sinks for three hours while scientists argue in whispers. | Սարքը սուզվում է երեք ժամ, և ողջ ընթացքում գիտնականները շշուկով վիճում են։

      the-harbourmasters-sea 45 6+ series evening
      Море начальника порта | The Harbourmaster’s Sea | Նավահանգստի պետի ծովը
      Год на маленькой пристани, где каждую чайку зовут по отчеству. | A year at a small pier where every gull has a name and a title. | Մեկ տարի փոքր նավամատույցում, որտեղ ամեն ճայ իր պատվանունն ունի։

      one-reef-one-night 90 6+ documentary night
      Один риф, одна ночь | One Reef, One Night | Մեկ խութ, մեկ գիշեր
      Когда дневные рыбы ложатся спать, на смену выходят те, кто светится. | When the day fish go to bed, the shift that glows comes on. | Երբ ցերեկվա ձկները քնում են, հերթափոխի են գալիս լուսատուները։

      jellyfish-without-words 60 0+ documentary night
      Медузы без слов | Jellyfish Without Words | Մեդուզաներ՝ առանց խոսքի
      Час плавного движения; диктора попросили не приходить. | An hour of slow motion; the narrator was asked to stay at home. | Մեկ ժամ սահուն շարժում. հաղորդավարին խնդրել են չգալ։

      a-bucket-from-the-pond 20 0+ educational
      Ведро из пруда | A Bucket from the Pond | Դույլ լճակից
      Биолог зачерпывает ведро и полчаса не может от него оторваться. | A biologist scoops up a bucket and cannot take her eyes off it. | Կենսաբանը մեկ դույլ է հանում և չի կարողանում պոկվել դրանից։

      penguins-in-no-hurry 60 0+ documentary morning
      Пингвины не спешат | Penguins in No Hurry | Պինգվինները չեն շտապում
      Колония идёт на рыбалку, и каждый уверен, что ведёт. | A colony goes fishing, and every bird is sure that it leads. | Գաղութը գնում է ձկնորսության, և ամեն մեկը վստահ է, որ ինքն է առջևից գնում։

      the-river-doctor 50 6+ documentary day
      Речной доктор | The River Doctor | Գետի բժիշկը
      Она лечит реку, как человека: слушает, меряет и велит меньше шуметь. | She treats a river like a patient: listens, measures and orders less noise. | Նա գետը բուժում է մարդու պես՝ լսում, չափում և պատվիրում քիչ աղմկել։

      ships-that-became-reefs 55 6+ documentary evening
      Корабли, ставшие рифом | Ships That Became Reefs | Խութ դարձած նավեր
      Каюту капитана заняла мурена, и порядка стало больше. | A moray has taken the captain’s cabin, and it is tidier now. | Նավապետի խցիկը զբաղեցրել է մուրենը, և կարգուկանոնն ավելացել է։

      the-eel-goes-home 75 6+ documentary night
      Угорь идёт домой | The Eel Goes Home | Օձաձուկը տուն է գնում
      Пять тысяч километров без карты, ужина и сомнений. | Five thousand kilometres with no map, no supper and no doubts. | Հինգ հազար կիլոմետր՝ առանց քարտեզի, ընթրիքի և կասկածի։
    `,
  },
  {
    slug: 'how-so',
    number: 14,
    name: { rus: 'Как это', eng: 'How So', hye: 'Ինչպե՞ս' },
    description: {
      rus: 'Устройство вещей от застёжки до плотины: всё разбирают, и почти всё собирают обратно.',
      eng: 'The workings of things from zips to dams: everything is taken apart and nearly all put back.',
      hye: 'Իրերի կառուցվածքը՝ շղթայից մինչև ամբարտակ. ամեն ինչ քանդում են և գրեթե ամեն ինչ հետ հավաքում։',
    },
    themes: ['education'],
    age: 6,
    service: null,
    palette: { hues: [50, 235, 255], mood: 'bright' },
    letters: 'КАК',
    programmes: programmes`
      one-screw-left 30 0+ educational morning
      Остался один винтик | One Screw Left Over | Մեկ պտուտակ ավելացավ
      Мастер разбирает будильник, собирает и честно показывает, что осталось. | A master takes an alarm clock apart, rebuilds it and honestly shows what is left. | Վարպետը քանդում է զարթուցիչը, հավաքում և ազնվորեն ցույց տալիս, թե ինչ ավելացավ։

      the-bread-line 40 0+ documentary morning
      Хлебная линия | The Bread Line | Հացի հոսքագիծ
      Завод, где тесто едет на работу раньше людей. | A factory where the dough gets to work before the people. | Գործարան, որտեղ խմորը մարդկանցից շուտ է գործի գնում։

      zip 20 0+ educational morning
      Молния | The Zip | Շղթա
      Двести зубцов, один бегунок и сорок лет неудачных попыток. | Two hundred teeth, one slider and forty years of failed attempts. | Երկու հարյուր ատամ, մեկ սահուկ և քառասուն տարվա անհաջող փորձեր։

      the-lift-from-inside 45 6+ documentary day
      Лифт изнутри | The Lift from Inside | Վերելակը ներսից
      Куда он едет, когда никого нет, и почему ждёт вас на седьмом. | Where it goes when nobody is in, and why it waits for you on seven. | Ուր է գնում, երբ մարդ չկա, և ինչու է ձեզ սպասում յոթերորդում։

      bridges-that-sing 50 6+ documentary day
      Мосты, которые поют | Bridges That Sing | Երգող կամուրջներ
      Ветер подбирает мосту ноту, а инженеры её отнимают. | The wind finds a bridge its note, and engineers take it away. | Քամին կամրջի համար նոտա է գտնում, իսկ ինժեներները խլում են այն։

      school-of-repairs 30 6+ educational day
      Школа починки | School of Repairs | Նորոգման դպրոց
      Чайник, зонт, стул: чиним вместе и ничего не выбрасываем. | A kettle, an umbrella, a chair: repaired together, nothing thrown away. | Թեյնիկ, հովանոց, աթոռ. նորոգում ենք միասին և ոչինչ դեն չենք նետում։

      against-the-clock-factory 60 6+ show evening
      Цех против цеха | Shop Against Shop | Արտադրամասն ընդդեմ արտադրամասի
      Две бригады строят одну машину по чертежу с нарочной ошибкой. | Two crews build one machine from a drawing with a deliberate mistake. | Երկու խումբ կառուցում է նույն մեքենան՝ դիտմամբ սխալ գծագրով։

      the-dam 55 6+ documentary evening
      Плотина | The Dam | Ամբարտակ
      Ночная смена внутри бетона, где слышно, как дышит озеро. | A night shift inside the concrete, where one hears the lake breathe. | Գիշերային հերթափոխ բետոնի մեջ, որտեղ լսվում է լճի շնչառությունը։

      the-great-patent-office 45 6+ show evening
      Патентное бюро | The Patent Office | Արտոնագրային գրասենյակ
      Изобретатели защищают вещи, без которых человечество пока обходилось. | Inventors defend things that mankind has so far managed without. | Գյուտարարները պաշտպանում են իրեր, առանց որոնց մարդկությունն առայժմ յոլա է գնացել։

      machines-at-night 90 0+ documentary night
      Машины ночью | Machines at Night | Մեքենաները գիշերը
      Станки, насосы и светофоры работают без нас; диктор говорит вполголоса. | Lathes, pumps and traffic lights work on without us; the narrator keeps his voice down. | Հաստոցները, պոմպերն ու լուսացույցներն աշխատում են առանց մեզ. հաղորդավարը խոսում է կիսաձայն։

      the-engineer-cannot-sleep 40 6+ show night
      Инженеру не спится | The Engineer Cannot Sleep | Ինժեների քունը չի տանում
      Звонки в студию о том, что капает, гудит и стучит прямо сейчас. | Calls about what is dripping, humming and knocking right now. | Զանգեր ստուդիա՝ այն մասին, թե ինչն է հենց հիմա կաթում, բզզում և թխկում։

      three-facts-and-a-hammer 15 0+ educational
      Три факта и молоток | Three Facts and a Hammer | Երեք փաստ և մեկ մուրճ
      Два факта верны, один проверяют молотком. | Two of the facts are true; the third is tested with a hammer. | Երկու փաստը ճիշտ է, մեկը ստուգում են մուրճով։

      the-morning-of-a-post-office 50 0+ documentary morning
      Утро почты | The Morning of a Post Office | Փոստի առավոտը
      Как открытка находит ящик, который покрасили в другой цвет. | How a postcard finds a letter box that has been painted another colour. | Ինչպես է բացիկը գտնում այլ գույնի ներկված փոստարկղը։

      glass 50 6+ documentary day
      Стекло | Glass | Ապակի
      Песок, огонь и человек, который дует уже сорок лет. | Sand, fire and a man who has been blowing for forty years. | Ավազ, կրակ և մարդ, որն արդեն քառասուն տարի փչում է։

      tunnels-meet-in-the-middle 60 6+ documentary evening
      Встреча под горой | Meeting Under the Mountain | Հանդիպում սարի տակ
      Две бригады копают навстречу и промахиваются на ширину спички. | Two crews dig towards each other and miss by the width of a match. | Երկու խումբ իրար ընդառաջ են փորում և վրիպում մեկ լուցկու չափ։

      the-clock-tower-climb 60 0+ documentary night
      Внутри башенных часов | Inside the Tower Clock | Աշտարակի ժամացույցի ներսում
      Ночь рядом с маятником, который никуда не торопит. | A night beside a pendulum that hurries nobody. | Գիշեր ճոճանակի կողքին, որը ոչ մեկին չի շտապեցնում։
    `,
  },
  {
    slug: 'orbit',
    number: 15,
    name: { rus: 'Орбита', eng: 'Orbit', hye: 'Ուղեծիր' },
    description: {
      rus: 'Космос без фанфар: станции, телескопы, далёкие планеты и люди, которые на них смотрят.',
      eng: 'Space without fanfares: stations, telescopes, distant planets and the people who watch them.',
      hye: 'Տիեզերքն առանց ֆանֆարների՝ կայաններ, հեռադիտակներ, հեռավոր մոլորակներ և նրանց նայող մարդիկ։',
    },
    themes: ['education'],
    age: 12,
    service: 'tv-big',
    palette: { hues: [265, 245, 30], mood: 'dark' },
    letters: 'ОРБ',
    programmes: programmes`
      sunrise-number-sixteen 20 0+ news morning
      Шестнадцатый рассвет | Sunrise Number Sixteen | Տասնվեցերորդ լուսաբացը
      За сутки станция встречает шестнадцать рассветов; мы показываем лучший. | A station meets sixteen sunrises a day; we show the best. | Կայանն օրական տասնվեց լուսաբաց է տեսնում. ցույց ենք տալիս լավագույնը։

      breakfast-in-zero-gravity 30 0+ show morning
      Завтрак в невесомости | Breakfast in Zero Gravity | Նախաճաշ անկշռության մեջ
      Как поймать омлет и почему крошки опаснее метеоритов. | How to catch an omelette, and why crumbs are worse than meteorites. | Ինչպես բռնել ձվածեղը և ինչու են փշրանքներն ավելի վտանգավոր, քան երկնաքարերը։

      a-telescope-on-the-balcony 35 6+ educational morning
      Телескоп на балконе | A Telescope on the Balcony | Հեռադիտակ պատշգամբում
      Что увидеть с девятого этажа и как договориться с уличным фонарём. | What to see from the ninth floor, and how to come to terms with the street lamp. | Ինչ տեսնել իններորդ հարկից և ինչպես համաձայնության գալ փողոցի լապտերի հետ։

      the-moon-garden 50 6+ documentary day
      Лунный огород | The Moon Garden | Լուսնի բանջարանոցը
      Агрономы растят редис в пыли с другого мира и дают кустам имена. | Agronomists grow radishes in dust from another world and name the plants. | Գյուղատնտեսները բողկ են աճեցնում այլ աշխարհի փոշու մեջ և թփերին անուններ տալիս։

      mission-control-lunch-break 40 6+ documentary day
      Обед в центре управления | Lunch at Mission Control | Ճաշ կառավարման կենտրոնում
      Аппарат спит за краем планеты, у людей есть сорок минут на суп. | The probe sleeps behind the planet, and people have forty minutes for soup. | Սարքը քնած է մոլորակի հետևում, մարդիկ ապուրի համար քառասուն րոպե ունեն։

      station-sixty-four 50 12+ series day
      Станция шестьдесят четыре | Station Sixty-Four | Վաթսունչորսերորդ կայանը
      Экипаж из трёх человек и одного фикуса ждёт смену, которая опаздывает на год. | A crew of three and one ficus waits for a relief that is a year late. | Երեք մարդուց և մեկ ֆիկուսից բաղկացած անձնակազմը սպասում է մեկ տարի ուշացող հերթափոխին։

      the-planet-of-the-week 45 6+ documentary evening
      Планета недели | Planet of the Week | Շաբաթվա մոլորակը
      Погода, сутки, дожди из стекла и вопрос, где там поставить стул. | Weather, days, rain of glass and the question where one would put a chair. | Եղանակ, օրվա տևողություն, ապակե անձրևներ և հարց՝ որտեղ դնել աթոռը։

      who-named-the-craters 50 6+ documentary evening
      Кто назвал кратеры | Who Named the Craters | Ով է անվանել խառնարանները
      Тридцать астрономов, один глобус и сорокалетний спор о букве. | Thirty astronomers, one globe and a forty-year quarrel over a letter. | Երեսուն աստղագետ, մեկ գլոբուս և քառասնամյա վեճ մեկ տառի շուրջ։

      the-slow-ship 110 12+ film evening
      Медленный корабль | The Slow Ship | Դանդաղ նավը
      Летят двести лет; внуки капитана голосуют, не повернуть ли. | The flight takes two hundred years; the captain’s grandchildren vote on turning back. | Թռչում են երկու հարյուր տարի. նավապետի թոռները քվեարկում են՝ չվերադառնա՞լ արդյոք։

      noise-from-the-galaxy 60 0+ music night
      Шум Галактики | Noise of the Galaxy | Գալակտիկայի աղմուկը
      Радиосигналы звёзд, сведённые в тихую ночную музыку. | Radio signals of stars mixed into quiet music for the night. | Աստղերի ռադիոազդանշանները՝ վերածված գիշերային մեղմ երաժշտության։

      earth-live 120 0+ documentary night
      Земля в окне | The Earth in the Window | Երկիրը պատուհանում
      Вид из иллюминатора без монтажа: облака, грозы, города. | The view from a porthole, uncut: clouds, storms, cities. | Տեսարան իլյումինատորից՝ առանց մոնտաժի. ամպեր, ամպրոպներ, քաղաքներ։

      letters-to-an-astronaut 20 0+ show
      Письма космонавту | Letters to an Astronaut | Նամակներ տիեզերագնացին
      Третьеклассники спрашивают о главном: чешется ли нос в скафандре. | Third-formers ask what matters: does one’s nose itch in a spacesuit. | Երրորդ դասարանցիները հարցնում են գլխավորը՝ քիթը քոր գալի՞ս է արդյոք սկաֆանդրում։

      the-rocket-painters 60 6+ documentary morning
      Маляр ракет | The Rocket Painter | Հրթիռների ներկարարը
      Он красит то, что сгорит через восемь минут, и красит в два слоя. | He paints what will burn in eight minutes, and gives it two coats. | Նա ներկում է այն, ինչ կվառվի ութ րոպեում, և ներկում է երկու շերտով։

      maps-of-nothing 50 12+ documentary day
      Карты пустоты | Maps of Nothing | Դատարկության քարտեզներ
      Где во Вселенной нет ничего и почему туда смотрят дольше всего. | Where the universe is empty, and why we look there longest. | Որտեղ է տիեզերքը դատարկ և ինչու են այնտեղ ամենաերկարը նայում։

      the-comets-tail 60 6+ documentary evening
      Хвост кометы | The Comet’s Tail | Գիսաստղի պոչը
      Она прилетает раз в сто лет, и каждый раз кто-то ждёт её с внуком. | It comes once a century, and each time somebody waits with a grandchild. | Այն գալիս է հարյուր տարին մեկ, և ամեն անգամ մեկը սպասում է թոռան հետ։

      the-last-crew-meal 95 12+ film night
      Последний ужин экипажа | The Crew’s Last Supper Aboard | Անձնակազմի վերջին ընթրիքը
      Станцию сводят с орбиты утром, а на борту нашёлся торт. | The station comes down in the morning, and a cake has been found aboard. | Կայանն առավոտյան իջեցնում են ուղեծրից, իսկ նավում տորթ է գտնվել։
    `,
  },
];
