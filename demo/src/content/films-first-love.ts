import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const firstLoveFilms: readonly DemoFilm[] = [
  {
    slug: 'morse-across-the-yard',
    name: { rus: 'Морзянка через двор', eng: 'Morse Across the Yard', hye: 'Մորզե՝ բակի միջով' },
    short_description: {
      rus: 'Во дворе высоток отключили свет, и двое шестнадцатилетних из окон напротив знакомятся фонариками: точка, тире, пауза.',
      eng: 'The power is out in a yard of tower blocks, and two sixteen-year-olds in opposite windows meet by torchlight: dot, dash, pause.',
      hye: 'Բարձրահարկերի բակում լույսն անջատել են, և դիմացի պատուհաններից երկու տասնվեցամյա ծանոթանում են լապտերներով՝ կետ, գիծ, դադար։',
    },
    summary: {
      rus: 'Три вечера темноты Юля и незнакомец с девятого этажа говорят обо всём: о дедушкиной рации, о ненависти к химии, о том, что двор внизу похож на звёзды. Потом свет дают, и окон становится четыреста, одинаковых. Искать друг друга днём страшнее, чем мигать ночью: можно ошибиться этажом, подъездом, человеком.',
      eng: 'For three dark evenings Yulia and a stranger on the ninth floor talk of everything: a grandfather’s radio set, a hatred of chemistry, the yard below that looks like stars. Then the power is back and there are four hundred windows, all alike. To search by day is scarier than to blink by night: one may get the floor wrong, or the staircase, or the person.',
      hye: 'Երեք մութ երեկո Յուլիան և իններորդ հարկի անծանոթը խոսում են ամեն ինչից՝ պապիկի ռադիոկայանից, քիմիայի հանդեպ ատելությունից, նրանից, որ ներքևի բակը աստղերի է նման։ Հետո լույսը տալիս են, և պատուհանները դառնում են չորս հարյուր հատ՝ բոլորը միանման։ Ցերեկով իրար փնտրելն ավելի սարսափելի է, քան գիշերով թարթելը. կարող ես սխալվել հարկով, մուտքով, մարդով։',
    },
    year: 2025,
    age: 12,
    genres: ['romance', 'drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.8,
    cast: [
      directedBy('polina-listvina'),
      composedBy('garo-santuryan'),
      plays('alisa-zimorodova', 'Юля', 'Yulia', 'Յուլիա'),
      plays('nairi-manushyan', 'младший брат Тёма', 'Tyoma, her brother', 'կրտսեր եղբայրը՝ Տյոմա'),
      plays('timur-akberdin', 'электрик Рустам', 'Rustam the electrician', 'էլեկտրիկ Ռուստամ'),
    ],
    art: { style: 'city', palette: { hues: [95, 260, 220], mood: 'dark' }, motif: 'laundry' },
    mood: 'calm',
    lines: dialogue`
      Точка, тире… Мам, как будет «привет»? | Dot, dash… Mum, what’s Morse for “hi”? | Կետ, գիծ… Մամ, «բարևն» ինչպե՞ս է։
      Ответил! Правда, с ошибкой. | An answer! With a mistake, though. | Պատասխանե՛ց։ Ճիշտ է՝ սխալով։
      Кто мигает? Пробки не трогать! | Who’s blinking? Hands off the fuses! | Այդ ո՞վ է թարթում։ Ապահովիչին ձեռք չտա՛ք։
      «Боюсь химии. А ты?» — «Лифта». | “I fear chemistry. You?” — “The lift.” | «Քիմիայից եմ վախենում։ Դո՞ւ»։ — «Վերելակից»։
      Батарейка садится. Пиши короче. | Battery’s going. Keep it short. | Մարտկոցը նստում է։ Կարճ գրիր։
      Дали свет. Где ты? Где ты? | The light’s on. Where are you? Where? | Լույսը տվեցին։ Որտե՞ղ ես։ Որտե՞ղ։
      Дядя Рустам, погасите двор. На минуту. | Uncle Rustam, turn the yard off. One minute. | Ռուստամ քեռի, բակը մարեք։ Մեկ րոպեով։
      Точка. Точка. Вот ты где. | Dot. Dot. There you are. | Կետ։ Կետ։ Ահա թե որտեղ ես։
    `,
  },
  {
    slug: 'in-pairs-by-height',
    name: { rus: 'Парами по росту', eng: 'In Pairs by Height', hye: 'Զույգերով՝ ըստ հասակի' },
    original_name: 'Զույգերով՝ ըստ հասակի',
    short_description: {
      rus: 'Самый рослый мальчик школы сломал ногу, шеренга выпускного вальса сдвинулась, и Гаяне достался тот, кто ей по плечо.',
      eng: 'The tallest boy in school has broken a leg, the line for the leavers’ waltz moves up, and Gayane gets one who reaches her shoulder.',
      hye: 'Դպրոցի ամենաբարձրահասակ տղան ոտքը կոտրել է, վալսի շարքը տեղաշարժվել, և Գայանեին բաժին է ընկել մեկը, որ հազիվ հասնում է ուսին։',
    },
    summary: {
      rus: 'Ванадзор, май, актовый зал с одним исправным прожектором. Гаяне полгода репетировала с завхозовой вешалкой; Врежу велено не наступать и не шутить, а больше он ничего не умеет. До выпускного одиннадцать репетиций. На первой они считают шаги, на пятой — друг у друга веснушки, а на одиннадцатой учительница танцев забывает хлопать в ладоши.',
      eng: 'Vanadzor in May, an assembly hall with one working spotlight. For months Gayane has rehearsed with the caretaker’s coat stand; Vrezh has been told neither to tread nor to joke, which is all he can do. There are eleven rehearsals to go. At the first they count steps, at the fifth each other’s freckles, and at the eleventh the dancing mistress forgets to clap.',
      hye: 'Վանաձոր, մայիս, դահլիճ՝ մեկ սարքին լուսարձակով։ Գայանեն կես տարի փորձել է տնտեսվարի կախիչի հետ, Վրեժին պատվիրված է ոտք չկոխել ու չկատակել, իսկ ուրիշ բան նա չգիտի։ Մնացել է տասնմեկ փորձ։ Առաջինին քայլերն են հաշվում, հինգերորդին՝ իրար պեպենները, իսկ տասնմեկերորդին պարի ուսուցչուհին մոռանում է ծափ տալ։',
    },
    year: 2019,
    age: 6,
    genres: ['romance', 'comedy'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.1,
    cast: [
      directedBy('seda-yerkanyan'),
      composedBy('nare-voskerchyan'),
      plays('mane-avetunts', 'Гаяне', 'Gayane', 'Գայանե'),
      plays('gor-vanand', 'Вреж', 'Vrezh', 'Վրեժ'),
      plays('anahit-bdoyan', 'учительница танцев', 'The dancing mistress', 'պարի ուսուցչուհին'),
    ],
    art: { style: 'geometry', palette: { hues: [355, 45, 185], mood: 'bright' } },
    mood: 'bright',
    lines: dialogue`
      По росту становись! Сдвинулись! | Line up by height! Everyone move up! | Ըստ հասակի՛ շարվեք։ Տեղաշարժվե՛ք։
      Добрый день. Я твоё плечо. | Good afternoon. I’m your shoulder. | Բարև։ Ես քո ուսն եմ։
      Раз-два-три. На «раз» ты мне на ногу. | One-two-three. You tread on me on “one”. | Մեկ-երկու-երեք։ «Մեկին» ոտքս ես կոխում։
      Зато на «три» извиняюсь. | But on “three” I apologise. | Բայց «երեքին» ներողություն եմ խնդրում։
      С вешалкой проще. — Она вела? | The coat stand was easier. — Did it lead? | Կախիչի հետ հեշտ էր։ — Ի՞նքն էր տանում։
      Нога у Карена зажила. Он вернётся. | Karen’s leg has healed. He’ll be back. | Կարենի ոտքը լավացել է։ Կվերադառնա։
      Скажи ему, что место занято. | Tell him the place is taken. | Ասա նրան, որ տեղը զբաղված է։
      Не смотри вниз. — Я смотрю вверх. | Don’t look down. — I’m looking up. | Ներքև մի՛ նայիր։ — Ես վերև եմ նայում։
    `,
  },
  {
    slug: 'four-dances-before-dark',
    name: {
      rus: 'Четыре танца до темноты',
      eng: 'Four Dances Before Dark',
      hye: 'Չորս պար մինչև մութը',
    },
    short_description: {
      rus: 'Ток в парке дают на четыре танца. Она дежурит у рубильника, он играет в оркестре: не танцуют только они двое.',
      eng: 'The park has power for four dances a night. She minds the switch, he plays in the band; they are the only two who never dance.',
      hye: 'Այգում հոսանքը հերիքում է չորս պարի։ Աղջիկը հերթապահում է անջատիչի մոտ, տղան նվագախմբում է. միայն նրանք չեն պարում։',
    },
    summary: {
      rus: 'Посёлок при недостроенной гидростанции, лето, лампочки на проводах. Люся, электромонтёр третьего разряда, из своей будки видит всех: кто с кем, кто назло кому, кто зря. Тромбонист Алик с эстрады видит только будку. Когда станцию пускают и свет обещают до утра, оба понимают, что жили ради темноты: в ней кто-то должен был помогать сматывать провода.',
      eng: 'A settlement by an unfinished dam, summer, bulbs on wires. From her booth Lyusya, electrician third class, sees them all: who is with whom, who to spite whom, who in vain. From the bandstand Alik the trombonist sees only the booth. When the station starts up and light is promised until morning, they see that both had lived for the dark, when somebody had to help coil the wires.',
      hye: 'Ավան՝ կիսակառույց ջրակայանի մոտ, ամառ, լարերից կախված լամպեր։ Իր խցիկից երրորդ կարգի էլեկտրիկ Լյուսյան բոլորին տեսնում է՝ ով ում հետ է, ով ում հակառակ, ով իզուր։ Տրոմբոնահար Ալիկը բեմից տեսնում է միայն խցիկը։ Երբ կայանը գործարկում են և լույս խոստանում մինչև առավոտ, երկուսն էլ հասկանում են, որ ապրել են մթության համար, երբ մեկը պետք է օգներ լարերը հավաքելու։',
    },
    year: 1977,
    age: 0,
    genres: ['romance', 'music'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.7,
    cast: [
      directedBy('arkady-polozkov'),
      plays('daria-klyuchevaya', 'Люся', 'Lyusya', 'Լյուսյա'),
      plays('lev-granovich', 'тромбонист Алик', 'Alik the trombonist', 'տրոմբոնահար Ալիկ'),
      plays('mikhail-starozhilov', 'дирижёр Пал Палыч', 'Pal Palych the bandleader', 'նվագավար Պալ Պալիչ'),
    ],
    art: { style: 'forest', palette: { hues: [75, 190, 300], mood: 'dusk' }, motif: 'lantern' },
    mood: 'bright',
    lines: dialogue`
      Граждане, осталось три танца! | Citizens, three dances left! | Քաղաքացինե՛ր, երեք պար է մնացել։
      А вы что не танцуете? — Я свет. | Why don’t you dance? — I’m the light. | Դուք ինչո՞ւ չեք պարում։ — Ես լույսն եմ։
      А я тромбон. Нам обоим нельзя. | And I’m the trombone. Neither of us may. | Իսկ ես՝ տրոմբոնը։ Երկուսիս էլ չի կարելի։
      Алик, ты второй вечер дуешь не туда. | Alik, that’s two nights you’ve blown astray. | Ալի՛կ, երկու երեկո է՝ ուրիշ կողմ ես փչում։
      Он в будку играет, Пал Палыч. | He’s playing at the booth, Pal Palych. | Խցիկի համար է նվագում, Պալ Պալիչ։
      Последний. Белый. Потом темно. | Last one. Ladies’ choice. Then dark. | Վերջինը։ Աղջիկներն են հրավիրում։ Հետո՝ մութ։
      Кто-нибудь, подержите рубильник! | Somebody, hold the switch for me! | Մեկնումեկդ անջատիչը պահե՛ք։
      Не включайте пока. Мы считаем: раз, два… | Leave it off. We’re counting: one, two… | Դեռ մի՛ միացրեք։ Հաշվում ենք՝ մեկ, երկու…
    `,
  },
];
