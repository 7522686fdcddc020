import { composedBy, directedBy, hostedBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theLastWhoKnowHow: DemoSeries = {
  slug: 'the-last-who-know-how',
  name: { rus: 'Последний, кто умеет', eng: 'The Last Who Know How', hye: 'Վերջինը, ով գիտի' },
  short_description: {
    rus: 'Киномеханик, плотогон, смотритель маяка: восемь человек, с которыми уйдёт целое ремесло, если не спросить сегодня.',
    eng: 'A projectionist, a raftsman, a lighthouse keeper: eight people with whom a craft will go, unless someone asks today.',
    hye: 'Կինոմեխանիկ, լաստավար, փարոսապահ. ութ մարդ, ում հետ մի ամբողջ արհեստ կգնա, եթե այսօր չհարցնես։',
  },
  summary: {
    rus: 'Армен Дзорапян приезжает в ученики на один день. Он не берёт интервью — он носит вёдра, держит верёвку, портит заготовку и спрашивает, что сделал не так. За сорок минут руки старого мастера рассказывают больше, чем сам мастер. А в конце каждой серии один и тот же вопрос: кому вы это передадите?',
    eng: 'Armen Dzorapyan comes as an apprentice for one day. He conducts no interviews: he carries pails, holds the rope, spoils a workpiece and asks what he did wrong. In forty minutes an old master’s hands say more than the master does. And each episode ends with the same question: to whom will you pass it on?',
    hye: 'Արմեն Ձորափյանը մեկ օրով աշակերտ է գնում։ Հարցազրույց չի վերցնում՝ դույլ է կրում, պարան բռնում, նյութը փչացնում ու հարցնում, թե ինչն է սխալ արել։ Քառասուն րոպեում ծեր վարպետի ձեռքերն ավելի շատ բան են պատմում, քան ինքը։ Իսկ ամեն սերիայի վերջում նույն հարցն է՝ ո՞ւմ եք սա փոխանցելու։',
  },
  year: 2024,
  age: 0,
  genres: ['documentary', 'biography'],
  countries: ['AM', 'RU', 'GE'],
  themes: ['series', 'education'],
  rating: 8.9,
  cast: [directedBy('klavdia-verstovaya'), composedBy('nare-voskerchyan'), hostedBy('armen-dzorapyan')],
  art: { style: 'storm', palette: { hues: [75, 35, 215], mood: 'dusk' }, motif: 'lighthouse' },
  mood: 'calm',
  lines: dialogue`
    Держи. Нет, не так. Как ребёнка. | Hold it. Not like that. Like a child. | Բռնիր։ Այդպես չէ։ Երեխայի պես։
    Сколько лет вы это делаете? — Всё утро. | How long have you done it? — All morning. | Քանի՞ տարի եք սա անում։ — Առավոտից։
    Река сама скажет, когда. | The river will tell you when. | Գետն ինքը կասի՝ երբ։
    Я испортил? — Испортил. Теперь учись. | Did I spoil it? — You did. Now learn. | Փչացրի՞։ — Փչացրիր։ Հիմա սովորիր։
    Не глазами смотри, ухом смотри. | Don’t look with your eyes, use your ear. | Աչքով մի՛ նայիր, ականջով նայիր։
    Кому вы это передадите? | To whom will you pass it on? | Ո՞ւմ եք սա փոխանցելու։
    Вот тебе. Больше никто не спросил. | Well, to you. Nobody else asked. | Քեզ։ Ուրիշ ոչ ոք չհարցրեց։
    Тогда покажите ещё раз. Медленно. | Then show me once more. Slowly. | Ուրեմն մի անգամ էլ ցույց տվեք։ Դանդաղ։
  `,
  seasons: [
    {
      slug: 'the-last-who-know-how-season-1',
      year: 2024,
      short_description: {
        rus: 'Восемь ремёсел, восемь пар рук и один неумелый ученик.',
        eng: 'Eight crafts, eight pairs of hands and one clumsy apprentice.',
        hye: 'Ութ արհեստ, ութ զույգ ձեռք և մեկ անշնորհք աշակերտ։',
      },
      episodes: [
        {
          slug: 'the-last-who-know-how-s1e1',
          name: { rus: 'Смена бобины', eng: 'Changing Reels', hye: 'Կոճի փոփոխումը' },
          short_description: {
            rus: 'В горном клубе последний плёночный сеанс. Механик слышит конец части по тому, как дышит зал.',
            eng: 'A mountain club’s last film on film. The projectionist hears a reel’s end by the way the house breathes.',
            hye: 'Լեռնային ակումբի վերջին ժապավենային ցուցադրությունը։ Մեխանիկը մասի վերջը դահլիճի շնչից է լսում։',
          },
        },
        {
          slug: 'the-last-who-know-how-s1e2',
          name: { rus: 'Плот длиной в деревню', eng: 'A Raft as Long as a Village', hye: 'Գյուղի չափ լաստ' },
          short_description: {
            rus: 'Двести брёвен, четыре весла и повороты, у которых есть имена утонувших.',
            eng: 'Two hundred logs, four oars and bends that are named after the drowned.',
            hye: 'Երկու հարյուր գերան, չորս թիակ և ոլորաններ, որոնք խեղդվածների անուններն են կրում։',
          },
        },
        {
          slug: 'the-last-who-know-how-s1e3',
          name: { rus: 'Красный из корня', eng: 'Red out of a Root', hye: 'Կարմիրը՝ արմատից' },
          short_description: {
            rus: 'Красильщица ковров варит марену по луне и узнаёт нужный цвет на вкус.',
            eng: 'A carpet dyer boils madder by the moon and knows the right red by its taste.',
            hye: 'Գորգերի ներկարարը տորոնը եփում է լուսնով և ճիշտ գույնը համից է իմանում։',
          },
        },
        {
          slug: 'the-last-who-know-how-s1e4',
          name: { rus: 'Смотритель', eng: 'The Keeper', hye: 'Փարոսապահը' },
          short_description: {
            rus: 'Маяк давно автоматический, но Егорыч каждый вечер поднимается проверить, не страшно ли ему.',
            eng: 'The light has long been automatic, but Yegorych climbs up each night to see that it is not afraid.',
            hye: 'Փարոսը վաղուց ավտոմատ է, բայց Եգորիչն ամեն երեկո բարձրանում է տեսնելու՝ հո չի վախենում։',
          },
        },
        {
          slug: 'the-last-who-know-how-s1e5',
          name: { rus: 'Глина, которая звонит', eng: 'Clay That Rings', hye: 'Զնգացող կավը' },
          short_description: {
            rus: 'Мастер карасов лепит кувшин изнутри: когда закончит, вылезти надо успеть до обжига.',
            eng: 'A maker of wine jars builds them from inside: when done, you must climb out before the firing.',
            hye: 'Կարաս շինող վարպետը ծեփում է ներսից. ավարտելուց հետո պիտի հասցնել դուրս գալ մինչև թրծումը։',
          },
        },
        {
          slug: 'the-last-who-know-how-s1e6',
          name: { rus: 'Стрелочница', eng: 'The Pointswoman', hye: 'Սլաքավարուհին' },
          short_description: {
            rus: 'Один поезд в сутки, один ручной рычаг. Кето ни разу не перепутала, куда едут люди.',
            eng: 'One train a day, one hand lever. Keto has never once mistaken where people were going.',
            hye: 'Օրական մեկ գնացք, մեկ ձեռքի լծակ։ Քեթոն երբեք չի շփոթել, թե մարդիկ ուր են գնում։',
          },
        },
        {
          slug: 'the-last-who-know-how-s1e7',
          name: { rus: 'Язык свиста', eng: 'The Whistled Tongue', hye: 'Սուլոցի լեզուն' },
          short_description: {
            rus: 'Двое пастухов ссорятся через ущелье без единого слова. Армену переводят, краснея.',
            eng: 'Two shepherds quarrel across a gorge without a single word. Armen’s interpreter blushes.',
            hye: 'Երկու հովիվ կիրճի վրայով վիճում է առանց որևէ բառի։ Արմենի համար թարգմանում են կարմրելով։',
          },
        },
        {
          slug: 'the-last-who-know-how-s1e8',
          name: { rus: 'Ученик', eng: 'The Apprentice', hye: 'Աշակերտը' },
          short_description: {
            rus: 'Через год Армен объезжает всех восьмерых. В двух мастерских его встречают дети с занятыми руками.',
            eng: 'A year on, Armen calls on all eight again. In two workshops he is met by children with their hands full.',
            hye: 'Մեկ տարի անց Արմենն այցելում է ութին էլ։ Երկու արհեստանոցում նրան դիմավորում են զբաղված ձեռքերով երեխաներ։',
          },
        },
      ],
    },
  ],
};
