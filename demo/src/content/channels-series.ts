import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels of series. */
export const seriesChannels: readonly DemoChannel[] = [
  {
    slug: 'one-more',
    number: 7,
    name: { rus: 'Ещё одна', eng: 'One More', hye: 'Եվս մեկը' },
    description: {
      rus: 'Сериалы подряд и без обещаний лечь пораньше: комедии, хроники и истории с продолжением.',
      eng: 'Series back to back, with no promises of an early night: comedies, sagas and stories to be continued.',
      hye: 'Սերիալներ իրար հետևից՝ առանց շուտ քնելու խոստումների. կատակերգություններ, պատումներ և շարունակություններ։',
    },
    themes: ['series'],
    age: 16,
    service: 'tv-big',
    palette: { hues: [15, 340, 300], mood: 'bright' },
    letters: 'ЕЩЁ',
    programmes: programmes`
      in-the-last-episode 15 0+ show morning
      В прошлой серии | In the Last Episode | Նախորդ սերիայում
      Для проспавших: вчерашние серии пересказывает бабушка, путая имена, но не суть. | For those who overslept: grandma retells last night’s episodes, names muddled, gist intact. | Քնով անցածների համար. երեկվա սերիաները տատիկն է պատմում՝ անունները խառնելով, իմաստը՝ ոչ։

      the-ticket-office 45 6+ series morning
      Касса номер шесть | Ticket Office Six | Վեցերորդ դրամարկղը
      Кассирша продаёт билеты только тем, кто убедит её, что им правда надо ехать. | A clerk sells tickets only to those who convince her that they must go. | Գանձապահը տոմս է վաճառում միայն նրանց, ովքեր կհամոզեն, որ իսկապես պետք է մեկնեն։

      the-veterinarians-weekend 50 6+ series morning
      Выходной ветеринара | The Veterinarian’s Day Off | Անասնաբույժի հանգստյան օրը
      У доктора Сурена раз в неделю выходной, и об этом знают все, кроме животных. | Doctor Suren has one day off a week, and everybody knows it but the animals. | Բժիշկ Սուրենը շաբաթը մեկ օր է հանգստանում, և դա գիտեն բոլորը, բացի կենդանիներից։

      five-floors-of-patience 45 12+ series day
      Пять этажей терпения | Five Floors of Patience | Համբերության հինգ հարկ
      Управдом мечтает о море, а жильцы о горячей воде, и встречаются они на полпути. | The caretaker dreams of the sea, the tenants of hot water; they meet halfway. | Շենքի կառավարիչը երազում է ծովի մասին, բնակիչները՝ տաք ջրի, և հանդիպում են կես ճանապարհին։

      the-second-shift-orchestra 50 12+ series day
      Оркестр второй смены | The Second-Shift Orchestra | Երկրորդ հերթափոխի նվագախումբը
      После гудка ткачихи разбирают скрипки: до конкурса сорок дней, до нот ещё дальше. | After the whistle weavers pick up violins: forty days to the contest, further to the notes. | Շչակից հետո ջուլհակուհիները ջութակ են վերցնում. մրցույթին քառասուն օր կա, նոտաներին՝ ավելի։

      my-cousin-the-lighthouse 40 6+ series day
      Мой кузен маяк | My Cousin the Lighthouse | Իմ զարմիկ փարոսը
      Городской программист наследует маяк с характером и капитаном в придачу. | A city programmer inherits a lighthouse with a temper, and a captain with it. | Քաղաքաբնակ ծրագրավորողը ժառանգում է բնավորությամբ փարոս և հետն էլ՝ նավապետ։

      the-dynasty-of-watchmen 60 12+ series evening
      Династия сторожей | The Dynasty of Watchmen | Պահակների տոհմը
      Четыре поколения охраняют один склад и не знают, что в нём лежит. | Four generations guard one warehouse and do not know what is inside. | Չորս սերունդ հսկում է մեկ պահեստ և չգիտի, թե ներսում ինչ կա։

      the-apricot-war 55 12+ series evening
      Абрикосовая война | The Apricot War | Ծիրանի պատերազմը
      Два сада, одна канава и любовь, которую поливают по очереди. | Two orchards, one ditch and a love that is watered by turns. | Երկու այգի, մեկ առու և սեր, որը հերթով են ջրում։

      who-shouted-cut 50 16+ series evening
      Кто крикнул «стоп» | Who Shouted Cut | Ով գոռաց «կանգ»
      Сериал о том, как снимают сериал, когда сценарист сбежал с финалом. | A series about the making of a series whose writer has run off with the ending. | Սերիալ այն մասին, թե ինչպես են սերիալ նկարում, երբ սցենարիստը փախել է ավարտով։

      the-hotel-between-two-stations 60 16+ series night
      Гостиница между станциями | The Hotel Between Stations | Հյուրանոց կայարանների միջև
      Сюда попадают те, кто вышел не там, и уезжают отсюда другими. | Those who got off at the wrong stop end up here, and leave as other people. | Այստեղ հայտնվում են սխալ տեղում իջածները և հեռանում են ուրիշ մարդ դարձած։

      the-translators-wife 55 16+ series night
      Жена переводчика | The Translator’s Wife | Թարգմանչի կինը
      Он переводит переговоры, она переводит его, и не всегда дословно. | He interprets the talks and she interprets him, not always word for word. | Նա բանակցություններ է թարգմանում, կինը՝ նրան, և ոչ միշտ բառացի։

      the-previous-series-of-everything 30 12+ show
      Сезон не вышел | The Season That Never Was | Չեղած եթերաշրջանը
      Сценаристы рассказывают, чем кончились сериалы, которых не сняли. | Screenwriters tell how the series ended that were never made. | Սցենարիստները պատմում են, թե ինչով ավարտվեցին չնկարված սերիալները։

      the-dispatcher-on-duty 60 6+ series morning
      Дежурная по переезду | The Crossing Keeper | Անցումի հերթապահը
      Пока шлагбаум закрыт, у каждого водителя есть четыре минуты на исповедь. | While the barrier is down every driver has four minutes to confess. | Քանի դեռ ուղեփակոցը փակ է, ամեն վարորդ խոստովանության չորս րոպե ունի։

      the-pharmacy-on-the-hill 60 12+ series day
      Аптека на горе | The Pharmacy on the Hill | Դեղատուն սարի վրա
      Сюда идут час пешком, и большинство выздоравливает по дороге. | It takes an hour to walk there, and most get well on the way. | Այստեղ մեկ ժամ ոտքով են գալիս, և մեծ մասը ճանապարհին առողջանում է։

      brothers-by-mistake 60 12+ series evening
      Братья по ошибке | Brothers by Mistake | Եղբայրներ սխալմամբ
      В роддоме перепутали бирки, и теперь у двух семей общее воскресенье. | The maternity ward swapped the labels, and two families now share their Sundays. | Ծննդատանը պիտակները խառնել են, և հիմա երկու ընտանիք ընդհանուր կիրակի ունի։

      all-the-endings 90 12+ show night
      Все финалы подряд | All the Endings in a Row | Բոլոր վերջաբանները
      Последние серии без начал: угадывайте, почему все плачут. | Last episodes without beginnings: guess why everybody is crying. | Վերջին սերիաներ՝ առանց սկզբի. գուշակեք, թե ինչու են բոլորը լալիս։
    `,
  },
  {
    slug: 'clues',
    number: 8,
    name: { rus: 'Улики', eng: 'Clues', hye: 'Հետքեր' },
    description: {
      rus: 'Детективы круглые сутки: преступлений немного, зато каждое раскрывают до конца.',
      eng: 'Mysteries round the clock: few crimes, but every one of them solved to the end.',
      hye: 'Դետեկտիվներ ողջ օրը. հանցագործությունները քիչ են, բայց ամեն մեկը բացահայտվում է մինչև վերջ։',
    },
    themes: ['series', 'movies'],
    age: 16,
    service: 'tv-big',
    palette: { hues: [60, 165, 235], mood: 'dark' },
    letters: 'УЛ',
    programmes: programmes`
      the-porcelain-witness 50 12+ series morning
      Фарфоровый свидетель | The Porcelain Witness | Հախճապակյա վկան
      Реставратор склеивает чашки и заодно алиби, в которых не хватает куска. | A restorer mends cups, and alibis with a piece missing. | Վերականգնողը սոսնձում է բաժակներ, ինչպես նաև ալիբիներ, որոնց մի կտոր պակասում է։

      inspector-on-a-bicycle 45 6+ series morning
      Инспектор на велосипеде | The Inspector on a Bicycle | Տեսուչը հեծանիվով
      В этом посёлке машина одна, и её только что угнали. | There is one car in the village, and it has just been stolen. | Այս գյուղում մեկ մեքենա կա, և այն հենց նոր առևանգել են։

      fingerprints-for-beginners 25 6+ educational morning
      Отпечатки для начинающих | Fingerprints for Beginners | Մատնահետքեր սկսնակների համար
      Эксперт раскрывает кражу варенья силами одного школьного класса. | An expert solves the theft of a jar of jam with the help of one school class. | Փորձագետը մուրաբայի գողությունը բացահայտում է մեկ դասարանի ուժերով։

      the-cold-shelf 50 12+ series day
      Холодная полка | The Cold Shelf | Սառը դարակը
      Библиотекарь читает старые дела как романы и находит, где автор соврал. | A librarian reads old case files like novels and finds where the author lied. | Գրադարանավարը հին գործերը վեպի պես է կարդում և գտնում, թե որտեղ է հեղինակը ստել։

      three-suspects-and-a-parrot 95 12+ film day
      Трое подозреваемых и попугай | Three Suspects and a Parrot | Երեք կասկածյալ և թութակ
      Попугай видел всё, но требует адвоката. | The parrot saw everything but demands a lawyer. | Թութակը տեսել է ամեն ինչ, բայց փաստաբան է պահանջում։

      cross-examination 40 12+ show day
      Перекрёстный допрос | Cross-Examination | Խաչաձև հարցաքննություն
      Гость клянётся, что историю не выдумал; зал ищет, где она разойдётся по шву. | A guest swears the story is true; the audience looks for the seam. | Հյուրը երդվում է, որ պատմությունը հորինած չէ. դահլիճը փնտրում է, թե որտեղ կքանդվի կարը։

      the-night-registrar 60 16+ series evening
      Ночной регистратор | The Night Registrar | Գիշերային գրանցողը
      По ночам в загс приходят заявления от тех, кого давно нет в городе. | At night the registry office receives papers from people long gone. | Գիշերները քաղաքացիական գրասենյակ դիմում են վաղուց հեռացածները։

      doctor-azaryan-disagrees 55 12+ series evening
      Доктор Азарян не согласна | Doctor Azaryan Disagrees | Բժիշկ Ազարյանը համաձայն չէ
      Патологоанатом, которая спорит со всеми, кроме своих пациентов. | A pathologist who argues with everybody except her patients. | Ախտաբան, որը վիճում է բոլորի հետ, բացի իր հիվանդներից։

      a-knife-for-fish 105 16+ film evening
      Нож для рыбы | A Knife for Fish | Ձկան դանակը
      На банкете пропал один прибор, и хозяйка знает, что считать надо не ложки. | At a banquet one piece of cutlery is missing, and it is not the spoons that need counting. | Խնջույքին մեկ պարագա է կորել, և տանտիրուհին գիտի, որ գդալները չեն, որ պիտի հաշվել։

      the-witness-from-the-ferry 110 16+ film night
      Свидетель с парома | The Witness from the Ferry | Վկան լաստանավից
      Он видел преступление в отражении и перепутал стороны. | He saw the crime in a reflection and mistook left for right. | Նա հանցագործությունը տեսել է արտացոլանքում և շփոթել կողմերը։

      no-further-questions 45 16+ show night
      Больше нет вопросов | No Further Questions | Այլ հարցեր չկան
      Отставной следователь раскладывает ночной пасьянс из одного старого дела. | A retired investigator plays night-time patience with one old case. | Պաշտոնաթող քննիչը գիշերը մեկ հին գործից պասյանս է բացում։

      the-dog-remembers 30 6+ documentary
      Пёс помнит | The Dog Remembers | Շունը հիշում է
      Служебные собаки на пенсии и дела, в которых решил один чих. | Police dogs in retirement, and the cases that a single sneeze decided. | Թոշակառու ծառայողական շներ և գործեր, որոնք վճռել է մեկ փռշտոց։

      the-detective-next-door 55 6+ series morning
      Сыщица из соседней квартиры | The Sleuth Next Door | Հարևան բնակարանի խուզարկուն
      Пенсионерка раскрывает дела через стенку и стакан. | A pensioner solves cases through the wall with a drinking glass. | Թոշակառուն գործեր է բացահայտում պատի և բաժակի միջով։

      the-missing-tuesday 95 12+ film day
      Пропавший вторник | The Missing Tuesday | Կորած երեքշաբթին
      Семеро гостей помнят понедельник и среду, а между ними ничего. | Seven guests remember Monday and Wednesday, and nothing between. | Յոթ հյուր հիշում են երկուշաբթին և չորեքշաբթին, իսկ արանքում՝ ոչինչ։

      murder-by-the-rules 60 16+ series evening
      Убийство по правилам | Murder by the Rules | Սպանություն կանոններով
      Клуб детективов пишет роман вскладчину, и глава третья сбывается. | A mystery club writes a novel by turns, and chapter three comes true. | Դետեկտիվների ակումբը միասին վեպ է գրում, և երրորդ գլուխն իրականանում է։

      the-sound-of-a-closed-door 100 16+ film night
      Звук закрытой двери | The Sound of a Closed Door | Փակ դռան ձայնը
      Слепой настройщик узнаёт убийцу по тому, как тот щёлкает замком. | A blind tuner knows the killer by the click of a lock. | Կույր լարողը մարդասպանին ճանաչում է փականի չխկոցից։
    `,
  },
  {
    slug: 'heart-and-tea',
    number: 9,
    name: { rus: 'Сердце и чай', eng: 'Heart and Tea', hye: 'Սիրտ և թեյ' },
    description: {
      rus: 'Мелодрамы без слёз ради слёз: о любви говорят за столом и обычно по делу.',
      eng: 'Love stories with no tears for their own sake: feelings are talked over at table, and to the point.',
      hye: 'Մելոդրամաներ՝ առանց իզուր արցունքների. սիրո մասին խոսում են սեղանի շուրջ և սովորաբար՝ գործնական։',
    },
    themes: ['series', 'movies'],
    age: 12,
    service: null,
    palette: { hues: [350, 15, 320], mood: 'bright' },
    letters: 'СЧ',
    programmes: programmes`
      jam-weather 45 6+ series morning
      Погода для варенья | Jam Weather | Մուրաբայի եղանակ
      Вдова садовника сдаёт комнату ботанику, который не отличает смородину от крыжовника. | A gardener’s widow lets a room to a botanist who cannot tell currants from gooseberries. | Այգեպանի այրին սենյակ է վարձով տալիս բուսաբանի, որը հաղարջը կոկռոշից չի տարբերում։

      two-cups 30 0+ show morning
      Две чашки | Two Cups | Երկու բաժակ
      Пары с сорокалетним стажем рассказывают, из-за чего поссорились в первый раз. | Couples of forty years recall what they first quarrelled about. | Քառասուն տարվա ամուսինները պատմում են, թե ինչի համար են առաջին անգամ վիճել։

      the-florists-alphabet 50 6+ series morning
      Азбука флориста | The Florist’s Alphabet | Ծաղկավաճառի այբուբենը
      Букет с запиской достался не тому, и он решил ответить. | A bouquet with a card went to the wrong man, and he decided to answer. | Գրությամբ ծաղկեփունջը սխալ մարդու է հասել, և նա որոշել է պատասխանել։

      a-room-with-a-sea-promised 90 12+ film day
      Комната с обещанным морем | A Room with a Promised Sea | Խոստացված ծովով սենյակը
      В объявлении было море, за окном гараж, зато сосед играет на аккордеоне. | The advertisement said sea; the window says garage, but the neighbour plays the accordion. | Հայտարարության մեջ ծով կար, պատուհանից դուրս՝ ավտոտնակ, փոխարենը հարևանն ակորդեոն է նվագում։

      the-dance-for-those-over-sixty 60 0+ show day
      Танцы для тех, кому за шестьдесят | Dancing After Sixty | Պարեր վաթսունն անցածների համար
      Кавалеры приглашают дам, дамы ведут, рояль подстраивается. | Gentlemen ask, ladies lead and the piano adapts. | Պարոնները հրավիրում են, տիկնայք տանում, իսկ դաշնամուրը հարմարվում է։

      the-mother-in-law-diaries 45 12+ series day
      Дневник свекрови | A Mother-in-Law’s Diary | Սկեսուրի օրագիրը
      Она записывает все ошибки невестки и к десятой серии находит свои. | She writes down all her daughter-in-law’s mistakes and by episode ten finds her own. | Նա գրի է առնում հարսի բոլոր սխալները և տասներորդ սերիայում գտնում իրենը։

      a-letter-to-the-fourth-platform 100 12+ film evening
      Письмо на четвёртый путь | A Letter to Platform Four | Նամակ չորրորդ գծին
      Проводница и дежурный видятся четыре минуты в неделю, и этого им хватает. | An attendant and a stationmaster meet four minutes a week, and it is enough. | Ուղեկցորդուհին ու հերթապահը շաբաթը չորս րոպե են տեսնվում, և դա բավական է։

      the-bakers-proposal 55 6+ series evening
      Предложение пекаря | The Baker’s Proposal | Հացթուխի առաջարկը
      Кольцо спрятано в булке, а булок за утро продано триста. | The ring is hidden in a bun, and three hundred buns were sold that morning. | Մատանին թաքցված է բուլկու մեջ, իսկ առավոտյան երեք հարյուր բուլկի է վաճառվել։

      strangers-at-one-table 60 12+ show evening
      Незнакомцы за одним столом | Strangers at One Table | Անծանոթներ մեկ սեղանի շուրջ
      Восемь человек, один борщ и карточка с вопросом под каждой тарелкой. | Eight people, one pot of soup and a question card under every plate. | Ութ մարդ, մեկ կաթսա ապուր և հարցով քարտ ամեն ափսեի տակ։

      the-winter-lodger 105 12+ film night
      Зимний постоялец | The Winter Lodger | Ձմեռային կենվորը
      Он снял дачу на январь, чтобы никого не видеть, а хозяйка забыла съехать. | He rented a cottage in January to see nobody, and the landlady forgot to leave. | Նա հունվարին ամառանոց է վարձել, որ մարդ չտեսնի, իսկ տանտիրուհին մոռացել է գնալ։

      radio-for-two 45 12+ music night
      Радио на двоих | Radio for Two | Ռադիո երկուսի համար
      Песни по заявкам тех, кто сидит в одной комнате и стесняется сказать. | Songs requested by people in the same room who are too shy to say it. | Երգեր նրանց խնդրանքով, ովքեր նստած են նույն սենյակում և ամաչում են ասել։

      the-wedding-photographer 25 6+ documentary
      Свадебный фотограф | The Wedding Photographer | Հարսանիքի լուսանկարիչը
      Кадры, которые не вошли в альбом: смех, икота, тётя под столом. | Pictures that never made the album: laughter, hiccups, an aunt under the table. | Կադրեր, որոնք ալբոմում չեն հայտնվել՝ ծիծաղ, զկռտոց, մորաքույրը սեղանի տակ։

      the-swimming-teacher 60 6+ series morning
      Учительница плавания | The Swimming Teacher | Լողի ուսուցչուհին
      В группе для взрослых все боятся воды, а она боится первого дня отпуска. | Her adult class fears water; she fears the first day of holidays. | Մեծերի խմբում բոլորը ջրից են վախենում, իսկ նա՝ արձակուրդի առաջին օրից։

      a-violin-on-credit 95 6+ film day
      Скрипка в рассрочку | A Violin by Instalments | Ջութակ մաս-մաս
      Мастер делает скрипку ученице, которая платит ему вареньем. | A maker builds a violin for a girl who pays him in jam. | Վարպետը ջութակ է պատրաստում աշակերտուհու համար, որը վճարում է մուրաբայով։

      the-second-first-date 60 12+ series evening
      Второе первое свидание | The Second First Date | Երկրորդ առաջին ժամադրությունը
      Бывшие супруги случайно совпали на сайте знакомств и решили не сознаваться. | A divorced couple meet by chance on a dating site and decide not to admit it. | Նախկին ամուսինները պատահաբար հանդիպում են կայքում և որոշում չխոստովանել։

      lamps-in-the-snow 95 12+ film night
      Фонари в снегу | Lamps in the Snow | Լապտերներ ձյան մեջ
      Электрик и балерина чинят одну улицу и провожают друг друга по кругу. | An electrician and a ballerina mend one street and keep walking each other home. | Էլեկտրիկն ու բալետի պարուհին նորոգում են մեկ փողոց և իրար տուն ուղեկցում։
    `,
  },
];
