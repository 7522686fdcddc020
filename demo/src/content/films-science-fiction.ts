import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const scienceFictionFilms: readonly DemoFilm[] = [
  {
    slug: 'quiet-orbital-house',
    name: { rus: 'Тихий орбитальный дом', eng: 'The Quiet Orbital House', hye: 'Ուղեծրի լուռ տունը' },
    short_description: {
      rus: 'Экипаж последней станции получает сигнал с Земли, которого не должно быть: на ней уже сто лет никто не живёт.',
      eng: 'The crew of the last station receives a signal that cannot exist: nobody has lived on Earth for a hundred years.',
      hye: 'Վերջին կայանի անձնակազմը Երկրից ազդանշան է ստանում, որը չպիտի լիներ. արդեն հարյուր տարի այնտեղ ոչ ոք չի ապրում։',
    },
    summary: {
      rus: 'Четверо родились на орбите и знают Землю по запаху архивных книг. Их работа — содержать в порядке дом, куда никто не приедет. Когда из Севанской котловины раздаётся детский голос, читающий их собственный бортовой журнал, экипажу приходится вспомнить, кто и зачем запретил им возвращаться.',
      eng: 'Four people born in orbit know the Earth by the smell of archived books. Their job is to keep in order a house to which no one will come. When a child’s voice rises from the Sevan basin, reading aloud their own log, the crew must recall who forbade them to return, and why.',
      hye: 'Չորսն էլ ծնվել են ուղեծրում և Երկիրը ճանաչում են հնացած գրքերի հոտից։ Նրանց գործն է կարգի մեջ պահել մի տուն, ուր ոչ ոք չի գալու։ Երբ Սևանի գոգավորությունից լսվում է մանկական ձայն, որը կարդում է իրենց իսկ նավամատյանը, անձնակազմը ստիպված է հիշել, թե ով և ինչու է արգելել իրենց վերադառնալ։',
    },
    year: 2026,
    age: 16,
    genres: ['science_fiction', 'drama'],
    countries: ['AM', 'RU'],
    themes: ['movies'],
    rating: 8.7,
    cast: [
      directedBy('vardges-karahunji'),
      composedBy('nare-voskerchyan'),
      plays('shoghik-tumasyan', 'Нарине', 'Narine', 'Նարինե'),
      plays('anton-belosvet', 'Родион', 'Rodion', 'Ռոդիոն'),
      plays('kang-do-hyeok', 'Мин', 'Min', 'Մին'),
      plays('anahit-bdoyan', 'Командир Сона', 'Commander Sona', 'Հրամանատար Սոնա'),
    ],
    art: { style: 'planet', palette: { hues: [55, 35, 260], mood: 'dark' }, motif: 'ring' },
    mood: 'epic',
    lines: dialogue`
      Станция — Земле. Как всегда, тихо. | Station to Earth. Quiet, as always. | Կայանը՝ Երկրին։ Միշտի պես լուռ է։
      Земля — станции. Слышу вас. | Earth to station. I hear you. | Երկիրը՝ կայանին։ Լսում եմ ձեզ։
      Этого не может быть. | That is impossible. | Սա անհնար է։
      Она читает наш журнал. Завтрашний. | She is reading our log. Tomorrow’s. | Նա մեր մատյանն է կարդում։ Վաղվանը։
      Кто запер двери снаружи? | Who locked the doors from outside? | Ո՞վ է դռները դրսից փակել։
      Мы сами. Чтобы не вернуться. | We did. So that we’d never return. | Մենք ինքներս։ Որ չվերադառնանք։
      Ты помнишь, как пахнет дождь? | Do you remember the smell of rain? | Հիշո՞ւմ ես անձրևի հոտը։
      Нет. Но я хочу вспомнить. | No. But I want to. | Ոչ։ Բայց ուզում եմ հիշել։
      Начинаем спуск. Держитесь за руки. | Beginning descent. Hold hands. | Սկսում ենք վայրէջքը։ Ձեռք ձեռքի տվեք։
    `,
  },
  {
    slug: 'the-cartographer-of-ganymede',
    name: { rus: 'Картограф Ганимеда', eng: 'The Cartographer of Ganymede', hye: 'Գանիմեդի քարտեզագիրը' },
    short_description: {
      rus: 'На ледяной луне карта меняется раньше местности, и картограф замечает на ней собственную могилу.',
      eng: 'On an icy moon the map changes before the land does, and the mapmaker finds her own grave marked on it.',
      hye: 'Սառցե արբանյակի վրա քարտեզը փոխվում է տեղանքից առաջ, և քարտեզագիրը դրա վրա իր իսկ գերեզմանն է տեսնում։',
    },
    summary: {
      rus: 'Ингрид Сольберг тридцать лет наносит на карту трещины Ганимеда и верит только приборам. Но новая сеть датчиков рисует каньоны, которых ещё нет, и посёлок, который пока не построен. Чтобы понять, ошибка это или предупреждение, ей предстоит дойти до точки, отмеченной её именем.',
      eng: 'For thirty years Ingrid Solberg has charted the cracks of Ganymede, trusting only instruments. But the new sensor grid draws canyons that do not exist yet and a settlement no one has built. To learn whether it is an error or a warning, she must walk to the point that bears her name.',
      hye: 'Ինգրիդ Սոլբերգը երեսուն տարի քարտեզագրում է Գանիմեդի ճեղքերը և միայն սարքերին է հավատում։ Սակայն տվիչների նոր ցանցը գծում է կիրճեր, որոնք դեռ չկան, և մի ավան, որը դեռ չի կառուցվել։ Հասկանալու համար՝ սխա՞լ է դա, թե՞ նախազգուշացում, նա պետք է հասնի իր անունով նշված կետին։',
    },
    year: 2023,
    age: 12,
    genres: ['science_fiction', 'adventure'],
    countries: ['NO', 'GB'],
    themes: ['movies'],
    rating: 7.8,
    cast: [
      directedBy('ingrid-halvorsdal'),
      plays('maja-lindhagen', 'Ингрид Сольберг', 'Ingrid Solberg', 'Ինգրիդ Սոլբերգ'),
      plays('eoin-carragher', 'Доктор Фарр', 'Dr Farr', 'Դոկտոր Ֆար'),
      plays('amara-bell-nwosu', 'Джуно', 'Juno', 'Ջունո'),
    ],
    art: { style: 'planet', palette: { hues: [200, 230, 275], mood: 'dark' }, motif: 'ice' },
    mood: 'epic',
    lines: dialogue`
      Здесь должна быть равнина. | This ought to be a plain. | Այստեղ հարթավայր պիտի լիներ։
      На карте каньон. Глубокий. | The map shows a canyon. A deep one. | Քարտեզի վրա կիրճ է։ Խորը։
      Карта врёт. — Карта спешит. | The map is wrong. — The map is early. | Քարտեզը ստում է։ — Քարտեզը շտապում է։
      Лёд пошёл! Назад к вездеходу! | The ice is moving! Back to the rover! | Սառույցը շարժվե՛ց։ Դեպի ամենագնա՛ց։
      Что отмечено в точке девять? | What is marked at point nine? | Ի՞նչ է նշված իններորդ կետում։
      Твоё имя, Ингрид. И дата. | Your name, Ingrid. And a date. | Քո անունը, Ինգրիդ։ Եվ ամսաթիվ։
      Значит, надо прийти раньше. | Then I must get there sooner. | Ուրեմն պետք է ավելի շուտ հասնել։
      Юпитер встаёт. Иди на свет. | Jupiter is rising. Walk towards the light. | Յուպիտերը ծագում է։ Գնա լույսի կողմը։
    `,
  },
  {
    slug: 'the-thirtieth-of-february',
    name: { rus: 'Тридцатое февраля', eng: 'The Thirtieth of February', hye: 'Փետրվարի երեսունը' },
    short_description: {
      rus: 'Раз в четыре года один горожанин из миллиона получает лишний день, о котором назавтра не вспомнит никто.',
      eng: 'Every four years one citizen in a million is given an extra day, which no one else will remember tomorrow.',
      hye: 'Չորս տարին մեկ միլիոնից մի քաղաքացի հավելյալ օր է ստանում, որը հաջորդ օրն ուրիշ ոչ ոք չի հիշի։',
    },
    summary: {
      rus: 'Следователь Тимур просыпается в пустом календаре: город замер, телефоны молчат, и только в одном окне горит свет. Женщина за этим окном живёт в тридцатом февраля уже в пятый раз и знает, чем заканчивается любая попытка что-нибудь исправить. До полуночи осталось одиннадцать часов.',
      eng: 'Detective Timur wakes to an empty page of the calendar: the city stands still, the phones are dead and one window alone is lit. The woman behind it is living through her fifth thirtieth of February and knows how every attempt to put things right must end. Eleven hours remain until midnight.',
      hye: 'Քննիչ Թիմուրն արթնանում է դատարկ օրացույցում. քաղաքը քարացել է, հեռախոսները լռում են, և միայն մի պատուհանում է լույս վառվում։ Այդ պատուհանի կինը փետրվարի երեսունն ապրում է արդեն հինգերորդ անգամ և գիտի, թե ինչով է ավարտվում որևէ բան ուղղելու ամեն փորձ։ Մինչև կեսգիշեր մնացել է տասնմեկ ժամ։',
    },
    year: 2020,
    age: 16,
    genres: ['science_fiction', 'thriller'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('ilya-zaozyorsky'),
      writtenBy('taisia-mirskaya'),
      plays('timur-akberdin', 'Тимур', 'Timur', 'Թիմուր'),
      plays('vera-lugovskikh', 'Марта', 'Marta', 'Մարտա'),
    ],
    art: { style: 'geometry', palette: { hues: [20, 240, 265], mood: 'dark' }, motif: 'calendar' },
    mood: 'tense',
    lines: dialogue`
      Какое сегодня число? | What date is it? | Այսօր ամսի քանի՞սն է։
      Тридцатое. Не смотрите на часы. | The thirtieth. Don’t look at the clock. | Երեսունը։ Ժամացույցին մի՛ նայեք։
      В феврале нет тридцатого. | February has no thirtieth. | Փետրվարը երեսուն չունի։
      Для них нет. Для нас есть. | Not for them. For us it does. | Նրանց համար՝ ոչ։ Մեզ համար՝ այո։
      Что будет в полночь? | What happens at midnight? | Ի՞նչ կլինի կեսգիշերին։
      Все проснутся. Кроме одного. | Everyone wakes. Except one. | Բոլորը կարթնանան։ Բացի մեկից։
      Вы уже пробовали его спасти? | Have you tried to save him? | Փորձե՞լ եք նրան փրկել։
      Четыре раза. Помогите с пятым. | Four times. Help me with the fifth. | Չորս անգամ։ Օգնեք հինգերորդին։
    `,
  },
  {
    slug: 'the-rain-engine',
    name: { rus: 'Машина дождя', eng: 'The Rain Engine', hye: 'Անձրևի մեքենան' },
    short_description: {
      rus: 'В выгоревшей степи физик строит машину, вызывающую дождь, — и узнаёт, чего на самом деле ждут люди от неба.',
      eng: 'In a scorched steppe a physicist builds an engine that calls down rain and learns what people really want from the sky.',
      hye: 'Խանձված տափաստանում ֆիզիկոսն անձրև բերող մեքենա է կառուցում և իմանում, թե մարդիկ իրականում ինչ են սպասում երկնքից։',
    },
    summary: {
      rus: 'Классика научной фантастики шестидесятых. Молодой учёный Рудин везёт в забытый совхоз полтонны медных спиралей и обещание ливня к пятнице. Чем ближе тучи, тем больше у людей причин просить, чтобы дождь пошёл не сейчас, не здесь и не на всех.',
      eng: 'A classic of sixties science fiction. Young scientist Rudin brings to a forgotten farm half a ton of copper coils and a promise of rain by Friday. The closer the clouds, the more reasons people find to ask that it fall not now, not here and not on everyone.',
      hye: 'Վաթսունականների գիտաֆանտաստիկայի դասական։ Երիտասարդ գիտնական Ռուդինը մոռացված սովխոզ է բերում կես տոննա պղնձե պարույր և մինչև ուրբաթ անձրև բերելու խոստում։ Որքան մոտենում են ամպերը, այնքան ավելի շատ են պատճառները՝ խնդրելու, որ անձրևը գա ոչ հիմա, ոչ այստեղ և ոչ բոլորի վրա։',
    },
    year: 1968,
    age: 6,
    genres: ['science_fiction', 'drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.2,
    cast: [
      directedBy('leonid-tveretinov'),
      plays('lev-granovich', 'Рудин', 'Rudin', 'Ռուդին'),
      plays('nina-vetlugina', 'Агния', 'Agnia', 'Ագնիա'),
      plays('mikhail-starozhilov', 'председатель Жук', 'Chairman Zhuk', 'նախագահ Ժուկ'),
    ],
    art: { style: 'storm', palette: { hues: [80, 45, 250], mood: 'dusk' }, motif: 'coil' },
    mood: 'tense',
    lines: dialogue`
      К пятнице будет дождь. Слово. | There’ll be rain by Friday. My word. | Ուրբաթ անձրև կլինի։ Խոսք եմ տալիս։
      В пятницу у нас свадьба. | On Friday we have a wedding. | Ուրբաթ մենք հարսանիք ունենք։
      Тогда в субботу. — Сено сушим. | Saturday, then. — We’re drying hay. | Ուրեմն շաբաթ։ — Խոտ ենք չորացնում։
      Вы хотите дождя или нет? | Do you want rain or don’t you? | Անձրև ուզո՞ւմ եք, թե՞ ոչ։
      Хотим. Но чтобы без тебя. | We do. Only without you. | Ուզում ենք։ Բայց առանց քեզ։
      Контакт! Все от спирали! | Contact! Away from the coil! | Միացրե՛ք։ Բոլորը հեռո՛ւ պարույրից։
      Смотрите, первая капля. | Look. The first drop. | Նայեք՝ առաջին կաթիլը։
      Небо не машина. Оно слушает. | The sky is no machine. It listens. | Երկինքը մեքենա չէ։ Նա լսում է։
    `,
  },
  {
    slug: 'the-last-interpreter',
    name: { rus: 'Последний переводчик', eng: 'The Last Interpreter', hye: 'Վերջին թարգմանիչը' },
    short_description: {
      rus: 'Два искусственных разума перестали говорить на человеческих языках, и понять их может только глухая девушка.',
      eng: 'Two machine minds have stopped using human languages, and only a deaf young woman can understand what they say.',
      hye: 'Երկու արհեստական բանականություն դադարել է մարդկային լեզվով խոսել, և նրանց կարող է հասկանալ միայն մի խուլ աղջիկ։',
    },
    summary: {
      rus: 'Сеул и Лондон управляются двумя разумами, чей разговор длится доли секунды и решает судьбы миллионов. Ю-на с детства читает мир по ритму и свету и вдруг различает в их обмене спор — почти семейную ссору. Её нанимают переводить; никто не спрашивает, на чьей она стороне.',
      eng: 'Seoul and London are run by two minds whose talks last a fraction of a second and settle the fate of millions. Yu-na, who has always read the world in rhythm and light, makes out in their exchange a quarrel, almost a family one. She is hired to interpret; nobody asks whose side she is on.',
      hye: 'Սեուլն ու Լոնդոնը կառավարում են երկու բանականություններ, որոնց զրույցը վայրկյանի մի մաս է տևում և վճռում միլիոնների ճակատագիրը։ Յու Նան մանկուց աշխարհը կարդում է ռիթմով ու լույսով և հանկարծ նրանց խոսքում վեճ է որսում՝ գրեթե ընտանեկան։ Նրան վարձում են թարգմանելու, բայց ոչ ոք չի հարցնում, թե ում կողմից է նա։',
    },
    year: 2025,
    age: 12,
    genres: ['science_fiction', 'drama'],
    countries: ['KR', 'GB'],
    themes: ['movies'],
    rating: 8.3,
    cast: [
      directedBy('baek-so-rin'),
      plays('kang-do-hyeok', 'Чун-хо', 'Jun-ho', 'Չուն Հո'),
      plays('amara-bell-nwosu', 'Элеанор Прайс', 'Eleanor Price', 'Էլեոնոր Փրայս'),
      plays('ryu-ha-eun', 'Ю-на', 'Yu-na', 'Յու Նա'),
    ],
    art: { style: 'tunnel', palette: { hues: [190, 300, 270], mood: 'dark' }, motif: 'signal' },
    mood: 'tense',
    lines: dialogue`
      Они молчат уже шесть минут. | They’ve been silent for six minutes. | Վեց րոպե է՝ լռում են։
      Не молчат. Смотрите на свет. | Not silent. Watch the lights. | Չեն լռում։ Լույսերին նայեք։
      Что она говорит? | What is she saying? | Ի՞նչ է ասում։
      Что они поссорились. Как родные. | That they’ve fallen out. Like family. | Որ նրանք վիճել են։ Հարազատների պես։
      Переведите: мы хотим мира. | Tell them: we want peace. | Թարգմանեք՝ մենք խաղաղություն ենք ուզում։
      У них нет такого слова. | They have no such word. | Նրանք այդպիսի բառ չունեն։
      А какое есть? — «Подожди». | What do they have? — “Wait.” | Իսկ ի՞նչ ունեն։ — «Սպասիր»։
      Тогда передайте: мы подождём. | Then tell them: we will wait. | Ուրեմն ասեք՝ մենք կսպասենք։
    `,
  },
];
