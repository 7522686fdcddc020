import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const lateLoveFilms: readonly DemoFilm[] = [
  {
    slug: 'give-way',
    name: { rus: 'Уступи дорогу', eng: 'Give Way', hye: 'Զիջիր ճանապարհը' },
    original_name: 'Զիջիր ճանապարհը',
    short_description: {
      rus: 'В семьдесят лет Шушаник учится водить, чтобы доехать до человека, которому полвека назад сказала «подумаю».',
      eng: 'At seventy Shushanik learns to drive in order to reach a man to whom, half a century ago, she said “I’ll think about it”.',
      hye: 'Յոթանասուն տարեկանում Շուշանիկը մեքենա վարել է սովորում՝ հասնելու մի մարդու, որին կես դար առաջ ասել էր՝ «կմտածեմ»։',
    },
    summary: {
      rus: 'Инструктору Арсену двадцать четыре, он боится тёщи, обгонов и тишины. Шушаник не боится ничего, кроме кругового движения: изнутри не видно, где съезжать. Двадцать уроков, одна вишнёвая малолитражка, серпантин над Дебедом, и за каждым поворотом — то, о чём она думала пятьдесят лет.',
      eng: 'Arsen the instructor is twenty-four and afraid of his mother-in-law, of overtaking and of silence. Shushanik fears nothing but roundabouts: from inside one cannot tell where to get off. Twenty lessons, one small cherry-red car, the hairpins above the Debed, and round every bend the thing she has been thinking about for fifty years.',
      hye: 'Հրահանգիչ Արսենը քսանչորս տարեկան է, վախենում է զոքանչից, վազանցից և լռությունից։ Շուշանիկը ոչնչից չի վախենում, բացի շրջանաձև երթևեկությունից. ներսից չի երևում՝ որտեղ դուրս գալ։ Քսան դաս, բալագույն մի փոքրիկ մեքենա, Դեբեդի ոլորանները, և ամեն շրջադարձից հետո՝ այն, ինչի մասին նա մտածել է հիսուն տարի։',
    },
    year: 2022,
    age: 6,
    genres: ['romance', 'comedy'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('vardges-karahunji'),
      composedBy('nare-voskerchyan'),
      plays('ashkhen-vardablur', 'Шушаник', 'Shushanik', 'Շուշանիկ'),
      plays('gor-vanand', 'инструктор Арсен', 'Arsen the instructor', 'հրահանգիչ Արսեն'),
      plays('hovik-shamamyan', 'инспектор Жирайр', 'Officer Zhirayr', 'տեսուչ Ժիրայր'),
    ],
    art: { style: 'desert', palette: { hues: [15, 85, 165], mood: 'bright' }, motif: 'road' },
    mood: 'bright',
    lines: dialogue`
      Это газ, это тормоз. — А сердце где? | Gas here, brake there. — And the heart? | Սա գազն է, սա՝ արգելակը։ — Իսկ սի՞րտը։
      Зеркала, бабушка Шушаник! | Mirrors, Granny Shushanik! | Հայելիները, Շուշանի՛կ տատ։
      В зеркале я всё уже видела. | I’ve seen all there is in mirrors. | Հայելու մեջ արդեն ամեն ինչ տեսել եմ։
      Вы проехали на красный. — Он был розовый. | You ran a red light. — It was pink. | Կարմիրով անցաք։ — Վարդագույն էր։
      Зачем вам права в семьдесят лет? | Why a licence at seventy? | Յոթանասունում ձեր ինչի՞ն է վարորդական իրավունքը։
      Пешком я за пятьдесят не дошла. | In fifty years I never got there on foot. | Հիսուն տարում ոտքով տեղ չհասա։
      Здесь надо уступить. — Я уже уступала. | Give way here. — I gave way once. | Այստեղ պետք է զիջել։ — Մի անգամ զիջել եմ։
      Здравствуй. Я подумала. | Hello. I’ve thought about it. | Բարև։ Մտածեցի։
    `,
  },
  {
    slug: 'the-tide-table',
    name: { rus: 'Таблица приливов', eng: 'The Tide Table', hye: 'Մակընթացությունների աղյուսակը' },
    original_name: 'The Tide Table',
    short_description: {
      rus: 'Он сторожит дамбу, которую дважды в день накрывает море; она приехала доказать, что через десять лет дамбы не станет.',
      eng: 'He keeps a causeway that the sea covers twice a day; she has come to prove that in ten years there will be none to keep.',
      hye: 'Նա պահպանում է մի ամբարտակ, որ օրը երկու անգամ ծովը ծածկում է. կինը եկել է ապացուցելու, որ տասը տարի անց այն չի լինի։',
    },
    summary: {
      rus: 'Между островом и берегом есть два часа суши, и каждый день они сдвигаются на пятьдесят минут. Колм поднимает шлагбаум по дедовской таблице, Сигрид сверяет её со спутником. Таблица не ошибается никогда, зато ошибаются оба: она опаздывает на отлив, он — на разговор. История о том, как договориться с морем, если с соседкой по молу не выходит.',
      eng: 'Between the island and the shore lie two hours of dry land, and each day they shift by fifty minutes. Colm lifts the barrier by his grandfather’s table; Sigrid checks it against a satellite. The table is never wrong, but both of them are: she misses the ebb, he the conversation. A story about coming to terms with the sea when one cannot with the woman at the end of the jetty.',
      hye: 'Կղզու և ափի միջև երկու ժամ ցամաք կա, և ամեն օր այն տեղաշարժվում է հիսուն րոպեով։ Քոլմը փակոցը բարձրացնում է պապի աղյուսակով, Սիգրիդը ստուգում է արբանյակով։ Աղյուսակը երբեք չի սխալվում, բայց իրենք սխալվում են. կինն ուշանում է տեղատվությունից, տղամարդը՝ զրույցից։ Պատմություն այն մասին, թե ինչպես պայմանավորվել ծովի հետ, երբ հարևանուհու հետ չի ստացվում։',
    },
    year: 2020,
    age: 12,
    genres: ['romance', 'drama'],
    countries: ['IE', 'NO'],
    themes: ['movies'],
    rating: 7.6,
    cast: [
      directedBy('ingrid-halvorsdal'),
      plays('eoin-carragher', 'Колм', 'Colm', 'Քոլմ'),
      plays('maja-lindhagen', 'Сигрид', 'Sigrid', 'Սիգրիդ'),
    ],
    art: { style: 'waves', palette: { hues: [160, 205, 320], mood: 'bright' }, motif: 'bottle' },
    mood: 'calm',
    lines: dialogue`
      Опоздаете на минуту — заночуете. | A minute late and you’ll spend the night. | Մեկ րոպե ուշանաք՝ այստեղ կգիշերեք։
      У меня данные со спутника. | I have satellite data. | Արբանյակային տվյալներ ունեմ։
      А у меня сапоги мокрые. Им верьте. | And I have wet boots. Trust them. | Իսկ իմ երկարաճիտները թաց են։ Դրանց հավատացեք։
      Через десять лет здесь дно, Колм. | In ten years this is sea bed, Colm. | Տասը տարի հետո սա ծովի հատակ է, Քոլմ։
      Тогда закажу лодку. На двоих. | Then I’ll order a boat. For two. | Ուրեմն նավակ կպատվիրեմ։ Երկու հոգու։
      Вы опять прозевали отлив. | You’ve missed the ebb again. | Էլի տեղատվությունը բաց թողեցիք։
      Я смотрела на часы. Честно смотрела. | I watched the clock. I honestly did. | Ժամացույցին էի նայում։ Ազնիվ խոսք։
      Шлагбаум сломался. Лет на тридцать. | The barrier’s broken. For thirty years or so. | Փակոցը կոտրվեց։ Մի երեսուն տարով։
    `,
  },
  {
    slug: 'a-dog-with-two-homes',
    name: { rus: 'Пёс на два дома', eng: 'A Dog with Two Homes', hye: 'Երկու տան շունը' },
    short_description: {
      rus: 'По будням пёс живёт у диктора ночного радио, по выходным — у учительницы через парк, и оба уверены, что он их.',
      eng: 'On weekdays the dog lives with a night-radio announcer, at weekends with a teacher across the park; each is sure he is theirs.',
      hye: 'Շաբաթ-կիրակի շունն ապրում է ուսուցչուհու տանը, մյուս օրերին՝ գիշերային ռադիոյի հաղորդավարի, և երկուսն էլ վստահ են, որ իրենցն է։',
    },
    summary: {
      rus: 'Для Мацея он Граф: серьёзный, ест гречку, слушает ноктюрны. Для Рут он Бисквит: спит в постели и боится пылесоса. Разоблачённый запиской на ошейнике, пёс делает то, чего не умеют люди: не оправдывается и приводит обоих к одной скамейке. Суд назначен на среду, и каждый пишет речь о том, почему собаке будет лучше с другим.',
      eng: 'To Maciej he is Count: grave, fond of buckwheat and nocturnes. To Ruth he is Biscuit: sleeps in the bed and fears the vacuum cleaner. Exposed by a note on his collar, the dog does what people cannot: he makes no excuses and leads them both to one bench. The hearing is on Wednesday, and each is writing a speech on why he would be better off with the other.',
      hye: 'Մացեյի համար նա Կոմսն է՝ լուրջ, հնդկացորեն է ուտում և նոկտյուրն լսում։ Ռութի համար նա Բիսկվիթն է՝ քնում է անկողնում և փոշեծծիչից վախենում։ Վզկապի երկտողով բացահայտված շունն անում է այն, ինչ մարդիկ չեն կարողանում՝ չի արդարանում և երկուսին էլ բերում է նույն նստարանի մոտ։ Դատը չորեքշաբթի է, և ամեն մեկը ճառ է գրում այն մասին, թե ինչու շանը մյուսի մոտ ավելի լավ կլինի։',
    },
    year: 2018,
    age: 6,
    genres: ['romance', 'comedy'],
    countries: ['PL', 'GB'],
    themes: ['movies'],
    rating: 7.7,
    cast: [
      directedBy('ignacio-baldovinos'),
      plays('tomasz-wieczynski', 'Мацей', 'Maciej', 'Մացեյ'),
      plays('amara-bell-nwosu', 'Рут', 'Ruth', 'Ռութ'),
    ],
    art: { style: 'forest', palette: { hues: [45, 80, 345], mood: 'bright' }, motif: 'dog' },
    mood: 'bright',
    lines: dialogue`
      Граф, почему от тебя пахнет духами? | Count, why do you smell of perfume? | Կոմս, քեզնից ինչո՞ւ է օծանելիքի հոտ գալիս։
      «По субботам этот пёс мой. Рут». | “On Saturdays this dog is mine. Ruth.” | «Շաբաթ օրերին այս շունն իմն է։ Ռութ»։
      Он ест гречку! — А у меня оладьи. | He eats buckwheat! — With me, pancakes. | Նա հնդկացորեն է ուտում։ — Ինձ մոտ՝ բլիթ։
      Его зовут Бисквит. — Не при людях. | His name is Biscuit. — Not in public. | Անունը Բիսկվիթ է։ — Մարդկանց մոտ մի՛ ասեք։
      Вы же тот голос. В три часа ночи. | You’re that voice. At three in the morning. | Դուք այն ձայնն եք։ Գիշերվա երեքին։
      Вы не спите? — Собака не даёт. | You don’t sleep? — The dog won’t let me. | Չե՞ք քնում։ — Շունը չի թողնում։
      По вторникам собака спит у меня. | On Tuesdays the dog sleeps at my place. | Երեքշաբթի շունն ինձ մոտ է քնում։
      Кажется, делят нас, а не его. | I think it’s us being shared, not him. | Կարծես մեզ են բաժանում, ոչ թե իրեն։
    `,
  },
];
