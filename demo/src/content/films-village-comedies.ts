import { directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const villageComedyFilms: readonly DemoFilm[] = [
  {
    slug: 'signal-at-haykushs',
    name: {
      rus: 'Ловит только у Айкуш',
      eng: 'Signal at Haykush’s',
      hye: 'Կապը Հայկուշի տանիքին է',
    },
    original_name: 'Կապը Հայկուշի տանիքին է',
    short_description: {
      rus: 'Единственное место в селе, где есть связь, — крыша Айкуш, которая телефонам не верит и завела приёмные часы.',
      eng: 'The only spot in the village with a signal is the roof of Haykush, who distrusts telephones and has set visiting hours.',
      hye: 'Գյուղում կապ կա միայն Հայկուշի տանիքին, իսկ նա հեռախոսին չի հավատում և ընդունելության ժամեր է սահմանել։',
    },
    summary: {
      rus: 'Оператор обещал вышку, а поставил щит с обещанием. Пока ошибку ищут на карте, всё село лезет по одной приставной лестнице: признаваться в любви, увольняться, петь внукам в Лос-Анджелес. Айкуш на той же крыше перебирает фасоль и делает вид, что не слушает, а к осени знает столько, что не вмешаться было бы грехом.',
      eng: 'The operator promised a mast and put up a billboard with the promise on it. While the error is sought on a map, the whole village climbs one ladder to declare its love, hand in its notice and sing to grandchildren in Los Angeles. Haykush sorts beans on the same roof and pretends not to listen; by autumn she knows so much that not to meddle would be a sin.',
      hye: 'Օպերատորն աշտարակ էր խոստացել, բայց միայն խոստումը գրած վահանակ դրեց։ Մինչ քարտեզի վրա սխալն են փնտրում, ողջ գյուղը բարձրանում է նույն սանդուղքով՝ սեր խոստովանելու, աշխատանքից ազատվելու, Լոս Անջելեսի թոռների համար երգելու։ Հայկուշը նույն տանիքին լոբի է ջոկում, ձևացնում, թե չի լսում, և մինչև աշուն այնքան բան է իմանում, որ չխառնվելը մեղք կլիներ։',
    },
    year: 2023,
    age: 6,
    genres: ['comedy', 'family'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.2,
    cast: [
      directedBy('seda-yerkanyan'),
      writtenBy('davit-hovhants'),
      plays('gohar-ashughyan', 'Айкуш', 'Haykush', 'Հայկուշ'),
      plays('hovik-shamamyan', 'почтальон Ашот', 'Ashot the postman', 'փոստատար Աշոտ'),
      plays('astghik-lorunts', 'фельдшер Нвард', 'Nvard the medic', 'բուժակ Նվարդ'),
    ],
    art: { style: 'ridge', palette: { hues: [65, 20, 215], mood: 'bright' }, motif: 'sheep' },
    mood: 'bright',
    lines: dialogue`
      Не ори, они и без телефона слышат. | Don’t shout, they can hear you without it. | Մի՛ գոռա, առանց հեռախոսի էլ են լսում։
      Бабушка Айкуш, можно вне очереди? | Granny Haykush, may I jump the queue? | Հայկուշ տատ, կարելի՞ է առանց հերթի։
      Любовь — по вторникам и пятницам. | Love is on Tuesdays and Fridays. | Սերը՝ երեքշաբթի և ուրբաթ օրերին։
      А увольнение? — До обеда. | And quitting a job? — Before noon. | Իսկ աշխատանքից ազատվե՞լը։ — Մինչև ճաշ։
      Я не слушаю. Я фасоль считаю. | I’m not listening. I’m counting beans. | Չեմ լսում։ Լոբի եմ հաշվում։
      Ашот, она тебе трижды сказала «ну». | Ashot, she said “well” to you three times. | Աշոտ, նա քեզ երեք անգամ «դե» ասաց։
      «Ну» — это согласие? | Is “well” a yes? | Իսկ «դե»-ն համաձայնությո՞ւն է։
      С такой паузой — уже помолвка. | With a pause like that, it’s an engagement. | Այդպիսի դադարով՝ արդեն նշանդրեք է։
    `,
  },
  {
    slug: 'a-combine-for-great-depths',
    name: {
      rus: 'Комбайн особой глубины',
      eng: 'A Combine for Great Depths',
      hye: 'Մեծ խորությունների կոմբայնը',
    },
    short_description: {
      rus: 'Степному колхозу вместо комбайна присылают батискаф. По документам он обязан убрать хлеб до первого дождя.',
      eng: 'A collective farm in the steppe is sent a bathyscaphe instead of a combine. On paper it must bring in the wheat before the rain.',
      hye: 'Տափաստանի կոլտնտեսությանը կոմբայնի փոխարեն բաթիսկաֆ են ուղարկում։ Թղթերով այն պարտավոր է բերքը հավաքել մինչև անձրև։',
    },
    summary: {
      rus: 'До ближайшего моря две тысячи километров, обратного адреса в накладной нет, а районная газета уже сняла механика Гордея на фоне «новой техники». Океанолог, приехавший искать своё имущество, остаётся на день, на неделю, на жатву. Комедия о том, что в хозяйстве пригодится всё, если собрать общее собрание.',
      eng: 'The nearest sea is two thousand kilometres away, the waybill bears no return address, and the district paper has already photographed Gordei the mechanic beside the “new machinery”. The oceanographer who comes to find his property stays for a day, for a week, for the harvest. A comedy which proves that anything is of use once a general meeting has been called.',
      hye: 'Մոտակա ծովը երկու հազար կիլոմետր հեռու է, բեռնաթղթում հետադարձ հասցե չկա, իսկ շրջանի թերթն արդեն լուսանկարել է մեխանիկ Գորդեյին «նոր տեխնիկայի» կողքին։ Իր գույքը փնտրող օվկիանոսագետը մնում է մեկ օր, մեկ շաբաթ, մինչև հունձ։ Կատակերգություն այն մասին, որ ամեն բան պիտանի է, եթե ընդհանուր ժողով գումարես։',
    },
    year: 1978,
    age: 0,
    genres: ['comedy'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.6,
    cast: [
      directedBy('arkady-polozkov'),
      plays('mikhail-starozhilov', 'механик Гордей', 'Gordei the mechanic', 'մեխանիկ Գորդեյ'),
      plays('lev-granovich', 'океанолог Вихров', 'Vikhrov the oceanographer', 'օվկիանոսագետ Վիխրով'),
      plays('daria-klyuchevaya', 'учётчица Тоня', 'Tonya the tally clerk', 'հաշվետար Տոնյա'),
    ],
    art: { style: 'desert', palette: { hues: [85, 195, 35], mood: 'bright' }, motif: 'wheat' },
    mood: 'bright',
    lines: dialogue`
      Накладная есть. Значит, комбайн. | There’s a waybill. So it’s a combine. | Բեռնաթուղթ կա։ Ուրեմն կոմբայն է։
      А жатка у него где, Гордей Фомич? | And where’s its reaper, Gordei? | Իսկ հնձիչն ո՞ւր է, Գորդեյ Ֆոմիչ։
      Внутри. Он глубинный. | Inside. It’s a deep one. | Ներսում է։ Խորքային է։
      Товарищи, это прибор для океана! | Comrades, it’s an instrument for oceans! | Ընկերնե՛ր, սա օվկիանոսի սարք է։
      Океан нам в план не ставили. | Nobody put an ocean in our plan. | Մեր պլանում օվկիանոս չկա։
      Тоня, запишите: погружение в пшеницу. | Tonya, put down: dived into the wheat. | Տոնյա, գրե՛ք՝ սուզում ցորենի մեջ։
      На двух метрах слышно перепелов. | At two metres: quails audible. | Երկու մետրի վրա լորերի ձայն է լսվում։
      Не отдадим. К нему скворцы привыкли. | We’re keeping it. The starlings like it. | Չենք տա։ Սարյակները վարժվել են։
    `,
  },
  {
    slug: 'a-rooster-of-national-importance',
    name: {
      rus: 'Петух государственного значения',
      eng: 'A Rooster of National Importance',
      hye: 'Պետական նշանակության աքաղաղը',
    },
    original_name: 'Պետական նշանակության աքաղաղը',
    short_description: {
      rus: 'Крик сельского петуха по ошибке попадает в эфир вместо сигнала точного времени, и по нему начинает жить вся республика.',
      eng: 'By mistake a village cock’s crow goes on air in place of the time signal, and a whole republic begins to live by it.',
      hye: 'Գյուղի աքաղաղի կանչը սխալմամբ եթեր է գնում ճշգրիտ ժամի ազդանշանի փոխարեն, և ողջ հանրապետությունն սկսում է ապրել դրանով։',
    },
    summary: {
      rus: 'Отныне Арамаис отвечает за птицу головой: ей положены часовой, диета и письменное распоряжение насчёт снов. По её крику уходят поезда и открываются школы, но петух влюбляется в соседскую курицу и начинает опаздывать. Дикторша Рузан, единственная, кто знает правду, едет в село исправлять время — и не торопится.',
      eng: 'From now on Aramayis answers for the bird with his head: it is entitled to a sentry, a diet and a written order concerning its dreams. Trains leave and schools open at its cry, until the cock falls for the hen next door and starts running late. Ruzan the announcer, who alone knows the truth, sets out for the village to put time right, and takes her time about it.',
      hye: 'Այսուհետև Արամայիսը թռչունի համար գլխով է պատասխանատու. նրան հասնում է պահակ, սննդակարգ և գրավոր հրահանգ երազների վերաբերյալ։ Նրա կանչով գնացքներ են մեկնում և դպրոցներ բացվում, բայց աքաղաղը սիրահարվում է հարևանի հավին և սկսում ուշանալ։ Հաղորդավար Ռուզանը՝ ճշմարտությունն իմացող միակ մարդը, գյուղ է գնում ժամանակն ուղղելու և չի շտապում։',
    },
    year: 1971,
    age: 0,
    genres: ['comedy', 'romance'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.7,
    cast: [
      directedBy('hrant-melik-adamyan'),
      plays('rafayel-ter-zakaryan', 'Арамаис', 'Aramayis', 'Արամայիս'),
      plays('ashkhen-vardablur', 'дикторша Рузан', 'Ruzan the announcer', 'հաղորդավար Ռուզան'),
      plays('nune-kalantaryan', 'соседка Забел', 'Zabel from next door', 'հարևանուհի Զաբել'),
    ],
    art: { style: 'city', palette: { hues: [45, 15, 235], mood: 'bright' }, motif: 'clock' },
    mood: 'bright',
    lines: dialogue`
      Точное время — ку-ка-ре-ку. | The exact time is… cock-a-doodle-doo. | Ճշգրիտ ժամն է՝ ծուղրուղո՛ւ։
      Кто этот товарищ? — Петух. — Чей? | Who’s that comrade? — A cock. — Whose? | Ո՞վ է այդ ընկերը։ — Աքաղաղ է։ — Ո՞ւմ։
      Со вчерашнего дня — государственный. | Since yesterday, the state’s. | Երեկվանից՝ պետական։
      Он опоздал на четыре минуты! | He was four minutes late! | Չորս րոպե ուշացա՛վ։
      Это не он. Это солнце поспешило. | Not he. The sun was early. | Ինքը չէ։ Արևն է շտապել։
      Курицу оформить его помощницей. | Register the hen as his assistant. | Հավին ձևակերպել որպես օգնական։
      А по воскресеньям ему спать можно? | May he sleep in on Sundays? | Իսկ կիրակի օրերը կարո՞ղ է քնել։
      По воскресеньям республика подождёт. | On Sundays the republic can wait. | Կիրակի օրերը հանրապետությունը կսպասի։
    `,
  },
  {
    slug: 'you-have-arrived',
    name: { rus: 'Вы прибыли', eng: 'You Have Arrived', hye: 'Դուք տեղ եք հասել' },
    short_description: {
      rus: 'Навигатор по ошибке ведёт всех отпускников страны в деревню Задворки, и деревня решает, что это не ошибка.',
      eng: 'A satnav fault leads every holidaymaker in the land to the village of Zadvorki, and the village decides it is no fault.',
      hye: 'Նավիգատորի սխալի պատճառով երկրի բոլոր հանգստացողները հասնում են Զադվորկի գյուղ, և գյուղը որոշում է, որ սխալ չկա։',
    },
    summary: {
      rus: 'Было девять дворов и автобус по четвергам. Стала очередь из минивэнов до самого леса, шезлонги в овсе и семья, уверенная, что пруд — это Адриатика. Староста Людмила велит никого не разубеждать и жарить чебуреки; программист, приехавший чинить карту, ночует на сеновале и с каждым утром хуже помнит, где именно ошибка.',
      eng: 'There used to be nine yards and a bus on Thursdays. Now a queue of minivans reaches the wood, deckchairs stand in the oats and one family takes the pond for the Adriatic. Lyudmila, the village elder, orders pasties to be fried and nobody to be set right; the programmer sent to mend the map sleeps in the hayloft and each morning is less sure where the mistake was.',
      hye: 'Առաջ ինը տուն կար և հինգշաբթի օրերի ավտոբուս։ Հիմա մեքենաների հերթը հասնում է անտառ, վարսակի մեջ լողափի աթոռներ են, իսկ մի ընտանիք վստահ է, որ լճակն Ադրիատիկն է։ Գյուղապետ Լյուդմիլան հրամայում է ոչ ոքի հակառակը չասել և չեբուրեկ տապակել, իսկ քարտեզն ուղղելու եկած ծրագրավորողը քնում է մարագում և ամեն առավոտ ավելի վատ է հիշում, թե որն էր սխալը։',
    },
    year: 2022,
    age: 6,
    genres: ['comedy', 'romance'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.4,
    cast: [
      directedBy('marfa-velikhova'),
      plays('daria-klyuchevaya', 'староста Людмила', 'Lyudmila the elder', 'գյուղապետ Լյուդմիլա'),
      plays('anton-belosvet', 'программист Вадик', 'Vadik the programmer', 'ծրագրավորող Վադիկ'),
      plays('zoya-pribylova', 'почтальонша Нюра', 'Nyura the postwoman', 'փոստատար Նյուրա'),
    ],
    art: { style: 'forest', palette: { hues: [85, 125, 35], mood: 'bright' }, motif: 'tent' },
    mood: 'bright',
    lines: dialogue`
      Через сто метров — счастье. Пешком. | In a hundred metres: happiness. On foot. | Հարյուր մետրից՝ երջանկություն։ Ոտքով։
      Простите, а где набережная? | Excuse me, where’s the promenade? | Ներեցեք, իսկ ծովափը որտե՞ղ է։
      Вон. Где гуси загорают. | There. Where the geese sunbathe. | Այնտեղ։ Որտեղ սագերն են պառկած։
      Всё включено? — Свет до десяти. | All-inclusive? — Lights till ten. | Ամեն ինչ ներառվա՞ծ է։ — Լույսը՝ մինչև տասը։
      Я исправлю карту, и вас не тронут. | I’ll fix the map and they’ll leave you be. | Քարտեզը կուղղեմ, և ձեզ չեն անհանգստացնի։
      Нас сорок лет никто не трогал. | They left us be for forty years. | Մեզ քառասուն տարի ոչ ոք չէր անհանգստացնում։
      Маршрут перестроен? — Я перестроен. | Route rebuilt? — I’m the one rebuilt. | Երթուղին փոխվե՞լ է։ — Ե՛ս եմ փոխվել։
      Не сворачивай, Вадик. Тут всё прямо. | Don’t turn off, Vadik. Straight on from here. | Մի՛ թեքվիր, Վադիկ։ Այստեղ միշտ ուղիղ է։
    `,
  },
];
