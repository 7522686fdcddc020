import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Lives of people who are as invented as everybody here. */
export const lifeFilms: readonly DemoFilm[] = [
  {
    slug: 'the-globe-by-touch',
    name: { rus: 'Глобус на ощупь', eng: 'The Globe by Touch', hye: 'Գլոբուս՝ շոշափելով' },
    short_description: {
      rus: 'Вятка, 1928 год. Учительница слепых детей лепит для них весь мир из теста, проволоки и наждака.',
      eng: 'Vyatka, 1928. A teacher of blind children makes them the whole world out of dough, wire and sandpaper.',
      hye: 'Վյատկա, 1928 թվական։ Կույր երեխաների ուսուցչուհին ողջ աշխարհն է ծեփում նրանց համար՝ խմորից, մետաղալարից ու հղկաթղթից։',
    },
    summary: {
      rus: 'Горы она учит по хлебной корке, пустыню по наждаку, а океан оставляет гладким: его узнают по тому, что пальцу скучно. Вымышленная жизнь Анны Шаховой, которая сама так и не увидела моря, зато её ученик стал океанологом. Фильм можно смотреть с закрытыми глазами: для каждого материка записан свой шум.',
      eng: 'She teaches mountains by a crust of bread and deserts by sandpaper; the ocean she leaves smooth: one knows it because the finger grows bored. The imagined life of Anna Shakhova, who never saw the sea, though a pupil of hers became an oceanographer. It can be watched with closed eyes: each continent has a sound of its own.',
      hye: 'Լեռները նա սովորեցնում է հացի կեղևով, անապատը՝ հղկաթղթով, իսկ օվկիանոսը հարթ է թողնում. ճանաչում են նրանով, որ մատը ձանձրանում է։ Աննա Շախովայի հորինված կյանքը. ինքն այդպես էլ ծով չտեսավ, բայց աշակերտն օվկիանոսագետ դարձավ։ Ֆիլմը կարելի է դիտել փակ աչքերով. ամեն մայրցամաք իր ձայնն ունի։',
    },
    year: 2018,
    age: 6,
    genres: ['biography', 'drama'],
    countries: ['RU'],
    themes: ['movies', 'education'],
    rating: 8.1,
    cast: [
      directedBy('klavdia-verstovaya'),
      plays('ksenia-yarova', 'Анна Шахова', 'Anna Shakhova', 'Աննա Շախովա'),
      plays('fyodor-ozyorin', 'инспектор Лямин', 'Inspector Lyamin', 'տեսուչ Լյամին'),
      plays('anton-belosvet', 'Серёжа, взрослый', 'Seryozha, grown up', 'չափահաս Սերյոժան'),
    ],
    art: { style: 'geometry', palette: { hues: [45, 85, 205], mood: 'dusk' }, motif: 'circle' },
    mood: 'calm',
    lines: dialogue`
      Что это? — Корка. — Нет. Это Кавказ. | What’s this? — A crust. — No. The Caucasus. | Սա ի՞նչ է։ — Կեղև։ — Ո՛չ։ Կովկասն է։
      Анна Петровна, где кончается карта? | Anna Petrovna, where does the map end? | Աննա Պետրովնա, որտե՞ղ է վերջանում քարտեզը։
      Где палец запросит варежку. Там льды. | Where a finger wants a mitten. That’s ice. | Որտեղ մատը ձեռնոց կուզի։ Այնտեղ սառույց է։
      В смете нет муки на материки. | There’s no flour for continents in the budget. | Նախահաշվում մայրցամաքների ալյուր չկա։
      Впишите: на пироги. На большие. | Then put: for pies. For large ones. | Գրեք՝ կարկանդակների համար։ Մեծ։
      Почему океан такой скучный? | Why is the ocean so boring? | Ինչո՞ւ է օվկիանոսն այսքան ձանձրալի։
      Потому что ты ещё не плавал. | Because you haven’t sailed it yet. | Որովհետև դեռ չես լողացել։
      Африку не трогать, она не просохла! | Don’t touch Africa, it isn’t dry! | Աֆրիկային ձեռք չտա՛լ, չի չորացել։
    `,
  },
  {
    slug: 'a-recipe-for-red',
    name: { rus: 'Рецепт красного', eng: 'A Recipe for Red', hye: 'Կարմիրի բաղադրատոմսը' },
    original_name: 'Կարմիրի բաղադրատոմսը',
    short_description: {
      rus: 'Химик Заруи двадцать лет ищет краску старых миниатюр: её рецепт уместился в одну строку, и эта строка стёрта.',
      eng: 'Zaruhi, a chemist, spends twenty years in search of the red of old miniatures: its recipe was a single line, and the line is gone.',
      hye: 'Քիմիկոս Զարուհին քսան տարի փնտրում է հին մանրանկարների կարմիրը. բաղադրատոմսը մեկ տող էր, և այդ տողը ջնջված է։',
    },
    summary: {
      rus: 'Насекомое выходит из земли на рассвете, осенью, три недели в году, на одном солончаке под Араратом. Заруи ползёт за ним с пипеткой, пока вокруг осушают равнину, защищают диссертации и сватают её за директора института. История настоящей краски и вымышленной женщины, которая отказалась признать, что цвет может кончиться.',
      eng: 'The insect comes out of the earth at dawn, in autumn, three weeks a year, on one salt marsh below Ararat. Zaruhi crawls after it with a pipette while around her the plain is drained, theses are defended and she is matched with the director of the institute. The story of a dye that is real and a woman who is not, and who refused to allow that a colour can come to an end.',
      hye: 'Միջատը հողից դուրս է գալիս լուսաբացին, աշնանը, տարեկան երեք շաբաթ, Արարատի փեշերի մի աղուտում։ Զարուհին սողում է հետևից կաթոցիկով, մինչ շուրջը հարթավայր են չորացնում, ատենախոսություն պաշտպանում և իրեն ինստիտուտի տնօրենին նշանում։ Պատմություն իրական ներկի և հորինված կնոջ մասին, որը հրաժարվեց ընդունել, թե գույնը կարող է վերջանալ։',
    },
    year: 2016,
    age: 6,
    genres: ['biography', 'drama'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.2,
    cast: [
      directedBy('lusine-tavadyan'),
      composedBy('nare-voskerchyan'),
      plays('anahit-bdoyan', 'Заруи', 'Zaruhi', 'Զարուհի'),
      plays('tatev-mirzabekyan', 'лаборантка Маро', 'Maro, her assistant', 'լաբորանտ Մարո'),
      plays('armen-dzorapyan', 'директор Мурадян', 'Director Muradyan', 'տնօրեն Մուրադյան'),
    ],
    art: { style: 'garden', palette: { hues: [10, 345, 60], mood: 'bright' }, motif: 'flower' },
    mood: 'calm',
    lines: dialogue`
      Что вы ищете на четвереньках, доктор? | What are you after on all fours, Doctor? | Ի՞նչ եք փնտրում չորեքթաթ, դոկտոր։
      Тринадцатый век. Он где-то здесь. | The thirteenth century. It’s here somewhere. | Տասներեքերորդ դարը։ Այստեղ մի տեղ է։
      Синтетика ярче и дешевле, Заруи. | Synthetics are brighter, Zaruhi, and cheaper. | Սինթետիկն ավելի վառ է ու էժան, Զարուհի։
      Ярче, да. Но она не помнит утра. | Brighter, yes. But they don’t recall morning. | Վառ է, այո՛։ Բայց առավոտը չի հիշում։
      Маро, пробу! Быстро, цвет уходит! | Maro, a sample! Quick, it’s fading! | Մարո՛, նմո՛ւշ։ Շո՛ւտ, գույնը գնում է։
      Опять бурый. Триста двенадцатый бурый. | Brown again. Brown number 312. | Էլի շագանակագույն։ Երեք հարյուր տասներկուերորդը։
      Выходите замуж. — За какой цвет? | Get married. — To which colour? | Ամուսնացե՛ք։ — Ո՞ր գույնի հետ։
      Не дышите. Вот он. Вот он, смотрите. | Don’t breathe. There it is. Look. There. | Մի՛ շնչեք։ Ահա նա։ Նայե՛ք, ահա։
    `,
  },
  {
    slug: 'the-man-who-fell',
    name: { rus: 'Человек, который падал', eng: 'The Man Who Fell', hye: 'Մարդը, որն ընկնում էր' },
    original_name: 'L’Homme qui tombait',
    short_description: {
      rus: 'Он падал с крыш, лестниц и пароходов в трёхстах немых комедиях, и ни разу его имени не было в титрах.',
      eng: 'He fell off roofs, ladders and steamers in three hundred silent comedies, and not once did his name appear in the credits.',
      hye: 'Երեք հարյուր համր կատակերգության մեջ նա ընկել է տանիքից, սանդուղքից, շոգենավից, և ոչ մի անգամ անունը չեն գրել լուսագրերում։',
    },
    summary: {
      rus: 'Вымышленная жизнь Огюста Пелле, дублёра великих комиков: он знал сорок способов упасть и ни одного — устроиться. Кино учится говорить, и выясняется, что молчавший всю молодость Огюст ещё и заика. Остаётся последний трюк: подняться при всех с пола и заговорить с женщиной, которая тридцать лет подкладывала ему матрас.',
      eng: 'The imagined life of Auguste Pellet, stand-in for great comedians, who knew forty ways to fall and not one to get on. Cinema learns to speak, and Auguste, silent all his youth, turns out to have a stammer. One stunt is left: to get up from the floor in front of everyone and talk to the woman who for thirty years has put the mattress under him.',
      hye: 'Մեծ կատակերգակների կրկնակ Օգյուստ Պելեի հորինված կյանքը. նա ընկնելու քառասուն ձև գիտեր, հաջողելու՝ ոչ մի։ Կինոն խոսել է սովորում, և պարզվում է, որ ողջ երիտասարդությունը լռած Օգյուստը նաև կակազում է։ Մնում է վերջին հնարքը՝ բոլորի առաջ վեր կենալ հատակից և խոսել այն կնոջ հետ, որը երեսուն տարի ներքնակ է փռել նրա տակ։',
    },
    year: 2011,
    age: 6,
    genres: ['biography', 'comedy', 'drama'],
    countries: ['FR'],
    themes: ['movies'],
    rating: 8.3,
    cast: [
      directedBy('clemence-dauvergne'),
      plays('julien-marsault', 'Огюст Пелле', 'Auguste Pellet', 'Օգյուստ Պելե'),
      plays('nino-tskhvediani', 'Мари', 'Marie', 'Մարի'),
      plays('stelios-amorgianos', 'продюсер Костакис', 'Kostakis the producer', 'պրոդյուսեր Կոստակիս'),
    ],
    art: { style: 'portrait', palette: { hues: [80, 55, 240], mood: 'dusk' }, motif: 'hat' },
    mood: 'bright',
    lines: dialogue`
      Откуда падаем сегодня, Огюст? | Where do we fall from today, Auguste? | Այսօր որտեղի՞ց ենք ընկնում, Օգյուստ։
      С третьего этажа. В любовь — бесплатно. | From the third floor. In love, free of charge. | Երրորդ հարկից։ Սիրո մեջ՝ անվճար։
      Матрас левее! Он у нас один! | Mattress to the left! We have only one of him! | Ներքնակը ձա՛խ։ Նա մեր միակն է։
      В титрах опять не вы. — Зато падал я. | You’re not in the credits. — But in the fall I am. | Լուսագրերում էլի չկաք։ — Բայց ընկնողը ես եմ։
      Кино теперь говорит. Скажите что-нибудь. | Films talk now. Say something. | Կինոն հիմա խոսում է։ Մի բան ասեք։
      Б-больше всего я боялся этого. | Th-this is what I feared the most. | Ա-ամենից շատ սրանից էի վախենում։
      Мари, я упаду. — Не сегодня. Держу. | Marie, I’ll fall. — Not today. I’ve got you. | Մարի՛, կընկնեմ։ — Այսօր չէ։ Բռնել եմ։
      Сорок первый способ: остаться стоять. | The forty-first way: to stay standing. | Քառասունմեկերորդ ձևը՝ կանգնած մնալ։
    `,
  },
];
