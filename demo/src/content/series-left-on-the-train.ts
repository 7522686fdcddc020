import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const leftOnTheTrain: DemoSeries = {
  slug: 'left-on-the-train',
  name: { rus: 'Забыто в вагоне', eng: 'Left on the Train', hye: 'Մոռացված վագոնում' },
  original_name: 'Մոռացված վագոնում',
  short_description: {
    rus: 'Стол находок ереванского метро: бывший следователь ищет хозяев забытых вещей и находит то, что они хотели потерять.',
    eng: 'The lost property desk of the Yerevan metro: an ex-detective traces owners and finds what they meant to lose.',
    hye: 'Երևանի մետրոյի կորած իրերի սեղանը. նախկին քննիչը փնտրում է տերերին և գտնում այն, ինչ նրանք ուզում էին կորցնել։',
  },
  summary: {
    rus: 'Десять станций, одна кладовая и правило: вещь хранят тридцать дней. Гайк сорок лет раскрывал убийства и уверен, что по зонту о человеке можно узнать больше, чем по алиби. Практикантка Лилит уверена, что достаточно повесить объявление. Пока они спорят, на полке тикает, кудахчет или ждёт чужая тайна.',
    eng: 'Ten stations, one storeroom and one rule: things are kept for thirty days. Hayk solved murders for forty years and holds that an umbrella says more about a person than an alibi. His trainee Lilit holds that a notice on the wall will do. While they argue, someone’s secret ticks, clucks or waits on the shelf.',
    hye: 'Տասը կայարան, մեկ պահեստ և մեկ կանոն՝ իրը պահվում է երեսուն օր։ Հայկը քառասուն տարի սպանություններ է բացահայտել և համոզված է, որ հովանոցը մարդու մասին ավելի շատ բան է պատմում, քան ալիբին։ Գործնականի եկած Լիլիթը համոզված է, որ հայտարարություն կախելն էլ բավական է։ Մինչ նրանք վիճում են, դարակին տկտկում, կչկչում կամ սպասում է մեկի գաղտնիքը։',
  },
  year: 2022,
  age: 12,
  genres: ['detective', 'comedy'],
  countries: ['AM'],
  themes: ['series'],
  rating: 8.1,
  cast: [
    directedBy('seda-yerkanyan'),
    writtenBy('davit-hovhants'),
    composedBy('garo-santuryan'),
    plays('samvel-kochinyan', 'Гайк', 'Hayk', 'Հայկ'),
    plays('mane-avetunts', 'Лилит', 'Lilit', 'Լիլիթ'),
    plays('anahit-bdoyan', 'начальница станции Седракян', 'Stationmaster Sedrakyan', 'կայարանապետ Սեդրակյան'),
    plays('hovik-shamamyan', 'машинист Мко', 'Mko the Driver', 'մեքենավար Մկո'),
  ],
  art: { style: 'tunnel', palette: { hues: [95, 195, 300], mood: 'dusk' }, motif: 'metro' },
  mood: 'bright',
  lines: dialogue`
    Что потеряли? — Терпение. | What have you lost? — My patience. | Ի՞նչ եք կորցրել։ — Համբերությունս։
    Зонт левши. Курит, но скрывает. | A left-hander’s umbrella. A secret smoker. | Ձախլիկի հովանոց է։ Գաղտնի ծխում է։
    Гайк, это просто зонт. | Hayk, it’s only an umbrella. | Հայկ, դա սովորական հովանոց է։
    Просто зонтов не забывают дважды. | No one leaves only an umbrella twice. | Սովորական հովանոցը երկու անգամ չեն մոռանում։
    Курица в описи есть? — Теперь есть. | Is the hen on the list? — It is now. | Հավը ցուցակում կա՞։ — Արդեն կա։
    Тридцатый день. Кто-то идёт. | Day thirty. Someone’s coming. | Երեսուներորդ օրն է։ Մեկը գալիս է։
    Он не забыл чемодан. Он его оставил. | He didn’t forget the case. He left it. | Նա ճամպրուկը չի մոռացել։ Թողել է։
    Распишитесь за своё прошлое. | Please sign here for your past. | Ստորագրեք ձեր անցյալի համար։
  `,
  seasons: [
    {
      slug: 'left-on-the-train-season-1',
      year: 2022,
      short_description: {
        rus: 'Пять вещей, которые никто не спешит забирать.',
        eng: 'Five things that no one is in a hurry to claim.',
        hye: 'Հինգ իր, որոնց ետևից ոչ ոք չի շտապում գալ։',
      },
      episodes: [
        {
          slug: 'left-on-the-train-s1e1',
          name: { rus: 'Зонт левши', eng: 'A Left-Hander’s Umbrella', hye: 'Ձախլիկի հովանոցը' },
          short_description: {
            rus: 'Один и тот же зонт забывают на одной и той же скамье в каждый сухой вторник.',
            eng: 'The same umbrella is left on the same bench every dry Tuesday.',
            hye: 'Նույն հովանոցը նույն նստարանին մոռանում են ամեն անանձրև երեքշաբթի։',
          },
        },
        {
          slug: 'left-on-the-train-s1e2',
          name: { rus: 'Платье сорок шестого размера', eng: 'A Bride’s Size', hye: 'Հարսնացուի չափսը' },
          short_description: {
            rus: 'За свадебным платьем приходят три невесты, и каждой оно впору.',
            eng: 'Three brides come for the wedding dress, and it fits every one of them.',
            hye: 'Հարսանեկան զգեստի ետևից երեք հարսնացու է գալիս, և երեքին էլ սազում է։',
          },
        },
        {
          slug: 'left-on-the-train-s1e3',
          name: { rus: 'Опись живого', eng: 'Livestock, One', hye: 'Կենդանի գույք' },
          short_description: {
            rus: 'Курицу сняли с поезда на конечной; к вечеру на полке находок лежит первое вещественное яйцо.',
            eng: 'A hen is taken off at the last stop; by evening the first material egg lies on the evidence shelf.',
            hye: 'Վերջին կայարանում գնացքից հավ են իջեցնում. երեկոյան դարակին արդեն առաջին իրեղեն ձուն է։',
          },
        },
        {
          slug: 'left-on-the-train-s1e4',
          name: {
            rus: 'Двести двенадцать ключей',
            eng: 'Two Hundred and Twelve Keys',
            hye: 'Երկու հարյուր տասներկու բանալի',
          },
          short_description: {
            rus: 'В чемодане ключи от квартир, которых больше нет. Один из них подходит к двери Гайка.',
            eng: 'The suitcase is full of keys to flats long pulled down. One of them opens Hayk’s own door.',
            hye: 'Ճամպրուկում այլևս չեղած բնակարանների բանալիներ են։ Մեկը բացում է Հայկի դուռը։',
          },
        },
        {
          slug: 'left-on-the-train-s1e5',
          name: { rus: 'День тридцатый', eng: 'Day Thirty', hye: 'Երեսուներորդ օրը' },
          short_description: {
            rus: 'Конверт «Не открывать» пора вскрыть по инструкции, и вся станция вдруг находит дела поважнее.',
            eng: 'By regulation the envelope marked “Do not open” must now be opened, and the whole station is suddenly busy elsewhere.',
            hye: '«Չբացել» գրված ծրարը հրահանգով պետք է բացել, և ողջ կայարանը հանկարծ շատ զբաղված է։',
          },
        },
      ],
    },
    {
      slug: 'left-on-the-train-season-2',
      year: 2024,
      short_description: {
        rus: 'Вещи начинают искать хозяев сами, а Лилит — настоящую причину, по которой Гайк ушёл из сыска.',
        eng: 'Things begin to look for their owners, and Lilit for the true reason why Hayk left the force.',
        hye: 'Իրերն սկսում են իրենք փնտրել տերերին, իսկ Լիլիթը՝ պատճառը, թե ինչու է Հայկը թողել քննիչի գործը։',
      },
      episodes: [
        {
          slug: 'left-on-the-train-s2e1',
          name: { rus: 'Часы, которые спешат', eng: 'A Watch Running Fast', hye: 'Շտապող ժամացույցը' },
          short_description: {
            rus: 'Карманные часы уходят вперёд ровно на семь минут: столько их хозяину не хватило однажды.',
            eng: 'A pocket watch runs seven minutes fast: just what its owner once was short of.',
            hye: 'Գրպանի ժամացույցն ուղիղ յոթ րոպե առաջ է. մի անգամ տիրոջն այդքան չէր հերիքել։',
          },
        },
        {
          slug: 'left-on-the-train-s2e2',
          name: {
            rus: 'Тромбон до востребования',
            eng: 'Trombone, to Be Called For',
            hye: 'Ցպահանջ տրոմբոն',
          },
          short_description: {
            rus: 'Чтобы найти музыканта, Мко учится играть, и пассажиры умоляют ускорить следствие.',
            eng: 'To find the musician Mko learns to play, and the passengers beg for a speedier inquiry.',
            hye: 'Երաժշտին գտնելու համար Մկոն նվագել է սովորում, և ուղևորներն աղաչում են արագացնել քննությունը։',
          },
        },
        {
          slug: 'left-on-the-train-s2e3',
          name: { rus: 'Чужая трудовая', eng: 'Somebody’s Work Record', hye: 'Ուրիշի աշխատանքային գրքույկը' },
          short_description: {
            rus: 'По документам человек сорок лет проработал в метро, но ни одна смена его не помнит.',
            eng: 'On paper the man served the metro for forty years, yet not one shift remembers him.',
            hye: 'Ըստ թղթերի՝ մարդը քառասուն տարի մետրոյում է աշխատել, բայց ոչ մի հերթափոխ նրան չի հիշում։',
          },
        },
        {
          slug: 'left-on-the-train-s2e4',
          name: { rus: 'Левый ботинок', eng: 'The Left Shoe', hye: 'Ձախ կոշիկը' },
          short_description: {
            rus: 'Правый ботинок лежит в деле двадцатилетней давности — том самом, после которого Гайк перестал спать.',
            eng: 'The right shoe is in a twenty-year-old case file, the one after which Hayk stopped sleeping.',
            hye: 'Աջ կոշիկը քսան տարվա մի գործում է՝ հենց այն, որից հետո Հայկը քունը կորցրեց։',
          },
        },
        {
          slug: 'left-on-the-train-s2e5',
          name: { rus: 'Конечная', eng: 'End of the Line', hye: 'Վերջին կայարանը' },
          short_description: {
            rus: 'На полку кладут последнюю находку: удостоверение следователя. За ним придёт только один человек.',
            eng: 'One last item goes on the shelf, a detective’s badge. Only one man can come for it.',
            hye: 'Դարակին դնում են վերջին գտածոն՝ քննիչի վկայականը։ Դրա ետևից միայն մեկը կարող է գալ։',
          },
        },
      ],
    },
  ],
};
