import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const noSuchAddress: DemoShortSeries = {
  slug: 'no-such-address',
  name: { rus: 'Такого адреса нет', eng: 'No Such Address', hye: 'Այդպիսի հասցե չկա' },
  original_name: 'Այդպիսի հասցե չկա',
  short_description: {
    rus: 'Ночной таксист возит людей туда, чего на карте уже нет: к снесённому дому, в детство, к самому себе.',
    eng: 'A night taxi driver takes people where the map no longer goes: a razed house, a childhood, oneself.',
    hye: 'Գիշերային տաքսիստը մարդկանց տանում է այնտեղ, ինչ քարտեզում այլևս չկա՝ քանդված տուն, մանկություն, ինքն իրեն։',
  },
  summary: {
    rus: 'После полуночи у Манвела в приложении всплывают заказы без названия улицы. Навигатор говорит «развернитесь», а он едет: направо у бывшего кинотеатра, прямо сквозь новостройку, стоп у дерева, которого нет. Пассажиры выходят на минуту и платят тем, что давно носили в кармане. В шестом заказе указано его имя.',
    eng: 'After midnight orders with no street name pop up on Manvel’s phone. The navigator says “turn back”, and he drives on: right at the former cinema, straight through the new block, stop at a tree that is gone. The fares get out for a minute and pay with what they have long carried in a pocket. The sixth order bears his own name.',
    hye: 'Կեսգիշերից հետո Մանվելի հեռախոսին առանց փողոցի պատվերներ են հայտնվում։ Նավիգատորն ասում է՝ «հետ դարձեք», իսկ նա գնում է՝ նախկին կինոթատրոնից աջ, ուղիղ նորակառույցի միջով, կանգառ՝ չեղած ծառի մոտ։ Ուղևորներն իջնում են մեկ րոպեով ու վճարում նրանով, ինչ վաղուց գրպանում են պահել։ Վեցերորդ պատվերն իր անունով է։',
  },
  year: 2024,
  age: 12,
  genres: ['mystery', 'drama'],
  countries: ['AM'],
  themes: ['series'],
  rating: 8.7,
  cast: [
    directedBy('vardges-karahunji'),
    writtenBy('davit-hovhants'),
    composedBy('garo-santuryan'),
    plays('tigran-payladzoryan', 'Манвел', 'Manvel', 'Մանվել'),
    plays('ashkhen-vardablur', 'пассажирка с ключом', 'The Fare with a Key', 'բանալիով ուղևորը'),
    plays('shoghik-tumasyan', 'невеста', 'The Bride', 'հարսնացուն'),
  ],
  art: { style: 'city', palette: { hues: [165, 325, 290], mood: 'dark' }, motif: 'taxi' },
  mood: 'tense',
  episodes: [
    {
      slug: 'no-such-address-s1e1',
      name: { rus: 'Развернитесь', eng: 'Turn Back', hye: 'Հետ դարձեք' },
      short_description: {
        rus: 'Старушка называет дом, снесённый в семьдесят девятом, и достаёт от него ключ.',
        eng: 'An old lady names a house pulled down in ’79 and takes out its key.',
        hye: 'Պառավը տալիս է յոթանասունիննին քանդված տան հասցեն ու հանում բանալին։',
      },
      seconds: 110,
      lines: dialogue`
        Кривая, четыре. — Такой улицы нет. | Crooked Street, four. — No such street. | Ծուռ, չորս։ — Այդպիսի փողոց չկա։
        Вы поезжайте, сынок. Она найдётся. | You drive, son. It will turn up. | Դու քշի, տղաս։ Կգտնվի։
        Здесь был фонтанчик. Притормозите. | There was a fountain here. Slow down. | Այստեղ ցայտաղբյուր կար։ Կամաց։
        Ключ повернулся. В пустом воздухе. | The key turned. In empty air. | Բանալին պտտվեց։ Դատարկ օդում։
        Свет на кухне. Ждут меня. Сколько с меня? | The kitchen light’s on. What do I owe? | Խոհանոցում լույս է։ Ինչքա՞ն տամ։
      `,
    },
    {
      slug: 'no-such-address-s1e2',
      name: { rus: 'Невеста на светофоре', eng: 'Bride at the Lights', hye: 'Հարսնացուն լուսացույցի տակ' },
      short_description: {
        rus: 'Она просит ехать куда угодно, лишь бы загорался красный: надо успеть передумать.',
        eng: 'Anywhere, she says, as long as the lights are red: she needs time to change her mind.',
        hye: 'Ուր ուզում եք, ասում է, միայն թե կարմիր վառվի. պիտի հասցնի մտափոխվել։',
      },
      seconds: 90,
      lines: dialogue`
        Куда? — Подальше от музыки. | Where to? — Away from the music. | Ո՞ւր։ — Երաժշտությունից հեռու։
        Адрес напишите. — Не придумали ещё. | Type the address. — Not invented yet. | Հասցեն գրե՛ք։ — Դեռ չեն հորինել։
        Зелёный. Едем? — Подождём. | Green. Shall we? — Let’s wait. | Կանաչ է։ Գնա՞նք։ — Սպասենք։
        Сзади сигналят. — Пусть поздравляют. | They’re hooting. — They’re congratulating. | Ետևից ազդանշան են տալիս։ — Շնորհավորում են։
        Теперь налево. К маме. Без платья. | Now left. To Mum’s. Without the dress. | Հիմա՝ ձախ։ Մամայիս տուն։ Առանց զգեստի։
      `,
    },
    {
      slug: 'no-such-address-s1e3',
      name: { rus: 'Мальчик с портфелем', eng: 'The Boy with a Satchel', hye: 'Պայուսակով տղան' },
      short_description: {
        rus: 'Школьник в три часа ночи едет в школу, которая закрылась, чтобы исправить одну отметку.',
        eng: 'At three in the morning a schoolboy rides to a closed-down school to put one mark right.',
        hye: 'Գիշերվա երեքին աշակերտը գնում է փակված դպրոցը՝ մեկ գնահատական ուղղելու։',
      },
      seconds: 90,
      lines: dialogue`
        Тебя дома не ищут? — Пока не родили. | Won’t they miss you? — I’m not born yet. | Քեզ չե՞ն փնտրում։ — Դեռ չեմ ծնվել։
        Как зовут? — Манвел. Как вас? | Your name? — Manvel. And yours? | Անունդ ի՞նչ է։ — Մանվել։ Իսկ ձե՞րը։
        Тоже. Что там по географии? | The same. How’s geography? | Նույնը։ Աշխարհագրությունից ի՞նչ ունես։
        Два. Я не показал, где море. | A fail. I couldn’t show the sea. | Երկու։ Ցույց չտվեցի՝ որտեղ է ծովը։
        Я потом покажу. Обещаю. | I’ll show you it later. I promise. | Հետո ցույց կտամ։ Խոստանում եմ։
      `,
    },
    {
      slug: 'no-such-address-s1e4',
      name: { rus: 'Двое на заднем', eng: 'Two in the Back', hye: 'Երկուսը հետևի նստատեղին' },
      short_description: {
        rus: 'Муж и жена едут в кино на последний сеанс. Кинотеатр сгорел сорок лет назад, билеты целы.',
        eng: 'A couple ride to the last show. The cinema burned down forty years ago; the tickets are intact.',
        hye: 'Ամուսինները գնում են կինոյի վերջին ցուցադրությանը։ Կինոթատրոնը քառասուն տարի առաջ է այրվել, տոմսերն ամբողջ են։',
      },
      seconds: 100,
      lines: dialogue`
        Шестой ряд. Ты опять у прохода. | Row six. You on the aisle again. | Վեցերորդ շարք։ Դու էլի միջանցքի կողմը։
        Мы тогда поссорились и не пошли. | We quarrelled that night and didn’t go. | Այն ժամանակ վիճեցինք ու չգնացինք։
        Теперь идём. Манвел, подождёте? | Now we’re going. Will you wait, Manvel? | Հիմա գնում ենք։ Կսպասե՞ք, Մանվել։
        Стоянка. Темно. Вдруг — луч. | A car park. Darkness. Then a beam. | Կայանատեղի։ Մութ։ Հանկարծ՝ շող։
        Он смеётся! Я слышу, он смеётся. | He’s laughing! I can hear him laugh. | Ծիծաղո՜ւմ է։ Լսում եմ՝ ծիծաղում է։
      `,
    },
    {
      slug: 'no-such-address-s1e5',
      name: { rus: 'Отмена заказа', eng: 'Order Cancelled', hye: 'Պատվերը չեղարկված է' },
      short_description: {
        rus: 'Пассажир каждую ночь вызывает такси и ни разу не вышел. Манвел поднимается к нему сам.',
        eng: 'Every night the same fare calls and never comes down. So Manvel goes up.',
        hye: 'Ուղևորն ամեն գիշեր տաքսի է կանչում ու երբեք չի իջնում։ Մանվելն ինքն է բարձրանում։',
      },
      seconds: 100,
      lines: dialogue`
        Почему вы не выходите? | Why do you never come down? | Ինչո՞ւ չեք իջնում։
        Я зову, чтобы кто-то знал адрес. | I call so that someone knows the address. | Կանչում եմ, որ մեկը հասցեն իմանա։
        Я знаю. Двенадцать, квартира пять. | I know it. Twelve, flat five. | Գիտեմ։ Տասներկու, բնակարան հինգ։
        Чай будете? — Счётчик включён. | Some tea? — The meter is running. | Թեյ կխմե՞ք։ — Հաշվիչը միացված է։
        Тогда пейте медленно. | Then drink it slowly. | Ուրեմն դանդաղ խմեք։
      `,
    },
    {
      slug: 'no-such-address-s1e6',
      name: { rus: 'Пассажир: Манвел', eng: 'Passenger: Manvel', hye: 'Ուղևոր՝ Մանվել' },
      short_description: {
        rus: 'Он впервые садится назад. За рулём тот, кому он обещал показать море.',
        eng: 'For the first time he sits in the back. At the wheel is the boy he promised the sea.',
        hye: 'Նա առաջին անգամ հետևում է նստում։ Ղեկին այն տղան է, ում ծով էր խոստացել։',
      },
      seconds: 120,
      lines: dialogue`
        Куда едем? — Ты обещал море. | Where are we going? — You promised a sea. | Ո՞ւր ենք գնում։ — Ծով էիր խոստացել։
        Здесь его нет. — А мы проверим. | There’s none here. — Let’s check. | Այստեղ չկա։ — Ստուգենք։
        Прямо сквозь дом? — Он не против. | Right through a house? — It won’t mind. | Ուղիղ տան միջո՞վ։ — Դեմ չէ։
        Слышишь? Шумит за мостом. | Hear it? A roar beyond the bridge. | Լսո՞ւմ ես։ Կամրջից այն կողմ աղմուկ է։
        Вы прибыли, говорит навигатор. | You have arrived, says the navigator. | Դուք տեղ հասաք, ասում է նավիգատորը։
      `,
    },
  ],
};
