import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** History and war, seen by those whose trade is not war: a clerk, a founder, a printer, two cooks. */
export const chronicleFilms: readonly DemoFilm[] = [
  {
    slug: 'the-company-clerk',
    name: { rus: 'Ротный писарь', eng: 'The Company Clerk', hye: 'Վաշտի գրագիրը' },
    short_description: {
      rus: 'Ротный писарь продолжает писать матерям за погибших товарищей, а в мае сорок пятого обещает всем приехать.',
      eng: 'A company clerk goes on writing to mothers on behalf of the fallen, and in May 1945 he promises to visit them all.',
      hye: 'Վաշտի գրագիրը շարունակում է մայրերին գրել զոհված ընկերների փոխարեն, իսկ քառասունհինգի մայիսին խոստանում է բոլորին այցելել։',
    },
    summary: {
      rus: 'У Вани Сухарева красивый почерк и девятнадцать чужих. Он не умеет напугать мать похоронкой, поэтому сочиняет: у Серёжи зажила рука, Петро научился варить борщ, Ашот стал ещё выше. Война кончается, а ответы всё идут. С вещмешком писем от живых к мёртвым он объезжает девятнадцать домов, и в каждом его узнают — по тому, как он молчит перед точкой.',
      eng: 'Vanya Sukharev has a fine hand of his own and nineteen of other men’s. He cannot bring himself to frighten a mother, so he makes things up: Seryozha’s arm has healed, Petro has learned to cook borsch, Ashot is taller still. The war ends, yet the replies keep coming. With a kitbag of letters from the living to the dead he visits nineteen homes, and in each he is recognised by the way he falls silent before a full stop.',
      hye: 'Վանյա Սուխարևն ունի մեկ գեղեցիկ ձեռագիր և տասնինը ուրիշինը։ Նա չի կարող մորը սև թղթով վախեցնել, ուստի հորինում է՝ Սերյոժայի ձեռքը լավացել է, Պետրոն բորշ եփել է սովորել, Աշոտն էլ ավելի է բոյովացել։ Պատերազմն ավարտվում է, իսկ պատասխանները գալիս են։ Ողջերից մահացածներին գրված նամակներով լի պայուսակով նա շրջում է տասնինը տուն, և ամեն տեղ նրան ճանաչում են վերջակետից առաջ լռելու ձևից։',
    },
    year: 2020,
    age: 12,
    genres: ['war', 'drama'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 9.0,
    cast: [
      directedBy('klavdia-verstovaya'),
      writtenBy('taisia-mirskaya'),
      plays('yegor-tumanin', 'Ваня Сухарев', 'Vanya Sukharev', 'Վանյա Սուխարև'),
      plays('stepan-kuropatov', 'Старшина', 'The Sergeant Major', 'Ավագը'),
      plays('daria-klyuchevaya', 'мать Серёжи', 'Seryozha’s mother', 'Սերյոժայի մայրը'),
      plays('anahit-bdoyan', 'мать Ашота', 'Ashot’s mother', 'Աշոտի մայրը'),
    ],
    art: { style: 'storm', palette: { hues: [45, 80, 30], mood: 'dusk' }, motif: 'soldier' },
    mood: 'calm',
    lines: dialogue`
      Пиши: жив, здоров, ем за двоих. | Write: alive, well, eating for two. | Գրիր՝ ողջ եմ, առողջ, երկուսի տեղ ուտում եմ։
      Его со вторника нет, Сухарев. | He’s been gone since Tuesday, Sukharev. | Երեքշաբթիից նա չկա, Սուխարև։
      У неё именины в субботу. Не могу. | It’s her name day Saturday. I can’t. | Շաբաթ նրա անվան օրն է։ Չեմ կարող։
      Чей это почерк? — Петра. Был. | Whose writing is it? — Petro’s. Was. | Սա ո՞ւմ ձեռագիրն է։ — Պետրոյի էր։
      Ответы несут. Мешками. | The replies are here. By the sack. | Պատասխաններ են բերել։ Պարկերով։
      Куда поедешь? — По адресам. | Where will you go? — To the addresses. | Ո՞ւր ես գնալու։ — Հասցեներով։
      Вы Ваня. Который за всех писал. | You’re Vanya. Who wrote for them all. | Դու Վանյան ես։ Որ բոլորի տեղ գրում էր։
      Я знала. Серёжа запятых не ставил. | I knew. Seryozha never used commas. | Գիտեի։ Սերյոժան ստորակետ չէր դնում։
      Садись, сынок. Борщ стынет. | Sit down, son. The soup’s getting cold. | Նստիր, բալես։ Բորշը սառչում է։
    `,
  },
  {
    slug: 'a-bell-for-the-lake',
    name: { rus: 'Колокол для озера', eng: 'A Bell for the Lake', hye: 'Զանգ լճի համար' },
    short_description: {
      rus: '1701 год: колокола велено перелить в пушки, и село прячет самый большой так, что не найдут триста лет.',
      eng: '1701: bells are to be melted into cannon, and a village hides its biggest where no one will find it for three centuries.',
      hye: '1701 թվական. հրամայված է զանգերից թնդանոթ ձուլել, և գյուղն ամենամեծ զանգն այնպես է թաքցնում, որ երեք հարյուր տարի չգտնեն։',
    },
    summary: {
      rus: 'Царский сержант едет с весами и указом, а литейщик Еремей — с топором и санями: пока лёд держит, двести пудов меди можно увезти на середину озера и там дать ему треснуть. Нужно только, чтобы молчали все — и староста, и дети, и сам колокол, который отзывается на каждый шаг. Говорят, в тихую погоду из-подо льда и теперь отбивают полдень.',
      eng: 'The Tsar’s sergeant comes with scales and a decree, Yeremey the founder with an axe and a sledge: while the ice holds, three tons of bronze can be hauled to the middle of the lake, and there the ice may be allowed to crack. Everyone has only to keep quiet: the elder, the children and the bell itself, which answers every step. On calm days, they say, it still strikes noon down there.',
      hye: 'Արքայական սերժանտը գալիս է կշեռքով ու հրամանով, ձուլող Երեմեյը՝ կացնով ու սահնակով. քանի դեռ սառույցը պինդ է, երեք տոննա պղինձը կարելի է հասցնել լճի մեջտեղ և թույլ տալ, որ սառույցը ճաքի։ Միայն պետք է, որ բոլորը լռեն՝ և՛ գյուղապետը, և՛ երեխաները, և՛ ինքը՝ զանգը, որ արձագանքում է ամեն քայլի։ Ասում են՝ խաղաղ եղանակին սառույցի տակից մինչև հիմա կեսօր են խփում։',
    },
    year: 2015,
    age: 12,
    genres: ['history', 'adventure'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('klavdia-verstovaya'),
      composedBy('gleb-orlikov'),
      plays('prokhor-zvonaryov', 'Еремей', 'Yeremey', 'Երեմեյ'),
      plays('fyodor-ozyorin', 'Сержант', 'The Sergeant', 'Սերժանտը'),
      plays('ksenia-yarova', 'Марья', 'Marya', 'Մարյա'),
    ],
    art: { style: 'waves', palette: { hues: [85, 190, 215], mood: 'dark' }, motif: 'bell' },
    mood: 'epic',
    lines: dialogue`
      Указ читать умеешь? — По складам. | Can you read the decree? — Slowly. | Հրամանը կարդալ գիտե՞ս։ — Վանկ-վանկ։
      Читай, пока мы запрягаем. | Read on, then, while we harness up. | Կարդա, մինչև լծենք։
      Язык ему обмотай. Войлоком. | Muffle his tongue. With felt. | Լեզուն փաթաթիր։ Թաղիքով։
      Он всё равно гудит, Еремей. | He hums all the same, Yeremey. | Մեկ է, հնչում է, Երեմեյ։
      Это не он. Это люди идут в ногу. | Not him. It’s people walking in step. | Նա չէ։ Մարդիկ են համընթաց քայլում։
      Лёд поёт! Отпускай сани! | The ice is singing! Let the sledge go! | Սառույցը երգում է։ Թողե՛ք սահնակը։
      Где колокол, староста? — Был ли? | Where’s the bell, elder? — Was there one? | Ո՞ւր է զանգը, գյուղապետ։ — Եղե՞լ է որ։
      Слышишь? Полдень. Из-под воды. | Hear that? Noon. From under the water. | Լսո՞ւմ ես։ Կեսօր է։ Ջրի տակից։
    `,
  },
  {
    slug: 'the-seventh-letter',
    name: { rus: 'Седьмая буква', eng: 'The Seventh Letter', hye: 'Յոթերորդ տառը' },
    original_name: 'Յոթերորդ տառը',
    short_description: {
      rus: 'Амстердам, 1667 год: армянский печатник набирает книгу всей жизни, а литера седьмой буквы тонет в канале.',
      eng: 'Amsterdam, 1667: an Armenian printer is setting the book of his life when the type of the seventh letter sinks in a canal.',
      hye: 'Ամստերդամ, 1667 թվական. հայ տպագրիչը շարում է իր կյանքի գիրքը, բայց յոթերորդ տառի կաղապարը սուզվում է ջրանցքում։',
    },
    summary: {
      rus: 'Без неё не написать слово «есть», и над алтарями вешают именно её. Бумага куплена в долг, цензор прибывает в пятницу, а резчик, который вырезал пуансон, ослеп. Мартирос собирает тех, кто согласен нырять, точить и помнить: контрабандистку, шлифовальщика линз и слепого, чьи пальцы знают каждую букву лучше, чем глаза знали улицу.',
      eng: 'Without it one cannot write “is”, and it is this letter that hangs above altars. The paper was bought on credit, the censor arrives on Friday, and the man who cut the punch has gone blind. Martiros gathers those willing to dive, to grind and to remember: a smuggler, a polisher of lenses and the blind man, whose fingers know each letter better than his eyes ever knew a street.',
      hye: 'Առանց դրա չես գրի ո՛չ «էություն», ո՛չ «էակ», և հենց այդ տառն են կախում խորանների վերևում։ Թուղթը պարտքով է գնված, գրաքննիչը գալիս է ուրբաթ, իսկ դրոշմը փորագրած վարպետը կուրացել է։ Մարտիրոսը հավաքում է նրանց, ովքեր համաձայն են սուզվել, հղկել և հիշել՝ մաքսանենգ կնոջը, ոսպնյակ հղկողին և կույրին, որի մատներն ամեն տառ ավելի լավ գիտեն, քան աչքերը գիտեին փողոցը։',
    },
    year: 2022,
    age: 6,
    genres: ['history', 'adventure', 'drama'],
    countries: ['AM', 'NL'],
    themes: ['movies', 'education'],
    rating: 8.6,
    cast: [
      directedBy('vardges-karahunji'),
      writtenBy('davit-hovhants'),
      plays('narek-ghevondyan', 'Мартирос', 'Martiros', 'Մարտիրոս'),
      plays('armen-dzorapyan', 'Резчик', 'The Punch-Cutter', 'Փորագրիչը'),
      plays('ines-valadares', 'Контрабандистка', 'The Smuggler', 'Մաքսանենգը'),
      plays('eoin-carragher', 'Шлифовальщик', 'The Lens Grinder', 'Հղկողը'),
    ],
    art: { style: 'paper', palette: { hues: [60, 25, 220], mood: 'dark' }, motif: 'archive' },
    mood: 'epic',
    lines: dialogue`
      Где седьмая? — В канале, мастер. | Where’s the seventh? — In the canal. | Յոթերորդն ո՞ւր է։ — Ջրանցքում, վարպետ։
      Наберём без неё. — И без «есть»? | We’ll set it without. — Without “is”? | Առանց դրա կշարենք։ — Իսկ «է՞ն»։
      Вода чёрная. Там весь город. | The water’s black. A city’s in it. | Ջուրը սև է։ Մեջը ողջ քաղաքն է։
      Дайте мне воск. И не говорите. | Give me wax. And say nothing. | Ինձ մեղրամո՛մ տվեք։ Եվ մի՛ խոսեք։
      Вы же не видите. — Зато помню. | But you can’t see. — I can remember. | Բայց չեք տեսնում։ — Փոխարենը հիշում եմ։
      Почему она над алтарём? | Why does it hang above the altar? | Ինչո՞ւ է այն խորանի վրա։
      Потому что значит: Он есть. | Because it means: He is. | Որովհետև նշանակում է՝ Նա, որ է։
      Оттиск. Тише. Краска сохнет. | The proof. Quiet. The ink is drying. | Դրոշմվածքը։ Սուս։ Թանաքը չորանում է։
    `,
  },
  {
    slug: 'salt-for-onions',
    name: { rus: 'Соль за лук', eng: 'Salt for Onions', hye: 'Աղ՝ սոխի դիմաց' },
    original_name: 'Sale per cipolle',
    short_description: {
      rus: 'Альпы, 1916 год. Повара двух вражеских траншей тайно меняются солью и луком, а связной служит коза.',
      eng: 'The Alps, 1916. The cooks of two enemy trenches secretly swap salt for onions, and a goat carries the goods.',
      hye: 'Ալպեր, 1916 թվական։ Երկու թշնամի խրամատների խոհարարները գաղտնի աղ ու սոխ են փոխանակում, իսկ կապավորն այծն է։',
    },
    summary: {
      rus: 'У одних кончилась соль, у других — всё остальное. Джузеппе и Франц ни разу не видели друг друга, но каждый уже знает, кто пережаривает, а кто жалеет лавровый лист. Обмен держится на козе по имени Маршал, пока она не съедает карту наступления. Комедия о войне, где стреляют только один раз, и то пробкой.',
      eng: 'One side is out of salt, the other out of everything else. Giuseppe and Franz have never seen each other, yet each knows who burns his onions and who is mean with the bay leaf. The trade rests on a goat called the Marshal, until she eats the map of the offensive. A comedy about war in which only one shot is fired, and that one is a cork.',
      hye: 'Մի կողմի աղն է վերջացել, մյուսինը՝ մնացած ամեն ինչը։ Ջուզեպեն ու Ֆրանցը միմյանց չեն տեսել, բայց արդեն գիտեն, թե ով է սոխն այրում և ով է դափնու տերևը խնայում։ Առևտուրը պահվում է Մարշալ անունով այծի վրա, մինչև նա ուտում է հարձակման քարտեզը։ Կատակերգություն պատերազմի մասին, որտեղ կրակում են միայն մեկ անգամ, այն էլ՝ խցանով։',
    },
    year: 2017,
    age: 6,
    genres: ['war', 'comedy'],
    countries: ['IT', 'PL'],
    themes: ['movies'],
    rating: 8.2,
    cast: [
      directedBy('matteo-corvellini'),
      plays('stelios-amorgianos', 'Джузеппе', 'Giuseppe', 'Ջուզեպե'),
      plays('tomasz-wieczynski', 'Франц', 'Franz', 'Ֆրանց'),
      plays('julien-marsault', 'Полковник', 'The Colonel', 'Գնդապետը'),
    ],
    art: { style: 'paper', palette: { hues: [95, 145, 35], mood: 'bright' } },
    mood: 'bright',
    lines: dialogue`
      Опять без соли. Это бесчеловечно. | No salt again. It’s inhuman. | Նորից առանց աղի։ Սա անմարդկային է։
      У них соль. У нас лук и коза. | They’ve salt. We’ve onions and a goat. | Նրանք աղ ունեն։ Մենք՝ սոխ ու այծ։
      Маршал, вперёд! Рысью! | Marshal, advance! At the trot! | Մարշա՛լ, առա՛ջ։ Վարգով։
      Записка. «Меньше жарьте». Наглец! | A note: “Burn it less.” The cheek! | Երկտող՝ «Պակաս տապակեք»։ Լկտի՜։
      Враг прислал лаврушку, полковник. | The enemy has sent bay leaf, colonel. | Թշնամին դափնի է ուղարկել, գնդապետ։
      Где карта наступления? — Жуёт. | Where’s the map? — Being chewed. | Ո՞ւր է հարձակման քարտեզը։ — Ծամում է։
      Значит, завтра наступаем на кухню. | Then tomorrow we advance on the kitchen. | Ուրեմն վաղը խոհանոցի վրա ենք հարձակվում։
      Здравствуй, Франц. Ты толще, чем пишешь. | Hello, Franz. Fatter than your letters. | Բարև, Ֆրանց։ Գրածիցդ գեր ես։
    `,
  },
];
