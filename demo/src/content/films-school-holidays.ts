import { directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const schoolHolidayFilms: readonly DemoFilm[] = [
  {
    slug: 'this-is-radio-shed',
    name: { rus: 'Говорит радио «Сарай»', eng: 'This Is Radio Shed', hye: 'Խոսում է «Մարագ» ռադիոն' },
    short_description: {
      rus: 'Четверо дачников запускают радио из сарая и от скуки сочиняют новости, а новости начинают сбываться.',
      eng: 'Four children run a radio station from a garden shed and, being bored, make up the news, which begins to come true.',
      hye: 'Չորս երեխա ամառանոցի մարագից ռադիո են հեռարձակում և ձանձրույթից նորություններ հորինում, իսկ դրանք սկսում են իրականանալ։',
    },
    summary: {
      rus: 'Антенну держит воздушный змей, у микрофона Агата: четырнадцать лет, серьёзный голос. Сначала объявляют приезд мороженщика, потом мост через ручей, потом мир между двумя дедами, которые не разговаривают с прошлого века. Сбывается всё, и тогда самая младшая просит сказать в эфире про маму. Каникулы, после которых взрослые ещё долго крутят ручку приёмника.',
      eng: 'A kite holds up the aerial; at the microphone sits Agata, fourteen years old, with a serious voice. First they announce an ice-cream van, then a bridge over the brook, then peace between two grandfathers not on speaking terms since the last century. All of it happens, and so the youngest asks for a word on the air about her mother. A summer after which the grown-ups keep on turning the dial.',
      hye: 'Ալեհավաքն օդապարուկն է պահում, խոսափողի մոտ Ագաթան է՝ տասնչորս տարեկան, լուրջ ձայնով։ Սկզբում հայտարարում են պաղպաղակի մեքենայի գալուստը, հետո՝ առվի կամուրջը, հետո՝ երկու պապերի հաշտությունը, որոնք անցած դարից իրար հետ չեն խոսում։ Ամեն ինչ իրականանում է, և ամենափոքրը խնդրում է եթերում մայրիկի մասին ասել։ Արձակուրդ, որից հետո մեծերը դեռ երկար պտտում են ռադիոն։',
    },
    year: 2023,
    age: 6,
    genres: ['family', 'comedy', 'adventure'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 7.9,
    cast: [
      directedBy('stepan-kuropatov'),
      writtenBy('taisia-mirskaya'),
      plays('alisa-zimorodova', 'Агата', 'Agata', 'Ագաթա'),
      plays('evdokia-malinkina', 'Стеша', 'Stesha', 'Ստեշա'),
      plays('lev-granovich', 'дед Захар', 'Grandpa Zakhar', 'Զախար պապ'),
      plays('fyodor-ozyorin', 'дед Ермолай', 'Grandpa Yermolai', 'Երմոլայ պապ'),
    ],
    art: { style: 'storm', palette: { hues: [65, 130, 205], mood: 'bright' }, motif: 'kite' },
    mood: 'bright',
    lines: dialogue`
      Раз, раз. Говорит радио «Сарай». | One, two. This is Radio Shed. | Մեկ, մեկ։ Խոսում է «Մարագ» ռադիոն։
      Новостей нет. Придумываем сами. | There is no news. We’ll make some up. | Նորություն չկա։ Մենք ենք հորինում։
      Завтра в посёлок привезут мороженое. | Tomorrow the village will get ice cream. | Վաղն ավան պաղպաղակ կբերեն։
      Везут! Честное слово, я слышу музыку! | It’s here! I swear I hear the tune! | Բերո՛ւմ են։ Ազնիվ խոսք, երաժշտությունը լսում եմ։
      Ветер падает, змей садится, эфир тает! | Wind’s dropping, kite’s falling, we’re fading! | Քամին թուլանում է, օդապարուկն իջնում է։
      Дед Захар, вы помирились. По радио сказали. | Grandpa, you’ve made peace. It was on the radio. | Զախա՛ր պապ, դուք հաշտվել եք։ Ռադիոն ասաց։
      Раз сказали — ставь второй стакан. | If they said so, set a second glass. | Եթե ասել են, երկրորդ բաժակն էլ դիր։
      А можно объявить, что приедет мама? | Can you announce that Mum is coming? | Իսկ կարելի՞ է ասել, որ մաման կգա։
    `,
  },
  {
    slug: 'expedition-to-the-attic',
    name: {
      rus: 'Экспедиция на чердак',
      eng: 'Expedition to the Attic',
      hye: 'Արշավ դեպի ձեղնահարկ',
    },
    original_name: 'Արշավ դեպի ձեղնահարկ',
    short_description: {
      rus: 'Лестница на чердак сгнила, ключ пропал в семидесятом. Внуки собирают настоящую альпинистскую экспедицию.',
      eng: 'The attic stairs have rotted, the key was lost in 1970. The grandchildren mount a proper climbing expedition.',
      hye: 'Ձեղնահարկի սանդուղքը փտել է, բանալին կորել յոթանասուն թվականին։ Թոռներն իսկական լեռնային արշավ են կազմակերպում։',
    },
    summary: {
      rus: 'Базовый лагерь на кухне, промежуточный на шкафу, шерпа — кошка. Дядя Рубен, покоривший три восьмитысячника, ведёт группу по всем правилам и никому не признаётся, что боится мышей. Бабушка снабжает экспедицию гатой и одна помнит, что наверху: свадебное платье, нелётный самолёт деда и причина, по которой она сама спрятала ключ.',
      eng: 'Base camp is in the kitchen, camp one on the wardrobe, the Sherpa is a cat. Uncle Ruben, conqueror of three eight-thousanders, leads by the book and admits to no one that he fears mice. Grandmother keeps the party in pastry and alone remembers what is up there: a wedding dress, Grandfather’s aeroplane that never flew, and the reason why she hid the key herself.',
      hye: 'Բազային ճամբարը խոհանոցում է, միջանկյալը՝ պահարանի վրա, շերպան կատուն է։ Երեք ութհազարանոց նվաճած Ռուբեն քեռին խումբը տանում է բոլոր կանոններով և ոչ ոքի չի խոստովանում, որ մկներից վախենում է։ Տատն արշավախմբին գաթա է մատակարարում և միակն է, որ հիշում է, թե ինչ կա վերևում՝ հարսանեկան զգեստ, պապի չթռած ինքնաթիռը և պատճառը, որի համար ինքն է թաքցրել բանալին։',
    },
    year: 2018,
    age: 0,
    genres: ['family', 'adventure', 'comedy'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 8.2,
    cast: [
      directedBy('aram-tsaghkunyan'),
      plays('levon-chakhalyan', 'дядя Рубен', 'Uncle Ruben', 'Ռուբեն քեռի'),
      plays('mane-avetunts', 'Аревик', 'Arevik', 'Արևիկ'),
      plays('nune-kalantaryan', 'бабушка Майрам', 'Grandmother Mayram', 'Մայրամ տատ'),
    ],
    art: { style: 'ridge', palette: { hues: [50, 85, 290], mood: 'bright' }, motif: 'summit' },
    mood: 'bright',
    lines: dialogue`
      Высота два метра сорок. Дышим ровно. | Altitude two metres forty. Breathe evenly. | Բարձրությունը երկու մետր քառասուն։ Հանգիստ շնչե՛ք։
      База, пришлите гаты. Силы на исходе. | Base, send up pastry. We are failing. | Բազա՛, գաթա ուղարկեք։ Ուժերը սպառվում են։
      Что там шуршит? — Лавина, дядя. | What’s that rustling? — Avalanche, Uncle. | Այդ ի՞նչն է խշխշում։ — Ձնահյուս է, քեռի՛։
      Мышь! Всем закрепиться на шкафу! | A mouse! All hands to the wardrobe! | Մո՛ւկ։ Բոլորդ ամրացե՛ք պահարանին։
      Тут правда самолёт. С крыльями. | There really is an aeroplane. With wings. | Այստեղ իսկապես ինքնաթիռ կա։ Թևերով։
      Восемь лет строил. Чтобы долететь до моря. | Eight years he built it. To fly to the sea. | Ութ տարի կառուցեց։ Որ ծով հասնի։
      Бабушка, зачем ты спрятала ключ? | Granny, why did you hide the key? | Տատի՛, ինչո՞ւ թաքցրիր բանալին։
      Боялась, улетит. А надо было — вдвоём. | I feared he’d fly. We should have gone, both. | Վախեցա՝ կթռչի։ Պետք էր միասին թռչել։
    `,
  },
  {
    slug: 'the-headmaster-in-form-five',
    name: {
      rus: 'Директор в пятом классе',
      eng: 'The Headmaster in Form Five',
      hye: 'Տնօրենը հինգերորդ դասարանում',
    },
    original_name: 'Տնօրենը հինգերորդ դասարանում',
    short_description: {
      rus: 'Из-за ошибки в архиве директор обязан заново окончить пятый класс — в собственной школе, за партой у окна.',
      eng: 'Owing to an error in the archive a headmaster has to repeat form five, in his own school, at the desk by the window.',
      hye: 'Արխիվի սխալի պատճառով տնօրենը պետք է նորից ավարտի հինգերորդ դասարանը՝ իր իսկ դպրոցում, պատուհանի մոտ նստած։',
    },
    summary: {
      rus: 'До девяти Гурген Аршакович подписывает приказы, а с девяти до двух тянет руку. Сам ставит себе прогул, сам вызывает себя с родителями, и восьмидесятилетняя мама приходит. Сначала пятый класс боится, потом даёт списать, а к весне директор узнаёт о своей школе всё, чего не пишут в отчётах, и учится стрелять горохом из трубочки.',
      eng: 'Until nine Gurgen Arshakovich signs orders, and from nine to two he puts his hand up. He marks himself absent and summons himself with a parent, and his eighty-year-old mother comes. Form five is afraid at first, then lets him copy, and by spring the headmaster has learnt all about his school that reports leave out, and how to shoot peas through a straw.',
      hye: 'Մինչև իննը Գուրգեն Արշակովիչը հրամաններ է ստորագրում, իսկ իննից երկուսը ձեռք է բարձրացնում։ Ինքն իրեն բացակա է դնում, ինքն իրեն ծնողի հետ կանչում, և ութսունամյա մայրը գալիս է։ Սկզբում հինգերորդցիները վախենում են, հետո թողնում, որ արտագրի, իսկ գարնանը տնօրենն իր դպրոցի մասին գիտի այն ամենը, ինչ հաշվետվություններում չկա, և սովորում է խողովակով սիսեռ փչել։',
    },
    year: 1981,
    age: 0,
    genres: ['family', 'comedy'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 8.6,
    cast: [
      directedBy('hrant-melik-adamyan'),
      plays('rafayel-ter-zakaryan', 'Гурген Аршакович', 'Gurgen Arshakovich', 'Գուրգեն Արշակովիչ'),
      plays('nune-kalantaryan', 'учительница Арпине', 'Arpine, form teacher', 'ուսուցչուհի Արփինե'),
      plays('gohar-ashughyan', 'географ Лусик', 'Lusik, geography', 'աշխարհագրության Լուսիկը'),
    ],
    art: { style: 'paper', palette: { hues: [35, 165, 320], mood: 'bright' }, motif: 'book' },
    mood: 'bright',
    lines: dialogue`
      Дети, у нас новенький. Он директор. | Children, a new boy. He’s the headmaster. | Երեխե՛ք, նորեկ ունենք։ Տնօրենն է։
      Гурген, почему без дневника? | Gurgen, where is your record book? | Գուրգե՛ն, օրագիրդ ո՞ւր է։
      Я их отменил. Приказом. Вчера. | I abolished them. By order. Yesterday. | Ես եմ դրանք վերացրել։ Հրամանով։ Երեկ։
      К доске. Куда впадает Аракс? | To the board. Where does the Araks flow? | Գրատախտա՛կ։ Ո՞ւր է թափվում Արաքսը։
      Подскажите… Я же дал вам каникулы! | A hint… I gave you holidays, didn’t I? | Հուշե՛ք… Չէ՞ որ ձեզ արձակուրդ եմ տվել։
      Явиться завтра с мамой. Подпись: я. | Come tomorrow with your mother. Signed: me. | Վաղը գալ մոր հետ։ Ստորագրություն՝ ես։
      Сынок, ты опять разговаривал? | Son, were you talking in class again? | Տղա՛ս, էլի՞ ես դասին խոսել։
      Я слушал, мама. Впервые за двадцать лет. | Listening, Mama. First time in twenty years. | Լսում էի, մա՛մ։ Քսան տարվա մեջ առաջին անգամ։
    `,
  },
];
