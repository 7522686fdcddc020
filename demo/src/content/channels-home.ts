import { programmes } from './programmes.ts';
import type { DemoChannel } from './types.ts';

/** Channels of the kitchen, the garden and the sofa. */
export const homeChannels: readonly DemoChannel[] = [
  {
    slug: 'frying-pan',
    number: 28,
    name: { rus: 'Сковорода', eng: 'Frying Pan', hye: 'Թավա' },
    description: {
      rus: 'Еда без белых перчаток: рецепты, рынки, бабушкины тетради и честно пригоревшее.',
      eng: 'Food without white gloves: recipes, markets, grandmothers’ notebooks and honest burnt edges.',
      hye: 'Ուտելիք առանց սպիտակ ձեռնոցների՝ բաղադրատոմսեր, շուկաներ, տատիկների տետրեր և ազնիվ այրվածքներ։',
    },
    themes: ['education'],
    age: 12,
    service: null,
    palette: { hues: [60, 25, 10], mood: 'bright' },
    letters: 'СКВ',
    programmes: programmes`
      five-eggs 20 0+ show morning
      Пять яиц | Five Eggs | Հինգ ձու
      Каждое утро те же пять яиц и ни одного повтора с начала года. | The same five eggs each morning, and not one repeat since January. | Ամեն առավոտ նույն հինգ ձուն և տարվա սկզբից ոչ մի կրկնություն։

      the-fish-market-at-five 40 0+ documentary morning
      Рыбный рынок в пять утра | The Fish Market at Five | Ձկան շուկան հինգին
      Кто первым приходит, тот выбирает; кто вторым, тот торгуется. | Who comes first chooses; who comes second bargains. | Առաջին եկողն ընտրում է, երկրորդը՝ սակարկում։

      grandmothers-notebook 35 0+ show morning
      Бабушкина тетрадь | Grandmother’s Notebook | Տատիկի տետրը
      Расшифровываем рецепт, где вместо граммов написано «сколько возьмёт». | Deciphering a recipe that says “as much as it takes” instead of grams. | Վերծանում ենք բաղադրատոմս, որտեղ գրամի փոխարեն գրված է «ինչքան տանի»։

      the-burnt-club 45 6+ show day
      Клуб пригоревших | The Burnt Club | Այրվածների ակումբ
      Повара показывают худшее своё блюдо и спасают его за полчаса. | Chefs show their worst dish and rescue it in half an hour. | Խոհարարները ցույց են տալիս իրենց վատագույն ճաշը և փրկում կես ժամում։

      knife-skills 25 6+ educational day
      Нож и луковица | Knife and Onion | Դանակը և սոխը
      Школа нарезки, после которой плачут только от успеха. | A school of slicing after which one weeps only for joy. | Կտրատելու դպրոց, որից հետո լաց են լինում միայն հաջողությունից։

      dumplings-of-the-world 50 0+ documentary day
      Пельмени всех стран | Dumplings of All Lands | Բոլոր երկրների պելմենները
      Манты, хинкали, равиоли: спор о том, кто кого завернул первым. | Manti, khinkali, ravioli: a debate over who first wrapped what. | Մանթի, խինկալի, ռավիոլի. վեճ այն մասին, թե ով ում առաջինը փաթաթեց։

      duel-of-two-soups 60 0+ show evening
      Дуэль двух супов | Duel of Two Soups | Երկու ապուրի մենամարտ
      Две кухни, один половник, жюри из голодных студентов. | Two kitchens, one ladle and a jury of hungry students. | Երկու խոհանոց, մեկ շերեփ և քաղցած ուսանողների ժյուրի։

      the-dinner-that-went-wrong 50 12+ series evening
      Ужин, который не удался | The Dinner That Went Wrong | Չստացված ընթրիքը
      Ресторанный критик теряет вкус и продолжает писать, угадывая по лицам. | A food critic loses his taste and writes on, judging by faces. | Ռեստորանային քննադատը կորցնում է համը և շարունակում գրել՝ դատելով դեմքերից։

      the-cooks-daughter-and-the-admiral 100 6+ film evening
      Дочь кока | The Ship Cook’s Daughter | Նավի խոհարարի դուստրը
      Адмирал отказывается есть, и флот не выйдет в море, пока не понравится суп. | The admiral will not eat, and the fleet will not sail until he likes the soup. | Ծովակալը չի ուտում, և նավատորմը ծով դուրս չի գա, մինչև ապուրը դուր չգա։

      dough-rises 120 0+ documentary night
      Тесто подходит | The Dough Rises | Խմորը հասնում է
      Два часа тишины в пекарне; самое важное делается без людей. | Two hours of quiet in a bakery; the main thing happens without people. | Երկու ժամ լռություն փռում. ամենակարևորն արվում է առանց մարդկանց։

      the-fridge-at-midnight 30 12+ show night
      Холодильник в полночь | The Fridge at Midnight | Սառնարանը կեսգիշերին
      Гость открывает дверцу, шеф готовит из того, что увидел. | A guest opens the door and the chef cooks what he sees. | Հյուրը բացում է դուռը, խոհարարը պատրաստում է տեսածից։

      spice-of-the-day 10 0+ educational
      Пряность дня | The Spice of the Day | Օրվա համեմունքը
      Зира, сумах, чабрец: откуда приехали и с кем не дружат. | Cumin, sumac, thyme: where they came from and whom they dislike. | Չաման, աղտոր, ուրց. որտեղից են եկել և ում հետ չեն ընկերանում։

      the-student-breakfast 45 6+ show morning
      Студенческий завтрак | The Student Breakfast | Ուսանողական նախաճաշ
      Три продукта, одна плитка и стипендия через неделю. | Three ingredients, one hotplate and a grant due next week. | Երեք մթերք, մեկ սալիկ և թոշակ մեկ շաբաթից։

      the-canteen-ladies 50 6+ documentary day
      Женщины столовой | The Canteen Ladies | Ճաշարանի կանայք
      Они кормят завод сорок лет и знают, кому не класть морковь. | They have fed a factory for forty years and know who hates carrots. | Նրանք քառասուն տարի գործարան են կերակրում և գիտեն, թե ում գազար չդնել։

      the-last-barrel 50 12+ series evening
      Последняя бочка | The Last Barrel | Վերջին տակառը
      Два рода солений, один погреб и рецепт, поделённый пополам. | Two pickling families, one cellar and a recipe torn in half. | Երկու թթուագործ գերդաստան, մեկ մառան և կիսված բաղադրատոմս։

      bread-for-tomorrow 75 0+ documentary night
      Хлеб на завтра | Bread for Tomorrow | Վաղվա հացը
      Пекарь, радио и улица, которая ещё не знает, чем пахнет. | A baker, a radio and a street that does not yet know what it smells of. | Հացթուխ, ռադիո և փողոց, որը դեռ չգիտի, թե ինչի հոտ ունի։
    `,
  },
  {
    slug: 'garden-bed',
    number: 29,
    name: { rus: 'Грядка', eng: 'Garden Bed', hye: 'Մարգ' },
    description: {
      rus: 'Дача, сад и подоконник: как растить, чинить, сушить и не воевать с соседом из-за тени.',
      eng: 'Cottage, garden and window sill: growing, mending, drying and living at peace about shade.',
      hye: 'Ամառանոց, այգի և պատուհանագոգ՝ ինչպես աճեցնել, նորոգել, չորացնել և ստվերի համար չկռվել հարևանի հետ։',
    },
    themes: ['education'],
    age: 0,
    service: null,
    palette: { hues: [120, 145, 95], mood: 'bright' },
    letters: 'ГР',
    programmes: programmes`
      who-ate-the-cabbage 25 0+ show morning
      Кто съел капусту | Who Ate the Cabbage | Ով կերավ կաղամբը
      Огородный детектив: следы, подозреваемые и улитка с алиби. | A vegetable mystery: tracks, suspects and a snail with an alibi. | Բանջարանոցային դետեկտիվ՝ հետքեր, կասկածյալներ և ալիբի ունեցող խխունջ։

      seeds-and-promises 30 0+ educational morning
      Семена и обещания | Seeds and Promises | Սերմեր և խոստումներ
      Сверяем картинку на пакетике с тем, что выросло. | Comparing the picture on the packet with what came up. | Համեմատում ենք տուփի նկարը և այն, ինչ աճել է։

      the-windowsill-farm 30 0+ show morning
      Ферма на подоконнике | The Windowsill Farm | Ֆերմա պատուհանագոգին
      Урожай на четвёртом этаже: три перца, базилик и гордость. | A harvest on the fourth floor: three peppers, some basil and pride. | Բերք չորրորդ հարկում՝ երեք պղպեղ, ռեհան և հպարտություն։

      an-old-apple-tree 50 0+ documentary day
      Старая яблоня | An Old Apple Tree | Հին խնձորենին
      Год из жизни дерева и семьи, которая под ним ссорится и мирится. | A year of a tree and of the family that quarrels and makes up beneath it. | Ծառի և նրա տակ գժտվող ու հաշտվող ընտանիքի մեկ տարին։

      build-a-bench 40 0+ educational day
      Сделай лавку | Build a Bench | Սարքի՛ր նստարան
      Доска, четыре ноги и проверка тёщей. | A plank, four legs and a test by the mother-in-law. | Տախտակ, չորս ոտք և ստուգում զոքանչի կողմից։

      the-neighbours-shade 45 0+ series day
      Тень соседа | The Neighbour’s Shade | Հարևանի ստվերը
      Груша выросла не на той стороне забора, но плоды роняет на обе. | A pear tree grew on the wrong side of the fence but drops fruit on both. | Տանձենին ցանկապատի սխալ կողմում է աճել, բայց պտուղը գցում է երկու կողմ։

      gardens-with-a-character 50 0+ documentary evening
      Сады с характером | Gardens with a Temper | Բնավորությամբ այգիներ
      Хозяева показывают сады, которые давно хозяйничают сами. | Owners show gardens that have long been running themselves. | Տերերը ցույց են տալիս այգիներ, որոնք վաղուց իրենք են տնօրինում։

      the-great-pumpkin-weighing 60 0+ show evening
      Большое взвешивание тыквы | The Great Pumpkin Weigh-In | Դդումների մեծ կշռումը
      Три района, кран и тыква, приехавшая на свадебном лимузине. | Three districts, a crane and a pumpkin that came in a wedding car. | Երեք շրջան, ամբարձիչ և դդում, որը եկել է հարսանեկան մեքենայով։

      the-gardeners-holiday 90 0+ film evening
      Отпуск садовника | The Gardener’s Holiday | Այգեպանի արձակուրդը
      Садовник впервые уезжает к морю, а сад отправляется за ним. | A gardener goes to the sea for the first time, and the garden sets out after him. | Այգեպանն առաջին անգամ ծով է գնում, իսկ այգին՝ նրա հետևից։

      night-flowers 60 0+ documentary night
      Ночные цветы | Night Flowers | Գիշերային ծաղիկներ
      Они раскрываются в темноте, и спешить им некуда. | They open in the dark and are in no hurry. | Նրանք բացվում են մթության մեջ և չեն շտապում։

      rain-on-the-greenhouse 120 0+ documentary night
      Дождь по теплице | Rain on the Greenhouse | Անձրևը ջերմոցի վրա
      Два часа дождя: помидоры слушают, вы засыпаете. | Two hours of rain: the tomatoes listen, you fall asleep. | Երկու ժամ անձրև. լոլիկները լսում են, դուք՝ քնում։

      moon-and-radish 15 0+ educational
      Луна и редиска | Moon and Radish | Լուսին և բողկ
      Проверяем лунный календарь на двух одинаковых грядках. | Testing the lunar calendar on two identical beds. | Լուսնային օրացույցը ստուգում ենք երկու նույնական մարգի վրա։

      the-first-watering 50 0+ documentary morning
      Первый полив | The First Watering | Առաջին ջրելը
      Шланг, солнце и сад, который пьёт вслух. | A hose, the sun and a garden that drinks aloud. | Ջրափող, արև և այգի, որը բարձրաձայն է խմում։

      the-village-of-roses 50 0+ documentary day
      Деревня роз | The Village of Roses | Վարդերի գյուղը
      Розы собирают до рассвета, а спорят о них до заката. | Roses are picked before dawn and argued over until dusk. | Վարդերը հավաքում են մինչև լուսաբաց, իսկ վիճում են դրանց շուրջ մինչև մայրամուտ։

      the-hedge 45 0+ show evening
      Живая изгородь | The Hedge | Կենդանի ցանկապատ
      Стригут кусты и разговаривают через них о жизни. | Bushes are trimmed, and life is talked over across them. | Խուզում են թփերը և դրանց վրայով զրուցում կյանքից։

      hay-sleeps 75 0+ documentary night
      Сено спит | The Hay Sleeps | Խոտը քնած է
      Сарай, сверчки и запах, который почти передаётся. | A barn, crickets and a scent that nearly comes across. | Մարագ, ծղրիդներ և բույր, որը գրեթե զգացվում է։
    `,
  },
  {
    slug: 'quiet-hour',
    number: 30,
    name: { rus: 'Тихий час', eng: 'Quiet Hour', hye: 'Անդորրի ժամ' },
    description: {
      rus: 'Медленное телевидение: поезда, печи, облака. Можно смотреть, можно не смотреть.',
      eng: 'Slow television: trains, stoves, clouds. It may be watched or simply left on.',
      hye: 'Դանդաղ հեռուստատեսություն՝ գնացքներ, վառարաններ, ամպեր։ Կարելի է նայել, կարելի է չնայել։',
    },
    themes: ['education'],
    age: 0,
    service: null,
    palette: { hues: [250, 275, 300], mood: 'dusk' },
    letters: 'ТЧ',
    programmes: programmes`
      fog-lifts 60 0+ documentary morning
      Туман поднимается | The Fog Lifts | Մառախուղը բարձրանում է
      Час на одном холме: сначала ничего, потом коровы. | An hour on one hill: first nothing, then cows. | Մեկ ժամ մեկ բլրի վրա. նախ՝ ոչինչ, հետո՝ կովեր։

      the-cat-on-the-fence 45 0+ documentary morning
      Кот на заборе | The Cat on the Fence | Կատուն ցանկապատին
      Событий нет, зато есть кот. | There are no events, but there is a cat. | Դեպքեր չկան, փոխարենը կատու կա։

      slow-breathing 20 0+ educational morning
      Дышим медленно | Breathing Slowly | Շնչում ենք դանդաղ
      Вдох на четыре счёта, выдох на шесть, будильник на потом. | In for a count of four, out for six, the alarm clock for later. | Ներշնչում չորս հաշվով, արտաշնչում վեց, զարթուցիչը՝ հետո։

      knitting-in-real-time 120 0+ show day
      Вяжем в реальном времени | Knitting in Real Time | Գործում ենք իրական ժամանակում
      Свитер от первой петли; к пятнице обещают рукав. | A sweater from its first stitch; a sleeve is promised by Friday. | Սվիտեր առաջին օղից. ուրբաթ օրը խոստանում են թևքը։

      the-driver-sees 90 0+ documentary day
      Глазами машиниста | As the Driver Sees It | Մեքենավարի աչքերով
      Кабина, рельсы, осень и ни одного слова до конечной. | A cab, rails, autumn and not a word till the terminus. | Խցիկ, ռելսեր, աշուն և ոչ մի խոսք մինչև վերջին կայարան։

      clouds-in-alphabetical-order 45 0+ educational day
      Облака по алфавиту | Clouds in Alphabetical Order | Ամպերն այբբենական կարգով
      Синоптик называет облака по именам, пока они не уплыли. | A weatherman names clouds before they drift away. | Օդերևութաբանն ամպերին անուններով է կանչում, քանի դեռ չեն հեռացել։

      the-potter-says-nothing 60 0+ documentary evening
      Гончар молчит | The Potter Says Nothing | Բրուտը լռում է
      Глина крутится, кувшин растёт, все довольны. | The clay spins, the jug grows, everybody is content. | Կավը պտտվում է, կուժն աճում է, բոլորը գոհ են։

      sunset-from-four-sides 60 0+ documentary evening
      Закат с четырёх сторон | Sunset from Four Sides | Մայրամուտ չորս կողմից
      Четыре камеры по углам города и одно солнце на всех. | Four cameras at the corners of a city and one sun for all. | Չորս տեսախցիկ քաղաքի անկյուններում և մեկ արև բոլորի համար։

      pages-turning 45 0+ show evening
      Шелест страниц | Pages Turning | Էջերի խշշոց
      Читатель читает про себя, вы слушаете бумагу. | A reader reads silently, and one listens to the paper. | Ընթերցողը կարդում է մտքում, դուք լսում եք թուղթը։

      the-stove 180 0+ documentary night
      Печь | The Stove | Վառարան
      Огонь с восьми сторон, дрова подкладывают по ночам вручную. | Fire from eight sides; the logs are added by hand all night. | Կրակ ութ կողմից. փայտը գիշերը ձեռքով են ավելացնում։

      the-sea-at-three 120 0+ documentary night
      Море в три часа ночи | The Sea at Three in the Morning | Ծովը գիշերվա երեքին
      Волна приходит, волна уходит, смотритель пьёт чай. | A wave comes, a wave goes, the keeper drinks his tea. | Ալիքը գալիս է, ալիքը գնում է, պահակը թեյ է խմում։

      ten-minutes-of-forest 10 0+ documentary
      Десять минут леса | Ten Minutes of Forest | Տասը րոպե անտառ
      Один и тот же дятел, каждый раз новая мысль. | The same woodpecker, and a new thought every time. | Նույն փայտփորիկը, ամեն անգամ՝ նոր միտք։

      coffee-drips 45 0+ documentary morning
      Кофе капает | Coffee Drips | Սուրճը կաթում է
      Капля за каплей, пока не захочется встать. | Drop after drop until one feels like getting up. | Կաթիլ առ կաթիլ, մինչև վեր կենալ ցանկանաս։

      the-weavers-loom 75 0+ documentary day
      Ткацкий станок | The Loom | Ջուլհակի հաստոցը
      Нить влево, нить вправо и вид на озеро. | A thread to the left, a thread to the right and a view of the lake. | Թելը ձախ, թելը աջ և տեսարան լճի վրա։

      boats-come-home 60 0+ documentary evening
      Лодки возвращаются | The Boats Come Home | Նավակները վերադառնում են
      Одна за другой, пока не зажгут фонарь. | One after another, until the lamp is lit. | Մեկը մյուսի հետևից, մինչև լապտերը վառեն։

      a-library-asleep 60 0+ show evening
      Библиотека спит | The Library Asleep | Քնած գրադարանը
      Полки, лунный свет и сторож, который читает стоя. | Shelves, moonlight and a watchman reading on his feet. | Դարակներ, լուսնի լույս և պահակ, որը կանգնած կարդում է։
    `,
  },
];
