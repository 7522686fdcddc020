import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const aListOfErrands: DemoShortSeries = {
  slug: 'a-list-of-errands',
  name: { rus: 'Список покупок', eng: 'The Shopping List', hye: 'Գնումների ցուցակ' },
  short_description: {
    rus: 'Археологи находят табличку, которую три тысячи лет никто не читал: «Лук. Ячмень. Не забудь кота».',
    eng: 'Archaeologists find a tablet unread for three thousand years: “Onions. Barley. Don’t forget the cat”.',
    hye: 'Հնագետները գտնում են երեք հազար տարի չկարդացված մի սալիկ. «Սոխ։ Գարի։ Կատվին չմոռանաս»։',
  },
  summary: {
    rus: 'Экспедиция кончается через пять дней, деньги кончились вчера. Вместо царской гробницы раскопали кладовку, вместо гимна — записку мужу. Профессор Мария в ярости, повар Яннис в восторге: он решает купить на нынешнем базаре всё, что там перечислено, и узнать, что у них было на ужин.',
    eng: 'The dig ends in five days, the money ended yesterday. Instead of a royal tomb they have found a larder, instead of a hymn a note to a husband. Professor Maria is furious, Yannis the cook delighted: he resolves to buy all that is on the list at today’s bazaar and to learn what they had for supper.',
    hye: 'Արշավախումբը հինգ օրից ավարտվում է, փողն ավարտվել է երեկ։ Արքայական դամբարանի փոխարեն պեղել են մառան, օրհներգի փոխարեն՝ երկտող ամուսնուն։ Պրոֆեսոր Մարիան կատաղած է, խոհարար Յանիսը՝ հիացած. որոշում է այսօրվա շուկայում գնել ցուցակի ամեն բան ու իմանալ, թե ինչ են ընթրել։',
  },
  year: 2023,
  age: 0,
  genres: ['comedy', 'history', 'family'],
  countries: ['GR', 'FR'],
  themes: ['series', 'education'],
  rating: 8.2,
  cast: [
    directedBy('clemence-dauvergne'),
    writtenBy('ignacio-baldovinos'),
    composedBy('nare-voskerchyan'),
    plays('stelios-amorgianos', 'Яннис', 'Yannis', 'Յանիս'),
    plays('ines-valadares', 'профессор Мария', 'Professor Maria', 'պրոֆեսոր Մարիա'),
  ],
  art: { style: 'desert', palette: { hues: [30, 95, 250], mood: 'bright' }, motif: 'temple' },
  mood: 'bright',
  episodes: [
    {
      slug: 'a-list-of-errands-s1e1',
      name: { rus: 'Лук', eng: 'Onions', hye: 'Սոխ' },
      short_description: {
        rus: 'Профессор читает первую строку торжественно, вторую потише, третью — повару на ухо.',
        eng: 'The professor reads the first line solemnly, the second lower, the third in the cook’s ear.',
        hye: 'Պրոֆեսորն առաջին տողը կարդում է հանդիսավոր, երկրորդը՝ ցածր, երրորդը՝ խոհարարի ականջին։',
      },
      seconds: 80,
      lines: dialogue`
        «О великий…» Нет. «Лук, две связки». | “O great…” No. “Onions, two strings”. | «Ո՜վ մեծ…» Չէ։ «Սոխ՝ երկու կապ»։
        Это гимн? — Это ужин, профессор. | A hymn? — It’s supper, Professor. | Օրհնե՞րգ է։ — Ընթրիք է, պրոֆեսոր։
        Тридцать лет я ждала царя! | Thirty years I’ve waited for a king! | Երեսուն տարի արքայի էի սպասում։
        А пришла хозяйка. Тоже важная. | And a housewife came. She matters too. | Իսկ եկավ տանտիրուհին։ Նա էլ է կարևոր։
        Две связки — это на семерых. | Two strings: that’s supper for seven. | Երկու կապը յոթ հոգու համար է։
      `,
    },
    {
      slug: 'a-list-of-errands-s1e2',
      name: { rus: 'Ячмень', eng: 'Barley', hye: 'Գարի' },
      short_description: {
        rus: 'Базар тот же, мера та же, и торговец обвешивает ровно так, как жалуется табличка.',
        eng: 'Same bazaar, same measure, and the seller gives short weight just as the tablet complains.',
        hye: 'Շուկան նույնն է, չափը նույնը, և վաճառականը պակաս է կշռում հենց այնպես, ինչպես սալիկն է գանգատվում։',
      },
      seconds: 80,
      lines: dialogue`
        «У кривого не бери: обвешивает». | “Not from One-Eye: he cheats.” | «Միականուց չվերցնես. խաբում է»։
        Сколько лет вашей лавке? — Всегда. | How old is your stall? — Always was. | Ձեր կրպակը քանի՞ տարեկան է։ — Միշտ։
        Тут на горсть меньше. — Традиция. | A handful short. — It’s tradition. | Մի բուռ պակաս է։ — Ավանդույթ է։
        Профессор! Научное подтверждение! | Professor! Scientific confirmation! | Պրոֆեսո՛ր։ Գիտական հաստատո՜ւմ։
        Пусть доложит горсть. За Бронзовый век. | He owes a handful. For the Bronze Age. | Թող մի բուռ ավելացնի։ Բրոնզե դարի համար։
      `,
    },
    {
      slug: 'a-list-of-errands-s1e3',
      name: { rus: 'То, что для мамы', eng: 'What Mother Needs', hye: 'Այն, ինչ մորս համար է' },
      short_description: {
        rus: 'Одна строка стёрта. Мария ночь напролёт ищет слово и звонит своей маме, впервые за год.',
        eng: 'One line is worn away. Maria hunts for the word all night and rings her own mother, after a year.',
        hye: 'Մեկ տողը ջնջված է։ Մարիան ողջ գիշեր բառն է փնտրում և զանգում մորը՝ տարվա մեջ առաջին անգամ։',
      },
      seconds: 100,
      lines: dialogue`
        «И для мамы возьми…» Дальше скол. | “And for Mother buy…” Then a chip. | «Ու մորս համար վերցրու…» Հետո կոտրված է։
        Что покупают маме? — Смотря какой. | What do you buy a mother? — Whose? | Մորն ի՞նչ են գնում։ — Նայած ում։
        Мам? Что тебе привезти? — Ты ешь? | Mum? What shall I bring? — Do you eat? | Մամ, ի՞նչ բերեմ։ — Ուտո՞ւմ ես։
        Мёд! Она сказала: «Мёд, как всегда». | Honey! She said “Honey, as always”. | Մե՛ղր։ Ասաց՝ «մեղր, ինչպես միշտ»։
        Вот и хвостик знака. Мёд. | There’s the tail of the sign. Honey. | Ահա և նշանի պոչիկը։ Մեղր։
      `,
    },
    {
      slug: 'a-list-of-errands-s1e4',
      name: { rus: 'Не забудь кота', eng: 'Don’t Forget the Cat', hye: 'Կատվին չմոռանաս' },
      short_description: {
        rus: 'Купить кота или покормить кота? На раскоп приходит рыжий и разрешает спор.',
        eng: 'Buy a cat or feed the cat? A ginger one walks onto the dig and settles it.',
        hye: 'Կատու գնե՞լ, թե՞ կատվին կերակրել։ Պեղավայր է գալիս մի շեկ կատու ու լուծում վեճը։',
      },
      seconds: 80,
      lines: dialogue`
        «Кот» в винительном. Купить! | “Cat” as an object. Buy one! | «Կատուն» հայցականով է։ Գնե՛լ։
        Или накормить. Глагол один. | Or feed one. It’s the same verb. | Կամ կերակրել։ Բայը նույնն է։
        Спросим специалиста. Кис-кис. | Let’s ask an expert. Puss, puss. | Մասնագետին հարցնենք։ Փիսո՜, փիսո՜։
        Он сел на табличку. — Подпись! | He sat on the tablet. — A signature! | Սալիկի վրա նստեց։ — Ստորագրությո՛ւն։
        Смотрите: на глине старый след лапы. | Look: an old paw print in the clay. | Նայե՛ք. կավին թաթի հին հետք կա։
      `,
    },
    {
      slug: 'a-list-of-errands-s1e5',
      name: { rus: 'Ужин на семерых', eng: 'Supper for Seven', hye: 'Ընթրիք յոթ հոգու համար' },
      short_description: {
        rus: 'Экспедиция закрыта, котёл полон. На обороте таблички обнаруживается ещё одна строка.',
        eng: 'The dig is closed, the pot is full. On the tablet’s back they find one more line.',
        hye: 'Արշավախումբը փակված է, կաթսան՝ լի։ Սալիկի հետևում ևս մեկ տող է հայտնվում։',
      },
      seconds: 110,
      lines: dialogue`
        Три тысячи лет не подавали. Пробуйте. | Unserved for three thousand years. Taste. | Երեք հազար տարի չեն մատուցել։ Փորձե՛ք։
        Как бабушкина. — Чья? — Всех. | Like Grandma’s. — Whose? — Everyone’s. | Տատիկի պես է։ — Ո՞ւմ։ — Բոլորի։
        На обороте! Он ответил ей! | On the back! He wrote a reply! | Հակառակ կողմո՛ւմ։ Պատասխանել է նրան։
        «Купил всё. Иду. Ставь воду». | “Got it all. Coming. Put the water on.” | «Ամեն ինչ առա։ Գալիս եմ։ Ջուրը դիր»։
        Вот вам и гимн, профессор. | There’s your hymn, Professor. | Ահա և ձեր օրհներգը, պրոֆեսոր։
      `,
    },
  ],
};
