import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const historyFilms: readonly DemoFilm[] = [
  {
    slug: 'the-heavy-book',
    name: { rus: 'Тяжёлая книга', eng: 'The Heavy Book', hye: 'Ծանր գիրքը' },
    original_name: 'Ծանր գիրքը',
    short_description: {
      rus: 'Две женщины несут через горы рукопись весом с ребёнка, и каждая уверена, что другая не дойдёт.',
      eng: 'Two women carry over the mountains a manuscript that weighs as much as a child, each sure the other will not make it.',
      hye: 'Երկու կին սարերով տանում են երեխայի քաշ ունեցող մի ձեռագիր, և ամեն մեկը վստահ է, որ մյուսը տեղ չի հասնի։',
    },
    summary: {
      rus: 'Зима, брошенный монастырь, книга в серебряном окладе, которую нельзя оставить. Србуи не умеет читать, Воски не умеет молчать. Они делят рукопись пополам, чтобы хватило сил, и обещают встретиться по ту сторону хребта — ради слов, которые ни одна из них не прочтёт.',
      eng: 'Winter, an abandoned monastery, a silver-bound book that must not be left behind. Srbuhi cannot read; Voski cannot keep quiet. They split the manuscript in two so that their strength will last, and promise to meet beyond the ridge for the sake of words neither of them will ever read.',
      hye: 'Ձմեռ, լքված վանք և արծաթե կազմով մի գիրք, որը թողնել չի կարելի։ Սրբուհին կարդալ չգիտի, Ոսկին՝ լռել։ Նրանք ձեռագիրը երկու մասի են բաժանում, որ ուժները հերիքի, և խոստանում են հանդիպել լեռնաշղթայի մյուս կողմում՝ հանուն խոսքերի, որոնք նրանցից ոչ մեկը չի կարդա։',
    },
    year: 2015,
    age: 12,
    genres: ['history', 'drama'],
    countries: ['AM', 'FR'],
    themes: ['movies'],
    rating: 8.7,
    cast: [
      directedBy('lusine-tavadyan'),
      composedBy('nare-voskerchyan'),
      plays('anahit-bdoyan', 'Србуи', 'Srbuhi', 'Սրբուհի'),
      plays('shoghik-tumasyan', 'Воски', 'Voski', 'Ոսկի'),
      plays('julien-marsault', 'доктор Леруа', 'Doctor Leroy', 'բժիշկ Լերուա'),
    ],
    art: { style: 'ridge', palette: { hues: [85, 30, 240], mood: 'dusk' }, motif: 'manuscript' },
    mood: 'epic',
    lines: dialogue`
      Брось её. Дойдём налегке. | Leave it. We’ll travel light. | Թո՛ղ։ Թեթև կգնանք։
      Её шестьсот лет не бросали. | No one has left it in six hundred years. | Վեց հարյուր տարի չեն թողել։
      Что в ней? — Не знаю. Слова. | What’s in it? — I don’t know. Words. | Մեջն ի՞նչ կա։ — Չգիտեմ։ Խոսքեր։
      Разрежь по корешку. Пополам. | Cut along the spine. In half. | Կռնակի երկայնքով կտրիր։ Կիսիր։
      Ты понесёшь начало, я — конец. | You take the beginning, I the end. | Դու սկիզբը տար, ես՝ վերջը։
      Если не дойду, закопай под тополем. | If I fail, bury it under the poplar. | Եթե չհասնեմ, բարդու տակ թաղիր։
      Говори со мной, Воски. Не спи. | Talk to me, Voski. Don’t sleep. | Խոսիր ինձ հետ, Ոսկի։ Մի՛ քնիր։
      Дошла? — Книга дошла. | Did you make it? — The book did. | Հասա՞ր։ — Գիրքը հասավ։
    `,
  },
  {
    slug: 'the-ferry-of-43',
    name: { rus: 'Паром сорок третьего', eng: 'The Ferry of ’43', hye: 'Քառասուներեքի լաստանավը' },
    short_description: {
      rus: 'За одну ночь старый паромщик должен перевезти полк, госпиталь и корову, не зажигая огня.',
      eng: 'In a single night an old ferryman must take a regiment, a hospital and a cow across the river without a light.',
      hye: 'Մեկ գիշերվա մեջ ծեր լաստավարը պետք է գետն անցկացնի մի գունդ, մի հոսպիտալ և մի կով՝ առանց լույս վառելու։',
    },
    summary: {
      rus: 'Ефим водил паром ещё при царе и слышит реку спиной. Осенью сорок третьего ему дают восемь рейсов и одну санитарку, которая боится воды. Военная драма без единого выстрела: только дыхание, весло и голоса тех, кого больше не встретишь на том берегу.',
      eng: 'Yefim has worked the ferry since the Tsar’s day and hears the river with his back. In the autumn of 1943 he is given eight crossings and one orderly who is afraid of water. A war drama without a single shot: only breath, an oar and the voices of people you will never meet again on the far bank.',
      hye: 'Եֆիմը լաստանավը վարում է դեռ ցարի օրերից և գետը մեջքով է լսում։ Քառասուներեքի աշնանը նրան տալիս են ութ երթ և մի բուժքույր, որը ջրից վախենում է։ Պատերազմական դրամա առանց որևէ կրակոցի՝ միայն շնչառություն, թիակ և ձայներ նրանց, ում մյուս ափին այլևս չես հանդիպի։',
    },
    year: 1965,
    age: 12,
    genres: ['war', 'drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 9.0,
    cast: [
      directedBy('leonid-tveretinov'),
      plays('mikhail-starozhilov', 'Ефим', 'Yefim', 'Եֆիմ'),
      plays('nina-vetlugina', 'Клава', 'Klava', 'Կլավա'),
    ],
    art: { style: 'waves', palette: { hues: [90, 230, 250], mood: 'dark' }, motif: 'ferry' },
    mood: 'tense',
    lines: dialogue`
      Курить нельзя. Говорить нельзя. | No smoking. No talking. | Ծխել չի կարելի։ Խոսել չի կարելի։
      А дышать, дед? — Через раз. | And breathing, grandad? — Every other one. | Իսկ շնչե՞լ, պապի։ — Մեկընդմեջ։
      Я воды боюсь. — И она тебя. | I’m afraid of water. — And it of you. | Ջրից վախենում եմ։ — Նա էլ՝ քեզնից։
      Корову зачем? — Детям. Молоко. | Why the cow? — For the children. Milk. | Կովն ինչի՞ համար է։ — Երեխեքին։ Կաթ։
      Первый рейс. Запоминай лица. | First crossing. Remember the faces. | Առաջին երթը։ Դեմքերը հիշիր։
      Зачем? — Чтобы было кому помнить. | What for? — So that someone will. | Ինչի՞ համար։ — Որ հիշող լինի։
      Туман снимается. Успеем? | The fog is lifting. Will we make it? | Մառախուղը ցրվում է։ Կհասցնե՞նք։
      Река подождёт. Она наша. | The river will wait. It’s ours. | Գետը կսպասի։ Նա մերն է։
    `,
  },
  {
    slug: 'the-woman-who-measured-the-sun',
    name: {
      rus: 'Женщина, измерившая солнце',
      eng: 'The Woman Who Measured the Sun',
      hye: 'Արևը չափած կինը',
    },
    original_name: 'Արևը չափած կինը',
    short_description: {
      rus: 'Дочь плотника строит на Арагаце прибор, в который не верит никто, кроме пастухов.',
      eng: 'A carpenter’s daughter builds an instrument on Mount Aragats that nobody believes in except the shepherds.',
      hye: 'Ատաղձագործի դուստրն Արագածի լանջին մի սարք է կառուցում, որին ոչ ոք չի հավատում, բացի հովիվներից։',
    },
    summary: {
      rus: 'Эгине Сарухан пришла в обсерваторию мыть полы и за ночь исправила чужую формулу. Полвека она ловит вспышки на Солнце самодельным коронографом из дуба и бутылочного стекла. Фильм о вымышленном астрономе и совершенно настоящем упрямстве.',
      eng: 'Heghine Sarukhan came to the observatory to wash the floors and corrected someone’s formula overnight. For half a century she hunts solar flares with a home-made coronagraph of oak and bottle glass. A film about an imaginary astronomer and a perfectly real stubbornness.',
      hye: 'Հեղինե Սարուխանն աստղադիտարան էր եկել հատակ լվանալու և մի գիշերում ուղղեց ուրիշի բանաձևը։ Կես դար նա Արեգակի բռնկումներն է որսում կաղնուց ու շշի ապակուց պատրաստած ինքնաշեն սարքով։ Ֆիլմ հորինված աստղագետի և միանգամայն իրական համառության մասին։',
    },
    year: 2017,
    age: 6,
    genres: ['biography', 'drama'],
    countries: ['AM'],
    themes: ['movies', 'education'],
    rating: 8.2,
    cast: [
      directedBy('vardges-karahunji'),
      plays('anahit-bdoyan', 'Эгине', 'Heghine', 'Հեղինե'),
      plays('tatev-mirzabekyan', 'Эгине в юности', 'Young Heghine', 'Պատանի Հեղինե'),
      plays('armen-dzorapyan', 'профессор Назаров', 'Professor Nazarov', 'պրոֆեսոր Նազարով'),
    ],
    art: { style: 'planet', palette: { hues: [75, 50, 30], mood: 'bright' }, motif: 'sun' },
    mood: 'calm',
    lines: dialogue`
      Кто трогал доску? Тут был минус. | Who touched the board? That was a minus. | Ո՞վ է գրատախտակին ձեռք տվել։ Մինուս էր։
      Там плюс. Я мыла и увидела. | It’s a plus. I was washing and saw. | Պլյուս է։ Լվանալիս տեսա։
      Стекло бутылочное? — Зато ровное. | Bottle glass? — But it’s even. | Շշի ապակի՞ է։ — Բայց հարթ է։
      Солнце не спрашивает диплома. | The sun doesn’t ask for a diploma. | Արևը դիպլոմ չի հարցնում։
      Пастухи говорят, оно сегодня кашляет. | The shepherds say it’s coughing today. | Հովիվներն ասում են՝ այսօր հազում է։
      Значит, вспышка. Открывайте купол! | A flare, then. Open the dome! | Ուրեմն բռնկում է։ Բացե՛ք գմբեթը։
      Сколько вы ждали этого кадра? | How long did you wait for this frame? | Որքա՞ն եք սպասել այս կադրին։
      Одиннадцать лет. И ещё минуту. | Eleven years. And one minute more. | Տասնմեկ տարի։ Եվ ևս մեկ րոպե։
    `,
  },
  {
    slug: 'the-envoys-winter',
    name: { rus: 'Зима посланника', eng: 'The Envoy’s Winter', hye: 'Դեսպանի ձմեռը' },
    short_description: {
      rus: '1672 год. Посольство застревает в Исфахане, и судьбу двух держав решают шахматы, переводчик и больной слон.',
      eng: '1672. An embassy is stranded in Isfahan, and the fate of two powers hangs on chess, an interpreter and an ailing elephant.',
      hye: '1672 թվական։ Դեսպանությունը մնում է Սպահանում, և երկու տերության բախտը վճռում են շախմատը, թարգմանը և հիվանդ փիղը։',
    },
    summary: {
      rus: 'Посланник Мелентьев везёт шаху соболей и письмо, которое размокло в пути. Пока толмач Хачатур сочиняет его заново, двор ждёт, снег заметает караванные тропы, а визирь каждый вечер переставляет на доске по одной фигуре. Изящная историческая драма о словах, которые важнее войск.',
      eng: 'Envoy Melentyev brings the Shah sables and a letter that was soaked on the road. While Khachatur the interpreter composes it anew, the court waits, snow buries the caravan trails and the vizier moves one chessman every evening. An elegant period drama about words that outweigh armies.',
      hye: 'Դեսպան Մելենտևը շահին սամույրներ է տանում և մի նամակ, որը ճամփին թրջվել է։ Մինչ թարգման Խաչատուրը այն նորից է հորինում, արքունիքը սպասում է, ձյունը ծածկում է քարավանի ուղիները, իսկ վեզիրն ամեն երեկո տախտակին մի խաղաքար է տեղափոխում։ Նրբագեղ պատմական դրամա խոսքերի մասին, որոնք զորքերից ծանր են։',
    },
    year: 2022,
    age: 12,
    genres: ['history', 'drama'],
    countries: ['RU', 'IR', 'AM'],
    themes: ['movies'],
    rating: 7.5,
    cast: [
      directedBy('ilya-zaozyorsky'),
      writtenBy('davit-hovhants'),
      plays('fyodor-ozyorin', 'Мелентьев', 'Melentyev', 'Մելենտև'),
      plays('narek-ghevondyan', 'Хачатур', 'Khachatur', 'Խաչատուր'),
      plays('reza-mehranfar', 'Визирь', 'The Vizier', 'Վեզիրը'),
    ],
    art: { style: 'geometry', palette: { hues: [195, 75, 265], mood: 'dusk' }, motif: 'tile' },
    mood: 'calm',
    lines: dialogue`
      Письмо размокло. Что там было? | The letter is soaked. What did it say? | Նամակը թրջվել է։ Ի՞նչ էր գրված։
      Дружба, сударь. Остальное — печати. | Friendship, sir. The rest was seals. | Բարեկամություն, տեր։ Մնացյալը՝ կնիքներ։
      Сочини заново. Но чтобы поверил. | Write it anew. But he must believe it. | Նորից հորինիր։ Բայց որ հավատա։
      Визирь передвинул слона. | The vizier has moved his bishop. | Վեզիրը փիղը տեղաշարժեց։
      На доске? — Пока на доске. | On the board? — So far. | Տախտակի՞ն։ — Առայժմ՝ տախտակին։
      Ты перевёл не то, что я сказал. | That is not what I said. | Դու իմ ասածը չթարգմանեցիր։
      Я перевёл то, что вы хотели. | It is what you meant. | Ես ձեր ուզածը թարգմանեցի։
      Весной откроют перевал. — И войну. | Spring opens the pass. — And the war. | Գարնանը լեռնանցքը կբացվի։ — Պատերազմն էլ։
    `,
  },
];
