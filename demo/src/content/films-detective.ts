import { directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const detectiveFilms: readonly DemoFilm[] = [
  {
    slug: 'night-shift-at-the-archive',
    name: {
      rus: 'Ночная смена в архиве',
      eng: 'Night Shift at the Archive',
      hye: 'Գիշերային հերթափոխ արխիվում',
    },
    short_description: {
      rus: 'Отстранённый следователь разбирает бумаги в подвале и понимает: кто-то аккуратно переписывает старые дела.',
      eng: 'A suspended investigator sorts papers in a basement and realises that someone is neatly rewriting old cases.',
      hye: 'Պաշտոնից հեռացված քննիչը նկուղում թղթեր է դասավորում և հասկանում, որ ինչ-որ մեկը խնամքով հին գործերն է վերաշարադրում։',
    },
    summary: {
      rus: 'Корнилова сослали туда, где ничего не происходит: к стеллажам с делами, закрытыми до его рождения. Но чернила на одном листе ещё не выцвели, а свидетель, умерший в семьдесят третьем, дал показания на прошлой неделе. Архивариус наливает чай и советует не включать верхний свет.',
      eng: 'Kornilov has been exiled to where nothing happens: the shelves of cases closed before he was born. But the ink on one page has not faded yet, and a witness who died in 1973 testified last week. The archivist pours tea and advises against the overhead light.',
      hye: 'Կորնիլովին աքսորել են մի տեղ, ուր ոչինչ չի պատահում՝ իր ծնվելուց առաջ փակված գործերի դարակների մոտ։ Բայց մի թերթի թանաքը դեռ չի խունացել, իսկ յոթանասուներեքին մահացած վկան ցուցմունք է տվել անցյալ շաբաթ։ Արխիվապահը թեյ է լցնում և խորհուրդ տալիս վերևի լույսը չվառել։',
    },
    year: 2016,
    age: 16,
    genres: ['detective', 'drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.7,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      plays('fyodor-ozyorin', 'Корнилов', 'Kornilov', 'Կորնիլով'),
      plays('ksenia-yarova', 'Инга', 'Inga', 'Ինգա'),
      plays('lev-granovich', 'Архивариус', 'The Archivist', 'Արխիվապահը'),
    ],
    art: { style: 'paper', palette: { hues: [75, 35, 200], mood: 'dark' }, motif: 'folder' },
    mood: 'tense',
    lines: dialogue`
      Тут тихо. Вам понравится. | It’s quiet here. You’ll like it. | Այստեղ լուռ է։ Ձեզ դուր կգա։
      Дело закрыто в семьдесят третьем. | Case closed in seventy-three. | Գործը փակված է յոթանասուներեքին։
      А чернила — в четверг. | And the ink dried on Thursday. | Իսկ թանաքը չորացել է հինգշաբթի։
      Чаю? Верхний свет не включайте. | Tea? Leave the overhead light off. | Թե՞յ։ Վերևի լույսը մի՛ վառեք։
      Кто ещё сюда ходит? | Who else comes down here? | Էլ ո՞վ է այստեղ գալիս։
      Только те, кого уже нет. | Only those who are gone. | Միայն նրանք, ովքեր այլևս չկան։
      В деле стоит ваша подпись, Инга. | Your signature is in the file, Inga. | Գործում ձեր ստորագրությունն է, Ինգա։
      Мне тогда было два года. | I was two years old at the time. | Ես այն ժամանակ երկու տարեկան էի։
    `,
  },
  {
    slug: 'an-alibi-for-the-blizzard',
    name: { rus: 'Алиби для метели', eng: 'An Alibi for the Blizzard', hye: 'Ալիբի բքի համար' },
    short_description: {
      rus: 'Метеостанция, убийство и журнал погоды, в котором записана метель, которой в ту ночь не было.',
      eng: 'A weather station, a murder and a logbook that records a blizzard on a night when there was none.',
      hye: 'Օդերևութաբանական կայան, սպանություն և մատյան, ուր գրանցված է մի բուք, որն այդ գիշեր չի եղել։',
    },
    summary: {
      rus: 'Семеро зимовщиков в один голос твердят: из дома было не выйти. Следователь Лапин, приехавший на собаках, верит не людям, а флюгеру. Неторопливый детектив, в котором улики тают, если вовремя не закрыть дверь.',
      eng: 'Seven winterers swear in one voice that no one could have left the house. Investigator Lapin, who arrives by dog sled, believes not people but the weathervane. An unhurried whodunit in which the evidence melts unless you shut the door in time.',
      hye: 'Յոթ ձմեռողները միաբերան պնդում են, որ տնից դուրս գալ հնարավոր չէր։ Շնասահնակով եկած քննիչ Լապինը հավատում է ոչ թե մարդկանց, այլ հողմացույցին։ Անշտապ դետեկտիվ, որում հանցանշանները հալվում են, եթե ժամանակին դուռը չփակես։',
    },
    year: 1979,
    age: 12,
    genres: ['detective'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.3,
    cast: [
      directedBy('leonid-tveretinov'),
      plays('mikhail-starozhilov', 'Лапин', 'Lapin', 'Լապին'),
      plays('daria-klyuchevaya', 'Соня', 'Sonya', 'Սոնյա'),
      plays('lev-granovich', 'Гурьев', 'Guryev', 'Գուրև'),
    ],
    art: { style: 'storm', palette: { hues: [210, 225, 245], mood: 'bright' }, motif: 'weathervane' },
    mood: 'tense',
    lines: dialogue`
      В ту ночь мело. Все подтвердят. | It was blowing that night. Ask anyone. | Այդ գիշեր բուք էր։ Բոլորը կհաստատեն։
      Все подтвердят. Кроме флюгера. | Anyone, yes. Except the weathervane. | Բոլորը՝ այո։ Բացի հողմացույցից։
      Вы подозреваете погоду? | You suspect the weather? | Եղանակի՞ն եք կասկածում։
      Погода единственная не врёт. | The weather alone does not lie. | Միայն եղանակն է, որ չի ստում։
      Закройте дверь. Улика тает. | Shut the door. The evidence is melting. | Դուռը փակե՛ք։ Հանցանշանը հալվում է։
      Кто вёл журнал? — По очереди. | Who kept the log? — In turns. | Մատյանն ո՞վ էր լրացնում։ — Հերթով։
      Семь почерков. И одна рука. | Seven hands. And one writer. | Յոթ ձեռագիր։ Եվ մեկ ձեռք։
      Собаки вас не лаяли, Гурьев. | The dogs didn’t bark at you, Guryev. | Շները ձեզ վրա չհաչեցին, Գուրև։
    `,
  },
  {
    slug: 'the-cognac-case',
    name: { rus: 'Коньячное дело', eng: 'The Cognac Case', hye: 'Կոնյակի գործը' },
    original_name: 'Կոնյակի գործը',
    short_description: {
      rus: 'Бочка 1902 года опечатана, заперта и совершенно пуста. Подозреваются все, включая ангелов.',
      eng: 'The 1902 barrel is sealed, locked and perfectly empty. Everyone is a suspect, the angels included.',
      hye: '1902 թվականի տակառը կնքված է, կողպված և կատարելապես դատարկ։ Կասկածվում են բոլորը, ներառյալ հրեշտակները։',
    },
    summary: {
      rus: 'До приезда высоких гостей три дня, а лучший спирт республики испарился сквозь дубовые доски. Следователь Баграт не пьёт и потому считается на заводе человеком опасным. Мастер купажа Офелия знает правду по запаху, но скажет её только тому, кто отличит вишню от вишнёвой косточки.',
      eng: 'Three days before distinguished guests arrive, the republic’s finest spirit has evaporated through oak. Investigator Bagrat does not drink and is therefore thought dangerous at the distillery. Blender Ophelia knows the truth by its smell, but will tell it only to one who can tell a cherry from a cherry stone.',
      hye: 'Բարձր հյուրերի գալուն երեք օր կա, իսկ հանրապետության լավագույն սպիրտը գոլորշիացել է կաղնու տախտակների միջով։ Քննիչ Բագրատը չի խմում, ուստի գործարանում նրան վտանգավոր մարդ են համարում։ Վարպետ Օֆելյան ճշմարտությունը հոտից գիտի, բայց կասի միայն նրան, ով բալը կտարբերի բալի կորիզից։',
    },
    year: 1983,
    age: 12,
    genres: ['detective', 'comedy'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.4,
    cast: [
      directedBy('hrant-melik-adamyan'),
      plays('rafayel-ter-zakaryan', 'Баграт', 'Bagrat', 'Բագրատ'),
      plays('nune-kalantaryan', 'Офелия', 'Ophelia', 'Օֆելյա'),
      plays('gohar-ashughyan', 'Роза', 'Roza', 'Ռոզա'),
    ],
    art: { style: 'tunnel', palette: { hues: [55, 45, 20], mood: 'dusk' }, motif: 'barrel' },
    mood: 'bright',
    lines: dialogue`
      Пломбы целы. Бочка пуста. | Seals intact. Barrel empty. | Կապարակնիքները տեղում են։ Տակառը դատարկ է։
      Доля ангелов, товарищ следователь. | The angels’ share, comrade investigator. | Հրեշտակների բաժինն է, ընկեր քննիչ։
      Восемьдесят лет и вся сразу? | Eighty years of it, all at once? | Ութսուն տարվանը՝ միանգամի՞ց։
      Вы не пьёте? Совсем? Жаль. | You don’t drink? Not at all? A pity. | Չե՞ք խմում։ Ընդհանրապե՞ս։ Ափսոս։
      Закройте глаза. Чем пахнет? | Close your eyes. What do you smell? | Փակեք աչքերը։ Ինչի՞ հոտ է գալիս։
      Вишней. — Нет. Косточкой. | Cherries. — No. The stone. | Բալի։ — Ոչ։ Կորիզի։
      У вора был очень хороший нос. | The thief had a very fine nose. | Գողը շատ նուրբ քիթ ուներ։
      Тогда нас таких двое, Баграт. | That makes two of us, Bagrat. | Ուրեմն այդպիսին երկուսս ենք, Բագրատ։
    `,
  },
];
