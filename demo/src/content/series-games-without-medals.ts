import { composedBy, directedBy, hostedBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const gamesWithoutMedals: DemoSeries = {
  slug: 'games-without-medals',
  name: { rus: 'Игры без медалей', eng: 'Games without Medals', hye: 'Խաղեր առանց մեդալի' },
  short_description: {
    rus: 'Комментатор объезжает чемпионаты, о которых не пишут: бег с плугом, метание сыра, борьба под дудук.',
    eng: 'A commentator tours the championships no one reports: plough racing, cheese rolling, wrestling to a duduk.',
    hye: 'Մեկնաբանը շրջում է մրցումներում, որոնց մասին չեն գրում՝ գութանավազք, պանրի գլորում, կոխ դուդուկի տակ։',
  },
  summary: {
    rus: 'Двадцать лет Томаш Вечиньский кричал в микрофон на больших стадионах, пока не сорвал голос и не заскучал. Теперь он ездит туда, где трибуна — это забор, судья — чей-то дедушка, а приз съедают вместе с соперником. В каждой серии он учит правила, проигрывает сам и комментирует это шёпотом.',
    eng: 'For twenty years Tomasz Wieczyński shouted into microphones at great stadiums, until he lost his voice and grew bored. Now he goes where the grandstand is a fence, the referee somebody’s grandfather, and the prize is eaten with the loser. In each episode he learns the rules, loses in person and commentates on it in a whisper.',
    hye: 'Քսան տարի Տոմաշ Վեչինսկին մեծ մարզադաշտերում գոռում էր խոսափողի մեջ, մինչև ձայնը կտրվեց ու ձանձրացավ։ Հիմա գնում է այնտեղ, որտեղ տրիբունան ցանկապատ է, մրցավարը՝ մեկի պապիկը, իսկ մրցանակն ուտում են պարտվողի հետ։ Ամեն սերիայում սովորում է կանոնները, անձամբ պարտվում և շշուկով մեկնաբանում դա։',
  },
  year: 2021,
  age: 0,
  genres: ['sport', 'documentary', 'comedy'],
  countries: ['PL', 'AM'],
  themes: ['series', 'sport', 'education'],
  rating: 8.1,
  cast: [directedBy('matteo-corvellini'), composedBy('garo-santuryan'), hostedBy('tomasz-wieczynski')],
  art: { style: 'ridge', palette: { hues: [105, 155, 355], mood: 'bright' } },
  mood: 'bright',
  lines: dialogue`
    Добрый день. Мы на крыше сарая. | Good afternoon from the roof of a barn. | Բարի օր։ Մենք գոմի տանիքին ենք։
    Судья спит, матч продолжается. | The referee is asleep, the match goes on. | Մրցավարը քնած է, խաղը շարունակվում է։
    По правилам сыр всегда впереди. | By the rules the cheese is always ahead. | Կանոններով պանիրը միշտ առջևում է։
    Сколько длится тайм? — До дойки. | How long is a half? — Until milking. | Ինչքա՞ն է խաղակեսը։ — Մինչև կիթ։
    Я упал. Это, кажется, три очка. | I’ve fallen. Three points, I believe. | Ընկա։ Կարծեմ երեք միավոր է։
    Кто ведёт? — Все ведут, гость платит. | Who leads? — All do; the guest pays. | Ո՞վ է առջևում։ — Բոլորս, հյուրն է վճարում։
    Борются молча: поёт только дудук. | They wrestle in silence: only the duduk sings. | Լուռ են կոխում. միայն դուդուկն է երգում։
    Победила дружба. Со счётом два — один. | Friendship won. Two to one. | Հաղթեց բարեկամությունը՝ երկու-մեկ։
  `,
  seasons: [
    {
      slug: 'games-without-medals-season-1',
      year: 2021,
      short_description: {
        rus: 'Четыре деревни, четыре чемпионата и один очень уставший комментатор.',
        eng: 'Four villages, four championships and one very tired commentator.',
        hye: 'Չորս գյուղ, չորս առաջնություն և մեկ շատ հոգնած մեկնաբան։',
      },
      episodes: [
        {
          slug: 'games-without-medals-s1e1',
          name: { rus: 'За сыром под гору', eng: 'Downhill after a Cheese', hye: 'Պանրի ետևից՝ սարն ի վար' },
          short_description: {
            rus: 'Круг сыра катят с холма, за ним бегут сорок человек. Догнать нельзя, не бежать обидно.',
            eng: 'A cheese is rolled downhill and forty people run after it. It cannot be caught; not to run is worse.',
            hye: 'Պանրի գլուխը գլորում են բլրից, ետևից քառասուն հոգի է վազում։ Հասնել չի լինի, չվազելն էլ ամոթ է։',
          },
        },
        {
          slug: 'games-without-medals-s1e2',
          name: { rus: 'Кох', eng: 'Kokh', hye: 'Կոխ' },
          short_description: {
            rus: 'Армянская борьба начинается с танца. Томаш вызывает чемпиона и узнаёт, что танец был главной частью.',
            eng: 'Armenian wrestling opens with a dance. Tomasz challenges the champion and learns that the dance was the point.',
            hye: 'Հայկական կոխը պարով է սկսվում։ Տոմաշը մարտահրավեր է նետում չեմպիոնին և իմանում, որ գլխավորը պարն էր։',
          },
        },
        {
          slug: 'games-without-medals-s1e3',
          name: { rus: 'Городки на льду', eng: 'Skittles on Ice', hye: 'Խաղ սառույցի վրա' },
          short_description: {
            rus: 'Река встала, бита примёрзла к рукавице, и два посёлка решают, чья в этом году баня.',
            eng: 'The river is frozen, the bat stuck to the mitten, and two settlements play for this year’s bathhouse.',
            hye: 'Գետը սառել է, մահակը կպել է ձեռնոցին, և երկու ավան որոշում են, թե այս տարի բաղնիքն ումն է։',
          },
        },
        {
          slug: 'games-without-medals-s1e4',
          name: { rus: 'Чемпионат по тишине', eng: 'The Silence Championship', hye: 'Լռության առաջնություն' },
          short_description: {
            rus: 'Финны сидят молча, кто дольше. Комментатору запрещено комментировать, и это его лучший репортаж.',
            eng: 'Finns sit in silence, the longest wins. The commentator may not comment, and it is his finest report.',
            hye: 'Ֆինները լուռ նստում են՝ ով երկար։ Մեկնաբանին արգելված է մեկնաբանել, և դա նրա լավագույն հաղորդումն է։',
          },
        },
      ],
    },
    {
      slug: 'games-without-medals-season-2',
      year: 2023,
      short_description: {
        rus: 'Томаша приглашают судить, и он узнаёт, почему все судьи — дедушки.',
        eng: 'Tomasz is asked to referee and finds out why all the referees are grandfathers.',
        hye: 'Տոմաշին մրցավար են հրավիրում, և նա իմանում է, թե ինչու են բոլոր մրցավարները պապիկներ։',
      },
      episodes: [
        {
          slug: 'games-without-medals-s2e1',
          name: { rus: 'Мяч на две деревни', eng: 'A Ball for Two Villages', hye: 'Մեկ գնդակ երկու գյուղի' },
          short_description: {
            rus: 'Поле шириной в долину, число игроков не ограничено, и мяч весит как поросёнок. Потому что набит землёй.',
            eng: 'The pitch is as wide as the valley, the sides unlimited, the ball as heavy as a piglet: it is full of earth.',
            hye: 'Խաղադաշտը ձորի լայնքով է, խաղացողներն անսահման, իսկ գնդակը խոճկորի քաշ ունի, որովհետև հողով լի է։',
          },
        },
        {
          slug: 'games-without-medals-s2e2',
          name: { rus: 'Гонки на ваннах', eng: 'The Bathtub Race', hye: 'Լողարանների մրցարշավ' },
          short_description: {
            rus: 'Тонуть по регламенту можно дважды. Мэр города тонет в третий раз и подаёт протест.',
            eng: 'The rules allow sinking twice. The mayor sinks a third time and lodges a protest.',
            hye: 'Կանոնակարգով սուզվել կարելի է երկու անգամ։ Քաղաքապետը սուզվում է երրորդ անգամ և բողոքարկում։',
          },
        },
        {
          slug: 'games-without-medals-s2e3',
          name: { rus: 'Стрельба по тыкве', eng: 'Shooting at the Gourd', hye: 'Նետաձգություն դդումին' },
          short_description: {
            rus: 'Мишень на шесте, лошадь на рыси, лучнице семьдесят два. Вторая попытка ей не нужна.',
            eng: 'A target on a pole, a horse at the trot, an archer of seventy-two. She needs no second try.',
            hye: 'Թիրախը ձողին է, ձին՝ վարգով, նետաձիգը յոթանասուներկու տարեկան է։ Երկրորդ փորձը նրան պետք չէ։',
          },
        },
        {
          slug: 'games-without-medals-s2e4',
          name: { rus: 'Двор на двор', eng: 'Yard against Yard', hye: 'Բակն ընդդեմ բակի' },
          short_description: {
            rus: 'Томаш возвращается туда, где вырос. Лапта, сумерки, сорок лет спустя — и всё ещё чья-то мама зовёт ужинать.',
            eng: 'Tomasz goes home. The same ball game, the same dusk, forty years on, and still someone’s mother calls from a window.',
            hye: 'Տոմաշը վերադառնում է իր բակը։ Նույն գնդակը, նույն մթնշաղը, քառասուն տարի անց, և էլի մեկի մայրը կանչում է ընթրիքի։',
          },
        },
      ],
    },
  ],
};
