import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const eightAndACox: DemoSeries = {
  slug: 'eight-and-a-cox',
  name: { rus: 'Восьмёрка', eng: 'Eight and a Cox', hye: 'Ութնյակը' },
  short_description: {
    rus: 'Чемпионы восемьдесят шестого снова садятся в одну лодку: им за шестьдесят, лодке тоже, и одного не хватает.',
    eng: 'The champions of ’86 get back into one boat: they are past sixty, so is the boat, and they are one man short.',
    hye: 'Ութսունվեցի չեմպիոնները կրկին նույն նավակն են նստում. իրենք վաթսունն անց են, նավակը նույնպես, և մեկը պակասում է։',
  },
  summary: {
    rus: 'Эллинг на Неве сносят, если в нём нет действующей команды. Рулевая Нонна обзванивает тех, кого тридцать семь лет назад довела до золота криком: хирурга, таксиста, священника, двух братьев, которые не разговаривают. На пустое четвёртое место садится сын того, кто когда-то перестал грести за двести метров до финиша.',
    eng: 'The boathouse on the Neva will be pulled down unless it has a crew. Nonna the cox rings round the men she once shouted to gold: a surgeon, a taxi driver, a priest, two brothers who do not speak. Into the empty fourth seat climbs the son of the man who thirty-seven years ago stopped rowing two hundred metres from the line.',
    hye: 'Նևայի նավակատունը կքանդեն, եթե գործող թիմ չունենա։ Ղեկակալ Նոննան զանգում է նրանց, ում մի ժամանակ գոռալով ոսկու էր հասցրել՝ վիրաբույժին, տաքսու վարորդին, քահանային, չխոսկան երկու եղբոր։ Դատարկ չորրորդ տեղը նստում է որդին նրա, ով երեսունյոթ տարի առաջ գծից երկու հարյուր մետր առաջ թիակը ցած դրեց։',
  },
  year: 2023,
  age: 12,
  genres: ['sport', 'drama'],
  countries: ['RU'],
  themes: ['series', 'sport'],
  rating: 8.4,
  cast: [
    directedBy('ilya-zaozyorsky'),
    writtenBy('taisia-mirskaya'),
    composedBy('gleb-orlikov'),
    plays('daria-klyuchevaya', 'Нонна', 'Nonna', 'Նոննա'),
    plays('fyodor-ozyorin', 'Ростислав, хирург', 'Rostislav the Surgeon', 'վիրաբույժ Ռոստիսլավ'),
    plays('prokhor-zvonaryov', 'отец Никон', 'Father Nikon', 'հայր Նիկոն'),
    plays('samvel-kochinyan', 'Мартик', 'Martik', 'Մարտիկ'),
    plays('timur-akberdin', 'Денис', 'Denis', 'Դենիս'),
  ],
  art: { style: 'waves', palette: { hues: [40, 190, 265], mood: 'bright' }, motif: 'oars' },
  mood: 'epic',
  lines: dialogue`
    Спины прямо! Вы не на пенсии! | Backs straight! You’re not retired! | Մեջքներն ուղի՛ղ։ Թոշակի չե՛ք։
    Нонна, мы как раз на пенсии. | Nonna, retired is just what we are. | Նոննա, հենց թոշակի ենք։
    Лодка течёт. — Значит, вода в форме. | She leaks. — So the water’s in shape. | Նավակը ծակ է։ — Ջուրը մարզավիճակում է։
    Четвёртый, ты не отец. Греби сам. | Four, you’re not your father. Row. | Չորրորդ, դու հայրդ չես։ Ինքդ թիավարիր։
    Почему он тогда бросил весло? | Why did he let go of his oar? | Ինչո՞ւ նա այն ժամանակ թիակը թողեց։
    Дышим вместе. Ругаемся по очереди. | Breathe together. Swear in turn. | Միասին ենք շնչում։ Հերթով հայհոյում։
    Отец Никон, помолитесь за второго. | Father Nikon, pray for number two. | Հայր Նիկոն, աղոթե՛ք երկրորդի համար։
    Двести метров. На этот раз — все. | Two hundred metres. All of us this time. | Երկու հարյուր մետր։ Այս անգամ՝ բոլորս։
  `,
  seasons: [
    {
      slug: 'eight-and-a-cox-season-1',
      year: 2023,
      short_description: {
        rus: 'Сесть в лодку, не опрокинуть лодку, простить тех, кто в лодке.',
        eng: 'Get into the boat, don’t tip the boat, forgive the men in the boat.',
        hye: 'Նստել նավակը, չշրջել նավակը, ներել նավակում նստածներին։',
      },
      episodes: [
        {
          slug: 'eight-and-a-cox-s1e1',
          name: { rus: 'Перекличка', eng: 'Roll Call', hye: 'Անվանականչ' },
          short_description: {
            rus: 'Нонна звонит семерым и каждому говорит, что остальные уже согласились.',
            eng: 'Nonna rings seven men and tells each that all the others have already said yes.',
            hye: 'Նոննան զանգում է յոթին և ամեն մեկին ասում, որ մյուսներն արդեն համաձայնել են։',
          },
        },
        {
          slug: 'eight-and-a-cox-s1e2',
          name: { rus: 'Сухой бассейн', eng: 'On Dry Land', hye: 'Ցամաքում' },
          short_description: {
            rus: 'Врач запретил, жена спрятала шорты, лодка помнит всё. Первая тренировка проходит на табуретках.',
            eng: 'The doctor forbade it, the wife hid the shorts. The first session takes place on stools.',
            hye: 'Բժիշկն արգելել է, կինը կարճ տաբատը թաքցրել է։ Առաջին մարզումն աթոռակների վրա է։',
          },
        },
        {
          slug: 'eight-and-a-cox-s1e3',
          name: {
            rus: 'Братья на одной банке',
            eng: 'Brothers Side by Side',
            hye: 'Եղբայրները նույն նստարանին',
          },
          short_description: {
            rus: 'Они не разговаривают с девяносто второго, но гребут как один человек, и это невыносимо обоим.',
            eng: 'They haven’t spoken since ’92 yet row like one man, and neither can bear it.',
            hye: 'Իննսուներկուսից չեն խոսում, բայց թիավարում են մեկ մարդու պես, և դա երկուսի համար էլ անտանելի է։',
          },
        },
        {
          slug: 'eight-and-a-cox-s1e4',
          name: { rus: 'Ладожский ветер', eng: 'The Wind off Ladoga', hye: 'Լադոգայի քամին' },
          short_description: {
            rus: 'Посреди реки лодку заливает, и Денис впервые видит, как эти старики гребут, когда страшно.',
            eng: 'Mid-river the boat is swamped, and Denis sees for the first time how these old men row in fear.',
            hye: 'Գետի մեջտեղում նավակը ջրով է լցվում, և Դենիսն առաջին անգամ տեսնում է, թե ծերերն ինչպես են թիավարում վախի մեջ։',
          },
        },
      ],
    },
    {
      slug: 'eight-and-a-cox-season-2',
      year: 2025,
      short_description: {
        rus: 'Регата ветеранов: соперники моложе, лодки легче, а Нонна потеряла голос.',
        eng: 'The veterans’ regatta: the rivals are younger, the boats lighter, and Nonna has lost her voice.',
        hye: 'Վետերանների ռեգատա՝ մրցակիցներն ավելի երիտասարդ են, նավակները թեթև, իսկ Նոննայի ձայնը կտրվել է։',
      },
      episodes: [
        {
          slug: 'eight-and-a-cox-s2e1',
          name: { rus: 'Шёпотом', eng: 'In a Whisper', hye: 'Շշուկով' },
          short_description: {
            rus: 'Рулевая не может кричать. Восьмёрка впервые за жизнь вынуждена её слушать.',
            eng: 'The cox cannot shout. For the first time in its life the eight has to listen to her.',
            hye: 'Ղեկակալը չի կարող գոռալ։ Ութնյակը կյանքում առաջին անգամ ստիպված լսում է նրան։',
          },
        },
        {
          slug: 'eight-and-a-cox-s2e2',
          name: { rus: 'Чужое дерево', eng: 'Foreign Timber', hye: 'Օտար փայտ' },
          short_description: {
            rus: 'Им дарят новую лодку, и Мартик три дня не может объяснить, почему он в неё не сядет.',
            eng: 'They are given a new boat, and for three days Martik cannot explain why he won’t get in.',
            hye: 'Նրանց նոր նավակ են նվիրում, և Մարտիկը երեք օր չի կարողանում բացատրել, թե ինչու չի նստում։',
          },
        },
        {
          slug: 'eight-and-a-cox-s2e3',
          name: { rus: 'Двести метров', eng: 'Two Hundred Metres', hye: 'Երկու հարյուր մետր' },
          short_description: {
            rus: 'Хирург рассказывает Денису, что на самом деле было с отцом и почему все молчали.',
            eng: 'The surgeon tells Denis what really happened to his father and why they all kept silent.',
            hye: 'Վիրաբույժը Դենիսին պատմում է, թե իրականում ինչ է պատահել հոր հետ և ինչու էին բոլորը լռում։',
          },
        },
        {
          slug: 'eight-and-a-cox-s2e4',
          name: {
            rus: 'Финиш за мостом',
            eng: 'The Line beyond the Bridge',
            hye: 'Վերջնագիծը կամրջից այն կողմ',
          },
          short_description: {
            rus: 'Проиграть можно и вторыми, и последними. Они выбирают способ, от которого встаёт вся набережная.',
            eng: 'You can lose by coming second or last. They choose a way that brings the whole bank to its feet.',
            hye: 'Պարտվել կարելի է և՛ երկրորդը, և՛ վերջինը։ Նրանք ընտրում են մի ձև, որից ողջ ափը ոտքի է կանգնում։',
          },
        },
      ],
    },
  ],
};
