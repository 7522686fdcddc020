import { composedBy, directedBy, hostedBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoShortSeries } from './types.ts';

export const whoWasHere: DemoShortSeries = {
  slug: 'who-was-here',
  name: { rus: 'Кто здесь был', eng: 'Who Was Here', hye: 'Ով է եղել այստեղ' },
  short_description: {
    rus: 'Лесник читает снег, как утреннюю газету: кто поужинал, кто передумал, у кого свидание под елью.',
    eng: 'A ranger reads the snow like the morning paper: who dined, who thought better of it, who met under the fir.',
    hye: 'Անտառապահը ձյունը կարդում է առավոտյան թերթի պես՝ ով է ընթրել, ով է մտափոխվել, ով է ժամադրվել եղևնու տակ։',
  },
  summary: {
    rus: 'Каждое утро Прохор Звонарёв выходит на крыльцо, и вместо новостей перед ним чистый лист с отпечатками. За полторы минуты он находит, где зверь шёл, где думал, где испугался, — и ставит точку там, где след обрывается. Иногда потому, что начались крылья.',
    eng: 'Each morning Prokhor Zvonaryov steps onto the porch, and instead of the news there lies before him a white page of prints. In a minute and a half he finds where the beast walked, where it thought, where it took fright, and puts a full stop where the trail ends. Sometimes because wings began.',
    hye: 'Ամեն առավոտ Պրոխոր Զվոնարյովը դուրս է գալիս շեմ, և նորությունների փոխարեն առջևում հետքերով սպիտակ էջ է։ Մեկուկես րոպեում գտնում է, թե գազանը որտեղ է քայլել, որտեղ մտածել, որտեղ վախեցել, և վերջակետ դնում այնտեղ, որտեղ հետքն ընդհատվում է։ Երբեմն որովհետև թևեր են սկսվել։',
  },
  year: 2023,
  age: 0,
  genres: ['documentary', 'educational'],
  countries: ['RU'],
  themes: ['series', 'education', 'kids'],
  rating: 8.3,
  cast: [directedBy('klavdia-verstovaya'), composedBy('gleb-orlikov'), hostedBy('prokhor-zvonaryov')],
  art: { style: 'forest', palette: { hues: [215, 250, 20], mood: 'bright' }, motif: 'stag' },
  mood: 'calm',
  episodes: [
    {
      slug: 'who-was-here-s1e1',
      name: { rus: 'Заяц врёт', eng: 'The Hare Is Lying', hye: 'Նապաստակը ստում է' },
      short_description: {
        rus: 'След идёт вперёд, но бежали назад: как заяц пишет ложный адрес.',
        eng: 'The tracks point ahead, but the runner went back: how a hare writes a false address.',
        hye: 'Հետքն առաջ է տանում, բայց վազել են հետ. ինչպես է նապաստակը կեղծ հասցե գրում։',
      },
      seconds: 80,
      lines: dialogue`
        Вот его почерк. Большие — впереди. | Here’s his hand. The big ones lead. | Ահա նրա ձեռագիրը։ Մեծերն առջևում են։
        Значит, бежал туда? Нет, обратно. | So he ran that way? No, back. | Ուրեմն այնտե՞ղ է վազել։ Չէ, հետ։
        А тут прыжок вбок. Скидка. | And here a leap aside. A break. | Իսկ այստեղ ցատկ դեպի կողք։
        Лиса прочла и поверила. | The fox read it and believed. | Աղվեսը կարդաց ու հավատաց։
        А он лежит вон там. Не смотрите. | And he lies just there. Don’t look. | Իսկ ինքը հենց այնտեղ է։ Մի՛ նայեք։
      `,
    },
    {
      slug: 'who-was-here-s1e2',
      name: { rus: 'Ужин совы', eng: 'An Owl’s Supper', hye: 'Բվի ընթրիքը' },
      short_description: {
        rus: 'Стежки мыши, вдруг веер по снегу — и пусто. Самая короткая драма зимы.',
        eng: 'A mouse’s stitches, then a fan on the snow, and nothing. Winter’s shortest drama.',
        hye: 'Մկան կարեր, հանկարծ հովհար ձյան վրա ու դատարկ։ Ձմռան ամենակարճ դրաման։',
      },
      seconds: 70,
      lines: dialogue`
        Шла мышь. Стежок, стежок, стежок. | A mouse went by. Stitch, stitch, stitch. | Մուկ է անցել։ Կար, կար, կար։
        Тут остановилась. Что-то услышала. | She stopped here. She heard something. | Այստեղ կանգնել է։ Ինչ-որ բան է լսել։
        Вот перья. Слева и справа. | There are feathers. Left and right. | Ահա փետուրներ։ Ձախից ու աջից։
        А услышать было нечего. Это сова. | There was nothing to hear. It’s an owl. | Իսկ լսելու բան չկար։ Բու է։
      `,
    },
    {
      slug: 'who-was-here-s1e3',
      name: { rus: 'Лось думает', eng: 'The Elk Is Thinking', hye: 'Որմզդեղնը մտածում է' },
      short_description: {
        rus: 'Четыре ямы, осина объедена выше роста, и полчаса, которые лось простоял просто так.',
        eng: 'Four pits, an aspen chewed above head height and half an hour when the elk just stood.',
        hye: 'Չորս փոս, հասակից բարձր կրծված կաղամախի և կես ժամ, որ որմզդեղնը պարզապես կանգնած է եղել։',
      },
      seconds: 80,
      lines: dialogue`
        Шаг — полтора метра. Не торопится. | A stride of five feet. In no hurry. | Քայլը՝ մեկուկես մետր։ Չի շտապում։
        Кору снял аккуратно, как кожуру. | Took off the bark as you’d peel fruit. | Կեղևը հանել է խնամքով, կճեպի պես։
        А тут снег протаял до травы. | And here the snow is thawed to grass. | Իսկ այստեղ ձյունը մինչև խոտ հալվել է։
        Стоял. Дышал. Смотрел на закат. | He stood. Breathed. Watched the sunset. | Կանգնել է։ Շնչել։ Մայրամուտին նայել։
        Откуда знаю? Я рядом стоял. | How do I know? I stood beside him. | Որտեղի՞ց գիտեմ։ Կողքին էի։
      `,
    },
    {
      slug: 'who-was-here-s1e4',
      name: { rus: 'Двое под елью', eng: 'Two under the Fir', hye: 'Երկուսը եղևնու տակ' },
      short_description: {
        rus: 'Лис пришёл с севера, лисица с юга. Дальше идёт одна цепочка следов, но глубже.',
        eng: 'He came from the north, she from the south. One line of prints goes on, but deeper.',
        hye: 'Արուն հյուսիսից է եկել, էգը՝ հարավից։ Հետո մեկ շարք հետք է, բայց ավելի խոր։',
      },
      seconds: 80,
      lines: dialogue`
        Он ждал давно: снег примят. | He’d waited long: the snow is packed. | Նա երկար է սպասել. ձյունը տափակել է։
        Она сделала вид, что мимо шла. | She pretended to be passing by. | Էգը ձևացրել է, թե կողքով է անցնում։
        Тут прыгали. Смеялись, по-моему. | Here they leapt. Laughed, I’d say. | Այստեղ թռչկոտել են։ Ծիծաղել, կարծեմ։
        А дальше след в след. Семья. | And then step in step. A family. | Իսկ հետո՝ հետքը հետքի վրա։ Ընտանիք։
      `,
    },
    {
      slug: 'who-was-here-s1e5',
      name: { rus: 'Обрыв', eng: 'Where It Ends', hye: 'Ընդհատում' },
      short_description: {
        rus: 'Цепочка крестиков посреди поляны кончается ничем. Лесник смотрит вверх.',
        eng: 'A line of little crosses ends in the middle of a glade. The ranger looks up.',
        hye: 'Խաչիկների շարքը բացատի մեջտեղում ոչնչով է վերջանում։ Անտառապահը վեր է նայում։',
      },
      seconds: 70,
      lines: dialogue`
        Шла, шла, шла — и нет её. | On she went, and on, and is gone. | Գնաց, գնաց, գնաց ու չկա։
        Не провалилась: снег цел. | She didn’t fall in: the snow is whole. | Չի խրվել. ձյունն ամբողջ է։
        Ищите запятые по бокам. Нашли? | Look for commas at the sides. See them? | Կողքերին ստորակետներ փնտրե՛ք։ Գտա՞ք։
        Это концы крыльев. Взлетела. | Those are wing tips. She took off. | Թևերի ծայրերն են։ Թռել է։
        Тетёрка. Последнее слово — воздух. | A grouse. Her last word is air. | Մայրեհավ։ Վերջին բառն օդն է։
      `,
    },
    {
      slug: 'who-was-here-s1e6',
      name: { rus: 'Кто-то маленький', eng: 'Somebody Small', hye: 'Ինչ-որ մեկը՝ փոքրիկ' },
      short_description: {
        rus: 'У крыльца незнакомый след: два сапожка, один всё время подпрыгивает. Внучка приехала.',
        eng: 'A new track by the porch: two small boots, one always hopping. The granddaughter is here.',
        hye: 'Շեմի մոտ անծանոթ հետք է՝ երկու կոշիկ, մեկն անընդհատ թռչկոտում է։ Թոռնուհին եկել է։',
      },
      seconds: 90,
      lines: dialogue`
        Новый зверь. Тридцать первый размер. | A new beast. Shoe size: child’s. | Նոր գազան է։ Փոքրիկ կոշիկներով։
        Хвоста нет, зато тащит санки. | No tail, but it drags a sledge. | Պոչ չունի, բայց սահնակ է քարշ տալիս։
        Падал. Лежал. Сделал ангела. | Fell. Lay there. Made an angel. | Ընկել է։ Պառկել։ Հրեշտակ արել։
        Идёт к двери. Стучит. Открывать? | Goes to the door. Knocks. Shall I open? | Գնում է դեպի դուռը։ Թակում է։ Բացե՞մ։
        Деда, а кто здесь был? — Ты. | Grandad, who was here? — You were. | Պապի, ո՞վ է եղել այստեղ։ — Դու։
      `,
    },
  ],
};
