import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Science fiction: Mars, a ship that is early, a village without weight, a voice from the stars. */
export const otherSkiesFilms: readonly DemoFilm[] = [
  {
    slug: 'twenty-two-minutes',
    name: { rus: 'Двадцать две минуты', eng: 'Twenty-Two Minutes', hye: 'Քսաներկու րոպե' },
    short_description: {
      rus: 'На Марсе оперирует механик, хирург подсказывает с Земли, и каждое её слово опаздывает на двадцать две минуты.',
      eng: 'A mechanic operates on Mars, a surgeon guides her from Earth, and every word arrives twenty-two minutes late.',
      hye: 'Մարսի վրա վիրահատում է մեխանիկը, Երկրից հուշում է վիրաբույժը, և նրա ամեն խոսքը քսաներկու րոպե ուշանում է։',
    },
    summary: {
      rus: 'На марсианской станции операция нужна тому единственному, кто умеет оперировать. Скальпель достаётся механику Вике, советы — хирургу Мариам, и между ними миллионы километров. Мариам приходится отвечать не на вопросы, а на то, что Вика спросит через двадцать две минуты: угадывать страх, ошибку, тишину. Так близко они не говорили ни с кем.',
      eng: 'At a station on Mars, the one person who can operate is the one who needs the operation. Vika the mechanic gets the scalpel, Mariam the surgeon gives advice, and millions of kilometres lie between. Mariam must answer not what is asked but what Vika will be asking in twenty-two minutes: guess at a fear, a slip, a silence. Neither has ever talked so closely to anyone.',
      hye: 'Մարսի կայանում վիրահատել է պետք այն միակին, ով վիրահատել գիտի։ Նշտարը հասնում է մեխանիկ Վիկային, խորհուրդները տալիս է վիրաբույժ Մարիամը, և նրանց միջև միլիոնավոր կիլոմետրեր են։ Մարիամը պետք է պատասխանի ոչ թե հարցին, այլ նրան, ինչ Վիկան կհարցնի քսաներկու րոպե հետո՝ գուշակի վախը, սխալը, լռությունը։ Այդքան մոտիկից նրանք երբեք ոչ մեկի հետ չեն խոսել։',
    },
    year: 2025,
    age: 12,
    genres: ['science_fiction', 'drama'],
    countries: ['AM', 'RU'],
    themes: ['movies'],
    rating: 8.8,
    cast: [
      directedBy('lusine-tavadyan'),
      composedBy('gleb-orlikov'),
      plays('astghik-lorunts', 'Мариам', 'Mariam', 'Մարիամ'),
      plays('varvara-zhuravinskaya', 'Вика', 'Vika', 'Վիկա'),
      plays('kang-do-hyeok', 'доктор Со', 'Doctor Seo', 'բժիշկ Սո'),
    ],
    art: { style: 'planet', palette: { hues: [35, 25, 300], mood: 'dark' }, motif: 'station' },
    mood: 'tense',
    lines: dialogue`
      Земля, он без сознания. Что дальше? | Earth, he’s out. What next? | Երկիր, նա անգիտակից է։ Ի՞նչ անեմ։
      Когда вы это услышите, уже режьте. | By the time you hear this, be cutting. | Երբ սա լսեք, արդեն պիտի կտրեք։
      Я чиню насосы. Я не умею людей. | I mend pumps. I can’t do people. | Ես պոմպ եմ նորոգում։ Մարդ չեմ կարող։
      Сердце тоже насос. Дышите, Вика. | A heart’s a pump as well. Breathe, Vika. | Սիրտն էլ պոմպ է։ Շնչեք, Վիկա։
      Сейчас вы испугались. Это правильно. | You are frightened now. That’s right. | Հիմա դուք վախեցաք։ Ճիշտ է։
      Откуда она знает? Я ещё не сказала. | How does she know? I haven’t said it. | Որտեղի՞ց գիտի։ Ես դեռ չեմ ասել։
      Не туда. Чуть левее. Вот так. | Not there. A little left. Like that. | Այնտեղ չէ։ Մի քիչ ձախ։ Ահա այդպես։
      Шью. Спойте что-нибудь, доктор. | I’m stitching. Sing something, doctor. | Կարում եմ։ Մի բան երգեք, բժիշկ։
      Уже пою. Двадцать две минуты. | I have been. For twenty-two minutes. | Արդեն երգում եմ։ Քսաներկու րոպե է։
    `,
  },
  {
    slug: 'back-before-departure',
    name: { rus: 'Вернуться до отлёта', eng: 'Back Before Departure', hye: 'Վերադառնալ մեկնելուց առաջ' },
    original_name: '출발 전 귀환',
    short_description: {
      rus: 'Корабль возвращается из сорокалетнего полёта за три часа до старта — прямо к собственному прощальному ужину.',
      eng: 'A ship returns from a forty-year voyage three hours before it left, in time for its own farewell dinner.',
      hye: 'Նավը քառասնամյա թռիչքից վերադառնում է իր մեկնարկից երեք ժամ առաջ՝ ուղիղ սեփական հրաժեշտի ընթրիքին։',
    },
    summary: {
      rus: 'Экипаж садится за ангаром, где гремят тосты в его честь. Капитану Хан и её людям нужно тихо украсть у самих себя одну деталь и никому не сказать, кто не вернётся. Но повар узнаёт за стеной собственный смех, молодой штурман выходит покурить с седым, а чья-то мать пересчитывает гостей и молча ставит ещё шесть тарелок.',
      eng: 'The crew lands behind the hangar where toasts are being drunk to it. Captain Han and her people must quietly steal one part from themselves and tell nobody who will not be coming back. But the cook hears his own laughter through the wall, a young navigator steps out for air beside a grey-haired one, and somebody’s mother counts the guests and silently lays six more plates.',
      hye: 'Անձնակազմը վայրէջք է կատարում այն անգարի հետևում, որտեղ իր պատվին կենացներ են հնչում։ Կապիտան Հանն ու մյուսները պետք է իրենք իրենցից աննկատ մի մաս գողանան և ոչ մեկին չասեն, թե ով հետ չի գալու։ Բայց խոհարարը պատի հետևում լսում է իր իսկ ծիծաղը, ջահել ղեկապահը օդի է դուրս գալիս ալեհերի կողքին, իսկ մեկի մայրը հաշվում է հյուրերին և լուռ ևս վեց ափսե դնում։',
    },
    year: 2024,
    age: 12,
    genres: ['science_fiction', 'comedy', 'drama'],
    countries: ['KR', 'SE'],
    themes: ['movies'],
    rating: 8.1,
    cast: [
      directedBy('baek-so-rin'),
      plays('ryu-ha-eun', 'капитан Хан', 'Captain Han', 'կապիտան Հան'),
      plays('kang-do-hyeok', 'Штурман', 'The Navigator', 'Ղեկապահը'),
      plays('maja-lindhagen', 'инженер Эльса', 'Elsa the engineer', 'ինժեներ Էլսա'),
      plays('amara-bell-nwosu', 'Повар', 'The Cook', 'Խոհարարը'),
    ],
    art: { style: 'planet', palette: { hues: [145, 200, 320], mood: 'dusk' }, motif: 'ship' },
    mood: 'bright',
    lines: dialogue`
      Какой сегодня год? — Тот самый. | What year is it? — That one. | Ի՞նչ թվական է։ — Հենց այն։
      Слышите тост? Это я говорю. | Hear that toast? That’s me talking. | Կենացը լսո՞ւմ եք։ Ես եմ ասում։
      Какой же я был болтун. | What a windbag I was. | Ի՜նչ շատախոս եմ եղել։
      Берём деталь и уходим. Без слёз. | We take the part and go. No tears. | Մասը վերցնում ենք ու գնում։ Առանց արցունքի։
      Он на меня посмотрел. — Ты на него. | He looked at me. — You looked at him. | Նա ինձ նայեց։ — Դու՝ նրան։
      Нельзя говорить, кто не вернётся. | We can’t say who won’t be back. | Չի կարելի ասել, թե ով հետ չի գալու։
      Мама поставила ещё шесть тарелок. | Mother has laid six more plates. | Մաման ևս վեց ափսե դրեց։
      Сядем на минуту. По одной ложке. | Let’s sit a minute. One spoon each. | Մի րոպե նստենք։ Մեկական գդալ։
      Ешьте, дети. Я никому не скажу. | Eat, children. I won’t tell a soul. | Կերե՛ք, երեխեք։ Ոչ մեկին չեմ ասի։
    `,
  },
  {
    slug: 'weightless-wednesdays',
    name: { rus: 'Среды без тяжести', eng: 'Weightless Wednesdays', hye: 'Անկշիռ չորեքշաբթիներ' },
    original_name: 'Անկշիռ չորեքշաբթիներ',
    short_description: {
      rus: 'В горном селе по средам ничего не весит. Из столицы присылают инспектора — починить.',
      eng: 'In a mountain village nothing weighs anything on Wednesdays. The capital sends an inspector to have it fixed.',
      hye: 'Լեռնային մի գյուղում չորեքշաբթի օրերին ոչինչ կշիռ չունի։ Մայրաքաղաքից տեսուչ են ուղարկում՝ նորոգելու։',
    },
    summary: {
      rus: 'Бельё сушат снизу вверх, коров привязывают, а дед Смбат наконец танцует с женой, как в молодости. В столице об этом узнают из налоговой декларации и шлют инспектора Левона с гайками, полномочиями и сроком в месяц, то есть в четыре среды. На первую он держится за печную трубу, на вторую — за инструкцию, на третью впервые в жизни отпускает руки.',
      eng: 'Washing is hung from the ground up, cows are tied down, and old Smbat dances with his wife at last as he did when young. The capital learns of it from a tax return and sends Inspector Levon with bolts, full powers and a month, which is to say four Wednesdays. On the first he clings to a chimney, on the second to the regulations, and on the third he lets go for the first time in his life.',
      hye: 'Լվացքը չորացնում են ներքևից վեր, կովերին կապում են, իսկ Սմբատ պապը վերջապես կնոջ հետ պարում է, ինչպես ջահել ժամանակ։ Մայրաքաղաքում դա իմանում են հարկային հայտարարագրից և ուղարկում տեսուչ Լևոնին՝ պտուտակներով, լիազորություններով և մեկ ամիս ժամկետով, այսինքն՝ չորս չորեքշաբթի։ Առաջինին նա կառչում է ծխնելույզից, երկրորդին՝ հրահանգից, երրորդին կյանքում առաջին անգամ բաց է թողնում ձեռքերը։',
    },
    year: 2023,
    age: 6,
    genres: ['science_fiction', 'comedy', 'family'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 8.4,
    cast: [
      directedBy('aram-tsaghkunyan'),
      writtenBy('davit-hovhants'),
      plays('levon-chakhalyan', 'инспектор Левон', 'Inspector Levon', 'տեսուչ Լևոն'),
      plays('anahit-bdoyan', 'староста Вардуи', 'Varduhi the headwoman', 'գյուղապետ Վարդուհի'),
      plays('samvel-kochinyan', 'дед Смбат', 'Old Smbat', 'Սմբատ պապը'),
    ],
    art: { style: 'garden', palette: { hues: [200, 85, 130], mood: 'bright' }, motif: 'balloon' },
    mood: 'bright',
    lines: dialogue`
      Что у вас по средам? — Ничего. | What happens on Wednesdays? — Nothing. | Չորեքշաբթի ի՞նչ է լինում։ — Ոչինչ։
      Вот именно: ничего не весит. | Exactly: nothing weighs a thing. | Հենց դա էլ կա՝ ոչինչ կշիռ չունի։
      Корову привязали? — За мельницу. | Is the cow tied? — To the mill. | Կովը կապե՞լ եք։ — Ջրաղացից։
      Это нарушение закона тяготения! | That’s a breach of the law of gravity! | Սա ձգողության օրենքի խախտում է։
      Закон у нас с четверга по вторник. | Here the law runs Thursday to Tuesday. | Մեզ մոտ օրենքը հինգշաբթիից երեքշաբթի է։
      Отпустите трубу, товарищ инспектор. | Let go of the chimney, inspector. | Ծխնելույզը բաց թողեք, տեսո՛ւչ։
      Смбат, у тебя же спина! — Не сегодня. | Smbat, your back! — Not today. | Սմբա՛տ, մեջքդ։ — Այսօր՝ ոչ։
      Так и запишу: неисправность счастья. | I’ll put it down as a case of joy. | Այդպես էլ կգրեմ՝ երջանկության խափանում։
    `,
  },
  {
    slug: 'the-keeper-of-the-great-dish',
    name: { rus: 'Сторож большой антенны', eng: 'The Keeper of the Great Dish', hye: 'Մեծ ալեհավաքի պահակը' },
    short_description: {
      rus: 'Ночной сторож радиотелескопа много лет играет с кем-то в шашки, и однажды его спрашивают, откуда приходят ходы.',
      eng: 'A night watchman at a radio telescope has been playing draughts for years, until he is asked where the moves come from.',
      hye: 'Ռադիոդիտակի գիշերային պահակը տարիներ շարունակ մեկի հետ շաշկի է խաղում, մինչև հարցնում են, թե որտեղից են գալիս քայլերը։',
    },
    summary: {
      rus: 'Профессора ищут разум на сложных частотах, а Кузьмич когда-то от скуки отстучал по чаше первый ход. Ответ пришёл через восемь с половиной лет, аккуратный и сильный. Теперь комиссия хочет послать туда таблицу элементов, а Кузьмич просит обождать: его очередь, он думает уже третий год и, кажется, выигрывает шашку.',
      eng: 'Professors search for intelligence on difficult frequencies, while Kuzmich, out of boredom, once tapped his first move on the dish. The reply came eight and a half years later, neat and strong. Now a commission wishes to send the table of elements, and Kuzmich asks it to wait: it is his turn, he has been thinking for three years and is, it seems, about to win a piece.',
      hye: 'Պրոֆեսորները բանականություն են փնտրում բարդ հաճախականություններով, իսկ Կուզմիչը մի օր ձանձրույթից առաջին քայլը թակեց ալեհավաքի վրա։ Պատասխանը եկավ ութուկես տարի անց՝ կոկիկ և ուժեղ։ Հիմա հանձնաժողովն ուզում է այնտեղ տարրերի աղյուսակն ուղարկել, իսկ Կուզմիչը խնդրում է սպասել. իր հերթն է, երրորդ տարին է՝ մտածում է, և, կարծես, մի քար շահում է։',
    },
    year: 1977,
    age: 6,
    genres: ['science_fiction', 'comedy'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.9,
    cast: [
      directedBy('leonid-tveretinov'),
      plays('mikhail-starozhilov', 'Кузьмич', 'Kuzmich', 'Կուզմիչ'),
      plays('lev-granovich', 'доцент Арбузов', 'Doctor Arbuzov', 'դոցենտ Արբուզով'),
      plays('nina-vetlugina', 'Председатель комиссии', 'The Chairwoman', 'Հանձնաժողովի նախագահը'),
    ],
    art: { style: 'planet', palette: { hues: [95, 260, 225], mood: 'dusk' }, motif: 'telescope' },
    mood: 'calm',
    lines: dialogue`
      Кто стучал по чаше? — Я. Ходил. | Who tapped the dish? — I did. My move. | Ո՞վ է ալեհավաքը թակել։ — Ես։ Քայլ էի անում։
      С кем вы играете? — Не представился. | Whom do you play? — Never gave a name. | Ո՞ւմ հետ եք խաղում։ — Չի ներկայացել։
      Ответ ждали восемь лет? — С половиной. | Eight years for a reply? — And a half. | Ութ տարի եք սպասե՞լ։ — Ութուկես։
      Он серьёзный. Зря шашки не отдаёт. | He’s serious. Gives no piece away. | Լուրջ մարդ է։ Քարը հենց այնպես չի տալիս։
      Человечество хочет что-то сказать! | Mankind has something to say! | Մարդկությունն ասելիք ունի։
      Пусть скажет. После моего хода. | Let it. After my move. | Թող ասի։ Իմ քայլից հետո։
      Какой он, по-вашему? — Вежливый. | What is he like, then? — Polite. | Ձեր կարծիքով ինչպիսի՞ն է։ — Քաղաքավարի։
      Тише, товарищи. Он думает. | Quiet, comrades. He is thinking. | Կամաց, ընկերներ։ Մտածում է։
    `,
  },
];
