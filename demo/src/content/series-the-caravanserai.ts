import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theCaravanserai: DemoSeries = {
  slug: 'the-caravanserai',
  name: { rus: 'Караван-сарай', eng: 'The Caravanserai', hye: 'Քարվանսարա' },
  original_name: 'Քարվանսարա',
  short_description: {
    rus: 'Перевал, 1334 год. За ночлег платят деньгами или историей, и второе хозяйка принимает охотнее.',
    eng: 'A mountain pass, 1334. A night’s lodging is paid for in coin or in a story, and the hostess prefers the second.',
    hye: 'Լեռնանցք, 1334 թվական։ Գիշերելու համար վճարում են փողով կամ պատմությամբ, և տանտիրուհին նախընտրում է երկրորդը։',
  },
  summary: {
    rus: 'Вдова Хутлу держит постоялый двор там, где сходятся дороги из Тебриза, Тифлиса и Трапезунда. К вечеру под одними сводами оказываются купец и его грабитель, беглая невеста и её сваты, монах без веры и верблюд с характером. Утром все уйдут, но одна ночь у каждого огня принадлежит рассказчику, а на рассвете хозяйка запирает ворота и решает, кто солгал.',
    eng: 'The widow Khutlu keeps an inn where the roads from Tabriz, Tiflis and Trebizond meet. By dusk one vault shelters a merchant and the man who robbed him, a runaway bride and her matchmakers, a monk without faith and a camel with a temper. In the morning all will leave, but the night belongs to whoever tells the tale, and at dawn the hostess bars the gate and decides who lied.',
    hye: 'Այրի Խութլուն իջևանատուն է պահում այնտեղ, որտեղ հատվում են Թավրիզի, Թիֆլիսի ու Տրապիզոնի ճանապարհները։ Երեկոյան նույն կամարի տակ են վաճառականն ու նրան կողոպտողը, փախած հարսնացուն ու խնամախոսները, անհավատ վանականն ու կամակոր ուղտը։ Առավոտյան բոլորը կգնան, բայց գիշերը պատմողինն է, իսկ լուսադեմին տանտիրուհին փակում է դարպասն ու որոշում, թե ով է ստել։',
  },
  year: 2021,
  age: 12,
  genres: ['history', 'adventure', 'drama'],
  countries: ['AM', 'FR'],
  themes: ['series'],
  rating: 8.7,
  cast: [
    directedBy('vardges-karahunji'),
    writtenBy('davit-hovhants'),
    composedBy('nare-voskerchyan'),
    plays('anahit-bdoyan', 'Хутлу', 'Khutlu', 'Խութլու'),
    plays('reza-mehranfar', 'Бехзад-купец', 'Behzad the Merchant', 'վաճառական Բեհզադ'),
    plays('hovik-shamamyan', 'конюх Пило', 'Pilo the Groom', 'ձիապան Փիլո'),
    plays('shoghik-tumasyan', 'Назик', 'Nazik', 'Նազիկ'),
    plays('stelios-amorgianos', 'Никифор из Трапезунда', 'Nikephoros of Trebizond', 'Նիկեփոր Տրապիզոնցի'),
  ],
  art: { style: 'desert', palette: { hues: [45, 15, 285], mood: 'dusk' }, motif: 'castle' },
  mood: 'epic',
  lines: dialogue`
    Серебром платишь или словом? | Will you pay in silver or in words? | Արծաթո՞վ ես վճարում, թե՞ խոսքով։
    Словом. Серебро у меня забрали. | In words. My silver has been taken. | Խոսքով։ Արծաթս տարել են։
    Тот, кто забрал, сидит у того огня. | The man who took it sits at that fire. | Տանողն էն կրակի մոտ է նստած։
    До рассвета здесь нет врагов. | There are no enemies here till dawn. | Մինչև լուսաբաց այստեղ թշնամի չկա։
    Верблюд всё понял. Он плюнул. | The camel understood. It spat. | Ուղտն ամեն ինչ հասկացավ։ Թքեց։
    Эту сказку ты начал не с начала. | You did not begin at the beginning. | Այդ հեքիաթը սկզբից չսկսեցիր։
    Ворота закрыты. Теперь — правду. | The gate is barred. Now, the truth. | Դարպասը փակ է։ Հիմա՝ ճշմարտությունը։
    Дорога длинная. Возьми хлеба. | It’s a long road. Take some bread. | Ճանապարհը երկար է։ Հաց վերցրու։
  `,
  seasons: [
    {
      slug: 'the-caravanserai-season-1',
      year: 2021,
      short_description: {
        rus: 'Шесть ночей до снега: каждый гость платит историей, и все они — об одном человеке.',
        eng: 'Six nights before the snow: each guest pays with a story, and all the stories are about one man.',
        hye: 'Վեց գիշեր մինչև ձյունը. ամեն հյուր պատմությամբ է վճարում, և բոլորը նույն մարդու մասին են։',
      },
      episodes: [
        {
          slug: 'the-caravanserai-s1e1',
          name: { rus: 'Ночь купца', eng: 'The Merchant’s Night', hye: 'Վաճառականի գիշերը' },
          short_description: {
            rus: 'Бехзад рассказывает, как его обокрали, так красиво, что вор не выдерживает и начинает спорить.',
            eng: 'Behzad tells of being robbed so beautifully that the thief cannot hold out and starts to argue.',
            hye: 'Բեհզադն այնքան գեղեցիկ է պատմում, թե ինչպես են իրեն կողոպտել, որ գողը չի դիմանում ու վիճում է։',
          },
        },
        {
          slug: 'the-caravanserai-s1e2',
          name: { rus: 'Ночь невесты', eng: 'The Bride’s Night', hye: 'Հարսնացուի գիշերը' },
          short_description: {
            rus: 'Назик прячется в тюке шёлка. К ночи в том же тюке обнаруживается и жених.',
            eng: 'Nazik hides in a bale of silk. By nightfall the bridegroom turns out to be in it too.',
            hye: 'Նազիկը թաքնվում է մետաքսի հակի մեջ։ Գիշերը պարզվում է, որ նույն հակում նաև փեսան է։',
          },
        },
        {
          slug: 'the-caravanserai-s1e3',
          name: { rus: 'Ночь монаха', eng: 'The Monk’s Night', hye: 'Վանականի գիշերը' },
          short_description: {
            rus: 'Он потерял веру на третьем повороте и просит Пило сходить поискать, пока не замело.',
            eng: 'He lost his faith at the third bend and asks Pilo to go and look before the snow covers it.',
            hye: 'Նա հավատը կորցրել է երրորդ ոլորանում և Փիլոյին խնդրում է գնալ փնտրել, քանի դեռ ձյունը չի ծածկել։',
          },
        },
        {
          slug: 'the-caravanserai-s1e4',
          name: { rus: 'Ночь лекаря', eng: 'The Physician’s Night', hye: 'Բժշկի գիշերը' },
          short_description: {
            rus: 'Никифор везёт противоядие, но не знает от чего. На ужин подают похлёбку с неизвестной травой.',
            eng: 'Nikephoros carries an antidote, though he does not know to what. Supper is soup with an unknown herb.',
            hye: 'Նիկեփորը հակաթույն է տանում, բայց չգիտի՝ ինչի դեմ։ Ընթրիքին անծանոթ խոտով ապուր են մատուցում։',
          },
        },
        {
          slug: 'the-caravanserai-s1e5',
          name: { rus: 'Ночь сборщика податей', eng: 'The Tax Collector’s Night', hye: 'Հարկահավաքի գիշերը' },
          short_description: {
            rus: 'Он пришёл описать имущество и до утра записывает истории: по закону с них положена десятина.',
            eng: 'He has come to list the property and writes down stories till morning: by law a tenth is due on them.',
            hye: 'Եկել է գույքը ցուցակագրելու և մինչև լույս պատմություններ է գրում. օրենքով դրանցից էլ տասանորդ է հասնում։',
          },
        },
        {
          slug: 'the-caravanserai-s1e6',
          name: { rus: 'Ночь хозяйки', eng: 'The Hostess’s Night', hye: 'Տանտիրուհու գիշերը' },
          short_description: {
            rus: 'Ворота заперты, гости молчат. Хутлу впервые платит за ночлег в собственном доме.',
            eng: 'The gate is barred, the guests are silent. For the first time Khutlu pays for a night in her own house.',
            hye: 'Դարպասը փակ է, հյուրերը լուռ են։ Խութլուն առաջին անգամ իր տանը գիշերելու համար վճարում է։',
          },
        },
      ],
    },
    {
      slug: 'the-caravanserai-season-2',
      year: 2023,
      short_description: {
        rus: 'Весна: по первому проходу возвращается тот, о ком рассказывали всю зиму.',
        eng: 'Spring: over the first open road comes the man they talked of all winter.',
        hye: 'Գարուն՝ առաջին բացված ճամփով գալիս է նա, ում մասին ողջ ձմեռ պատմում էին։',
      },
      episodes: [
        {
          slug: 'the-caravanserai-s2e1',
          name: { rus: 'Человек из шести сказок', eng: 'The Man from Six Stories', hye: 'Վեց հեքիաթի մարդը' },
          short_description: {
            rus: 'Он не похож ни на одну из своих историй и обижен на все сразу.',
            eng: 'He resembles none of the tales about him and has taken offence at every one.',
            hye: 'Նա իր մասին ոչ մի պատմության նման չէ և նեղացած է բոլորից միասին։',
          },
        },
        {
          slug: 'the-caravanserai-s2e2',
          name: { rus: 'Цена соли', eng: 'The Price of Salt', hye: 'Աղի գինը' },
          short_description: {
            rus: 'Два каравана спорят, кто первым пересечёт перевал, пока Пило не пропускает вперёд осла.',
            eng: 'Two caravans dispute who shall cross first, until Pilo lets the donkey go ahead of both.',
            hye: 'Երկու քարավան վիճում է, թե ով առաջինը կանցնի, մինչև Փիլոն առաջ է թողնում էշին։',
          },
        },
        {
          slug: 'the-caravanserai-s2e3',
          name: { rus: 'Письмо на китайском', eng: 'A Letter in Chinese', hye: 'Չինարեն նամակը' },
          short_description: {
            rus: 'Прочесть его некому, поэтому каждый читает своё, и пятеро из шести плачут.',
            eng: 'Nobody can read it, so each reads what he needs, and five out of six are in tears.',
            hye: 'Կարդացող չկա, և ամեն մեկն իրենն է կարդում, ու վեցից հինգը լաց է լինում։',
          },
        },
        {
          slug: 'the-caravanserai-s2e4',
          name: { rus: 'Суд над верблюдом', eng: 'The Camel on Trial', hye: 'Ուղտի դատը' },
          short_description: {
            rus: 'Верблюд съел договор о мире. Защитой выступает Назик, и у неё есть свидетель: второй верблюд.',
            eng: 'The camel has eaten a peace treaty. Nazik speaks for the defence and has a witness, another camel.',
            hye: 'Ուղտը խաղաղության դաշինքն է կերել։ Պաշտպանում է Նազիկը, և վկա ունի՝ երկրորդ ուղտը։',
          },
        },
        {
          slug: 'the-caravanserai-s2e5',
          name: { rus: 'Мастер сводов', eng: 'The Master of Vaults', hye: 'Կամարների վարպետը' },
          short_description: {
            rus: 'Каменщик обещает, что здание простоит семьсот лет, и просит за это всего одну ночь тишины.',
            eng: 'The mason vows the house will stand seven hundred years and asks for just one quiet night.',
            hye: 'Քարտաշը խոստանում է, որ շենքը յոթ հարյուր տարի կկանգնի, և դիմացը մեկ լուռ գիշեր է խնդրում։',
          },
        },
        {
          slug: 'the-caravanserai-s2e6',
          name: { rus: 'Пустой огонь', eng: 'The Empty Hearth', hye: 'Դատարկ օջախը' },
          short_description: {
            rus: 'Дороги меняются, гости не приходят. Хутлу рассказывает историю стенам, и стены её запоминают.',
            eng: 'Roads shift, no guests arrive. Khutlu tells her story to the walls, and the walls learn it by heart.',
            hye: 'Ճանապարհները փոխվում են, հյուր չի գալիս։ Խութլուն պատմում է պատերին, և պատերն անգիր են անում։',
          },
        },
      ],
    },
  ],
};
