import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels of music. */
export const musicChannels: readonly DemoChannel[] = [
  {
    slug: 'key-signature',
    number: 22,
    name: { rus: 'Тональность', eng: 'Key Signature', hye: 'Տոնայնություն' },
    description: {
      rus: 'Классика и джаз без фраков и снобов: концерты, репетиции, уроки слушания.',
      eng: 'Classical music and jazz without tailcoats and snobs: concerts, rehearsals, lessons in listening.',
      hye: 'Դասական և ջազ՝ առանց ֆրակների ու սնոբների. համերգներ, փորձեր, լսելու դասեր։',
    },
    themes: ['education'],
    age: 12,
    service: 'tv-big',
    palette: { hues: [55, 30, 260], mood: 'dusk' },
    letters: 'ТОН',
    programmes: programmes`
      scales-with-the-neighbours 30 0+ music morning
      Гаммы с соседями | Scales with the Neighbours | Գամմաներ հարևանների հետ
      Весь дом разыгрывается одновременно, и к восьми получается аккорд. | A whole house warms up at once, and by eight it is a chord. | Ամբողջ շենքը միաժամանակ է նվագում, և ութին ակորդ է ստացվում։

      one-movement-one-egg 20 0+ educational morning
      Одна часть, одно яйцо | One Movement, One Egg | Մեկ մաս, մեկ ձու
      Первая часть симфонии длится ровно столько, сколько варится яйцо вкрутую. | A first movement lasts exactly as long as a hard-boiled egg. | Սիմֆոնիայի առաջին մասը տևում է ճիշտ այնքան, որքան եփվում է պինդ ձուն։

      the-piano-tuners-round 45 0+ documentary morning
      Обход настройщика | The Piano Tuner’s Round | Լարողի շրջայցը
      Пять роялей за день, и у каждого своя семья и своя западающая «ля». | Five pianos a day, each with its own family and its own sticking A. | Օրը հինգ դաշնամուր, և ամեն մեկն իր ընտանիքն ու իր թերի «լա»-ն ունի։

      from-figure-seven 60 6+ documentary day
      С цифры семь | From Figure Seven | Յոթերորդ թվից
      Репетиция, на которой дирижёр сорок раз просит то же самое, но тише. | A rehearsal in which the conductor asks for the same thing forty times, but softer. | Փորձ, որի ժամանակ դիրիժորը քառասուն անգամ նույնն է խնդրում, միայն ավելի մեղմ։

      how-to-listen 30 0+ educational day
      Как слушать | How to Listen | Ինչպես լսել
      Один такт, разобранный до винтика и собранный обратно с удовольствием. | One bar taken apart to the last screw and put together again with delight. | Մեկ տակտ՝ քանդված մինչև վերջին պտուտակը և հաճույքով հետ հավաքված։

      noon-organ 45 0+ music day
      Полуденный орган | The Noon Organ | Կեսօրվա երգեհոն
      Органист играет для пустой церкви и одного спящего кота. | An organist plays to an empty church and one sleeping cat. | Երգեհոնահարը նվագում է դատարկ եկեղեցու և մեկ քնած կատվի համար։

      the-evening-concert 120 0+ music evening
      Вечерний концерт | The Evening Concert | Երեկոյան համերգ
      Полный зал, живой оркестр и камера, которая смотрит на литавры. | A full hall, a live orchestra and a camera that watches the timpani. | Լի դահլիճ, կենդանի նվագախումբ և տեսախցիկ, որ նայում է տիմպաններին։

      backstage-left 40 6+ show evening
      Левая кулиса | Stage Left | Ձախ կուլիս
      Что говорят солисты за минуту до выхода и через минуту после. | What soloists say a minute before going on, and a minute after coming off. | Ինչ են ասում մենակատարները բեմ ելնելուց մեկ րոպե առաջ և մեկ րոպե հետո։

      the-quartet-divorces 95 12+ film evening
      Квартет разводится | The Quartet Divorces | Քառյակը բաժանվում է
      Тридцать лет вместе, последний концерт и спор, кому останется медленная часть. | Thirty years together, one last concert and a dispute over who keeps the slow movement. | Երեսուն տարի միասին, վերջին համերգ և վեճ՝ ում կմնա դանդաղ մասը։

      jazz-after-the-last-bus 90 12+ music night
      Джаз после последнего автобуса | Jazz After the Last Bus | Ջազ վերջին ավտոբուսից հետո
      Клуб закрыли, но никто не ушёл: уехать уже не на чем. | The club has closed, but nobody has left: there is no way home. | Ակումբը փակվել է, բայց ոչ ոք չի գնացել. գնալու միջոց չկա։

      nocturnes 60 0+ music night
      Ноктюрны | Nocturnes | Նոկտյուրններ
      Рояль, лампа и дождь, который не попадает в долю. | A piano, a lamp and a rain that misses the beat. | Դաշնամուր, լամպ և ռիթմից շեղվող անձրև։

      guess-the-instrument 15 0+ show
      Угадай инструмент | Guess the Instrument | Գուշակի՛ր նվագարանը
      Звучит три секунды, спорят двадцать минут. | It sounds for three seconds and is argued over for the rest. | Հնչում է երեք վայրկյան, վիճում են մինչև վերջ։

      the-school-of-late-beginners 50 6+ documentary morning
      Поздно начавшие | The Late Beginners | Ուշ սկսողները
      В семьдесят лет они впервые берут смычок, и соседи держатся. | At seventy they take up the bow for the first time, and the neighbours bear it. | Յոթանասունում առաջին անգամ աղեղ են վերցնում, և հարևանները դիմանում են։

      the-page-turner 50 6+ documentary day
      Человек, который листает | The Page Turner | Էջ շրջողը
      Он знает все концерты наизусть и ни разу не сыграл ни ноты. | He knows every concerto by heart and has never played a note. | Նա բոլոր կոնցերտներն անգիր գիտի և ոչ մի նոտա չի նվագել։

      opera-in-a-suitcase 120 6+ music evening
      Опера в чемодане | Opera in a Suitcase | Օպերա ճամպրուկում
      Три певца, один рояль и декорации, которые сложили гармошкой. | Three singers, one piano and scenery that folds like an accordion. | Երեք երգիչ, մեկ դաշնամուր և ծալովի դեկորներ։

      strings-by-candlelight 75 0+ music night
      Струнные при свечах | Strings by Candlelight | Լարայիններ մոմի լույսով
      Свечей хватает ровно на медленную часть. | The candles last exactly as long as the slow movement. | Մոմերը բավականացնում են ուղիղ դանդաղ մասին։
    `,
  },
  {
    slug: 'garage',
    number: 23,
    name: { rus: 'Гараж', eng: 'Garage', hye: 'Ավտոտնակ' },
    description: {
      rus: 'Рок, который репетируют между зимней резиной и банками с огурцами.',
      eng: 'Rock as rehearsed between the winter tyres and the pickle jars.',
      hye: 'Ռոք, որը փորձում են ձմեռային անվադողերի և վարունգի բանկաների միջև։',
    },
    themes: ['movies'],
    age: 16,
    service: 'tv-big',
    palette: { hues: [10, 250, 290], mood: 'dark' },
    letters: 'ГАР',
    programmes: programmes`
      soundcheck-at-eight 30 6+ music morning
      Саундчек в восемь | Soundcheck at Eight | Սաունդչեք ժամը ութին
      Барабанщик будит басиста, басист будит район. | The drummer wakes the bassist and the bassist wakes the district. | Թմբկահարն արթնացնում է բասիստին, բասիստը՝ թաղամասը։

      three-chords 25 6+ educational morning
      Три аккорда | Three Chords | Երեք ակորդ
      Урок гитары для тех, у кого есть десять пальцев и терпеливые родные. | A guitar lesson for anyone with ten fingers and a patient family. | Կիթառի դաս նրանց համար, ովքեր ունեն տասը մատ և համբերատար հարազատներ։

      clips-from-the-cellar 60 12+ music morning
      Клипы из подвала | Videos from the Cellar | Տեսահոլովակներ նկուղից
      Видео, снятые за одну ночь и одну пачку печенья. | Videos shot in one night for one packet of biscuits. | Տեսահոլովակներ, որոնք նկարել են մեկ գիշերում և մեկ տուփ թխվածքով։

      the-van-tour 50 12+ documentary day
      Тур на микроавтобусе | The Van Tour | Շրջագայություն միկրոավտոբուսով
      Шесть городов, четыре музыканта и одна розетка в салоне. | Six towns, four musicians and one socket in the van. | Վեց քաղաք, չորս երաժիշտ և մեկ վարդակ սրահում։

      the-label-that-refused 45 12+ documentary day
      Нам отказали | They Turned Us Down | Մեզ մերժեցին
      Письма с отказами, зачитанные теми, кто всё равно записал пластинку. | Rejection letters read by those who made the record anyway. | Մերժման նամակներ՝ ընթերցված նրանց կողմից, ովքեր միևնույն է ձայնագրեցին սկավառակը։

      battle-of-the-basements 75 12+ show day
      Битва подвалов | Battle of the Basements | Նկուղների մարտը
      Группы из соседних дворов играют одну песню назло друг другу. | Bands from neighbouring courtyards play one song to spite each other. | Հարևան բակերի խմբերը նույն երգն են նվագում՝ իրար հակառակ։

      live-from-the-depot 90 12+ music evening
      Концерт в депо | Live from the Depot | Համերգ պարկում
      Сцена между двумя локомотивами; гудок вступает по нотам. | A stage between two locomotives, with a whistle that comes in on cue. | Բեմ երկու շոգեքարշի միջև. շչակը մտնում է նոտաներով։

      the-drummer-has-left 105 16+ film evening
      Барабанщик ушёл | The Drummer Has Left | Թմբկահարը հեռացել է
      За день до фестиваля группа ищет ударника и находит школьную учительницу. | A day before the festival the band seeks a drummer and finds a schoolteacher. | Փառատոնից մեկ օր առաջ խումբը թմբկահար է փնտրում և գտնում ուսուցչուհի։

      vinyl-interrogation 45 12+ show evening
      Допрос под винил | Vinyl Interrogation | Հարցաքննություն վինիլի տակ
      Гость ставит пять пластинок и не может соврать ни под одну. | A guest plays five records and cannot lie to any of them. | Հյուրը հինգ սկավառակ է դնում և ոչ մեկի տակ չի կարողանում ստել։

      feedback 60 16+ music night
      Обратная связь | Feedback | Հետադարձ կապ
      Час шума, в котором к концу слышна мелодия. | An hour of noise in which a tune is heard towards the end. | Մեկ ժամ աղմուկ, որի վերջում մեղեդի է լսվում։

      the-lyrics-court 45 16+ show night
      Суд над текстами | The Lyrics Court | Երգի խոսքերի դատը
      Филологи судят рифмы «кровь» и «любовь»; приговор обычно условный. | Philologists try worn-out rhymes; the sentence is usually suspended. | Բանասերները դատում են մաշված հանգերը. պատիժը սովորաբար պայմանական է։

      roadies 20 12+ documentary
      Кабели | Cables | Մալուխներ
      Люди, которые приезжают первыми, уезжают последними и всё слышали. | The people who come first, leave last and have heard everything. | Մարդիկ, ովքեր գալիս են առաջինը, գնում վերջինը և ամեն ինչ լսել են։

      first-guitar 45 6+ documentary morning
      Первая гитара | The First Guitar | Առաջին կիթառը
      Известные и неизвестные вспоминают, чем её заклеивали. | The famous and the unknown recall what they patched it with. | Հայտնիներն ու անհայտները հիշում են, թե ինչով էին այն կպցնում։

      the-poster-on-the-fence 60 12+ documentary day
      Афиша на заборе | The Poster on the Fence | Ազդագիրը ցանկապատին
      Концерт отменили тридцать лет назад, а публика всё-таки пришла. | The concert was called off thirty years ago, and the audience came after all. | Համերգը չեղարկվել էր երեսուն տարի առաջ, իսկ հանդիսատեսը միևնույն է եկավ։

      loud-and-unplugged 75 12+ music evening
      Без розетки | Without a Socket | Առանց վարդակի
      Громкие группы играют тихо и сами удивляются словам. | Loud bands play softly and are surprised by their own words. | Բարձր նվագող խմբերը նվագում են մեղմ և զարմանում իրենց խոսքերից։

      the-last-cassette 95 16+ film night
      Последняя кассета | The Last Cassette | Վերջին ձայներիզը
      Два друга едут через страну, чтобы дослушать вторую сторону. | Two friends cross a country to hear the second side to the end. | Երկու ընկեր կտրում են երկիրը, որ մինչև վերջ լսեն երկրորդ կողմը։
    `,
  },
  {
    slug: 'caravan',
    number: 24,
    name: { rus: 'Караван', eng: 'Caravan', hye: 'Քարավան' },
    description: {
      rus: 'Музыка дорог: дудук и банджо, свадьбы и базары, песни, у которых нет автора.',
      eng: 'Music of the road: duduk and banjo, weddings and bazaars, songs that have no author.',
      hye: 'Ճանապարհների երաժշտություն՝ դուդուկ և բանջո, հարսանիքներ և շուկաներ, հեղինակ չունեցող երգեր։',
    },
    themes: ['education'],
    age: 12,
    service: null,
    palette: { hues: [75, 35, 15], mood: 'dusk' },
    letters: 'КАР',
    programmes: programmes`
      the-shepherds-alarm 30 0+ music morning
      Пастуший будильник | The Shepherd’s Alarm | Հովվի զարթուցիչը
      Утренние наигрыши, от которых просыпаются горы и овцы. | Morning tunes that wake the mountains and the sheep. | Առավոտյան մեղեդիներ, որոնցից արթնանում են սարերն ու ոչխարները։

      bazaar-orchestra 45 0+ music morning
      Базарный оркестр | The Bazaar Orchestra | Շուկայի նվագախումբ
      Весы, дыни, выкрики и случайный кларнет складываются в марш. | Scales, melons, cries and a chance clarinet add up to a march. | Կշեռքը, սեխերը, կանչերն ու պատահական կլարնետը քայլերգ են դառնում։

      an-instrument-from-a-tree 40 0+ educational morning
      Инструмент из дерева | An Instrument Out of a Tree | Նվագարան՝ ծառից
      Мастер выбирает абрикосовый ствол, стучит по нему и ждёт ответа. | A maker picks an apricot trunk, knocks and waits for an answer. | Վարպետն ընտրում է ծիրանենու բունը, թակում և սպասում պատասխանի։

      the-song-collectors 50 6+ documentary day
      Собиратели песен | The Song Collectors | Երգ հավաքողները
      Экспедиция записывает бабушек, а бабушки записывают экспедицию в женихи. | An expedition records grandmothers, who in turn size it up for bridegrooms. | Արշավախումբը ձայնագրում է տատիկներին, իսկ նրանք արշավախմբին փեսացու են գրանցում։

      dances-with-handkerchiefs 30 0+ educational day
      Танцы с платком | Dances with a Handkerchief | Պարեր թաշկինակով
      Шаг, поворот, платок вверх; соседей снизу предупредили. | Step, turn, handkerchief up; the downstairs neighbours have been warned. | Քայլ, շրջադարձ, թաշկինակը վեր. ներքևի հարևաններին զգուշացրել ենք։

      the-whole-village-choir 60 0+ music day
      Хор всего села | The Whole Village Choir | Ամբողջ գյուղի երգչախումբը
      Двести жителей, двести певцов и один слушатель, приехавший на автобусе. | Two hundred villagers, two hundred singers and one listener off the bus. | Երկու հարյուր բնակիչ, երկու հարյուր երգիչ և ավտոբուսով եկած մեկ լսող։

      wedding-season 90 0+ music evening
      Сезон свадеб | Wedding Season | Հարսանիքների շրջան
      Сегодня гуляем три дня за полтора часа, тосты не сокращали. | Three days of feasting in an hour and a half; the toasts are uncut. | Երեք օրվա քեֆ մեկուկես ժամում. կենացները չեն կրճատվել։

      duel-of-the-duduks 50 0+ music evening
      Поединок дудуков | Duel of the Duduks | Դուդուկների մենամարտ
      Двое играют по очереди, пока один из них не заплачет. | Two play by turns until one of them weeps. | Երկուսը նվագում են հերթով, մինչև մեկը լաց լինի։

      the-road-band 100 12+ film evening
      Дорожный ансамбль | The Road Band | Ճամփորդ անսամբլը
      Пятеро музыкантов везут через перевал контрабас и чужую невесту. | Five musicians take a double bass and somebody’s bride over a pass. | Հինգ երաժիշտ լեռնանցքով տանում են կոնտրաբաս և ուրիշի հարսնացուին։

      songs-of-the-night-watch 60 0+ music night
      Песни ночной стражи | Songs of the Night Watch | Գիշերապահի երգերը
      Чтобы не уснуть, сторожа пели; под них отлично спится. | Watchmen sang them to stay awake; they are splendid to sleep to. | Պահակները երգում էին, որ չքնեն. դրանց տակ հիանալի է քնվում։

      desert-strings 90 0+ music night
      Струны пустыни | Desert Strings | Անապատի լարերը
      Уд, костёр и паузы, в которые помещается небо. | An oud, a fire and pauses wide enough for the sky. | Ուդ, խարույկ և դադարներ, որոնց մեջ տեղավորվում է երկինքը։

      one-song-five-villages 20 0+ documentary
      Одна песня, пять сёл | One Song, Five Villages | Մեկ երգ, հինգ գյուղ
      В каждом поют по-своему и в каждом уверены, что правильно. | Each sings it differently, and each is sure of being right. | Ամեն մեկում յուրովի են երգում և ամեն մեկում վստահ են, որ ճիշտ է։

      tea-house-mornings 45 0+ music morning
      Утро в чайхане | Morning at the Tea House | Առավոտը թեյարանում
      Старики настраивают тары и новости. | Old men tune their lutes and their news. | Ծերունիները լարում են թառերն ու լուրերը։

      the-drum-that-travelled 50 0+ documentary day
      Бубен-путешественник | The Travelling Tambourine | Ճամփորդ դափը
      Один бубен, девять хозяев и кожа, которую меняли по любви. | One tambourine, nine owners and a skin replaced for love. | Մեկ դափ, ինը տեր և կաշի, որը փոխել են սիրուց։

      harbour-songs 60 0+ music evening
      Песни причалов | Songs of the Quays | Նավամատույցների երգերը
      Грузчики поют, и корабль не спешит отходить. | Dockers sing, and the ship is in no hurry to leave. | Բեռնակիրները երգում են, և նավը չի շտապում մեկնել։

      the-blind-minstrel 95 12+ film night
      Слепой ашуг | The Blind Minstrel | Կույր աշուղը
      Он узнаёт сёла по эху и приходит туда, где его ждут больше всего. | He knows villages by their echo and comes where he is needed most. | Նա գյուղերը ճանաչում է արձագանքից և գալիս այնտեղ, ուր իրեն ամենաշատն են սպասում։
    `,
  },
];
