import { composedBy, directedBy, voices, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const smallHeroFilms: readonly DemoFilm[] = [
  {
    slug: 'the-mitten-looks-for-its-pair',
    name: {
      rus: 'Варежка ищет пару',
      eng: 'The Mitten Looks for Its Pair',
      hye: 'Ձեռնոցը զույգ է փնտրում',
    },
    short_description: {
      rus: 'Левая варежка выпала в трамвае и едет через весь город за правой, знакомясь по дороге со всеми потерянными вещами.',
      eng: 'A left mitten, dropped on a tram, crosses the whole city after the right one and gets to know everything that was ever lost.',
      hye: 'Ձախ ձեռնոցն ընկել է տրամվայում և ողջ քաղաքով գնում է աջի հետևից՝ ճամփին ծանոթանալով բոլոր կորած իրերի հետ։',
    },
    summary: {
      rus: 'В бюро находок ей предлагают женихов: бывалый шарф, носок с характером, шахматный король без доски. Но Варежка помнит резинку, на которой они с сестрой катались сквозь рукава, и знает: их девочка сейчас греет одну руку в кармане. Мультфильм для тех, кто хоть раз возвращался на остановку.',
      eng: 'At the lost-property office she is offered suitors: a scarf of the world, a sock with a temper, a chess king without a board. But Mitten remembers the elastic on which she and her sister rode through the sleeves, and knows that at this moment their girl has one hand in her pocket. A film for anyone who ever went back to the tram stop.',
      hye: 'Կորած իրերի գրասենյակում նրան փեսացուներ են առաջարկում՝ աշխարհ տեսած շարֆ, բնավորությամբ գուլպա, առանց տախտակի մնացած շախմատի արքա։ Բայց Ձեռնոցը հիշում է այն ռետինը, որով քրոջ հետ սահում էին թևքերի միջով, և գիտի, որ իրենց աղջկա մի ձեռքը հիմա գրպանում է տաքանում։ Մուլտֆիլմ նրանց համար, ովքեր գոնե մեկ անգամ վերադարձել են կանգառ։',
    },
    year: 2021,
    age: 0,
    genres: ['animation', 'family'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 8.0,
    cast: [
      directedBy('polina-listvina'),
      writtenBy('taisia-mirskaya'),
      voices('vera-lugovskikh', 'Варежка', 'Mitten', 'Ձեռնոց'),
      voices('timur-akberdin', 'Носок', 'Sock', 'Գուլպա'),
      voices('evdokia-malinkina', 'Маруся', 'Marusya', 'Մարուսյա'),
    ],
    art: { style: 'city', palette: { hues: [15, 215, 330], mood: 'bright' }, motif: 'snow' },
    mood: 'bright',
    lines: dialogue`
      Осторожно! Я ещё тёплая! | Careful! I’m still warm! | Զգո՛ւյշ, ես դեռ տաք եմ։
      Распишитесь: варежка, одна, левая. | Sign here: mitten, one, left. | Ստորագրեք՝ ձեռնոց, մեկ հատ, ձախ։
      Выходите за меня. Я чистая шерсть. | Marry me. I am pure wool. | Ամուսնացեք ինձ հետ։ Մաքուր բուրդ եմ։
      Спасибо. Вы для меня длинноваты. | Thank you. You’re a bit long for me. | Շնորհակալ եմ։ Ինձ համար մի քիչ երկար եք։
      Носок, где трамваи ложатся спать? | Sock, where do trams go to sleep? | Գո՛ւլպա, որտե՞ղ են քնում տրամվայները։
      Прыгай! Я всё равно дырявый! | Jump! I’ve a hole in me anyway! | Թռի՛ր։ Մեկ է՝ ես ծակ եմ։
      Маруся! Я здесь! На заборе! | Marusya! I’m here! On the fence! | Մարո՛ւսյա, այստե՛ղ եմ։ Ցանկապատի վրա՛։
      Мам, она сама нашлась. И подросла. | Mum, it found itself. And it’s grown. | Մա՛մ, ինքն իրեն գտնվեց։ Ու մեծացել է։
    `,
  },
  {
    slug: 'a-speck-in-the-planetarium',
    name: {
      rus: 'Пылинка в планетарии',
      eng: 'A Speck in the Planetarium',
      hye: 'Փոշեհատիկն ու աստղերը',
    },
    original_name: 'Փոշեհատիկն ու աստղերը',
    short_description: {
      rus: 'Пылинка садится на линзу проектора в планетарии и наутро узнаёт из газет, что она новая звезда.',
      eng: 'A speck of dust settles on a planetarium’s lens and in the morning learns from the papers that it is a new star.',
      hye: 'Փոշեհատիկը նստում է պլանետարիումի ոսպնյակին և առավոտյան թերթերից իմանում, որ ինքը նոր աստղ է։',
    },
    summary: {
      rus: 'Её наносят на карты, ей посвящают стихи, к ней снаряжают экспедицию. Только уборщица Нушик со своей тряпкой знает правду и каждый вечер почему-то протирает вокруг. Маленькая история о славе: двенадцать минут в луче света, четыре академика и кот, который любит чихать.',
      eng: 'It is put on maps, poems are written to it, an expedition makes ready. Only Nushik the cleaner knows the truth, and every evening, for some reason, she dusts around it. A small story about fame, with twelve minutes in a beam of light, four academicians and a cat that loves to sneeze.',
      hye: 'Նրան քարտեզի վրա են դնում, բանաստեղծություններ նվիրում, դեպի նա արշավախումբ պատրաստում։ Միայն հավաքարար Նուշիկը գիտի ճշմարտությունը և ամեն երեկո, չգիտես ինչու, միայն շուրջն է մաքրում։ Փոքրիկ պատմություն փառքի մասին՝ տասներկու րոպե լույսի շողի մեջ, չորս ակադեմիկոս և մի կատու, որը փռշտալ է սիրում։',
    },
    year: 2022,
    age: 0,
    genres: ['animation', 'comedy', 'family'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 8.3,
    cast: [
      directedBy('aram-tsaghkunyan'),
      composedBy('nare-voskerchyan'),
      voices('nairi-manushyan', 'Пылинка', 'Speck', 'Փոշեհատիկ'),
      voices('ashkhen-vardablur', 'уборщица Нушик', 'Nushik the cleaner', 'հավաքարար Նուշիկ'),
      voices('levon-chakhalyan', 'академик Парсек', 'Academician Parsec', 'ակադեմիկոս Պարսեկ'),
    ],
    art: { style: 'planet', palette: { hues: [85, 300, 200], mood: 'dark' }, motif: 'telescope' },
    mood: 'calm',
    lines: dialogue`
      Апчхи! — Не дышите, тут Галактика! | Achoo! — Don’t breathe, that’s the Galaxy! | Ափչի՛։ — Մի՛ շնչեք, սա Գալակտիկան է։
      Коллеги, вчера её здесь не было! | Colleagues, it wasn’t there yesterday! | Գործընկերնե՛ր, երեկ նա այստեղ չկար։
      Простите, я просто присела отдохнуть. | Sorry, I only sat down for a rest. | Ներողություն, ես հանգստանալու նստեցի։
      До неё четыреста лет пути. — Полметра. | It’s four light centuries off. — Half a metre. | Մինչև նա չորս հարյուր տարի է։ — Կես մետր։
      Почему вы меня не стираете? | Why don’t you wipe me off? | Ինչո՞ւ ինձ չեք սրբում։
      А кому ты мешаешь светить? | And whose light are you in? | Իսկ ո՞ւմ լույսին ես խանգարում։
      Кот! Только не этот кот! | The cat! Not that cat! | Կատո՛ւն։ Միայն ոչ ա՛յդ կատուն։
      Смотрите, падает! Загадывайте! | Look, it’s falling! Make a wish! | Նայե՛ք, ընկնում է։ Երազանք պահե՛ք։
    `,
  },
  {
    slug: 'the-whale-in-pool-three',
    name: {
      rus: 'Кит в третьем бассейне',
      eng: 'The Whale in Pool Three',
      hye: 'Կետը երրորդ լողավազանում',
    },
    short_description: {
      rus: 'В городском бассейне поселился маленький кит. Знают об этом двое: мальчик, который боится воды, и вахтёрша.',
      eng: 'A small whale has moved into the city baths. Two people know of it: a boy who is afraid of water, and the caretaker.',
      hye: 'Քաղաքի լողավազանում մի փոքրիկ կետ է հաստատվել։ Դա գիտեն երկուսը՝ ջրից վախեցող տղան և պահակ մորաքույրը։',
    },
    summary: {
      rus: 'Кит Миша заблудился в трубах, притворяется надувным и поёт басом во время аквааэробики. Петя ходит на плавание постоять у бортика, зато лучше всех задерживает дыхание, когда страшно. До санитарного дня надо успеть две вещи: научить кита быть маленьким, а мальчика — большим.',
      eng: 'Misha the whale took a wrong turn in the pipes; he pretends to be inflatable and sings bass during aqua aerobics. Petya comes to swimming to stand at the edge, but nobody holds his breath so long when scared. Before cleaning day there are two things to manage: to teach a whale to be small, and a boy to be big.',
      hye: 'Կետ Միշան մոլորվել է խողովակներում, ձևացնում է, թե փչովի է, և բասով երգում ջրային աերոբիկայի ժամին։ Պետյան լողի է գալիս եզրին կանգնելու, բայց վախենալիս բոլորից երկար է շունչը պահում։ Մինչև սանիտարական օրը երկու բան պետք է հասցնել՝ կետին սովորեցնել փոքր լինել, իսկ տղային՝ մեծ։',
    },
    year: 2023,
    age: 0,
    genres: ['animation', 'family', 'comedy'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 7.8,
    cast: [
      directedBy('polina-listvina'),
      voices('prokhor-zvonaryov', 'кит Миша', 'Misha the whale', 'կետ Միշա'),
      voices('nairi-manushyan', 'Петя', 'Petya', 'Պետյա'),
      voices('daria-klyuchevaya', 'вахтёрша Раиса', 'Raisa the caretaker', 'պահակ Ռաիսա'),
    ],
    art: { style: 'waves', palette: { hues: [175, 195, 30], mood: 'bright' }, motif: 'whale' },
    mood: 'bright',
    lines: dialogue`
      Миша, ты надувной. Запомни: надувной. | Misha, you’re inflatable. Remember that. | Միշա, դու փչովի ես։ Հիշի՛ր՝ փչովի։
      А почему он моргает? — Дорогой потому что. | Why does it blink? — It was an expensive one. | Իսկ ինչո՞ւ է թարթում։ — Թանկանոց է։
      Без сменной обуви не пущу. И кита тоже. | No indoor shoes, no entry. Whales, too. | Առանց փոխնակի կոշիկի չեմ թողնի։ Կետին էլ։
      Петя, на тумбочку! — Я тут постою. | Petya, on the block! — I’ll stand here. | Պետյա՛, ելահարթակ։ — Ես այստեղ կկանգնեմ։
      Я тоже боялся океана. Он большой. | I feared the ocean, too. It’s big. | Ես էլ օվկիանոսից էի վախենում։ Մեծ է։
      А потом? — Вдохнул и вошёл. | And then? — I breathed in and went in. | Իսկ հետո՞։ — Շունչ քաշեցի ու մտա։
      Завтра спустят воду. Поплыли. Вместе. | They drain it tomorrow. Let’s swim. Together. | Վաղը ջուրը կդատարկեն։ Լողա՛նք։ Միասին։
      Держусь за плавник. Не отпускай. | I’ve got your fin. Don’t let go. | Լողակդ բռնել եմ։ Բաց չթողնե՛ս։
    `,
  },
];
