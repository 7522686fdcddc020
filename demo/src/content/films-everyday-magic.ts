import { composedBy, directedBy, plays, voices, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Fantasy in which the wonder takes a room, keeps a ledger, hangs by a thread or falls by lot. */
export const everydayMagicFilms: readonly DemoFilm[] = [
  {
    slug: 'winter-takes-a-room',
    name: { rus: 'Зима снимает комнату', eng: 'Winter Takes a Room', hye: 'Ձմեռը սենյակ է վարձում' },
    original_name: '冬の間借り',
    short_description: {
      rus: 'Зима опаздывает на последний паром на север и посреди июля снимает комнату в приморской гостинице.',
      eng: 'Winter misses the last ferry north and, in the middle of July, takes a room at a small seaside inn.',
      hye: 'Ձմեռն ուշանում է դեպի հյուսիս գնացող վերջին լաստանավից և հուլիսի կեսին սենյակ է վարձում ծովափնյա հյուրանոցում։',
    },
    summary: {
      rus: 'Старая дама с сундуком просит номер без печки и ложится спать; наутро в коридоре сугроб, а лимонад подают ломтями. Дети счастливы, рыбаки в ярости, и тринадцатилетней Мио, внучке хозяйки, поручено тихо выпроводить гостью. Мио находит лодку, ледник и попутный ветер, но сначала выясняет, отчего Зима проспала: однажды весной её проводили слишком радостно.',
      eng: 'An old lady with a trunk asks for a room without a stove and goes to bed; by morning there is a snowdrift in the corridor and lemonade is served in slices. The children are happy, the fishermen furious, and Mio, the landlady’s granddaughter of thirteen, is told to see the guest off quietly. She finds a boat, a glacier and a fair wind, but first finds out why Winter overslept: one spring people saw her off too gladly.',
      hye: 'Սնդուկով պառավ տիկինն առանց վառարանի սենյակ է խնդրում և պառկում քնելու. առավոտյան միջանցքում ձնակույտ է, իսկ լիմոնադը շերտերով են մատուցում։ Երեխաները երջանիկ են, ձկնորսները՝ կատաղած, և տասներեքամյա Միոյին՝ տանտիրուհու թոռանը, հանձնարարում են լուռ ճամփու դնել հյուրին։ Միոն գտնում է նավակ, սառցադաշտ և համընթաց քամի, բայց նախ իմանում է, թե Ձմեռն ինչու է քնով ընկել. մի գարուն նրան չափազանց ուրախ են ճանապարհել։',
    },
    year: 2023,
    age: 0,
    genres: ['fantasy', 'animation', 'family'],
    countries: ['JP'],
    themes: ['movies', 'kids'],
    rating: 8.7,
    cast: [
      directedBy('tomoe-kazahaya'),
      composedBy('nare-voskerchyan'),
      voices('ryu-ha-eun', 'Мио', 'Mio', 'Միո'),
      voices('ashkhen-vardablur', 'Зима', 'Winter', 'Ձմեռ'),
      voices('stelios-amorgianos', 'Рыбак Тако', 'Tako the fisherman', 'Ձկնորս Տակո'),
    ],
    art: { style: 'city', palette: { hues: [85, 300, 340], mood: 'bright' }, motif: 'snow' },
    mood: 'calm',
    lines: dialogue`
      Комнату без печки. И без солнца. | A room with no stove. And no sun. | Սենյակ՝ առանց վառարանի։ Եվ առանց արևի։
      Надолго? — До первого листа. | For how long? — Till the first leaf. | Երկա՞ր։ — Մինչև առաջին տերևը։
      Бабушка, в коридоре сугроб! | Gran, there’s a snowdrift in the hall! | Տատի՛կ, միջանցքում ձնակույտ է։
      Лимонад — ломтиком или кубиком? | Lemonade: a slice or a cube? | Լիմոնադը շերտո՞վ, թե՞ խորանարդով։
      У меня сети звенят! В июле! | My nets are ringing! In July! | Ցանցերս զրնգում են։ Հուլիսի՛ն։
      Вы проспали паром? — Я не спала. | Did you oversleep? — I was awake. | Լաստանավից քնո՞վ եք ուշացել։ — Արթուն էի։
      Они так радовались, что я ухожу. | They were so glad that I was going. | Նրանք այնպես ուրախ էին, որ գնում եմ։
      Мы будем ждать. Честно. С санками. | We’ll wait for you. Truly. With sledges. | Մենք կսպասենք։ Ազնիվ խոսք։ Սահնակներով։
    `,
  },
  {
    slug: 'the-mountain-kings-arrears',
    name: { rus: 'Недоимка горного царя', eng: 'The Mountain King’s Arrears', hye: 'Լեռնարքայի ապառքը' },
    short_description: {
      rus: 'Налоговый инспектор поднимается в гору взыскать долг за восемьсот лет и узнаёт, что царь вёл честный учёт.',
      eng: 'A tax inspector climbs a mountain to collect eight hundred years of debt and finds that the king has kept honest books.',
      hye: 'Հարկային տեսուչը սար է բարձրանում ութ հարյուր տարվա պարտքը գանձելու և իմանում, որ արքան ազնիվ հաշիվ է վարել։',
    },
    summary: {
      rus: 'Валежникову велено описать имущество: трон, рудники, эхо. Горный царь встречает его с облегчением: восемь веков он ждал, когда спросят, и сохранил все расписки, включая подпись Змея. Костяшки щёлкают три дня, и выходит, что должны ему — за каждую лавину, которую он удержал. Осталось решить, чем людям платить и хватит ли на всех весны.',
      eng: 'Valezhnikov has orders to list the property: a throne, some mines, an echo. The Mountain King greets him with relief: for eight centuries he has waited to be asked, and he has kept every receipt, the Serpent’s signature included. The abacus clicks for three days, and it turns out that the debt is to him, for every avalanche he held back. What can people pay with, and is there spring enough?',
      hye: 'Վալեժնիկովին հանձնարարված է ցուցակագրել գույքը՝ գահ, հանքեր, արձագանք։ Լեռնարքան նրան թեթևացած է դիմավորում. ութ դար սպասել է, որ հարցնեն, և պահել բոլոր ստացականները, նույնիսկ Օձի ստորագրությամբ։ Համրիչը չխկչխկում է երեք օր, և պարզվում է, որ պարտքը նրան են՝ ամեն ձնահյուսի համար, որ նա պահել է։ Մնում է որոշել, թե մարդիկ ինչով վճարեն, և արդյոք գարունը բոլորին կհերիքի։',
    },
    year: 2024,
    age: 6,
    genres: ['fantasy', 'comedy', 'family'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 7.9,
    cast: [
      directedBy('polina-listvina'),
      writtenBy('taisia-mirskaya'),
      plays('anton-belosvet', 'Валежников', 'Valezhnikov', 'Վալեժնիկով'),
      plays('prokhor-zvonaryov', 'Горный царь', 'The Mountain King', 'Լեռնարքան'),
      plays('alisa-zimorodova', 'Царевна', 'The Princess', 'Արքայադուստրը'),
    ],
    art: { style: 'ridge', palette: { hues: [65, 320, 290], mood: 'dusk' }, motif: 'crown' },
    mood: 'bright',
    lines: dialogue`
      Наконец-то! Восемьсот лет жду. | At last! I’ve waited eight centuries. | Վերջապե՜ս։ Ութ հարյուր տարի սպասում եմ։
      Род занятий? — Царь. Подземный. | Occupation? — King. Underground. | Զբաղմո՞ւնքը։ — Արքա։ Ստորգետնյա։
      Эхо тоже облагается? — По числу раз. | Is an echo taxed? — Per repetition. | Արձագանքն է՞լ է հարկվում։ — Ըստ կրկնության։
      Вот расписка Змея. Коготь заверен. | The Serpent’s receipt. Claw certified. | Սա Օձի ստացականն է։ Ճանկը հաստատված է։
      Тут лавина двенадцатого года. Удержал. | Avalanche of the year twelve. Held back. | Տասներկու թվի ձնահյուսը։ Պահել եմ։
      Сходится. Вы нам ничего не должны. | It tallies. You owe us nothing. | Հաշիվը փակ է։ Դուք պարտք չունեք։
      Папа, спроси про проценты. | Papa, ask about the interest. | Հայրի՛կ, տոկոսների մասին հարցրու։
      Сколько стоит одна весна? — По описи. | What does a spring cost? — As listed. | Մի գարունն ի՞նչ արժե։ — Ըստ ցուցակի։
    `,
  },
  {
    slug: 'the-weavers-mistake',
    name: { rus: 'Ошибка ткачихи', eng: 'The Weaver’s Mistake', hye: 'Գորգագործի սխալը' },
    original_name: 'Գորգագործի սխալը',
    short_description: {
      rus: 'В каждом ковре оставляют ошибку, чтобы было куда выйти. В этом ошибки нет — и изнутри кто-то стучит.',
      eng: 'Every carpet is given a mistake, so that there is a way out. This one has none, and someone is knocking from within.',
      hye: 'Ամեն գորգում սխալ են թողնում, որ դուրս գալու տեղ լինի։ Սա սխալ չունի, և ներսից ինչ-որ մեկը թակում է։',
    },
    summary: {
      rus: 'Реставратору Мари приносят ковёр без единой неточности, и по ночам узор меняет цвет, как лицо. Четыреста лет назад мастерицу заставили соткать темницу для того, кого нельзя было казнить; она послушалась слишком хорошо. Чтобы открыть дверь, Мари должна ошибиться — одной нитью, всерьёз, по любви, — а она в жизни не ошиблась ни разу.',
      eng: 'Mari the restorer is brought a carpet without one flaw, whose pattern changes colour at night as a face does. Four hundred years ago a weaver was made to weave a prison for one who could not be put to death; she obeyed too well. To open the door Mari must make a mistake, by one thread, in earnest and for love, and she has never made one in her life.',
      hye: 'Վերականգնող Մարիին մի գորգ են բերում, որում ոչ մի վրիպում չկա, իսկ նախշը գիշերը գույնը փոխում է դեմքի նման։ Չորս հարյուր տարի առաջ գորգագործին ստիպել են բանտ հյուսել մեկի համար, ում մահապատժի ենթարկել չէր կարելի. նա չափազանց լավ է հնազանդվել։ Դուռը բացելու համար Մարին պետք է սխալվի՝ մեկ թելով, լրջորեն, սիրուց, բայց նա կյանքում ոչ մի անգամ չի սխալվել։',
    },
    year: 2025,
    age: 12,
    genres: ['fantasy', 'romance', 'mystery'],
    countries: ['AM', 'FR'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('clemence-dauvergne'),
      writtenBy('davit-hovhants'),
      composedBy('garo-santuryan'),
      plays('tatev-mirzabekyan', 'Мари', 'Mari', 'Մարի'),
      plays('reza-mehranfar', 'Узник узора', 'The Prisoner of the Pattern', 'Նախշի գերին'),
      plays('gohar-ashughyan', 'Ткачиха', 'The Weaver', 'Գորգագործը'),
    ],
    art: { style: 'geometry', palette: { hues: [15, 65, 250], mood: 'dark' }, motif: 'carpet' },
    mood: 'epic',
    lines: dialogue`
      Где ошибка? — Её нет. Я искала. | Where’s the flaw? — There isn’t one. | Սխալը ո՞ւր է։ — Չկա։ Փնտրել եմ։
      Так не бывает. Это делали люди. | It can’t be. People made it. | Այդպես չի լինում։ Մարդ է գործել։
      Днём он красный. А сейчас? | By day it’s red. And now? | Ցերեկը կարմիր է։ Իսկ հիմա՞։
      Не бойтесь. Я только стучу. | Don’t be afraid. I merely knock. | Մի՛ վախեցեք։ Ես միայն թակում եմ։
      Кто вас соткал? — Та, что плакала. | Who wove you? — One who was weeping. | Ձեզ ո՞վ է հյուսել։ — Նա, որ լալիս էր։
      Ошибитесь, Мари. Один узел. | Make a mistake, Mari. A single knot. | Սխալվեք, Մարի։ Մեկ հանգույց։
      Я не умею. — Этому не учатся. | I can’t. — No one learns how. | Չեմ կարող։ — Դա չեն սովորում։
      Зелёная вместо синей. Готово. | Green instead of blue. Done. | Կանաչ՝ կապույտի փոխարեն։ Պատրաստ է։
    `,
  },
  {
    slug: 'the-wolfs-lot',
    name: { rus: 'Волчий жребий', eng: 'The Wolf’s Lot', hye: 'Գայլի վիճակը' },
    short_description: {
      rus: 'Каждый седьмой год один из деревни уходит на зиму в волки — стеречь остальных. Жребий выпадает повитухе.',
      eng: 'Every seventh year one villager goes for a wolf all winter, to guard the rest. The lot falls to the midwife.',
      hye: 'Ամեն յոթերորդ տարի գյուղից մեկը ձմեռը գայլ է դառնում՝ մյուսներին պահպանելու։ Վիճակն ընկնում է տատմերին։',
    },
    summary: {
      rus: 'Договор старше церкви: волк из своих не пускает чужих. Весной он возвращается человеком, если кто-нибудь вспомнит его имя и позовёт с порога. Ульяна приняла здесь всех, кому меньше тридцати, и не боится, что забудут. Боится она другого: в феврале рожать жене её врага, и позвать будет некого, кроме зверя за околицей.',
      eng: 'The pact is older than the church: a wolf of their own keeps out the rest. In spring it returns as a human being, if somebody remembers the name and calls it from the doorstep. Ulyana has delivered everyone here under thirty and has no fear of being forgotten. She fears something else: in February her enemy’s wife will give birth, and there will be no one to send for but the beast beyond the fence.',
      hye: 'Դաշինքը եկեղեցուց հին է. յուրային գայլն օտարներին ներս չի թողնում։ Գարնանը նա մարդ է դառնում, եթե մեկը հիշի իր անունը և շեմից կանչի։ Ուլյանան այստեղ ընդունել է բոլորին, ովքեր երեսունից ցածր են, և չի վախենում, որ կմոռանան։ Նա այլ բանից է վախենում. փետրվարին իր թշնամու կինը պիտի ծննդաբերի, և կանչելու ուրիշ մարդ չկա, բացի ցանկապատից այն կողմ կանգնած գազանից։',
    },
    year: 2021,
    age: 16,
    genres: ['fantasy', 'drama', 'thriller'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.1,
    cast: [
      directedBy('ilya-zaozyorsky'),
      composedBy('gleb-orlikov'),
      plays('vera-lugovskikh', 'Ульяна', 'Ulyana', 'Ուլյանա'),
      plays('stepan-kuropatov', 'Кузнец', 'The Blacksmith', 'Դարբինը'),
      plays('daria-klyuchevaya', 'Старостиха', 'The Headwoman', 'Գյուղապետի կինը'),
    ],
    art: { style: 'forest', palette: { hues: [215, 255, 280], mood: 'dark' }, motif: 'wolf' },
    mood: 'epic',
    lines: dialogue`
      Белый камень. Кто вынул белый? | The white stone. Who drew the white? | Սպիտակ քարը։ Ո՞վ հանեց սպիտակը։
      Я. Не шумите, ребёнка разбудите. | I did. Hush, you’ll wake the baby. | Ես։ Մի՛ աղմկեք, երեխային կզարթնեցնեք։
      А кто теперь роды примет? | Who’ll deliver our babies now? | Իսկ հիմա ծննդաբերությունն ո՞վ կընդունի։
      До весны потерпите. — Она не дотерпит. | Wait for spring. — She won’t last. | Մինչև գարուն կդիմանաք։ — Նա չի դիմանա։
      Запомни моё имя, кузнец. | Remember my name, blacksmith. | Հիշիր իմ անունը, դարբին։
      Мы десять лет не здоровались. | We’ve not spoken in ten years. | Տասը տարի իրար չենք բարևել։
      Вот и повод. Позовёшь с порога. | Then here’s a reason. Call from the step. | Ահա և առիթը։ Շեմից կկանչես։
      Воет под окном. Открывай! | It’s howling at the window. Open up! | Պատուհանի տակ ոռնում է։ Բա՛ց արա։
      Ульяна! Входи. Не бойся нас. | Ulyana! Come in. Don’t fear us. | Ուլյանա՛։ Ներս արի։ Մեզնից մի՛ վախեցիր։
    `,
  },
];
