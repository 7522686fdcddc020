import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoSeries } from './types.ts';

export const onTheTrailOfTheComma: DemoSeries = {
  slug: 'on-the-trail-of-the-comma',
  name: { rus: 'По следам запятой', eng: 'On the Trail of the Comma', hye: 'Ստորակետի հետքով' },
  original_name: 'Ստորակետի հետքով',
  short_description: {
    rus: 'Филолог Шушан не держала в руках оружия, но по одной опечатке скажет, кто писал, где вырос и о чём солгал.',
    eng: 'Linguist Shushan has never held a gun, but from one misprint she can tell who wrote it, where they grew up and what they lied about.',
    hye: 'Լեզվաբան Շուշանը երբեք զենք չի բռնել, բայց մեկ վրիպակից կասի՝ ով է գրել, որտեղ է մեծացել և ինչում է ստել։',
  },
  summary: {
    rus: 'Анонимки, завещания, любовные письма, отзыв на хинкальную с угрозой внутри: в отдел приносят тексты, за которыми прячутся люди. Шушан Алвазян двадцать лет правила чужие диссертации и слышит ложь по порядку слов. Капитан Мурад пишет рапорты без единой запятой и поначалу уверен, что над ним издеваются.',
    eng: 'Poison pen letters, wills, love notes, a dumpling house review with a threat inside: the texts brought to the department have people hiding behind them. Shushan Alvazyan corrected theses for twenty years and can hear a lie in the order of words. Captain Murad writes reports without a single comma and at first thinks he is being mocked.',
    hye: 'Անստորագիր նամակներ, կտակներ, սիրային երկտողեր, խինկալանոցի կարծիք՝ մեջը սպառնալիք. բաժին բերում են տեքստեր, որոնց հետևում մարդիկ են թաքնված։ Շուշան Ալվազյանը քսան տարի ուրիշների ատենախոսություններն է սրբագրել և սուտը լսում է բառերի շարքից։ Կապիտան Մուրադը զեկուցագիր է գրում առանց մեկ ստորակետի և սկզբում կարծում է, թե իրեն ծաղրում են։',
  },
  year: 2020,
  age: 16,
  genres: ['detective', 'crime'],
  countries: ['AM', 'GE'],
  themes: ['series'],
  rating: 8.5,
  cast: [
    directedBy('lusine-tavadyan'),
    writtenBy('davit-hovhants'),
    composedBy('nare-voskerchyan'),
    plays('astghik-lorunts', 'Шушан', 'Shushan', 'Շուշան'),
    plays('levon-chakhalyan', 'капитан Мурад', 'Captain Murad', 'կապիտան Մուրադ'),
    plays('armen-dzorapyan', 'полковник Сафарян', 'Colonel Safaryan', 'գնդապետ Սաֆարյան'),
    plays('nino-tskhvediani', 'Тамрико', 'Tamriko', 'Թամրիկո'),
  ],
  art: { style: 'paper', palette: { hues: [265, 320, 30], mood: 'dark' }, motif: 'letter' },
  mood: 'tense',
  lines: dialogue`
    «Убью» он написал с твёрдым знаком. | He spelled “kill” as a schoolboy would. | «Սպանեմ» բառը աշակերտի պես է գրել։
    Значит, не убьёт? — Значит, учится. | So he won’t? — So he’s at school. | Ուրեմն չի՞ սպանի։ — Ուրեմն դպրոցական է։
    Капитан, где в вашем рапорте конец? | Captain, where does your report end? | Կապիտան, ձեր զեկուցագրի վերջը որտե՞ղ է։
    Там, где я устал. | Where I got tired. | Այնտեղ, որտեղ հոգնել եմ։
    Так говорят только в одном селе. | They say it so in one village only. | Այդպես միայն մեկ գյուղում են ասում։
    Письмо писали двое. И ссорились. | Two people wrote it. And quarrelled. | Նամակը երկուսով են գրել։ Ու վիճել։
    Точка стоит слишком уверенно. | That full stop is far too sure of itself. | Վերջակետը չափից դուրս վստահ է դրված։
    Прочтите ещё раз. Вслух. Медленно. | Read it again. Aloud. Slowly. | Մի անգամ էլ կարդացեք։ Բարձրաձայն։ Դանդաղ։
  `,
  seasons: [
    {
      slug: 'on-the-trail-of-the-comma-season-1',
      year: 2020,
      short_description: {
        rus: 'Четыре текста, четыре преступления и одна очень длинная фраза.',
        eng: 'Four texts, four crimes and one very long sentence.',
        hye: 'Չորս տեքստ, չորս հանցանք և մեկ շատ երկար նախադասություն։',
      },
      episodes: [
        {
          slug: 'on-the-trail-of-the-comma-s1e1',
          name: { rus: 'Деньги в четверг', eng: 'Money by Thursday', hye: 'Փողը՝ հինգշաբթի' },
          short_description: {
            rus: 'Записка о выкупе вырезана из газет, но похититель не удержался и исправил чужую ошибку.',
            eng: 'The ransom note is cut from newspapers, but the kidnapper could not resist correcting their mistake.',
            hye: 'Փրկագնի երկտողը կտրված է թերթերից, բայց առևանգողը չի դիմացել և ուղղել է ուրիշի սխալը։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s1e2',
          name: { rus: 'Диалект покойного', eng: 'The Dead Man’s Dialect', hye: 'Հանգուցյալի բարբառը' },
          short_description: {
            rus: 'Профессор завещал дом жене на литературном языке. Дома он говорил только на гаварском.',
            eng: 'The professor left his wife the house in literary Armenian. At home he spoke nothing but dialect.',
            hye: 'Պրոֆեսորը տունը կնոջը կտակել է գրական հայերենով։ Տանը նա միայն գավառի բարբառով էր խոսում։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s1e3',
          name: { rus: 'Две звезды из пяти', eng: 'Two Stars out of Five', hye: 'Հինգից երկու աստղ' },
          short_description: {
            rus: 'Тамрико получает отзыв на хинкали, в котором слишком точно описано то, что лежит в подвале.',
            eng: 'Tamriko’s dumplings get a review that describes too exactly what lies in the cellar.',
            hye: 'Թամրիկոյի խինկալին կարծիք է ստանում, որում չափից ճշգրիտ նկարագրված է նկուղում եղածը։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s1e4',
          name: { rus: 'Вводное слово', eng: 'A Word in Brackets', hye: 'Միջանկյալ բառը' },
          short_description: {
            rus: '«Впрочем» встречается в деле девять раз, и все девять — в показаниях полковника.',
            eng: '“However” turns up nine times in the file, and all nine in the colonel’s statement.',
            hye: '«Սակայն» բառը գործում հանդիպում է ինն անգամ, և ինն էլ՝ գնդապետի ցուցմունքում։',
          },
        },
      ],
    },
    {
      slug: 'on-the-trail-of-the-comma-season-2',
      year: 2022,
      short_description: {
        rus: 'Кто-то пишет преступления в стиле самой Шушан.',
        eng: 'Someone is writing crimes in Shushan’s own style.',
        hye: 'Մեկը հանցանքներ է գրում հենց Շուշանի ոճով։',
      },
      episodes: [
        {
          slug: 'on-the-trail-of-the-comma-s2e1',
          name: { rus: 'Плагиат', eng: 'Plagiarism', hye: 'Գրագողություն' },
          short_description: {
            rus: 'Письмо шантажиста построено как её кандидатская: введение, метод, угроза, список литературы.',
            eng: 'The blackmail is built like her own thesis: introduction, method, threat, references.',
            hye: 'Շանտաժի նամակը կառուցված է նրա ատենախոսության պես՝ ներածություն, մեթոդ, սպառնալիք, գրականության ցանկ։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s2e2',
          name: { rus: 'Молчание по буквам', eng: 'Silence, Spelled Out', hye: 'Լռություն՝ տառ առ տառ' },
          short_description: {
            rus: 'Свидетель не говорит и не пишет, зато переставляет магниты на холодильнике каждую ночь.',
            eng: 'The witness neither speaks nor writes, but every night he moves the magnets on the fridge.',
            hye: 'Վկան ոչ խոսում է, ոչ գրում, բայց ամեն գիշեր սառնարանի մագնիսներն է տեղափոխում։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s2e3',
          name: { rus: 'Трудности перевода судьи', eng: 'The Judge’s Interpreter', hye: 'Դատավորի թարգմանը' },
          short_description: {
            rus: 'Приговор зависит от глагола, который в грузинском значит «взял», а в армянском — «подержал».',
            eng: 'The verdict hangs on a verb that means “took” in Georgian and “held for a while” in Armenian.',
            hye: 'Դատավճիռը կախված է մի բայից, որը վրացերեն «վերցրեց» է, իսկ հայերեն՝ «մի պահ բռնեց»։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s2e4',
          name: { rus: 'Последняя правка', eng: 'The Final Proof', hye: 'Վերջին սրբագրումը' },
          short_description: {
            rus: 'Чтобы выманить автора, Шушан публикует в газете текст с ошибкой, мимо которой он пройти не сможет.',
            eng: 'To draw the author out, Shushan prints a text with an error he cannot possibly let pass.',
            hye: 'Հեղինակին դուրս կանչելու համար Շուշանը թերթում տպում է մի սխալ, որի կողքով նա անցնել չի կարող։',
          },
        },
      ],
    },
    {
      slug: 'on-the-trail-of-the-comma-season-3',
      year: 2025,
      short_description: {
        rus: 'Капитан Мурад ставит первую запятую — и это улика против него.',
        eng: 'Captain Murad places his first comma, and it is evidence against him.',
        hye: 'Կապիտան Մուրադը դնում է իր առաջին ստորակետը, և դա ապացույց է իր դեմ։',
      },
      episodes: [
        {
          slug: 'on-the-trail-of-the-comma-s3e1',
          name: { rus: 'Рапорт без автора', eng: 'A Report without an Author', hye: 'Անհեղինակ զեկուցագիրը' },
          short_description: {
            rus: 'Признание подписано Мурадом, но капитан никогда в жизни не начинал фразу с «однако».',
            eng: 'The confession bears Murad’s name, but never in his life has he begun a sentence with “yet”.',
            hye: 'Խոստովանությունը Մուրադի ստորագրությամբ է, բայց նա կյանքում «բայցևայնիվ»-ով նախադասություն չի սկսել։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s3e2',
          name: { rus: 'Словарь беглеца', eng: 'A Fugitive’s Dictionary', hye: 'Փախստականի բառարանը' },
          short_description: {
            rus: 'Шушан ищет напарника по открыткам без адреса: в каждой он нарочно ошибается по-новому.',
            eng: 'Shushan tracks her partner by unaddressed postcards, each with a new and deliberate mistake.',
            hye: 'Շուշանը գործընկերոջը փնտրում է անհասցե բացիկներով. ամեն մեկում նա դիտմամբ նոր սխալ է անում։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s3e3',
          name: { rus: 'Прямая речь', eng: 'Direct Speech', hye: 'Ուղղակի խոսք' },
          short_description: {
            rus: 'Очная ставка, на которой все трое говорят чужими словами и знают об этом.',
            eng: 'A confrontation in which all three speak in others’ words, and know it.',
            hye: 'Առերեսում, որտեղ երեքն էլ ուրիշի բառերով են խոսում և գիտեն դա։',
          },
        },
        {
          slug: 'on-the-trail-of-the-comma-s3e4',
          name: { rus: 'Казнить нельзя', eng: 'Hang Him Not', hye: 'Ներել չի կարելի' },
          short_description: {
            rus: 'Телеграмма пришла без знаков препинания. До утра Шушан должна решить, где в ней стоит запятая.',
            eng: 'The telegram has come unpunctuated. By morning Shushan must decide where its comma stands.',
            hye: 'Հեռագիրը եկել է առանց կետադրության։ Մինչև լույս Շուշանը պետք է որոշի՝ որտեղ է ստորակետը։',
          },
        },
      ],
    },
  ],
};
