import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const aGameByPost: DemoSeries = {
  slug: 'a-game-by-post',
  name: { rus: 'Партия по переписке', eng: 'A Game by Post', hye: 'Խաղ նամակագրությամբ' },
  short_description: {
    rus: 'Двое любителей играют в шахматы по почте. Две разведки одиннадцать лет расшифровывают их честные ходы.',
    eng: 'Two amateurs play chess by post. For eleven years two secret services decode their perfectly honest moves.',
    hye: 'Երկու սիրող շախմատ են խաղում փոստով։ Երկու հետախուզություն տասնմեկ տարի վերծանում է նրանց ազնիվ քայլերը։',
  },
  summary: {
    rus: '1974 год. Бухгалтер из Рязани и аптекарь из Осло обмениваются открытками: один ход, погода и привет супруге. Лейтенант Широков уверен, что «конь эф-три» — это мост под Нарвиком; его коллега по ту сторону уверена в обратном. На этой партии делают карьеры, строят отделы и теряют семьи, и никто не смеет сказать, что это просто шахматы.',
    eng: '1974. A book-keeper in Ryazan and a pharmacist in Oslo exchange postcards: one move, the weather and regards to the wife. Lieutenant Shirokov is sure that “knight to f3” is a bridge near Narvik; his opposite number is sure of the reverse. Careers are made on this game, departments built and families lost, and no one dares to say that it is only chess.',
    hye: '1974 թվական։ Ռյազանցի հաշվապահն ու Օսլոյի դեղագործը բացիկներ են փոխանակում՝ մեկ քայլ, եղանակ և բարև տիկնոջը։ Լեյտենանտ Շիրոկովը համոզված է, որ «ձին՝ էֆ երեք» Նարվիկի մոտի կամուրջն է, մյուս կողմում նրա գործընկերը հակառակն է կարծում։ Այս պարտիայի վրա կարիերաներ են շինում, բաժիններ հիմնում ու ընտանիքներ կորցնում, և ոչ ոք չի համարձակվում ասել, որ սա պարզապես շախմատ է։',
  },
  year: 2019,
  age: 16,
  genres: ['drama', 'thriller', 'comedy'],
  countries: ['RU', 'NO'],
  themes: ['series'],
  rating: 8.8,
  cast: [
    directedBy('ingrid-halvorsdal'),
    writtenBy('taisia-mirskaya'),
    composedBy('gleb-orlikov'),
    plays('anton-belosvet', 'Широков', 'Shirokov', 'Շիրոկով'),
    plays('maja-lindhagen', 'Сигне Даль', 'Signe Dahl', 'Սիգնե Դալ'),
    plays('lev-granovich', 'бухгалтер Птицын', 'Ptitsyn the Book-Keeper', 'հաշվապահ Պտիցին'),
    plays('eoin-carragher', 'аптекарь Нильсен', 'Nilsen the Pharmacist', 'դեղագործ Նիլսեն'),
  ],
  art: { style: 'geometry', palette: { hues: [145, 40, 200], mood: 'dusk' }, motif: 'chess' },
  mood: 'tense',
  lines: dialogue`
    Слон бьёт на эф-семь. Дождь. Привет. | Bishop takes f7. Rain. Regards. | Փիղը՝ էֆ յոթ։ Անձրև։ Բարև։
    «Дождь» подчеркнул? — Капля упала. | He underlined “rain”? — A drop fell. | «Անձրևն» ընդգծե՞լ է։ — Կաթիլ է ընկել։
    Одиннадцать лет, и мы не знаем ключа. | Eleven years, and still no key. | Տասնմեկ տարի, ու բանալին չգիտենք։
    А если ключа нет? — Тогда нас нет. | What if there’s no key? — Then no us. | Իսկ եթե բանալի չկա՞։ — Ուրեմն մենք չկանք։
    Он зевнул ферзя. Это провокация! | He blundered the queen. A provocation! | Թագուհին տվեց։ Սադրա՛նք է։
    Это возраст, товарищ полковник. | It’s old age, Comrade Colonel. | Տարիքն է, ընկեր գնդապետ։
    Задержите письмо на сутки. — Его ход! | Hold the letter a day. — It’s his move! | Նամակը մեկ օր պահեք։ — Իր քայլն է։
    Предлагаю ничью. И чаю. | I offer a draw. And some tea. | Առաջարկում եմ ոչ-ոքի։ Եվ թեյ։
  `,
  seasons: [
    {
      slug: 'a-game-by-post-season-1',
      year: 2019,
      short_description: {
        rus: 'Дебют: первые ходы, первый донос, первое повышение.',
        eng: 'The opening: the first moves, the first report, the first promotion.',
        hye: 'Սկզբնախաղ՝ առաջին քայլերը, առաջին զեկույցը, առաջին պաշտոնը։',
      },
      episodes: [
        {
          slug: 'a-game-by-post-s1e1',
          name: { rus: 'Королевская пешка', eng: 'Pawn to King Four', hye: 'Արքայի զինվորը' },
          short_description: {
            rus: 'Открытка с видом фьорда ложится на стол лейтенанту, который ни разу не видел ни фьорда, ни дела.',
            eng: 'A postcard of a fjord lands on the desk of a lieutenant who has never seen a fjord, or a case.',
            hye: 'Ֆյորդի բացիկը հասնում է լեյտենանտի սեղանին, որը ո՛չ ֆյորդ է տեսել, ո՛չ գործ։',
          },
        },
        {
          slug: 'a-game-by-post-s1e2',
          name: { rus: 'Пешка-шпион', eng: 'The Pawn Was a Spy', hye: 'Լրտես զինվորը' },
          short_description: {
            rus: 'Сигне четыре месяца играет за обоих и понимает: один из шифровальщиков отвратительно играет в шахматы.',
            eng: 'For four months Signe plays both sides and sees that one of the spies is dreadful at chess.',
            hye: 'Սիգնեն չորս ամիս երկուսի փոխարեն խաղում է և հասկանում՝ լրտեսներից մեկը զզվելի է խաղում։',
          },
        },
        {
          slug: 'a-game-by-post-s1e3',
          name: { rus: 'Цейтнот', eng: 'Time Trouble', hye: 'Ժամանակի սղություն' },
          short_description: {
            rus: 'Почта теряет ход, и две державы в панике помогают ей его найти.',
            eng: 'The post loses a move, and two powers in panic help to find it.',
            hye: 'Փոստը մի քայլ է կորցնում, և երկու տերություն խուճապահար օգնում է գտնել։',
          },
        },
      ],
    },
    {
      slug: 'a-game-by-post-season-2',
      year: 2021,
      short_description: {
        rus: 'Миттельшпиль: у партии уже свой бюджет, а у игроков — внуки.',
        eng: 'The middle game: by now the game has a budget of its own, and the players have grandchildren.',
        hye: 'Միջնախաղ՝ պարտիան արդեն իր բյուջեն ունի, խաղացողները՝ թոռներ։',
      },
      episodes: [
        {
          slug: 'a-game-by-post-s2e1',
          name: { rus: 'Жертва качества', eng: 'The Exchange Sacrifice', hye: 'Որակի զոհ' },
          short_description: {
            rus: 'Широков предлагает подменить ход, чтобы проверить реакцию, и сам садится его придумывать.',
            eng: 'Shirokov proposes to swap a move, just to see, and has to sit down and think of one.',
            hye: 'Շիրոկովն առաջարկում է փոխել քայլը՝ արձագանքը ստուգելու համար, և ինքը նստում է հորինելու։',
          },
        },
        {
          slug: 'a-game-by-post-s2e2',
          name: { rus: 'Привет супруге', eng: 'Regards to the Wife', hye: 'Բարև տիկնոջը' },
          short_description: {
            rus: 'В открытке впервые нет привета. Аналитики тревожатся; аптекарь просто узнал, что она умерла.',
            eng: 'For once the card has no regards in it. Analysts are alarmed; the pharmacist just learned that she had died.',
            hye: 'Բացիկում առաջին անգամ բարև չկա։ Վերլուծաբանները տագնապում են. դեղագործն իմացել էր, որ կինը մահացել է։',
          },
        },
        {
          slug: 'a-game-by-post-s2e3',
          name: { rus: 'Нейтральное поле', eng: 'Neutral Square', hye: 'Չեզոք վանդակ' },
          short_description: {
            rus: 'Сигне и Широков встречаются на конгрессе филателистов, и оба говорят только о марках.',
            eng: 'Signe and Shirokov meet at a stamp collectors’ congress, and both talk of nothing but stamps.',
            hye: 'Սիգնեն ու Շիրոկովը հանդիպում են նամականիշ հավաքողների համաժողովում և միայն նամականիշներից են խոսում։',
          },
        },
      ],
    },
    {
      slug: 'a-game-by-post-season-3',
      year: 2024,
      short_description: {
        rus: 'Эндшпиль: фигур почти нет, а доиграть хочется всем четверым.',
        eng: 'The endgame: hardly a piece is left, and all four of them long to finish.',
        hye: 'Վերջնախաղ՝ խաղաքարեր գրեթե չկան, բայց չորսն էլ ուզում են ավարտել։',
      },
      episodes: [
        {
          slug: 'a-game-by-post-s3e1',
          name: { rus: 'Рассекречено', eng: 'Declassified', hye: 'Գաղտնազերծված' },
          short_description: {
            rus: 'Отдел закрывают, архив сжигают. Широков выносит под пиджаком коробку открыток и карманную доску.',
            eng: 'The section is closed, the archive burnt. Shirokov carries out a box of cards and a pocket board under his coat.',
            hye: 'Բաժինը փակում են, արխիվն այրում։ Շիրոկովը պիջակի տակ դուրս է բերում բացիկների տուփն ու գրպանի տախտակը։',
          },
        },
        {
          slug: 'a-game-by-post-s3e2',
          name: { rus: 'Ход без адреса', eng: 'A Move with No Address', hye: 'Անհասցե քայլը' },
          short_description: {
            rus: 'Птицын заболел и не может писать. Ходы за него два месяца отправляет цензор, и он выигрывает пешку.',
            eng: 'Ptitsyn is ill and cannot write. For two months the censor sends his moves, and wins a pawn.',
            hye: 'Պտիցինը հիվանդ է և գրել չի կարող։ Երկու ամիս քայլերը գրաքննիչն է ուղարկում և զինվոր շահում։',
          },
        },
        {
          slug: 'a-game-by-post-s3e3',
          name: { rus: 'Ничья', eng: 'A Draw', hye: 'Ոչ-ոքի' },
          short_description: {
            rus: 'Осло, кухня, четыре чашки. Впервые за одиннадцать лет все игроки сидят за одной доской.',
            eng: 'Oslo, a kitchen, four cups. For the first time in eleven years all the players sit at one board.',
            hye: 'Օսլո, խոհանոց, չորս բաժակ։ Տասնմեկ տարում առաջին անգամ բոլոր խաղացողները նույն տախտակի շուրջ են։',
          },
        },
      ],
    },
  ],
};
