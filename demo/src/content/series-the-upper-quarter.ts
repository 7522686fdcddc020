import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theUpperQuarter: DemoSeries = {
  slug: 'the-upper-quarter',
  name: { rus: 'Верхний квартал', eng: 'The Upper Quarter', hye: 'Վերին թաղ' },
  original_name: 'Վերին թաղ',
  short_description: {
    rus: 'Застройщика убили на глазах у всего старого квартала, и никто ничего не видел — даже те, кто стоял рядом.',
    eng: 'A developer is killed before the eyes of a whole old quarter, and nobody saw a thing, not even those standing next to him.',
    hye: 'Կառուցապատողին սպանել են ողջ թաղի աչքի առաջ, և ոչ ոք ոչինչ չի տեսել, նույնիսկ նրանք, ովքեր կողքին էին կանգնած։',
  },
  summary: {
    rus: 'Следователь Ашот вырос на этих крышах и уехал, поклявшись не возвращаться. Теперь ему нужно допросить тётю, которая его вырастила, друга, которого он предал, и женщину, которой не дописал письмо. За каждой калиткой Верхнего квартала своя версия, и все они правдивы, пока не встретятся за одним столом.',
    eng: 'Investigator Ashot grew up on these rooftops and left swearing never to return. Now he must question the aunt who raised him, the friend he betrayed and the woman to whom he never finished a letter. Behind each gate of the Upper Quarter lies a version of its own, and all are true until they meet at one table.',
    hye: 'Քննիչ Աշոտը մեծացել է այս տանիքներին և հեռացել՝ երդվելով չվերադառնալ։ Հիմա նա պիտի հարցաքննի իրեն մեծացրած մորաքրոջը, իր դավաճանած ընկերոջը և այն կնոջը, ում նամակը կիսատ թողեց։ Վերին թաղի ամեն դարպասի հետևում իր վարկածն է, և բոլորն էլ ճիշտ են, քանի դեռ նույն սեղանի շուրջ չեն հանդիպել։',
  },
  year: 2023,
  age: 16,
  genres: ['crime', 'drama'],
  countries: ['AM'],
  themes: ['series'],
  rating: 8.8,
  cast: [
    directedBy('vardges-karahunji'),
    writtenBy('davit-hovhants'),
    composedBy('nare-voskerchyan'),
    plays('narek-ghevondyan', 'Ашот', 'Ashot', 'Աշոտ'),
    plays('anahit-bdoyan', 'Маргарит', 'Margarit', 'Մարգարիտ'),
    plays('shoghik-tumasyan', 'Нелли', 'Nelli', 'Նելլի'),
    plays('samvel-kochinyan', 'Бено', 'Beno', 'Բենո'),
  ],
  art: { style: 'city', palette: { hues: [45, 20, 275], mood: 'dusk' }, motif: 'rooftops' },
  mood: 'tense',
  lines: dialogue`
    Кто стоял ближе всех? — Все стояли. | Who stood closest? — Everyone did. | Ո՞վ էր ամենամոտը։ — Բոլորս։
    И никто не видел? — Солнце слепило. | And no one saw? — The sun was in our eyes. | Ու ոչ ոք չի՞ տեսել։ — Արևը կուրացնում էր։
    В десять вечера, Маргарит-тота? | At ten at night, Aunt Margarit? | Երեկոյան տասի՞ն, Մարգարիտ մորքուր։
    Ешь, остынет. Потом арестуешь. | Eat, it’s getting cold. Arrest us later. | Կեր, կսառի։ Հետո կձերբակալես։
    Ты десять лет не звонил, Ашот. | Ten years you didn’t call, Ashot. | Տասը տարի չես զանգել, Աշոտ։
    Здесь стены слышат. И мирят. | The walls here listen. And make peace. | Այստեղ պատերը լսում են։ Ու հաշտեցնում։
    Бено, где ты был? — Где и ты. Дома. | Where were you, Beno? — Home. Like you. | Բենո, որտե՞ղ էիր։ — Տանը։ Քեզ պես։
    Не открывай эту калитку. | Don’t open that gate. | Այդ դարպասը մի՛ բացիր։
  `,
  seasons: [
    {
      slug: 'the-upper-quarter-season-1',
      year: 2023,
      short_description: {
        rus: 'Одно убийство, сорок свидетелей и ни одного показания.',
        eng: 'One murder, forty witnesses and not a single statement.',
        hye: 'Մեկ սպանություն, քառասուն վկա և ոչ մի ցուցմունք։',
      },
      episodes: [
        {
          slug: 'the-upper-quarter-s1e1',
          name: { rus: 'Крыши', eng: 'Rooftops', hye: 'Տանիքներ' },
          short_description: {
            rus: 'Ашот поднимается по лестнице, по которой бежал отсюда, и узнаёт труп раньше, чем живых.',
            eng: 'Ashot climbs the steps he once ran down and recognises the dead man sooner than the living.',
            hye: 'Աշոտը բարձրանում է այն աստիճաններով, որոնցով փախել էր, և դիակին ավելի շուտ է ճանաչում, քան ողջերին։',
          },
        },
        {
          slug: 'the-upper-quarter-s1e2',
          name: { rus: 'Сорок чашек кофе', eng: 'Forty Cups of Coffee', hye: 'Քառասուն բաժակ սուրճ' },
          short_description: {
            rus: 'В каждом доме следователя поят кофе и гадают на гуще: он скоро уедет.',
            eng: 'In every house the investigator is given coffee and his fortune told: he will be leaving soon.',
            hye: 'Ամեն տանը քննիչին սուրճ են հյուրասիրում և բաժակ նայում՝ շուտով կգնա։',
          },
        },
        {
          slug: 'the-upper-quarter-s1e3',
          name: { rus: 'План застройки', eng: 'The Site Plan', hye: 'Կառուցապատման նախագիծը' },
          short_description: {
            rus: 'На чертеже небоскрёба обнаруживается дом, которого нет, и подпись человека, которого боялись все.',
            eng: 'The tower’s blueprint shows a house that does not exist and the signature of a man everyone feared.',
            hye: 'Երկնաքերի գծագրում հայտնվում է մի տուն, որը չկա, և մի ստորագրություն, որից բոլորը վախենում էին։',
          },
        },
        {
          slug: 'the-upper-quarter-s1e4',
          name: { rus: 'Общий стол', eng: 'One Long Table', hye: 'Ընդհանուր սեղան' },
          short_description: {
            rus: 'Поминки собирают за одним столом всех, кто солгал, и каждый поднимает тост за правду.',
            eng: 'The wake brings everyone who lied to one table, and each of them drinks to the truth.',
            hye: 'Հոգեհացը մեկ սեղանի շուրջ է հավաքում բոլոր ստողներին, և ամեն մեկը բաժակ է բարձրացնում ճշմարտության համար։',
          },
        },
      ],
    },
    {
      slug: 'the-upper-quarter-season-2',
      year: 2025,
      short_description: {
        rus: 'Бульдозеры возвращаются, а с ними тот, кого похоронили.',
        eng: 'The bulldozers come back, and with them a man who was buried.',
        hye: 'Բուլդոզերները վերադառնում են, նրանց հետ՝ մեկը, ում թաղել էին։',
      },
      episodes: [
        {
          slug: 'the-upper-quarter-s2e1',
          name: { rus: 'Вода по вторникам', eng: 'Water on Tuesdays', hye: 'Ջուր՝ երեքշաբթի օրերին' },
          short_description: {
            rus: 'Кварталу отключают воду, и в пересохшем колодце находят портфель с обещаниями.',
            eng: 'The quarter’s water is cut off, and a briefcase full of promises turns up in the dry well.',
            hye: 'Թաղի ջուրն անջատում են, և ցամաքած ջրհորում խոստումներով լի մի պայուսակ են գտնում։',
          },
        },
        {
          slug: 'the-upper-quarter-s2e2',
          name: { rus: 'Свидетель напротив', eng: 'The Witness Opposite', hye: 'Դիմացի վկան' },
          short_description: {
            rus: 'Мальчик с телескопом записывал жизнь соседей три года и готов продать тетрадь за велосипед.',
            eng: 'A boy with a telescope has logged his neighbours’ lives for three years and will trade the notebook for a bike.',
            hye: 'Աստղադիտակով տղան երեք տարի գրի է առել հարևանների կյանքը և տետրը կտա հեծանիվի դիմաց։',
          },
        },
        {
          slug: 'the-upper-quarter-s2e3',
          name: { rus: 'Чужая подпись', eng: 'Another’s Hand', hye: 'Ուրիշի ստորագրությունը' },
          short_description: {
            rus: 'Нелли признаётся в том, чего не делала, чтобы Ашот наконец задал правильный вопрос.',
            eng: 'Nelli confesses to what she did not do, so that Ashot will at last ask the right question.',
            hye: 'Նելլին խոստովանում է այն, ինչ չի արել, որպեսզի Աշոտը վերջապես ճիշտ հարցը տա։',
          },
        },
        {
          slug: 'the-upper-quarter-s2e4',
          name: { rus: 'Лестница вниз', eng: 'The Way Down', hye: 'Աստիճաններ դեպի ներքև' },
          short_description: {
            rus: 'Последняя ночь Верхнего квартала: одни двери открываются, другие замуровывают изнутри.',
            eng: 'The last night of the Upper Quarter: some doors are opened, others bricked up from within.',
            hye: 'Վերին թաղի վերջին գիշերը. դռների մի մասը բացվում է, մյուսները ներսից պատով են փակում։',
          },
        },
      ],
    },
  ],
};
