import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const twoInABoat: DemoShortSeries = {
  slug: 'two-in-a-boat',
  name: { rus: 'Мотор заглох', eng: 'The Motor Died', hye: 'Շարժիչը լռեց' },
  short_description: {
    rus: 'Они разведены с понедельника. Сегодня среда, середина озера, и весло одно на двоих.',
    eng: 'They have been divorced since Monday. It is Wednesday, the middle of a lake, and there is one oar between them.',
    hye: 'Նրանք երկուշաբթիից բաժանված են։ Այսօր չորեքշաբթի է, լճի մեջտեղն է, և երկուսի համար մեկ թիակ կա։',
  },
  summary: {
    rus: 'Лодку надо было перегнать на тот берег покупателю: последнее общее имущество, двадцать минут хода. Мотор чихнул на одиннадцатой минуте. Восемь разговоров в реальном времени — о том, кто не залил бензин, кто не закрывал окна и почему, если грести вдвоём с одного борта, лодка идёт по кругу и возвращается.',
    eng: 'The boat had to be taken across to its buyer: the last thing they owned together, twenty minutes’ run. In the eleventh the motor sneezed. Eight conversations in real time, on who did not fill the tank, who never shut the windows and why, if two row on one side, a boat goes round in a circle and comes back.',
    hye: 'Նավակը պիտի մյուս ափ հասցնեին գնորդին. վերջին ընդհանուր ունեցվածքը, քսան րոպեի ճանապարհ։ Տասնմեկերորդին շարժիչը փռշտաց։ Ութ զրույց իրական ժամանակում՝ ով բենզին չի լցրել, ով պատուհանները չէր փակում, և ինչու, եթե երկուսով նույն կողմից թիավարես, նավակը պտույտ է գործում ու վերադառնում։',
  },
  year: 2024,
  age: 12,
  genres: ['romance', 'drama', 'comedy'],
  countries: ['RU'],
  themes: ['series'],
  rating: 8.6,
  cast: [
    directedBy('marfa-velikhova'),
    composedBy('gleb-orlikov'),
    plays('vera-lugovskikh', 'Ася', 'Asya', 'Ասյա'),
    plays('timur-akberdin', 'Глеб', 'Gleb', 'Գլեբ'),
  ],
  art: { style: 'waves', palette: { hues: [330, 210, 180], mood: 'dusk' }, motif: 'boat' },
  mood: 'calm',
  episodes: [
    {
      slug: 'two-in-a-boat-s1e1',
      name: { rus: 'Чих', eng: 'A Sneeze', hye: 'Փռշտոցը' },
      short_description: {
        rus: 'Мотор глохнет. Каждый уверен, что бензином занимался другой: так было двенадцать лет.',
        eng: 'The motor stops. Each is sure the other saw to the petrol: so it was for twelve years.',
        hye: 'Շարժիչը կանգնում է։ Ամեն մեկը վստահ է, որ բենզինով մյուսն էր զբաղվում. տասներկու տարի այդպես է եղել։',
      },
      seconds: 60,
      lines: dialogue`
        Что это было? — Развод. — Мотор, Глеб! | What was that? — Divorce. — The motor! | Ի՞նչ էր դա։ — Բաժանություն։ — Շարժի՛չը։
        Ты заливала? — Ты же обещал. | Did you fill it? — You promised to. | Լցրե՞լ ես։ — Դու էիր խոստացել։
        Я обещал в прошлом браке. | I promised in a previous marriage. | Նախորդ ամուսնության մեջ էի խոստացել։
        Он кончился в понедельник. | It ended on Monday. | Այն երկուշաբթի վերջացավ։
        Бензин, значит, тоже. | So did the petrol, evidently. | Ուրեմն բենզինն էլ։
      `,
    },
    {
      slug: 'two-in-a-boat-s1e2',
      name: { rus: 'Раздел имущества', eng: 'Dividing the Property', hye: 'Գույքի բաժանում' },
      short_description: {
        rus: 'Одно весло, половина бутерброда, телефон с одним процентом. Делят по справедливости.',
        eng: 'One oar, half a sandwich, a phone on one per cent. They divide it fairly.',
        hye: 'Մեկ թիակ, կես բուտերբրոդ, մեկ տոկոս լիցքով հեռախոս։ Բաժանում են արդարացի։',
      },
      seconds: 70,
      lines: dialogue`
        Весло по суду моё. — Лодка твоя! | The court gave me the oar. — The boat! | Թիակը դատով իմն է։ — Նավակն է քոնը։
        Весло — часть лодки. — Часть меня. | An oar is boat. — It’s part of me. | Թիակը նավակի մաս է։ — Իմ մասն է։
        Один процент. Кому звоним? | One per cent. Whom do we ring? | Մեկ տոկոս։ Ո՞ւմ ենք զանգում։
        Маме. — Твоей? — Нашей. Твоей. | Mum. — Yours? — Ours. Yours. | Մամային։ — Քո՞։ — Մեր։ Քո։
        Погас. Она бы сказала «я знала». | Dead. She’d have said “I knew it”. | Մարեց։ Կասեր՝ «գիտեի»։
      `,
    },
    {
      slug: 'two-in-a-boat-s1e3',
      name: { rus: 'По кругу', eng: 'In Circles', hye: 'Շրջանով' },
      short_description: {
        rus: 'Гребут по очереди, с одного борта. Через десять минут проплывают мимо собственной пены.',
        eng: 'They row by turns from one side. Ten minutes later they pass their own foam.',
        hye: 'Հերթով են թիավարում նույն կողմից։ Տասը րոպե անց անցնում են սեփական փրփուրի կողքով։',
      },
      seconds: 70,
      lines: dialogue`
        Эту чайку я уже видела. | I’ve seen that seagull before. | Այս ճայն արդեն տեսել եմ։
        Все чайки одинаковы. — Эта смеётся. | All gulls are alike. — This one laughs. | Բոլոր ճայերը նույնն են։ — Սա ծիծաղում է։
        Мы ходим кругами. — Двенадцать лет. | We’re going in circles. — Twelve years. | Պտույտներ ենք տալիս։ — Տասներկու տարի։
        Пересядь на правый. — Сам пересядь. | Move to the right. — You move. | Աջ նստիր։ — Ինքդ նստիր։
        Пересели оба. Пошли обратно. | Both moved. It turned back. | Երկուսն էլ տեղափոխվեցին։ Հետ գնաց։
      `,
    },
    {
      slug: 'two-in-a-boat-s1e4',
      name: { rus: 'Окно', eng: 'The Window', hye: 'Պատուհանը' },
      short_description: {
        rus: 'Почему она не закрывала окон: он спрашивает впервые, хотя злился каждый день.',
        eng: 'Why she never shut the windows: he was cross every day, and asks for the first time.',
        hye: 'Ինչու պատուհանները չէր փակում. նա ամեն օր բարկանում էր, բայց առաջին անգամ է հարցնում։',
      },
      seconds: 90,
      lines: dialogue`
        Зачем ты спала с открытым окном? | Why sleep with the window open? | Ինչո՞ւ էիր բաց պատուհանով քնում։
        Чтобы слышать, как ты паркуешься. | To hear you parking the car. | Որ լսեի՝ ոնց ես մեքենան կանգնեցնում։
        И засыпала? — Сразу. | And then you slept? — At once. | Ու քնո՞ւմ էիր։ — Իսկույն։
        А я думал, тебе душно. Со мной. | I thought you couldn’t breathe with me. | Իսկ ես կարծում էի՝ ինձ հետ շունչդ նեղ է։
        Тихо. Только вода о борт. | Quiet. Only water on the side. | Լուռ է։ Միայն ջուրը՝ կողին։
      `,
    },
    {
      slug: 'two-in-a-boat-s1e5',
      name: { rus: 'Течь', eng: 'A Leak', hye: 'Ծակը' },
      short_description: {
        rus: 'В лодке вода. Вычерпывают свадебным термосом, который оба не захотели забирать.',
        eng: 'There’s water in the boat. They bail with the wedding thermos that neither wanted.',
        hye: 'Նավակում ջուր է։ Դատարկում են հարսանեկան ջերմոսով, որը ոչ մեկը չէր ուզել։',
      },
      seconds: 70,
      lines: dialogue`
        Черпай! — Чем? — Термосом тёти Любы! | Bail! — With what? — Aunt Lyuba’s flask! | Թափի՛ր։ — Ինչո՞վ։ — Լյուբա մորքուրի ջերմոսով։
        Ты его взял?! — Я его спас. | You took it? — I saved it. | Վերցրե՞լ ես։ — Փրկել եմ։
        Он ужасный. — Он наш. | It’s hideous. — It’s ours. | Սարսափելի է։ — Մերն է։
        Пробкой заткни. — Пробка у меня! | Plug it with the cork. — I have it! | Խցանով փակիր։ — Խցանն ինձ մոտ է։
        Зачем? — С той бутылки. С моста. | Why? — From that bottle. On the bridge. | Ինչո՞ւ։ — Այն շշից։ Կամրջի վրայի։
      `,
    },
    {
      slug: 'two-in-a-boat-s1e6',
      name: { rus: 'Туман', eng: 'Fog', hye: 'Մառախուղ' },
      short_description: {
        rus: 'Берегов не видно ни одного. Впервые за год им незачем смотреть на часы.',
        eng: 'Neither shore is in sight. For the first time in a year they need no watch.',
        hye: 'Ոչ մի ափ չի երևում։ Տարվա մեջ առաջին անգամ ժամացույցին նայելու կարիք չկա։',
      },
      seconds: 80,
      lines: dialogue`
        Где берег? — Какой? — Любой. | Where’s the shore? — Which? — Any. | Ո՞ւր է ափը։ — Ո՞ր։ — Որևէ։
        Крикни. — Что? — Что хочешь. | Shout. — What? — Whatever you like. | Գոռա՛։ — Ի՞նչ։ — Ինչ ուզում ես։
        «Прости!» — вернулось три раза. | “Sorry!” It came back three times. | «Ների՜ր»։ Երեք անգամ հետ եկավ։
        Это эхо или ты? — Считай сама. | Was that the echo or you? — Count. | Արձագա՞նքն էր, թե՞ դու։ — Ինքդ հաշվիր։
      `,
    },
    {
      slug: 'two-in-a-boat-s1e7',
      name: { rus: 'Покупатель', eng: 'The Buyer', hye: 'Գնորդը' },
      short_description: {
        rus: 'Их догоняет катер с покупателем: он спасёт их, но лодку заберёт прямо сейчас.',
        eng: 'A launch catches up with them: the buyer will rescue them but wants the boat at once.',
        hye: 'Նրանց հասնում է գնորդի մոտորանավակը. կփրկի, բայց նավակը հենց հիմա կվերցնի։',
      },
      seconds: 80,
      lines: dialogue`
        Пересаживайтесь. Лодку цепляю. | Come aboard. I’ll take her in tow. | Տեղափոխվե՛ք։ Նավակը կապում եմ։
        Она течёт. — Знаю. — И по кругу. | She leaks. — I know. — And circles. | Ծակ է։ — Գիտեմ։ — Ու պտտվում է։
        Скидку хотите? — Нет. Мы не продаём. | A discount? — No. We’re not selling. | Զեղչե՞լ։ — Ոչ։ Չենք վաճառում։
        Мы? — переспросил мотор. Чихнул. | “We?” asked the motor, and sneezed. | «Մե՞նք», հարցրեց շարժիչն ու փռշտաց։
      `,
    },
    {
      slug: 'two-in-a-boat-s1e8',
      name: { rus: 'Швартовка', eng: 'Mooring', hye: 'Կառանում' },
      short_description: {
        rus: 'Берег. Тот самый, от которого отплыли. Узел вяжут вдвоём, и он держит.',
        eng: 'A shore. The very one they left. They tie the knot together, and it holds.',
        hye: 'Ափը։ Հենց այն, որից դուրս էին եկել։ Հանգույցը երկուսով են կապում, և այն պահում է։',
      },
      seconds: 90,
      lines: dialogue`
        Мы приплыли туда, откуда вышли. | We’ve come back where we set out. | Հասանք այնտեղ, որտեղից դուրս եկանք։
        Три часа. — И двенадцать лет. | Three hours. — And twelve years. | Երեք ժամ։ — Ու տասներկու տարի։
        Завтра залью бензин. — Я залью. | I’ll fill it tomorrow. — I shall. | Վաղը բենզին կլցնեմ։ — Ես կլցնեմ։
        Вместе? — С разных бортов. | Together? — From opposite sides. | Միասի՞ն։ — Տարբեր կողմերից։
        И окно оставь. — Уже. | And leave the window. — I have. | Ու պատուհանը թող։ — Թողել եմ։
      `,
    },
  ],
};
