import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const romanceFilms: readonly DemoFilm[] = [
  {
    slug: 'the-last-tram-to-the-sea',
    name: {
      rus: 'Последний трамвай к морю',
      eng: 'The Last Tram to the Sea',
      hye: 'Վերջին տրամվայը դեպի ծով',
    },
    short_description: {
      rus: 'Вагоновожатый и курортница договариваются расстаться на конечной, но он всё лето проезжает её мимо.',
      eng: 'A tram driver and a holidaymaker agree to part at the terminus, but all summer long he drives straight past it.',
      hye: 'Տրամվայի վարորդն ու հանգստացող աղջիկը պայմանավորվում են բաժանվել վերջին կանգառում, բայց ամբողջ ամառ նա չի կանգնում։',
    },
    summary: {
      rus: 'Южный город, акация, рельсы до самой воды. Митя водит ночной двадцать восьмой, Лия садится на Базарной с чемоданом и билетом на завтрашний поезд. Снятая почти без слов картина, в которой разговаривают звонки, прибой и тишина между остановками.',
      eng: 'A southern town, acacias, rails that run to the water’s edge. Mitya drives the night 28; Liya boards at Market Street with a suitcase and a ticket for tomorrow’s train. Filmed almost without words, a picture in which bells, surf and the silence between stops do the talking.',
      hye: 'Հարավային քաղաք, ակացիա, մինչև ջուրը հասնող ռելսեր։ Միտյան վարում է գիշերային քսանութերորդը, Լիան նստում է Շուկայի կանգառից՝ ճամպրուկով և վաղվա գնացքի տոմսով։ Գրեթե առանց խոսքի նկարված ֆիլմ, որում խոսում են զանգերը, ծփանքը և կանգառների միջև լռությունը։',
    },
    year: 1972,
    age: 0,
    genres: ['romance', 'drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.9,
    cast: [
      directedBy('arkady-polozkov'),
      plays('lev-granovich', 'Митя', 'Mitya', 'Միտյա'),
      plays('gohar-ashughyan', 'Лия', 'Liya', 'Լիա'),
    ],
    art: { style: 'waves', palette: { hues: [70, 20, 240], mood: 'dusk' }, motif: 'tram' },
    mood: 'calm',
    lines: dialogue`
      Конечная. Дальше только море. | Terminus. Nothing beyond but sea. | Վերջին կանգառ։ Հետո միայն ծովն է։
      Тогда ещё один круг. | One more loop, then. | Ուրեմն մեկ շրջան էլ։
      У вас билет на завтра. | You’ve a ticket for tomorrow. | Ձեր տոմսը վաղվա համար է։
      Завтра ещё не объявляли. | Tomorrow hasn’t been announced yet. | Վաղվա օրը դեռ չեն հայտարարել։
      Почему вы не остановились? | Why didn’t you stop? | Ինչո՞ւ չկանգնեցիք։
      На этой никто не сходит. | No one gets off here. | Այստեղ ոչ ոք չի իջնում։
      Звонок два раза — это что? | Two rings: what does it mean? | Զանգը երկու անգամ՝ սա ի՞նչ է։
      Это я с вами здороваюсь. | It’s me saying good evening. | Ես եմ ձեզ բարևում։
    `,
  },
  {
    slug: 'lisbon-on-mondays',
    name: { rus: 'Лиссабон по понедельникам', eng: 'Lisbon on Mondays', hye: 'Լիսաբոն՝ երկուշաբթի օրերին' },
    original_name: 'Lisboa às segundas-feiras',
    short_description: {
      rus: 'Два переводчика одной книги спорят о каждом слове по телефону и влюбляются в интонацию друг друга.',
      eng: 'Two translators of the same book argue by phone over every word and fall in love with each other’s tone of voice.',
      hye: 'Նույն գրքի երկու թարգմանիչ հեռախոսով վիճում են ամեն բառի շուրջ և սիրահարվում միմյանց ձայնի երանգին։',
    },
    summary: {
      rus: 'Клара переводит старый португальский роман на английский, Тигран — на армянский. По понедельникам они созваниваются, чтобы решить, что значит слово saudade на этой странице. Книга подходит к концу, и оба начинают нарочно ошибаться.',
      eng: 'Clara is putting an old Portuguese novel into English, Tigran into Armenian. On Mondays they ring each other to settle what saudade means on this particular page. The book is drawing to its end, and both begin to make mistakes on purpose.',
      hye: 'Կլարան պորտուգալական հին վեպը թարգմանում է անգլերեն, Տիգրանը՝ հայերեն։ Երկուշաբթի օրերին նրանք զանգում են իրար՝ որոշելու, թե ինչ է նշանակում saudade բառը հենց այս էջում։ Գիրքը մոտենում է ավարտին, և երկուսն էլ սկսում են դիտմամբ սխալվել։',
    },
    year: 2018,
    age: 12,
    genres: ['romance', 'comedy'],
    countries: ['PT', 'AM'],
    themes: ['movies'],
    rating: 7.7,
    cast: [
      directedBy('clemence-dauvergne'),
      plays('ines-valadares', 'Клара', 'Clara', 'Կլարա'),
      plays('narek-ghevondyan', 'Тигран', 'Tigran', 'Տիգրան'),
    ],
    art: { style: 'city', palette: { hues: [75, 220, 200], mood: 'bright' }, motif: 'telephone' },
    mood: 'bright',
    lines: dialogue`
      Страница сорок. Опять «тоска»? | Page forty. “Longing” again? | Էջ քառասուն։ Էլի «կարո՞տ»։
      Не тоска. Тоска знает, о чём она. | Not longing. Longing knows for what. | Կարոտ չէ։ Կարոտը գիտի՝ ինչի մասին է։
      В армянском есть четыре слова. | Armenian has four words for it. | Հայերենում չորս բառ կա։
      Прочитайте все. Медленно. | Read me all four. Slowly. | Բոլորը կարդացեք։ Դանդաղ։
      Вы поставили лишнюю запятую. | You’ve put in an extra comma. | Ավելորդ ստորակետ եք դրել։
      Это чтобы вы позвонили. | That was so you’d call. | Որպեսզի զանգեք։
      До конца осталось семь страниц. | Seven pages to the end. | Մինչև վերջ յոթ էջ է մնացել։
      Переводите медленнее, прошу вас. | Translate more slowly, I beg you. | Ավելի դանդաղ թարգմանեք, խնդրում եմ։
    `,
  },
  {
    slug: 'half-a-pomegranate',
    name: { rus: 'Половина граната', eng: 'Half a Pomegranate', hye: 'Կես նուռ' },
    original_name: 'Կես նուռ',
    short_description: {
      rus: 'В день свадьбы они разрезали гранат пополам и сохранили половины — на случай, если придётся начинать сначала.',
      eng: 'On their wedding day they cut a pomegranate in two and each kept a half, in case they ever had to begin again.',
      hye: 'Հարսանիքի օրը նրանք նուռը կիսեցին և պահեցին կեսերը՝ գուցե մի օր ստիպված լինեն ամեն ինչ նորից սկսել։',
    },
    summary: {
      rus: 'Мариам делает керамику, Арег строит мосты по всему миру и возвращается домой реже, чем приходят его открытки. После развода им приходится делить последнее: мастерскую, в которой на полке лежит высохшая корка. Тётя Вартуш убеждена, что зёрна помнят друг друга, и берётся это доказать.',
      eng: 'Mariam makes pottery; Areg builds bridges all over the world and comes home less often than his postcards. After the divorce one thing is left to divide: the workshop, with a dry rind upon its shelf. Aunt Vartush is convinced that seeds remember one another, and undertakes to prove it.',
      hye: 'Մարիամը կավից անոթներ է սարքում, Արեգը կամուրջներ է կառուցում աշխարհով մեկ և տուն է գալիս ավելի հազվադեպ, քան նրա բացիկները։ Ամուսնալուծությունից հետո բաժանելու մի բան է մնացել՝ արհեստանոցը, որի դարակին չորացած կեղև կա։ Վարդուշ մորաքույրը համոզված է, որ հատիկները հիշում են իրար, և որոշում է դա ապացուցել։',
    },
    year: 2024,
    age: 12,
    genres: ['romance', 'drama'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('seda-yerkanyan'),
      composedBy('nare-voskerchyan'),
      plays('shoghik-tumasyan', 'Мариам', 'Mariam', 'Մարիամ'),
      plays('levon-chakhalyan', 'Арег', 'Areg', 'Արեգ'),
      plays('gohar-ashughyan', 'тётя Вартуш', 'Aunt Vartush', 'Վարդուշ մորաքույր'),
    ],
    art: { style: 'garden', palette: { hues: [20, 350, 130], mood: 'dusk' }, motif: 'pomegranate' },
    mood: 'calm',
    lines: dialogue`
      Тебе печь, мне полки. Делим? | You take the kiln, I the shelves. Fair? | Քեզ՝ վառարանը, ինձ՝ դարակները։ Լա՞վ է։
      А половинка чья? — Которая? | And whose is the half? — Which half? | Իսկ կեսն ո՞ւմն է։ — Ո՞ր կեսը։
      Ты построил двадцать мостов, Арег. | You’ve built twenty bridges, Areg. | Քսան կամուրջ ես կառուցել, Արեգ։
      И ни одного — сюда. | And not one to here. | Իսկ այստեղ՝ ոչ մեկը։
      В гранате триста шестьдесят пять зёрен. | A pomegranate holds 365 seeds. | Նուռը երեք հարյուր վաթսունհինգ հատիկ ունի։
      Посчитайте вместе. Потом делите. | Count them together. Then divide. | Միասին հաշվեք։ Հետո նոր բաժանեք։
      Сто восемьдесят два… Ты сбился. | A hundred and eighty-two… You lost count. | Հարյուր ութսուներկու… Շփոթվեցիր։
      Начнём сначала? — Начнём. | Start again? — Let’s. | Սկսե՞նք նորից։ — Սկսենք։
    `,
  },
];
