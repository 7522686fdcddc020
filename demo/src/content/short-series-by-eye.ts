import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const byEye: DemoShortSeries = {
  slug: 'by-eye',
  name: { rus: 'На глазок', eng: 'By Eye', hye: 'Աչքաչափով' },
  original_name: 'Աչքաչափով',
  short_description: {
    rus: 'Внучка-химик с весами пытается записать бабушкины рецепты. Бабушка измеряет всё горстями и обидами.',
    eng: 'A chemist with scales tries to write down her grandmother’s recipes. Grandma measures in handfuls and grudges.',
    hye: 'Քիմիկոս թոռնուհին կշեռքով փորձում է գրի առնել տատիկի բաղադրատոմսերը։ Տատիկը չափում է բռերով ու խռովելով։',
  },
  summary: {
    rus: '«Муки — сколько возьмёт». «Держи, пока не перестанет сердиться». «Соль — как соседке на праздник, не как на каждый день». Лусо решила за лето перевести кухню бабы Сирануш в граммы и градусы. К августу у неё семь точных рецептов, ни один из которых не получается без бабушки.',
    eng: '“Flour: as much as it will take.” “Hold it till it stops being angry.” “Salt as for a neighbour on a feast day, not every day.” Luso means to turn Grandma Siranush’s kitchen into grams and degrees in one summer. By August she has seven exact recipes, and not one comes out without Grandma.',
    hye: '«Ալյուր՝ ինչքան վերցնի»։ «Պահիր, մինչև բարկությունն անցնի»։ «Աղը՝ ինչպես տոնին՝ հարևանի համար, ոչ թե ամեն օրվա պես»։ Լուսոն որոշել է մեկ ամռանը Սիրանուշ տատի խոհանոցը գրամների ու աստիճանների վերածել։ Օգոստոսին յոթ ճշգրիտ բաղադրատոմս ունի, և ոչ մեկն առանց տատիկի չի ստացվում։',
  },
  year: 2023,
  age: 0,
  genres: ['comedy', 'family'],
  countries: ['AM'],
  themes: ['series', 'education'],
  rating: 8.5,
  cast: [
    directedBy('seda-yerkanyan'),
    composedBy('garo-santuryan'),
    plays('ashkhen-vardablur', 'баба Сирануш', 'Grandma Siranush', 'Սիրանուշ տատ'),
    plays('mane-avetunts', 'Лусо', 'Luso', 'Լուսո'),
  ],
  art: { style: 'garden', palette: { hues: [35, 75, 165], mood: 'bright' }, motif: 'fruit' },
  mood: 'bright',
  episodes: [
    {
      slug: 'by-eye-s1e1',
      name: { rus: 'Сколько возьмёт', eng: 'As Much as It Takes', hye: 'Ինչքան վերցնի' },
      short_description: {
        rus: 'Тесто взяло семьсот двенадцать граммов муки, и бабушка говорит, что сегодня оно скромничает.',
        eng: 'The dough takes seven hundred and twelve grams of flour, and Grandma says it is shy today.',
        hye: 'Խմորը վերցնում է յոթ հարյուր տասներկու գրամ ալյուր, և տատիկն ասում է՝ այսօր ամաչում է։',
      },
      seconds: 70,
      lines: dialogue`
        Сколько муки? — Сколько возьмёт. | How much flour? — As much as it takes. | Ինչքա՞ն ալյուր։ — Ինչքան վերցնի։
        В граммах, баб. — Спроси у него. | In grams, Gran. — Ask the dough. | Գրամով, տատ։ — Իրենից հարցրու։
        Семьсот двенадцать. — Скромничает. | Seven hundred and twelve. — It’s shy. | Յոթ հարյուր տասներկու։ — Ամաչում է։
        Вчера больше ело: гости были. | It ate more yesterday: we had guests. | Երեկ շատ էր ուտում, հյուր ունեինք։
      `,
    },
    {
      slug: 'by-eye-s1e2',
      name: { rus: 'Температура локтя', eng: 'Elbow Heat', hye: 'Արմունկի ջերմություն' },
      short_description: {
        rus: 'Молоко для мацуна проверяют локтем. Термометр согласен, но стесняется сказать.',
        eng: 'The milk is tested with an elbow. The thermometer agrees but is too shy to say so.',
        hye: 'Մածունի կաթն արմունկով են ստուգում։ Ջերմաչափը համաձայն է, բայց քաշվում է ասել։',
      },
      seconds: 60,
      lines: dialogue`
        Тёплое? — Локоть сунь. Ну? | Warm? — Put your elbow in. Well? | Տա՞ք է։ — Արմունկդ կոխի։ Դե՞։
        Сорок два и три десятых. | Forty-two point three. | Քառասուներկու ամբողջ երեք։
        Это у тебя локоть учёный. | That’s a learned elbow you’ve got. | Դա քո արմունկն է գիտնական։
        Теперь укутай и не подглядывай. | Now wrap it up and don’t peep. | Հիմա փաթաթի ու չնայես։
        Мацун стеснительный. | Yoghurt is bashful. | Մածունն ամաչկոտ է։
      `,
    },
    {
      slug: 'by-eye-s1e3',
      name: { rus: 'Единица «горсть»', eng: 'The Unit “Handful”', hye: 'Չափման միավոր «բուռ»' },
      short_description: {
        rus: 'Лусо взвешивает бабушкину горсть сто раз подряд: разброс меньше, чем у её весов.',
        eng: 'Luso weighs Grandma’s handful a hundred times: it is steadier than her scales.',
        hye: 'Լուսոն տատիկի բուռը հարյուր անգամ կշռում է. այն կշեռքից էլ ճշգրիտ է։',
      },
      seconds: 80,
      lines: dialogue`
        Ещё горсть, пожалуйста. — Сотая? | One more handful. — The hundredth? | Էլի մի բուռ։ — Հարյուրերո՞րդը։
        Тридцать один. Тридцать один. | Thirty-one. Thirty-one. | Երեսունմեկ։ Երեսունմեկ։
        Тридцать два! — Это кошка прыгнула. | Thirty-two! — The cat jumped. | Երեսուներկո՛ւ։ — Կատուն թռավ։
        Баб, ты точнее лаборатории. | Gran, you beat the laboratory. | Տատ, լաբորատորիայից ճշգրիտ ես։
        Лаборатория шестерых не кормила. | No laboratory ever fed six children. | Լաբորատորիան վեց երեխա չի պահել։
      `,
    },
    {
      slug: 'by-eye-s1e4',
      name: { rus: 'Соль по событию', eng: 'Salt to the Occasion', hye: 'Աղն ըստ առիթի' },
      short_description: {
        rus: 'Оказывается, щепоток пять: на будни, на праздник, на поминки, на зятя и на прощение.',
        eng: 'There turn out to be five pinches: weekday, feast, wake, son-in-law and forgiveness.',
        hye: 'Պարզվում է՝ հինգ պտղունց կա. առօրյա, տոնական, հոգեհացի, փեսայի ու ներման։',
      },
      seconds: 80,
      lines: dialogue`
        Щепотка — это сколько? — Чья? | How much is a pinch? — Whose? | Պտղունցն ինչքա՞ն է։ — Ո՞ւմ համար։
        Для зятя — две. Пусть пьёт воду. | For a son-in-law, two. Let him drink. | Փեսային՝ երկու։ Թող ջուր խմի։
        А если поссорились? — Тогда без соли. | And after a quarrel? — Then no salt. | Իսկ եթե վիճե՞լ եք։ — Ուրեմն անաղ։
        Сам попросит. И мириться начнёт. | He’ll ask for it. And make peace. | Ինքը կխնդրի։ Ու կհաշտվի։
      `,
    },
    {
      slug: 'by-eye-s1e5',
      name: { rus: 'Пока не запоёт', eng: 'Until It Sings', hye: 'Մինչև երգի' },
      short_description: {
        rus: 'Варенье готово, когда поёт. Лусо записывает звук и находит в нём ноту.',
        eng: 'The jam is done when it sings. Luso records the sound and finds a note in it.',
        hye: 'Մուրաբան պատրաստ է, երբ երգում է։ Լուսոն ձայնագրում է և մեջը նոտա գտնում։',
      },
      seconds: 90,
      lines: dialogue`
        Слышишь? Бормочет. Рано. | Hear? It’s mumbling. Too soon. | Լսո՞ւմ ես։ Փնթփնթում է։ Շուտ է։
        Теперь? — Вздыхает. Рано. | Now? — It’s sighing. Too soon. | Հիմա՞։ — Հառաչում է։ Շուտ է։
        А вот теперь запело. Снимай! | There, now it sings. Off the fire! | Ա՛յ, հիմա երգեց։ Վերցրո՛ւ։
        Баб, это ля. Первой октавы. | Gran, that’s an A above middle C. | Տատ, սա լյա է։ Առաջին օկտավայի։
        Абрикос же. Вишня ниже берёт. | It’s apricot. Cherry sings lower. | Ծիրան է չէ՞։ Բալը ցածր է վերցնում։
      `,
    },
    {
      slug: 'by-eye-s1e6',
      name: { rus: 'Контрольный опыт', eng: 'The Control Experiment', hye: 'Ստուգիչ փորձը' },
      short_description: {
        rus: 'Бабушку не пускают на кухню. Всё по граммам, всё правильно, и всё не то.',
        eng: 'Grandma is kept out of the kitchen. All to the gram, all correct, and all wrong.',
        hye: 'Տատիկին խոհանոց չեն թողնում։ Ամեն ինչ գրամով, ամեն ինչ ճիշտ և ամեն ինչ սխալ։',
      },
      seconds: 80,
      lines: dialogue`
        Пробуй. — Вкусно. Чья это еда? | Taste it. — Good. Whose food is it? | Փորձիր։ — Համով է։ Ո՞ւմ կերակուրն է։
        Твоя! По твоему рецепту! | Yours! From your own recipe! | Քո՛նը։ Քո բաղադրատոմսով։
        А ругался кто? — Никто. | And who was cursing? — Nobody. | Իսկ ո՞վ էր հայհոյում։ — Ոչ ոք։
        Вот. Пиши: «Ругать двадцать минут». | There. Write: “Scold for twenty minutes”. | Ահա։ Գրի՛ր. «Քսան րոպե կշտամբել»։
      `,
    },
    {
      slug: 'by-eye-s1e7',
      name: { rus: 'Тетрадь', eng: 'The Notebook', hye: 'Տետրը' },
      short_description: {
        rus: 'Лусо уезжает с точными рецептами. На последней странице чужой рукой приписан ещё один.',
        eng: 'Luso leaves with exact recipes. On the last page someone else’s hand has added one more.',
        hye: 'Լուսոն գնում է ճշգրիտ բաղադրատոմսերով։ Վերջին էջին ուրիշի ձեռքով ևս մեկն է ավելացված։',
      },
      seconds: 90,
      lines: dialogue`
        «Внучка. Одна. Сколько даст Бог». | “Granddaughter. One. As God gives.” | «Թոռ՝ մեկ հատ։ Ինչքան Աստված տա»։
        «Держать в тепле. Не торопить». | “Keep warm. Do not hurry.” | «Տաք պահել։ Չշտապեցնել»։
        «Соль — как на праздник». | “Salt as for a feast.” | «Աղը՝ ոնց տոնին»։
        «Готова, когда поёт». | “Ready when she sings.” | «Պատրաստ է, երբ երգում է»։
        Баб! Ты умеешь писать граммы? — На глазок. | Gran! You can write? — By eye. | Տա՛տ։ Գրե՞լ գիտես։ — Աչքաչափով։
      `,
    },
  ],
};
