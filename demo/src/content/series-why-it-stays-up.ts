import { composedBy, directedBy, hostedBy, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const whyItStaysUp: DemoSeries = {
  slug: 'why-it-stays-up',
  name: { rus: 'Почему не падает', eng: 'Why It Stays Up', hye: 'Ինչու չի փլվում' },
  short_description: {
    rus: 'Мост, купол, велосипед и свадебный торт держатся на одной и той же хитрости. Тимур Акбердин показывает, на какой.',
    eng: 'A bridge, a dome, a bicycle and a wedding cake all rest on the same trick. Timur Akberdin shows you which.',
    hye: 'Կամուրջը, գմբեթը, հեծանիվն ու հարսանեկան տորթը նույն հնարքով են կանգնում։ Թիմուր Աքբերդինը ցույց է տալիս՝ որ։',
  },
  summary: {
    rus: 'Актёр с дипломом архитектора двадцать лет ждал случая рассказать, как всё устроено. В каждой серии он строит нечто невозможное из того, что есть под рукой, — арку из хлеба, мост из газет, башню из тишины, — грузит, пока не рухнет, и по обломкам объясняет, почему стоит то, в чём мы живём. Ломать дома разрешается.',
    eng: 'An actor with an architect’s diploma has waited twenty years to tell how things hold together. In each episode he builds something impossible out of what is at hand, an arch of bread, a bridge of newspaper, a tower of silence, loads it till it falls and from the rubble explains why the things we live in stand. Breaking things at home is allowed.',
    hye: 'Ճարտարապետի դիպլոմով դերասանը քսան տարի սպասել է, որ պատմի, թե ինչն ինչպես է կառուցված։ Ամեն սերիայում ձեռքի տակ եղածից անհնարին մի բան է կառուցում՝ հացից կամար, թերթից կամուրջ, լռությունից աշտարակ, ծանրաբեռնում է, մինչև փլվի, և բեկորներով բացատրում, թե ինչու է կանգուն այն, ինչում ապրում ենք։ Տանը ջարդել թույլատրվում է։',
  },
  year: 2022,
  age: 6,
  genres: ['educational', 'documentary'],
  countries: ['RU'],
  themes: ['series', 'education'],
  rating: 8.3,
  cast: [
    directedBy('matteo-corvellini'),
    writtenBy('taisia-mirskaya'),
    composedBy('garo-santuryan'),
    hostedBy('timur-akberdin'),
  ],
  art: { style: 'geometry', palette: { hues: [60, 215, 15], mood: 'bright' } },
  mood: 'bright',
  lines: dialogue`
    Перед вами арка. Из батонов. | Before you is an arch. Of loaves. | Ձեր առջև կամար է։ Բատոններից։
    Сейчас я на неё встану. | Now I’m going to stand on it. | Հիմա վրան եմ կանգնելու։
    Стоит! Потому что ей некуда падать. | It holds! It has nowhere to fall. | Կանգնե՛ց։ Որովհետև ընկնելու տեղ չունի։
    Треугольник не предаст. Проверено. | A triangle won’t betray you. Tested. | Եռանկյունը չի դավաճանի։ Ստուգված է։
    Ещё кирпич. Ещё. Слышите скрип? | One more brick. One more. Hear it creak? | Էլի մի աղյուս։ Էլի։ Ճռռոցը լսո՞ւմ եք։
    Вот он, самый полезный звук на свете. | That’s the most useful sound on earth. | Ահա աշխարհի ամենաօգտակար ձայնը։
    Не упало. Обидно. Добавим слона. | It didn’t fall. Pity. Add an elephant. | Չփլվեց։ Ափսոս։ Փիղ ավելացնենք։
    А теперь подметём и поймём. | Now let’s sweep up and understand. | Իսկ հիմա ավլենք ու հասկանանք։
  `,
  seasons: [
    {
      slug: 'why-it-stays-up-season-1',
      year: 2022,
      short_description: {
        rus: 'Стоим на месте: арка, купол, башня и то, что под ними.',
        eng: 'Standing still: the arch, the dome, the tower and what lies under them.',
        hye: 'Տեղում կանգնած՝ կամար, գմբեթ, աշտարակ և այն, ինչ դրանց տակ է։',
      },
      episodes: [
        {
          slug: 'why-it-stays-up-s1e1',
          name: { rus: 'Арка из батонов', eng: 'An Arch of Loaves', hye: 'Կամար բատոններից' },
          short_description: {
            rus: 'Как сделать так, чтобы груз держал сам себя, и сколько булочек выдержит ведущего.',
            eng: 'How to make a load carry itself, and how many loaves it takes to bear a presenter.',
            hye: 'Ինչպես անել, որ բեռն ինքն իրեն պահի, և քանի բատոնը կդիմանա հաղորդավարին։',
          },
        },
        {
          slug: 'why-it-stays-up-s1e2',
          name: { rus: 'Купол в раковине', eng: 'A Dome in the Sink', hye: 'Գմբեթ լվացարանում' },
          short_description: {
            rus: 'Яйцо, мыльный пузырь и собор: почему тонкое иногда крепче толстого.',
            eng: 'An egg, a soap bubble and a cathedral: why thin can be stronger than thick.',
            hye: 'Ձու, օճառի պղպջակ և տաճար. ինչու է բարակը երբեմն հաստից ամուր։',
          },
        },
        {
          slug: 'why-it-stays-up-s1e3',
          name: { rus: 'Наклонное', eng: 'Leaning', hye: 'Թեքվածը' },
          short_description: {
            rus: 'Инженеры двести лет спасали башню от падения и один раз едва не выпрямили.',
            eng: 'For two hundred years engineers kept a tower from falling, and once they nearly straightened it.',
            hye: 'Ինժեներները երկու հարյուր տարի փրկում էին աշտարակը, իսկ մի անգամ քիչ մնաց՝ ուղղեին։',
          },
        },
        {
          slug: 'why-it-stays-up-s1e4',
          name: { rus: 'То, чего не видно', eng: 'What You Don’t See', hye: 'Այն, ինչ չի երևում' },
          short_description: {
            rus: 'Фундамент как характер: о нём вспоминают, когда трещит. Экскурсия под дом, который стоит на соли.',
            eng: 'Foundations are like character: noticed when they crack. A tour under a house that stands on salt.',
            hye: 'Հիմքը բնավորության պես է՝ հիշում են, երբ ճաքում է։ Շրջայց աղի վրա կանգնած տան տակ։',
          },
        },
      ],
    },
    {
      slug: 'why-it-stays-up-season-2',
      year: 2024,
      short_description: {
        rus: 'Держимся в движении: что едет, качается, летит и всё-таки не падает.',
        eng: 'Steady on the move: what rolls, sways and flies, and still does not fall.',
        hye: 'Կանգուն շարժման մեջ՝ ինչն է գլորվում, օրորվում, թռչում և այնուամենայնիվ չի ընկնում։',
      },
      episodes: [
        {
          slug: 'why-it-stays-up-s2e1',
          name: {
            rus: 'Велосипед без велосипедиста',
            eng: 'A Bicycle without a Rider',
            hye: 'Հեծանիվ առանց հեծանվորդի',
          },
          short_description: {
            rus: 'Пустой велосипед катится сам, и три профессора не могут договориться почему.',
            eng: 'An empty bicycle rolls along alone, and three professors cannot agree why.',
            hye: 'Դատարկ հեծանիվն ինքնուրույն գնում է, և երեք պրոֆեսոր չեն համաձայնվում՝ ինչու։',
          },
        },
        {
          slug: 'why-it-stays-up-s2e2',
          name: { rus: 'Мост, который танцует', eng: 'The Dancing Bridge', hye: 'Պարող կամուրջը' },
          short_description: {
            rus: 'Двести прохожих, не сговариваясь, идут в ногу, и мост отвечает им взаимностью.',
            eng: 'Two hundred passers-by fall into step without a word, and the bridge returns the feeling.',
            hye: 'Երկու հարյուր անցորդ առանց պայմանավորվելու նույն քայլով է գնում, և կամուրջը փոխադարձում է։',
          },
        },
        {
          slug: 'why-it-stays-up-s2e3',
          name: {
            rus: 'Небоскрёб с маятником',
            eng: 'A Skyscraper with a Pendulum',
            hye: 'Ճոճանակով երկնաքերը',
          },
          short_description: {
            rus: 'Под крышей башни висит шар в шестьсот тонн, чтобы у жильцов не расплёскивался чай.',
            eng: 'Under a tower’s roof hangs a six-hundred-ton ball, so that the tenants’ tea won’t spill.',
            hye: 'Աշտարակի տանիքի տակ վեց հարյուր տոննանոց գունդ է կախված, որ բնակիչների թեյը չթափվի։',
          },
        },
        {
          slug: 'why-it-stays-up-s2e4',
          name: { rus: 'Торт на пять ярусов', eng: 'A Cake of Five Tiers', hye: 'Հինգ հարկանի տորթ' },
          short_description: {
            rus: 'Выпускной экзамен: довезти свадебный торт по горной дороге, пользуясь только физикой.',
            eng: 'The final exam: drive a wedding cake along a mountain road with nothing but physics.',
            hye: 'Ավարտական քննություն՝ հարսանեկան տորթը լեռնային ճանապարհով տանել միայն ֆիզիկայի օգնությամբ։',
          },
        },
      ],
    },
  ],
};
