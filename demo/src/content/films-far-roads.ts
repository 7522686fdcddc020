import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Adventures: down to a wreck, across a steppe, over the ice, between two pylons. */
export const farRoadsFilms: readonly DemoFilm[] = [
  {
    slug: 'the-silphium-jar',
    name: { rus: 'Семена сильфия', eng: 'The Silphium Jar', hye: 'Սիլֆիումի սափորը' },
    short_description: {
      rus: 'Ловец губок поднимает со дна запечатанный кувшин, и одно семечко всходит — растение, исчезнувшее две тысячи лет назад.',
      eng: 'A sponge diver brings up a sealed jar, and one seed in it sprouts: a plant that has been extinct for two thousand years.',
      hye: 'Սպունգ որսացողը հատակից կնքված սափոր է հանում, և մի սերմը ծլում է. բույս, որն անհետացել էր երկու հազար տարի առաջ։',
    },
    summary: {
      rus: 'Сильфием лечили, платили и объяснялись в любви, пока не съели последний стебель. Теперь горшок стоит на кухне у Никоса, на острове в двенадцать домов, а по следу уже идут фармацевты, коллекционеры и министерство. Археолог Натела знает, что второй кувшин лежит там же, на шестидесяти метрах. А сосед Никоса знает, что к стеблю принюхивается осёл.',
      eng: 'With silphium people cured, paid and declared their love, until they ate the last stalk. Now a pot of it stands in Nikos’s kitchen on an island of twelve houses, and pharmacists, collectors and a ministry are on its trail. Natela the archaeologist knows that a second jar lies in the same place, sixty metres down. And Nikos’s neighbour knows that the donkey has begun to sniff at the first.',
      hye: 'Սիլֆիումով բուժում էին, վճարում և սեր խոստովանում, մինչև կերան վերջին ցողունը։ Հիմա ծաղկամանը Նիկոսի խոհանոցում է՝ տասներկու տնանոց կղզում, իսկ հետքով արդեն գալիս են դեղագործները, հավաքորդներն ու նախարարությունը։ Հնագետ Նաթելան գիտի, որ երկրորդ սափորը նույն տեղում է՝ վաթսուն մետր խորության վրա։ Իսկ Նիկոսի հարևանը գիտի, որ ցողունից հոտ է քաշում ավանակը։',
    },
    year: 2025,
    age: 6,
    genres: ['adventure', 'comedy'],
    countries: ['GR', 'GE'],
    themes: ['movies'],
    rating: 7.8,
    cast: [
      directedBy('ingrid-halvorsdal'),
      plays('stelios-amorgianos', 'Никос', 'Nikos', 'Նիկոս'),
      plays('nino-tskhvediani', 'Натела', 'Natela', 'Նաթելա'),
      plays('julien-marsault', 'Фармацевт', 'The Pharmacist', 'Դեղագործը'),
    ],
    art: { style: 'waves', palette: { hues: [110, 200, 245], mood: 'bright' }, motif: 'diver' },
    mood: 'bright',
    lines: dialogue`
      Печать цела. Две тысячи лет! | The seal holds. Two thousand years! | Կնիքը տեղում է։ Երկու հազար տարի։
      Ты его полил? — Ну, засохло бы. | You watered it? — It looked thirsty. | Ջրե՞լ ես։ — Դե, կչորանար։
      Никос, за это отдавали города. | Nikos, whole cities went for this. | Նիկոս, սրանով քաղաքներ են գնել։
      А у меня он стоит у плиты. | And I keep it by the stove. | Իսկ իմ տանը գազօջախի կողքին է։
      Три яхты на горизонте. К кому это? | Three yachts out there. Whose guests? | Երեք զբոսանավ հորիզոնին։ Ո՞ւմ մոտ են։
      К ослу. Он выдохнул на причале. | The donkey’s. He breathed on the quay. | Ավանակի։ Նավամատույցին շունչ է քաշել։
      Шестьдесят метров. Воздуха на два вдоха. | Sixty metres. Air for two breaths. | Վաթսուն մետր։ Օդը երկու շնչի է։
      Вижу горлышко! Тяни, Натела! | I see the neck! Pull, Natela! | Վիզը տեսնում եմ։ Քաշի՛ր, Նաթելա։
    `,
  },
  {
    slug: 'gone-away',
    name: { rus: 'Адресат выбыл', eng: 'Gone Away', hye: 'Հասցեատերը մեկնել է' },
    short_description: {
      rus: 'Степь, 1934 год. Юная почтальонша скачет за кочевником, чтобы отдать одно письмо, а он всё время на день впереди.',
      eng: 'The steppe, 1934. A young postwoman rides after a nomad to hand over one letter, and he is always a day ahead.',
      hye: 'Տափաստան, 1934 թվական։ Ջահել փոստատարուհին ձիով գնում է քոչվորի հետևից մեկ նամակ հանձնելու, բայց նա միշտ մեկ օր առջևում է։',
    },
    summary: {
      rus: 'На конверте ни улицы, ни дома: «Жанибеку, который знает лошадей». У Даши казённый мерин и инструкция вручить лично. За девятьсот вёрст она научится спать в седле, читать следы и отличать мираж от озера; письмо намокнет, высохнет и станет тяжелее седла. А Жанибек, оказывается, не убегает: он ищет того, от кого всю жизнь ждал письма.',
      eng: 'There is no street or house on the envelope: “To Zhanibek, who knows horses.” Dasha has a government gelding and orders to deliver in person. In nine hundred versts she will learn to sleep in the saddle, read tracks and tell a mirage from a lake; the letter will get soaked, dry out and grow heavier than the saddle. And Zhanibek, it turns out, is not running away: he is looking for the one whose letter he has awaited all his life.',
      hye: 'Ծրարին ո՛չ փողոց կա, ո՛չ տուն՝ «Ժանիբեկին, որը ձիերից հասկանում է»։ Դաշան ունի պետական ձի և հրահանգ՝ հանձնել անձամբ։ Ինը հարյուր վերստի ընթացքում նա կսովորի քնել թամբին, հետքեր կարդալ և միրաժը լճից տարբերել. նամակը կթրջվի, կչորանա և թամբից ծանր կդառնա։ Իսկ Ժանիբեկը, պարզվում է, չի փախչում. նա փնտրում է նրան, ումից ամբողջ կյանքում նամակ է սպասել։',
    },
    year: 2026,
    age: 6,
    genres: ['adventure', 'drama', 'history'],
    countries: ['RU', 'KZ'],
    themes: ['movies'],
    rating: 8.3,
    cast: [
      directedBy('marfa-velikhova'),
      composedBy('gleb-orlikov'),
      plays('varvara-zhuravinskaya', 'Даша', 'Dasha', 'Դաշա'),
      plays('timur-akberdin', 'Жанибек', 'Zhanibek', 'Ժանիբեկ'),
      plays('lev-granovich', 'Начальник почты', 'The Postmaster', 'Փոստի պետը'),
    ],
    art: { style: 'desert', palette: { hues: [55, 20, 260], mood: 'dark' }, motif: 'rider' },
    mood: 'epic',
    lines: dialogue`
      Вручить лично. Расписка обязательна. | Deliver by hand. Receipt required. | Հանձնել անձամբ։ Ստացականը պարտադիր է։
      Жанибек вчера уехал. — Куда? — Туда. | Zhanibek left yesterday. — Where? — There. | Ժանիբեկը երեկ գնաց։ — Ո՞ւր։ — Այնտեղ։
      Там ничего нет. — Вот туда и уехал. | There’s nothing there. — That’s where. | Այնտեղ բան չկա։ — Հենց այնտեղ էլ գնաց։
      Зола тёплая. Мы отстаём на сутки. | The ash is warm. We’re a day behind. | Մոխիրը տաք է։ Մեկ օրով ուշ ենք։
      Не прочла? — Чужое. Высушила только. | You read it? — Not mine. I dried it. | Կարդացե՞լ ես։ — Ուրիշինն է։ Միայն չորացրի։
      Это озеро? — Если мерин пьёт, озеро. | Is it a lake? — If the horse drinks. | Սա լի՞ճ է։ — Եթե ձին խմի, լիճ է։
      Ты за мной ехала? А я за письмом. | You followed me? I followed a letter. | Իմ հետևի՞ց ես։ Ես էլ՝ նամակի հետևից։
      Распишитесь. Вот здесь, где пыль. | Sign, please. Here, where the dust is. | Ստորագրեք։ Այստեղ, որտեղ փոշին է։
    `,
  },
  {
    slug: 'the-airship-patience',
    name: { rus: 'Дирижабль «Терпение»', eng: 'The Airship Patience', hye: '«Համբերություն» դիրիժաբլը' },
    short_description: {
      rus: '1931 год. Дирижабль везёт на полярную станцию рояль и теряет высоту: надо решать, что в полёте лишнее.',
      eng: '1931. An airship is taking a grand piano to a polar station and losing height: what can be thrown overboard?',
      hye: '1931 թվական։ Դիրիժաբլը դաշնամուր է տանում բևեռային կայան և բարձրություն է կորցնում. պետք է որոշել, թե ինչն է ավելորդ։',
    },
    summary: {
      rus: 'За борт летят консервы, сейф, печь и мемуары командира. Рояль не трогают: на станции двадцать зимовщиков, и один из них с осени не говорит. Пианистка Лида предлагает выбросить педали, боцман — пианистку, а метеоролог обещает попутный ветер, если кто-нибудь наконец сыграет. Приключение, в котором музыка держит людей в воздухе.',
      eng: 'Overboard go the tins, the safe, the stove and the commander’s memoirs. No one touches the piano: there are twenty winterers at the station, and one of them has not spoken since autumn. Lida the pianist suggests dropping the pedals, the bosun suggests dropping the pianist, and the meteorologist promises a tailwind if only somebody will play. An adventure in which music holds people up in the air.',
      hye: 'Դուրս են նետում պահածոները, չհրկիզվող պահարանը, վառարանը և հրամանատարի հուշերը։ Դաշնամուրին ձեռք չեն տալիս. կայանում քսան ձմեռող կա, և նրանցից մեկն աշնանից չի խոսում։ Դաշնակահար Լիդան առաջարկում է նետել ոտնակները, բոցմանը՝ դաշնակահարին, իսկ օդերևութաբանը համընթաց քամի է խոստանում, եթե մեկը վերջապես նվագի։ Արկածներ, որոնցում երաժշտությունը մարդկանց օդում է պահում։',
    },
    year: 1988,
    age: 6,
    genres: ['adventure', 'music'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.6,
    cast: [
      directedBy('arkady-polozkov'),
      plays('lev-granovich', 'Командир', 'The Commander', 'Հրամանատարը'),
      plays('daria-klyuchevaya', 'Лида', 'Lida', 'Լիդա'),
      plays('mikhail-starozhilov', 'Боцман', 'The Bosun', 'Բոցմանը'),
    ],
    art: { style: 'storm', palette: { hues: [60, 195, 225], mood: 'bright' }, motif: 'airship' },
    mood: 'epic',
    lines: dialogue`
      Падаем. Вежливо, но падаем. | We’re falling. Politely, but falling. | Ընկնում ենք։ Քաղաքավարի, բայց ընկնում ենք։
      Что у нас лишнее? — Боцман. | What can we spare? — The bosun. | Ի՞նչն է մեզ մոտ ավելորդ։ — Բոցմանը։
      Сейф за борт! — Там же инструкция! | Drop the safe! — The manual’s in it! | Պահարանը դո՛ւրս։ — Հրահանգը մեջն է։
      Рояль не отдам. Он едет к людям. | Not the piano. Somebody’s waiting. | Դաշնամուրը չեմ տա։ Նրան սպասում են։
      Педали скрутить можно? — Левую. | May we drop a pedal? — The left one. | Ոտնակը հանե՞նք։ — Ձախը։
      Ветер меняется. Что вы играете? | The wind’s turning. What’s that piece? | Քամին փոխվում է։ Այդ ի՞նչ եք նվագում։
      Ничего. У меня руки мёрзнут. | Nothing. I’m just warming my hands. | Ոչինչ։ Մատներս եմ տաքացնում։
      Набираем! Лида, не останавливайтесь! | We’re climbing! Lida, don’t stop! | Բարձրանում ենք։ Լիդա, կանգ մի՛ առեք։
      Станция. Кто-то машет. И говорит. | The station. A man’s waving. Talking. | Կայանը։ Մեկը ձեռքով է անում։ Եվ խոսում։
    `,
  },
  {
    slug: 'between-the-pylons',
    name: { rus: 'Между опорами', eng: 'Between the Pylons', hye: 'Հենասյուների միջև' },
    original_name: 'Հենասյուների միջև',
    short_description: {
      rus: 'Старая канатная дорога встаёт над ущельем: в вагончике врач, жених, контролёр и арбуз, а ветер крепнет.',
      eng: 'An old cable car stops above a gorge with a doctor, a bridegroom, an inspector and a watermelon aboard, and the wind is rising.',
      hye: 'Հին ճոպանուղին կանգ է առնում ձորի վրա. վագոնիկում բժիշկ կա, փեսացու, վերահսկիչ և ձմերուկ, իսկ քամին ուժեղանում է։',
    },
    summary: {
      rus: 'Вагончик качается на высоте трёхсот метров, телефоны молчат, а единственный, кто знает эту канатку наизусть, ушёл на пенсию и обиделся. Пока Вагаршак едет к диспетчерской на попутном тракторе, его внучка идёт к людям по тросу, с карабином и термосом. Внутри тем временем делят арбуз, воду и грехи: вниз лучше ехать налегке.',
      eng: 'The cabin sways three hundred metres up, the telephones are dead, and the only man who knows this line by heart has retired in a huff. While Vagharshak hitches a ride to the winding house on a tractor, his granddaughter sets out along the cable with a carabiner and a thermos. Inside, meanwhile, they are sharing out the watermelon, the water and their sins: one had better go down light.',
      hye: 'Վագոնիկն օրորվում է երեք հարյուր մետրի վրա, հեռախոսները լուռ են, իսկ միակ մարդը, որն այս ճոպանուղին անգիր գիտի, թոշակի է գնացել և նեղացել է։ Մինչ Վաղարշակը պատահական տրակտորով հասնում է կառավարման կետ, նրա թոռնուհին ճոպանով գնում է մարդկանց մոտ՝ կարաբինով ու ջերմոսով։ Իսկ ներսում կիսում են ձմերուկը, ջուրն ու մեղքերը. լավ է ցած իջնել թեթևացած։',
    },
    year: 2024,
    age: 12,
    genres: ['adventure', 'thriller', 'comedy'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 7.7,
    cast: [
      directedBy('seda-yerkanyan'),
      writtenBy('davit-hovhants'),
      plays('samvel-kochinyan', 'Вагаршак', 'Vagharshak', 'Վաղարշակ'),
      plays('mane-avetunts', 'Ани', 'Ani', 'Անի'),
      plays('astghik-lorunts', 'доктор Сатик', 'Doctor Satik', 'բժշկուհի Սաթիկ'),
      plays('hovik-shamamyan', 'Жених', 'The Bridegroom', 'Փեսացուն'),
      plays('levon-chakhalyan', 'Контролёр', 'The Inspector', 'Վերահսկիչը'),
    ],
    art: { style: 'ridge', palette: { hues: [30, 185, 235], mood: 'bright' }, motif: 'cablecar' },
    mood: 'tense',
    lines: dialogue`
      Ваш билет. — Мы висим над пропастью! | Your ticket. — We’re over an abyss! | Ձեր տո՛մսը։ — Անդունդի վրա ենք կախված։
      Тем более. Без билета нельзя. | All the more. Not without a ticket. | Առավել ևս։ Առանց տոմսի չի կարելի։
      У меня свадьба в три! — В четыре. | I’m getting married at three! — At four. | Երեքին հարսանիքս է։ — Չորսին։
      Не раскачивайте! Кто режет арбуз? | Don’t rock it! Who’s cutting the melon? | Մի՛ օրորեք։ Ո՞վ է ձմերուկը կտրում։
      Дед, тормозной барабан заклинило. | Grandad, the brake drum has jammed. | Պա՛պ, արգելակի թմբուկը փակվել է։
      Ударь слева. Ласково. Как меня бабушка. | Hit it on the left. Fondly. As Gran did. | Ձախից խփիր։ Քնքուշ։ Տատիդ պես։
      Ани, ты на тросе? — Почти дома. | Ani, are you on the cable? — Nearly home. | Անի, ճոպանի վրա՞ ես։ — Համարյա տանն եմ։
      Поехали! Сядьте все. И простите. | We’re moving! Sit down. And forgive me. | Շարժվեցի՛նք։ Նստեք բոլորդ։ Ու ներեք։
    `,
  },
];
