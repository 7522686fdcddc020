import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels about the past, the road and the laboratory. */
export const learningChannels: readonly DemoChannel[] = [
  {
    slug: 'shard',
    number: 16,
    name: { rus: 'Черепок', eng: 'Shard', hye: 'Խեցեբեկոր' },
    description: {
      rus: 'История по мелочам: рецепты, расписки, дороги и всё, что нашли под полом.',
      eng: 'History by its small things: recipes, receipts, roads and whatever lay under the floor.',
      hye: 'Պատմություն՝ մանրուքներից. բաղադրատոմսեր, ստացականներ, ճանապարհներ և այն ամենը, ինչ գտել են հատակի տակ։',
    },
    themes: ['education'],
    age: 12,
    service: 'tv-big',
    palette: { hues: [40, 30, 65], mood: 'dusk' },
    letters: 'ЧЕР',
    programmes: programmes`
      breakfast-of-the-centuries 30 0+ educational morning
      Завтрак столетий | Breakfast of the Centuries | Դարերի նախաճաշը
      Повар готовит кашу римского легиона и просит добавки только раз. | A cook makes a Roman legion’s porridge and asks for seconds just once. | Խոհարարը պատրաստում է հռոմեական լեգեոնի շիլա և միայն մեկ անգամ հավելում ուզում։

      the-brush-and-the-sieve 45 6+ documentary morning
      Кисть и сито | Brush and Sieve | Վրձին և մաղ
      Раскоп, жара и черепок, из-за которого отменили обед. | A dig, the heat and a shard for which lunch was called off. | Պեղավայր, շոգ և մի խեցեբեկոր, որի պատճառով ճաշը չեղարկեցին։

      a-coin-in-ten-minutes 10 0+ educational morning
      Монета за десять минут | A Coin in Ten Minutes | Մետաղադրամը տասը րոպեում
      Кто на ней, что на неё покупали и за сколько её потеряли. | Who is on it, what it bought and how it came to be lost. | Ով է վրան, ինչ էին առնում դրանով և ինչպես են կորցրել։

      roads-that-nobody-walks 50 6+ documentary day
      Дороги, по которым не ходят | Roads Nobody Walks | Ճանապարհներ, որոնցով չեն քայլում
      Ведущий идёт по древней карте через парковки, сады и одну спальню. | The presenter follows an ancient map through car parks, gardens and one bedroom. | Վարողը հին քարտեզով անցնում է կայանատեղիներով, այգիներով և մեկ ննջարանով։

      the-notary-of-babylon 45 6+ documentary day
      Нотариус из Вавилона | The Notary of Babylon | Բաբելոնի նոտարը
      Четыре тысячи лет назад кто-то не вернул осла, и мы знаем кто. | Four thousand years ago somebody did not return a donkey, and we know who. | Չորս հազար տարի առաջ մեկը չի վերադարձրել էշը, և մենք գիտենք՝ ով։

      lessons-in-old-handwriting 30 12+ educational day
      Уроки старого почерка | Lessons in Old Handwriting | Հին ձեռագրի դասեր
      Учимся читать письма прабабушек и случайно узнаём семейную тайну. | Learning to read great-grandmothers’ letters, and coming upon a family secret. | Սովորում ենք կարդալ նախատատերի նամակները և պատահաբար ընտանեկան գաղտնիք իմանում։

      the-queens-accounts 55 12+ documentary evening
      Счета королевы | The Queen’s Accounts | Թագուհու հաշիվները
      Бухгалтер читает книгу расходов двора и находит заговор в графе «свечи». | An accountant reads the court’s ledger and finds a plot under “candles”. | Հաշվապահը կարդում է արքունիքի ծախսերը և «մոմեր» սյունակում դավադրություն գտնում։

      the-siege-kitchen 60 12+ series evening
      Кухня осады | The Siege Kitchen | Պաշարման խոհանոցը
      Крепость держится восьмой месяц, и держит её кухарка Агапи. | The fortress is in its eighth month of siege, and Agapi the cook is holding it. | Բերդը դիմանում է ութերորդ ամիսը, և դրա հույսը խոհարարուհի Ագապին է։

      trial-of-a-legend 50 12+ show evening
      Суд над легендой | Trial of a Legend | Լեգենդի դատը
      Историки обвиняют миф, адвокат приводит свидетелей из летописей. | Historians charge a myth; counsel for the defence calls chronicles as witnesses. | Պատմաբանները մեղադրում են առասպելը, փաստաբանը վկաներ է բերում տարեգրություններից։

      museum-after-closing 60 6+ documentary night
      Музей после закрытия | The Museum After Closing | Թանգարանը փակվելուց հետո
      Смотрительница обходит залы и рассказывает экспонатам, как прошёл день. | An attendant walks the halls and tells the exhibits about her day. | Հսկիչը շրջում է սրահներով և ցուցանմուշներին պատմում, թե ինչպես անցավ օրը։

      the-last-lamplighter 95 12+ film night
      Последний фонарщик | The Last Lamplighter | Վերջին լապտերավառը
      Городу провели электричество, а он всё равно выходит с лестницей. | The town has electric light, yet he still goes out with his ladder. | Քաղաքը լուսավորվել է էլեկտրականությամբ, բայց նա դարձյալ դուրս է գալիս սանդուղքով։

      under-the-floorboards 25 6+ documentary
      Под половицей | Under the Floorboard | Հատակի տախտակի տակ
      Люди показывают, что нашли при ремонте, а эксперт снимает шляпу. | People show what they found while renovating, and an expert takes off her hat. | Մարդիկ ցույց են տալիս, թե ինչ են գտել նորոգելիս, իսկ փորձագետը գլխարկը հանում է։

      the-well-diggers 60 6+ documentary morning
      Колодец глубиной в эпоху | A Well One Era Deep | Մեկ դարաշրջան խորությամբ ջրհոր
      Рабочие чинят колодец и проезжают на верёвке две тысячи лет. | Workmen mend a well and ride a rope through two thousand years. | Բանվորները ջրհոր են նորոգում և պարանով անցնում երկու հազար տարի։

      a-dress-from-a-portrait 50 6+ documentary day
      Платье с портрета | The Dress from the Portrait | Զգեստը դիմանկարից
      Швея повторяет наряд по картине и понимает, почему дама не улыбалась. | A seamstress copies a gown from a painting and sees why the lady did not smile. | Դերձակուհին կրկնում է կտավի զգեստը և հասկանում, թե ինչու տիկինը չէր ժպտում։

      the-merchants-widow 60 12+ series evening
      Вдова купца | The Merchant’s Widow | Վաճառականի այրին
      Караван вернулся без хозяина, и торговать едет она. | The caravan came back without its master, and she sets out to trade. | Քարավանը վերադարձել է առանց տիրոջ, և առևտրի է գնում ինքը։

      letters-that-were-never-sent 75 12+ documentary night
      Неотправленные письма | Letters Never Sent | Չուղարկված նամակներ
      Их читают вслух ночью, как и писали. | They are read aloud at night, as they were written. | Դրանք բարձրաձայն կարդում են գիշերը, ինչպես և գրվել են։
    `,
  },
  {
    slug: 'footpath',
    number: 17,
    name: { rus: 'Тропа', eng: 'Footpath', hye: 'Արահետ' },
    description: {
      rus: 'Путешествия пешком, на поезде и на осле: чем медленнее, тем больше видно.',
      eng: 'Travels on foot, by train and by donkey: the slower one goes, the more one sees.',
      hye: 'Ճամփորդություններ ոտքով, գնացքով և էշով. ինչքան դանդաղ, այնքան շատ բան է երևում։',
    },
    themes: ['education'],
    age: 6,
    service: 'tv-big',
    palette: { hues: [130, 95, 50], mood: 'dusk' },
    letters: 'ТР',
    programmes: programmes`
      pack-in-ten-minutes 15 0+ show morning
      Собраться за десять минут | Packed in Ten Minutes | Հավաքվել տասը րոպեում
      Один рюкзак, одна погода и вечный вопрос про второй свитер. | One rucksack, one forecast and the eternal question of the second sweater. | Մեկ ուսապարկ, մեկ եղանակ և երկրորդ սվիտերի հավերժական հարցը։

      slow-train-to-the-mountains 60 0+ documentary morning
      Медленный поезд в горы | Slow Train to the Mountains | Դանդաղ գնացք դեպի սարեր
      Поезд останавливается ради коров, заката и тёти Сирануш с пирожками. | The train stops for cows, for sunsets and for Aunt Siranush with her pies. | Գնացքը կանգնում է կովերի, մայրամուտի և կարկանդակներով Սիրանուշ մորաքրոջ համար։

      a-word-for-the-road 20 0+ educational morning
      Слово в дорогу | A Word for the Road | Խոսք ճանապարհի համար
      Десять слов чужого языка, с которыми уже накормят. | Ten words of a foreign language that will get one fed. | Օտար լեզվի տասը բառ, որոնցով արդեն կկերակրեն։

      the-donkey-chooses 50 0+ documentary day
      Дорогу выбирает осёл | The Donkey Chooses the Way | Ճանապարհն ընտրում է էշը
      Ведущий держит поводья, но маршрут не его. | The presenter holds the reins, but the route is not his. | Սանձը վարողի ձեռքին է, բայց երթուղին նրանը չէ։

      guesthouses-of-the-world 45 6+ documentary day
      Гостевой дом | The Guesthouse | Հյուրատուն
      Хозяйка, три комнаты и завтрак, из-за которого меняют билеты. | A landlady, three rooms and a breakfast for which people change their tickets. | Տանտիրուհի, երեք սենյակ և նախաճաշ, որի պատճառով տոմսերն են փոխում։

      lost-in-the-old-town 40 6+ show day
      Заблудиться в старом городе | Lost in the Old Town | Մոլորվել հին քաղաքում
      Без карты и телефона, зато с вопросом к каждому прохожему. | No map and no phone, but a question for every passer-by. | Առանց քարտեզի և հեռախոսի, բայց ամեն անցորդի մի հարցով։

      the-ridge-walk 60 6+ documentary evening
      По хребту | Along the Ridge | Լեռնաշղթայով
      Девять дней по границе облаков, снятых одной камерой и одной усталостью. | Nine days along the edge of the clouds, filmed with one camera and one exhaustion. | Ինն օր ամպերի սահմանով՝ նկարահանված մեկ տեսախցիկով և մեկ հոգնածությամբ։

      trading-places 50 6+ show evening
      Обмен домами | Trading Places | Տների փոխանակում
      Рыбак едет к звонарю, звонарь к рыбаку, и оба пишут жалобы на тишину. | A fisherman and a bell-ringer swap homes, and both complain of the silence. | Ձկնորսն ու զանգահարը փոխում են տները, և երկուսն էլ բողոքում են լռությունից։

      the-border-of-two-winds 95 6+ film evening
      Граница двух ветров | The Border of Two Winds | Երկու քամու սահմանը
      Почтальонка носит письма между сёлами, поссорившимися до её рождения. | A postwoman carries letters between villages that fell out before she was born. | Փոստատարուհին նամակներ է տանում գյուղերի միջև, որոնք գժտվել են նրա ծնվելուց առաջ։

      night-platforms 60 0+ documentary night
      Ночные перроны | Night Platforms | Գիշերային կառամատույցներ
      Кто едет в три часа ночи и кого при этом встречают с цветами. | Who travels at three in the morning, and who is met with flowers. | Ով է ճանապարհորդում գիշերվա երեքին և ում են դիմավորում ծաղիկներով։

      by-the-fire 45 6+ show night
      У костра | By the Fire | Խարույկի մոտ
      Проводники рассказывают то, чего не говорят туристам днём. | Guides tell what they never tell tourists by day. | Ուղեկցորդները պատմում են այն, ինչ ցերեկը զբոսաշրջիկներին չեն ասում։

      souvenir-court 25 6+ show
      Сувенирный суд | The Souvenir Court | Հուշանվերների դատարան
      Магнит или правда? Присяжные решают, стоило ли это везти. | Fridge magnet or truth? A jury decides whether it was worth carrying home. | Մագնի՞ս, թե՞ ճշմարտություն. երդվյալները վճռում են՝ արժե՞ր այն տուն բերել։

      bread-along-the-way 50 0+ documentary morning
      Хлеб по дороге | Bread Along the Way | Հացը ճանապարհին
      От пекарни к пекарне, пока не кончится страна. | From bakery to bakery until the country runs out. | Փռից փուռ, մինչև երկիրը վերջանա։

      the-stairs-of-small-towns 50 0+ documentary day
      Лестницы маленьких городов | Stairs of Small Towns | Փոքր քաղաքների աստիճանները
      Семьсот ступеней вверх, и на каждой площадке кто-то знает дорогу короче. | Seven hundred steps up, and on each landing somebody knows a shorter way. | Յոթ հարյուր աստիճան դեպի վեր, և ամեն հարթակում մեկն ավելի կարճ ճանապարհ գիտի։

      my-first-caravan 60 6+ series evening
      Мой первый караван | My First Caravan | Իմ առաջին քարավանը
      Бывший банкир ведёт семь верблюдов и впервые никуда не успевает. | A former banker leads seven camels and for once is in time for nothing. | Նախկին բանկիրը տանում է յոթ ուղտ և առաջին անգամ ոչ մի տեղ չի հասցնում։

      a-boat-down-the-delta 90 0+ documentary night
      Лодка в дельте | A Boat in the Delta | Նավակը դելտայում
      Вода, камыш и тихий разговор двух вёсел. | Water, reeds and the quiet conversation of two oars. | Ջուր, եղեգ և երկու թիակի ցածր զրույցը։
    `,
  },
  {
    slug: 'test-tube',
    number: 18,
    name: { rus: 'Пробирка', eng: 'Test Tube', hye: 'Փորձանոթ' },
    description: {
      rus: 'Наука из первых рук: уроки, споры, открытия и ошибки, без которых их бы не было.',
      eng: 'Science at first hand: lessons, disputes, discoveries and the mistakes that made them.',
      hye: 'Գիտություն առաջին ձեռքից՝ դասեր, վեճեր, հայտնագործություններ և դրանք ծնած սխալներ։',
    },
    themes: ['education'],
    age: 6,
    service: null,
    palette: { hues: [160, 180, 205], mood: 'bright' },
    letters: 'ПРБ',
    programmes: programmes`
      a-theorem-before-coffee 15 6+ educational morning
      Теорема до кофе | A Theorem Before Coffee | Թեորեմ սուրճից առաջ
      Одно красивое доказательство, пока греется вода. | One beautiful proof while the water heats. | Մեկ գեղեցիկ ապացույց, մինչև ջուրը տաքանում է։

      why-is-the-soup-round 25 0+ educational morning
      Почему суп круглый | Why the Soup Is Round | Ինչու է ապուրը կլոր
      Детские вопросы, на которые кафедра отвечает всем составом. | Children’s questions, answered by a whole university department. | Մանկական հարցեր, որոնց պատասխանում է ամբողջ ամբիոնը։

      the-second-lesson 40 6+ educational morning
      Второй урок | The Second Lesson | Երկրորդ դասը
      Школьная физика у человека, который уронил не одно яблоко. | School physics by a man who has dropped more than one apple. | Դպրոցական ֆիզիկա մարդուց, որ մեկից ավելի խնձոր է գցել։

      the-herbarium 45 0+ documentary day
      Гербарий | The Herbarium | Հերբարիում
      Сто лет засушенных листьев и одна записка между ними. | A century of pressed leaves, and one note between them. | Հարյուր տարվա չորացրած տերևներ և մեկ գրություն դրանց միջև։

      a-microbes-biography 50 6+ documentary day
      Биография микроба | Biography of a Microbe | Միկրոբի կենսագրությունը
      Детство в капле, карьера в сыре и тихая слава в учебнике. | Childhood in a drop, a career in cheese and quiet fame in a textbook. | Մանկություն կաթիլի մեջ, կարիերա պանրում և լուռ փառք դասագրքում։

      the-mental-arithmetic-cup 45 6+ show day
      Кубок устного счёта | The Mental Arithmetic Cup | Բանավոր հաշվի գավաթ
      Финал без калькуляторов, зато с бабушками в группе поддержки. | A final with no calculators, but with grandmothers cheering. | Եզրափակիչ՝ առանց հաշվիչների, փոխարենը՝ տատիկներն աջակիցների շարքում։

      the-mistake-that-worked 50 6+ documentary evening
      Ошибка, которая сработала | The Mistake That Worked | Ստացված սխալը
      Грязная чашка, забытая плёнка и другие двери к открытиям. | A dirty cup, a forgotten film and other doors to discovery. | Կեղտոտ բաժակ, մոռացված ժապավեն և հայտնագործությունների այլ դռներ։

      two-professors 55 6+ show evening
      Два профессора | Two Professors | Երկու պրոֆեսոր
      Они не согласны ни в чём, кроме того, что чай остыл. | They agree on nothing except that the tea is cold. | Նրանք համաձայն չեն ոչ մի հարցում, բացի նրանից, որ թեյը սառել է։

      the-woman-who-counted-snow 100 6+ film evening
      Женщина, считавшая снег | The Woman Who Counted Snow | Ձյունը հաշվող կինը
      Метеоролог двадцать зим измеряет сугробы и однажды предсказывает весну. | For twenty winters she measures drifts, and one day she foretells the spring. | Օդերևութաբանը քսան ձմեռ ձյուն է չափում և մի օր կանխագուշակում գարունը։

      the-night-laboratory 60 6+ documentary night
      Ночная лаборатория | The Night Laboratory | Գիշերային լաբորատորիա
      Опыт нельзя оставить одного, и аспиранты дежурят по очереди. | An experiment must not be left alone, so students take turns to watch it. | Փորձը մենակ թողնել չի կարելի, և ասպիրանտները հերթով հսկում են։

      numbers-for-falling-asleep 60 0+ educational night
      Числа для засыпания | Numbers to Fall Asleep To | Թվեր քնելու համար
      Знаки после запятой, прочитанные самым спокойным голосом института. | Decimal places read by the calmest voice of the institute. | Ստորակետից հետո եկող թվերը՝ ինստիտուտի ամենահանգիստ ձայնով։

      question-from-the-back-row 20 6+ educational
      Вопрос с задней парты | A Question from the Back Row | Հարց վերջին նստարանից
      Спросили в шутку, отвечать пришлось всерьёз. | It was asked as a joke and had to be answered in earnest. | Կատակով էին հարցրել, պատասխանել ստիպված եղան լուրջ։

      chemistry-on-the-stove 45 6+ educational morning
      Химия на плите | Chemistry on the Stove | Քիմիան գազօջախին
      Почему пенка убегает и можно ли её уговорить. | Why milk boils over, and whether it can be talked out of it. | Ինչու է կաթը փախչում և կարելի՞ է արդյոք նրան համոզել։

      the-ants-next-door 50 0+ documentary day
      Муравьи за стеной | The Ants Next Door | Մրջյունները պատի հետևում
      Город на полмиллиона жителей без единого начальника. | A city of half a million with not a single boss. | Կես միլիոն բնակիչ ունեցող քաղաք՝ առանց մեկ պետի։

      a-degree-below-zero 50 6+ documentary evening
      Градус ниже нуля | A Degree Below Zero | Մեկ աստիճան զրոյից ցածր
      История холода: лёд на продажу, замёрзший спор и первый холодильник. | A history of cold: ice for sale, a frozen quarrel and the first fridge. | Ցրտի պատմություն՝ վաճառքի սառույց, սառած վեճ և առաջին սառնարանը։

      the-sleeping-brain 60 6+ documentary night
      Мозг, который спит | The Brain Asleep | Քնած ուղեղը
      Добровольцы спят, учёные смотрят; к утру меняются местами. | Volunteers sleep while scientists watch; by morning they change places. | Կամավորները քնում են, գիտնականները՝ նայում. առավոտյան տեղերով փոխվում են։
    `,
  },
];
