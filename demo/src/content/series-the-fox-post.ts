import { composedBy, directedBy, voices } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const theFoxPost: DemoSeries = {
  slug: 'the-fox-post',
  name: { rus: 'Лисья почта', eng: 'The Fox Post', hye: 'Աղվեսի փոստը' },
  short_description: {
    rus: 'Лисёнок Рыжик разносит по лесу письма, а если письмо грустное — ещё и пирожки.',
    eng: 'Rusty the fox cub delivers letters all over the forest, and when a letter is sad, pies as well.',
    hye: 'Աղվեսիկ Շիկոն անտառով մեկ նամակներ է բաժանում, իսկ եթե նամակը տխուր է՝ նաև կարկանդակներ։',
  },
  summary: {
    rus: 'В каждой серии одно письмо и одно маленькое приключение: адрес размок, адресат спит до весны, марка убежала, потому что была жуком. Рыжик ещё не умеет читать, поэтому слушает, как письмо шуршит. Для самых младших зрителей и тех, кто по-прежнему ждёт почтальона.',
    eng: 'Each episode brings one letter and one small adventure: the address has run, the addressee is asleep till spring, the stamp has walked off because it was a beetle. Rusty cannot read yet, so he listens to how a letter rustles. For the youngest viewers and for all who still wait for the postman.',
    hye: 'Ամեն սերիայում մեկ նամակ և մեկ փոքրիկ արկած կա՝ հասցեն թրջվել է, հասցեատերը քնած է մինչև գարուն, նամականիշը փախել է, որովհետև բզեզ էր։ Շիկոն դեռ կարդալ չգիտի, դրա համար լսում է, թե նամակն ինչպես է խշխշում։ Ամենափոքր հանդիսատեսի և բոլոր նրանց համար, ովքեր դեռ սպասում են փոստատարին։',
  },
  year: 2020,
  age: 0,
  genres: ['animation', 'family'],
  countries: ['RU', 'AM'],
  themes: ['series', 'kids'],
  rating: 8.7,
  cast: [
    directedBy('polina-listvina'),
    composedBy('nare-voskerchyan'),
    voices('alisa-zimorodova', 'Рыжик', 'Rusty', 'Շիկո'),
    voices('lev-granovich', 'Филин Савелий', 'Savely the Owl', 'Բու Սավելի'),
    voices('tatev-mirzabekyan', 'Ежиха Тина', 'Tina the Hedgehog', 'Ոզնի Թինա'),
  ],
  art: { style: 'forest', palette: { hues: [50, 130, 200], mood: 'bright' }, motif: 'fox' },
  mood: 'bright',
  lines: dialogue`
    Почта! Кому шуршит? | Post! Whose is rustling? | Փո՛ստ։ Ո՞ւմն է խշխշում։
    Рыжик, ты держишь вверх ногами. | Rusty, you’re holding it upside down. | Շիկո, գլխիվայր ես բռնել։
    Зато так буквы не падают. | That way the letters don’t fall out. | Դրա համար էլ տառերը չեն թափվում։
    Адрес: «Дупло. Бабушке». | The address: “Hollow tree. To Grandma.” | Հասցեն՝ «Փչակ։ Տատիկին»։
    Ух! У нас сорок два дупла. | Hoo! We have forty-two hollow trees. | Ո՛ւ։ Մենք քառասուներկու փչակ ունենք։
    Значит, сорок две бабушки. Побежали! | Then forty-two grandmas. Let’s run! | Ուրեմն՝ քառասուներկու տատիկ։ Վազեցի՛նք։
    Письмо грустное. Доставай пирожок. | It’s a sad letter. Get out a pie. | Նամակը տխուր է։ Կարկանդակը հանիր։
    Доставлено! Распишитесь лапкой. | Delivered! Sign with your paw, please. | Տեղ հասա՛վ։ Թաթիկով ստորագրեք։
  `,
  seasons: [
    {
      slug: 'the-fox-post-season-1',
      year: 2020,
      short_description: {
        rus: 'Осень, первая сумка через плечо и первые адреса.',
        eng: 'Autumn, a first shoulder bag and the first addresses.',
        hye: 'Աշուն, առաջին պայուսակը և առաջին հասցեները։',
      },
      episodes: [
        {
          slug: 'the-fox-post-s1e1',
          name: { rus: 'Сорок два дупла', eng: 'Forty-Two Hollow Trees', hye: 'Քառասուներկու փչակ' },
          short_description: {
            rus: 'На конверте написано только «Бабушке», и Рыжик обходит всех бабушек леса.',
            eng: 'All it says on the envelope is “To Grandma”, so Rusty calls on every grandma in the forest.',
            hye: 'Ծրարի վրա գրված է միայն «Տատիկին», և Շիկոն այցելում է անտառի բոլոր տատիկներին։',
          },
        },
        {
          slug: 'the-fox-post-s1e2',
          name: { rus: 'Марка сбежала', eng: 'The Stamp That Ran Away', hye: 'Փախած նամականիշը' },
          short_description: {
            rus: 'Самая красивая марка оказалась жуком и отправилась путешествовать сама, без письма.',
            eng: 'The prettiest stamp of all turns out to be a beetle and sets off travelling without its letter.',
            hye: 'Ամենագեղեցիկ նամականիշը բզեզ է դուրս գալիս և ճանապարհորդում ինքնուրույն՝ առանց նամակի։',
          },
        },
        {
          slug: 'the-fox-post-s1e3',
          name: { rus: 'Посылка, которая храпит', eng: 'The Parcel That Snored', hye: 'Խռմփացող ծանրոցը' },
          short_description: {
            rus: 'Внутри кто-то есть, но будить его нельзя: на коробке написано «До весны».',
            eng: 'There is someone inside, but he must not be woken: the box is marked “Until spring”.',
            hye: 'Ներսում ինչ-որ մեկը կա, բայց արթնացնել չի կարելի՝ տուփին գրված է «Մինչև գարուն»։',
          },
        },
        {
          slug: 'the-fox-post-s1e4',
          name: { rus: 'Письмо самому себе', eng: 'A Letter to Myself', hye: 'Նամակ ինքս ինձ' },
          short_description: {
            rus: 'Рыжику никто не пишет, и филин Савелий учит его первой в жизни букве.',
            eng: 'Nobody ever writes to Rusty, so Savely the owl teaches him the first letter of his life.',
            hye: 'Շիկոյին ոչ ոք չի գրում, և բու Սավելին նրան սովորեցնում է կյանքի առաջին տառը։',
          },
        },
      ],
    },
    {
      slug: 'the-fox-post-season-2',
      year: 2022,
      short_description: {
        rus: 'Зима: снег по уши, санки и срочные телеграммы от снеговика.',
        eng: 'Winter: snow up to the ears, a sledge and urgent telegrams from a snowman.',
        hye: 'Ձմեռ՝ մինչև ականջները ձյուն, սահնակ և շտապ հեռագրեր ձնեմարդուց։',
      },
      episodes: [
        {
          slug: 'the-fox-post-s2e1',
          name: { rus: 'Срочно тает', eng: 'Melting, Urgent', hye: 'Շտապ հալվում է' },
          short_description: {
            rus: 'Снеговик шлёт телеграмму сестре на другой берег, и доставить её надо до полудня.',
            eng: 'A snowman wires his sister on the far bank, and the telegram has to get there before noon.',
            hye: 'Ձնեմարդը հեռագիր է ուղարկում մյուս ափում ապրող քրոջը, և այն պետք է մինչև կեսօր տեղ հասնի։',
          },
        },
        {
          slug: 'the-fox-post-s2e2',
          name: { rus: 'Эхо не отвечает', eng: 'Echo Isn’t Answering', hye: 'Արձագանքը չի պատասխանում' },
          short_description: {
            rus: 'Письмо для горы вернулось нераспечатанным: похоже, кто-то обидел эхо.',
            eng: 'A letter to the mountain comes back unopened: someone seems to have hurt the echo’s feelings.',
            hye: 'Սարին ուղղված նամակը հետ է գալիս չբացված. երևի մեկը նեղացրել է արձագանքին։',
          },
        },
        {
          slug: 'the-fox-post-s2e3',
          name: { rus: 'Ёлка по адресу', eng: 'A Fir Tree with an Address', hye: 'Եղևնին և իր հասցեն' },
          short_description: {
            rus: 'Ежиха Тина просит доставить ёлку, но так, чтобы не выкапывать её из земли.',
            eng: 'Tina the hedgehog wants a fir tree delivered, only without digging it out of the ground.',
            hye: 'Ոզնի Թինան խնդրում է եղևնի բերել, բայց այնպես, որ հողից չհանեն։',
          },
        },
        {
          slug: 'the-fox-post-s2e4',
          name: {
            rus: 'Весна, до востребования',
            eng: 'Spring, Poste Restante',
            hye: 'Գարուն՝ ցպահանջ',
          },
          short_description: {
            rus: 'На почту приходит тёплый конверт без обратного адреса, и весь лес ждёт, когда его откроют.',
            eng: 'A warm envelope with no return address reaches the post office, and the whole forest waits for it to open.',
            hye: 'Փոստ է հասնում անհասցե մի տաք ծրար, և ողջ անտառը սպասում է, թե երբ կբացեն։',
          },
        },
      ],
    },
  ],
};
