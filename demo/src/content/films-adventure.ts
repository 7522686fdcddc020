import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const adventureFilms: readonly DemoFilm[] = [
  {
    slug: 'the-salt-caravan',
    name: { rus: 'Соляной караван', eng: 'The Salt Caravan', hye: 'Աղի քարավանը' },
    short_description: {
      rus: 'Геолог ищет в пустыне воду, проводник — потерянного брата, и только верблюды знают, куда идут на самом деле.',
      eng: 'A geologist seeks water in the desert, her guide a lost brother, and only the camels know where they are really going.',
      hye: 'Երկրաբանն անապատում ջուր է փնտրում, ուղեկցորդը՝ կորած եղբորը, և միայն ուղտերը գիտեն, թե իրականում ուր են գնում։',
    },
    summary: {
      rus: 'Кызылкум, начало тридцатых. Экспедиция Веры Астаховой нанимает последний соляной караван, потому что других дорог к мёртвому озеру нет. Две недели песка, миражей и молчания превращают чужих людей в тех, кто делит флягу, не считая глотков.',
      eng: 'The Kyzylkum, early thirties. Vera Astakhova’s expedition hires the last salt caravan, for no other road leads to the dead lake. Two weeks of sand, mirages and silence turn strangers into people who share a flask without counting the mouthfuls.',
      hye: 'Ղզիլկում, երեսունականների սկիզբ։ Վերա Աստախովայի արշավախումբը վարձում է աղի վերջին քարավանը, քանի որ դեպի մեռած լիճն ուրիշ ճանապարհ չկա։ Երկու շաբաթ ավազը, միրաժներն ու լռությունն օտարներին դարձնում են մարդիկ, որոնք ջրամանը կիսում են՝ առանց կումերը հաշվելու։',
    },
    year: 1966,
    age: 6,
    genres: ['adventure', 'drama'],
    countries: ['RU', 'UZ'],
    themes: ['movies'],
    rating: 8.1,
    cast: [
      directedBy('arkady-polozkov'),
      plays('nina-vetlugina', 'Вера Астахова', 'Vera Astakhova', 'Վերա Աստախովա'),
      plays('rafayel-ter-zakaryan', 'Давлат', 'Davlat', 'Դավլաթ'),
    ],
    art: { style: 'desert', palette: { hues: [80, 55, 25], mood: 'bright' }, motif: 'caravan' },
    mood: 'epic',
    lines: dialogue`
      Далеко ли до озера? — Оно идёт к нам. | How far is the lake? — It’s coming to us. | Լիճը հեռո՞ւ է։ — Նա է մեզ մոտ գալիս։
      Это мираж, Давлат. | That’s a mirage, Davlat. | Դա միրաժ է, Դավլաթ։
      Мираж тоже надо поить. | A mirage must drink too. | Միրաժին էլ է պետք ջուր տալ։
      Соль помнит море. Люди — нет. | Salt remembers the sea. People don’t. | Աղը հիշում է ծովը։ Մարդիկ՝ ոչ։
      Пейте. Я уже пила. — Неправда. | Drink. I’ve had mine. — You haven’t. | Խմեք։ Ես արդեն խմել եմ։ — Սուտ է։
      Твой брат ушёл этой дорогой? | Did your brother go this way? | Եղբայրդ այս ճանապարհո՞վ է գնացել։
      Здесь нет дорог. Есть следы. | There are no roads here. Only tracks. | Այստեղ ճանապարհ չկա։ Հետքեր կան։
      Верблюды встали. Значит, вода. | The camels have stopped. That’s water. | Ուղտերը կանգնեցին։ Ուրեմն ջուր կա։
    `,
  },
  {
    slug: 'beyond-white-cape',
    name: { rus: 'За Белым мысом', eng: 'Beyond White Cape', hye: 'Սպիտակ հրվանդանից այն կողմ' },
    original_name: 'Bortenfor Kvitneset',
    short_description: {
      rus: 'Старый ледокол идёт спасать тех, кто когда-то отказался спасать его экипаж.',
      eng: 'An ageing icebreaker sails to rescue the very people who once refused to rescue its crew.',
      hye: 'Ծեր սառցահատը գնում է փրկելու նրանց, ովքեր մի ժամանակ հրաժարվել էին փրկել իր անձնակազմին։',
    },
    summary: {
      rus: 'Капитан Лихачёв ведёт «Северину» в последний рейс — на разделку. На третий день эфир приносит сигнал бедствия норвежского исследовательского судна, и до него два дня хода сквозь льды, которых нет на картах. На борту хватит топлива только в одну сторону и обиды — на обе.',
      eng: 'Captain Likhachov is taking the Severina on her last voyage, to the breakers. On the third day a distress call comes from a Norwegian research ship two days away, through ice that is on no chart. There is fuel enough for one direction and grievance enough for both.',
      hye: 'Կապիտան Լիխաչովը «Սեվերինան» վերջին երթի է տանում՝ քանդման։ Երրորդ օրը եթերից աղետի ազդանշան է գալիս նորվեգական հետազոտական նավից, որին հասնելու համար երկու օր պետք է անցնել քարտեզներում չեղած սառույցների միջով։ Վառելիքը բավական է միայն մեկ ուղղությամբ, իսկ վիրավորանքը՝ երկու։',
    },
    year: 2013,
    age: 12,
    genres: ['adventure', 'drama'],
    countries: ['NO', 'RU'],
    themes: ['movies'],
    rating: 7.7,
    cast: [
      directedBy('ingrid-halvorsdal'),
      composedBy('gleb-orlikov'),
      plays('fyodor-ozyorin', 'капитан Лихачёв', 'Captain Likhachov', 'կապիտան Լիխաչով'),
      plays('maja-lindhagen', 'Сигрид', 'Sigrid', 'Սիգրիդ'),
      plays('stepan-kuropatov', 'механик Дёмин', 'Engineer Dyomin', 'մեխանիկ Դյոմին'),
    ],
    art: { style: 'waves', palette: { hues: [205, 225, 255], mood: 'bright' }, motif: 'icebreaker' },
    mood: 'epic',
    lines: dialogue`
      Мэйдэй. Нас двадцать шесть. | Mayday. There are twenty-six of us. | Մեյդեյ։ Մենք քսանվեց հոգի ենք։
      Это те самые. С «Фритьофа». | It’s them. From the Fridtjof. | Նրանք են։ «Ֆրիտյոֆից»։
      Двадцать лет назад они нас слышали. | Twenty years ago they heard us. | Քսան տարի առաջ նրանք մեզ լսում էին։
      И не пришли. — А мы придём. | And never came. — But we will. | Ու չեկան։ — Իսկ մենք կգնանք։
      Топлива только туда, капитан. | Fuel one way only, captain. | Վառելիքը միայն գնալու համար է, կապիտան։
      Значит, обратно нас повезут. | Then they’ll bring us back. | Ուրեմն հետ նրանք մեզ կբերեն։
      Лёд два метра! Держи на чистую! | Two metres of ice! Make for open water! | Սառույցը երկու մետր է։ Դեպի բա՛ց ջուր։
      Вижу огни. Белый мыс за кормой. | I see lights. White Cape astern. | Լույսեր եմ տեսնում։ Հրվանդանն անցանք։
    `,
  },
  {
    slug: 'storm-pilots',
    name: { rus: 'Лётчики грозы', eng: 'Storm Pilots', hye: 'Ամպրոպի օդաչուները' },
    short_description: {
      rus: 'Экипаж, который летает сквозь ураганы ради прогноза погоды, впервые должен посадить самолёт внутри шторма.',
      eng: 'A crew that flies through hurricanes for the weather forecast must, for the first time, land inside one.',
      hye: 'Անձնակազմը, որը եղանակի կանխատեսման համար փոթորիկների միջով է թռչում, առաջին անգամ պիտի վայրէջք կատարի փոթորկի ներսում։',
    },
    summary: {
      rus: 'Рэй знает об ураганах всё, кроме того, как остановиться. Когда шторм «Изольда» запирает на азорском островке школу с детьми, её винтовой самолёт оказывается единственной машиной в радиусе тысячи миль. Глаз бури даёт девятнадцать минут тишины: сесть, погрузиться, взлететь.',
      eng: 'Ray knows everything about hurricanes except how to stop. When storm Isolde traps a school on a tiny Azorean island, her old turboprop is the only aircraft within a thousand miles. The eye of the storm grants nineteen minutes of calm: land, load, take off.',
      hye: 'Ռեյը փոթորիկների մասին գիտի ամեն ինչ, բացի կանգ առնելու ձևից։ Երբ «Իզոլդա» փոթորիկն ազորյան մի կղզյակում փակում է երեխաներով լի դպրոցը, հազար մղոնի վրա միակ ինքնաթիռը նրա հին պտուտակավորն է։ Փոթորկի աչքը տասնինը րոպե լռություն է տալիս՝ իջնել, բեռնվել, թռչել։',
    },
    year: 2024,
    age: 12,
    genres: ['action', 'adventure'],
    countries: ['GB', 'PT'],
    themes: ['movies'],
    rating: 7.5,
    cast: [
      directedBy('matteo-corvellini'),
      plays('amara-bell-nwosu', 'Рэй', 'Ray', 'Ռեյ'),
      plays('eoin-carragher', 'Дойл', 'Doyle', 'Դոյլ'),
      plays('ines-valadares', 'Лусия', 'Lúcia', 'Լուսիա'),
    ],
    art: { style: 'storm', palette: { hues: [195, 250, 285], mood: 'dark' }, motif: 'lightning' },
    mood: 'epic',
    lines: dialogue`
      Стена впереди. Всем пристегнуться. | Eyewall ahead. Everyone strap in. | Առջևում պատն է։ Բոլորդ ամրացե՛ք։
      Мы измеряем шторм или дразним? | Are we measuring it or teasing it? | Փոթորիկը չափո՞ւմ ենք, թե՞ գրգռում։
      На острове дети. Тридцать два. | Children on the island. Thirty-two. | Կղզում երեխաներ են։ Երեսուներկու։
      Полоса — футбольное поле, Рэй. | The runway is a football pitch, Ray. | Թռիչքուղին ֆուտբոլի դաշտ է, Ռեյ։
      Значит, сядем в ворота. | Then we’ll land in the goal. | Ուրեմն դարպասի մեջ կիջնենք։
      Мы в глазе. Девятнадцать минут. | We’re in the eye. Nineteen minutes. | Աչքի մեջ ենք։ Տասնինը րոպե։
      Слышишь? Птицы. Они летят с нами. | Hear that? Birds. Flying with us. | Լսո՞ւմ ես՝ թռչուններ։ Մեզ հետ են գալիս։
      Взлётный! Держите детей! | Take-off power! Hold on to the kids! | Թռչո՛ւմ ենք։ Երեխաներին պահե՛ք։
    `,
  },
  {
    slug: 'the-ninth-pass',
    name: { rus: 'Девятый перевал', eng: 'The Ninth Pass', hye: 'Իններորդ լեռնանցքը' },
    original_name: 'Իններորդ լեռնանցքը',
    short_description: {
      rus: 'Отец, не ходивший в горы десять лет, идёт за дочерью через перевал, которого нет ни в одном описании.',
      eng: 'A father who has not climbed for ten years follows his daughter over a pass that no guidebook describes.',
      hye: 'Հայրը, որը տասը տարի սար չի բարձրացել, դստեր հետքերով գնում է մի լեռնանցքով, որը ոչ մի նկարագրության մեջ չկա։',
    },
    summary: {
      rus: 'После гибели напарника Ваге продаёт верёвки и открывает кафе. Его дочь Ануш тайком уходит на Кавказский хребет, чтобы закончить его незавершённый маршрут, и перестаёт отвечать. Вместе с грузинской спасательницей Кето он идёт по записям в собственном старом дневнике.',
      eng: 'After his partner’s death Vahe sells his ropes and opens a café. His daughter Anush slips away to the Caucasus ridge to finish the route he never finished, and stops answering. With Georgian rescuer Keto he climbs by the notes in his own old diary.',
      hye: 'Ընկերոջ մահից հետո Վահեն վաճառում է պարանները և սրճարան բացում։ Նրա դուստրը՝ Անուշը, գաղտնի գնում է Կովկասյան լեռնաշղթա՝ ավարտելու հոր կիսատ երթուղին, և դադարում է պատասխանել։ Վրացի փրկարար Քեթոյի հետ նա բարձրանում է սեփական հին օրագրի գրառումներով։',
    },
    year: 2021,
    age: 12,
    genres: ['adventure', 'drama'],
    countries: ['AM', 'GE'],
    themes: ['movies', 'sport'],
    rating: 7.8,
    cast: [
      directedBy('lusine-tavadyan'),
      plays('levon-chakhalyan', 'Ваге', 'Vahe', 'Վահե'),
      plays('nino-tskhvediani', 'Кето', 'Keto', 'Քեթո'),
      plays('mane-avetunts', 'Ануш', 'Anush', 'Անուշ'),
    ],
    art: { style: 'ridge', palette: { hues: [40, 260, 280], mood: 'dusk' }, motif: 'summit' },
    mood: 'epic',
    lines: dialogue`
      Она взяла мой дневник. | She took my diary. | Նա իմ օրագիրն է վերցրել։
      Восемь перевалов описаны. А девятый? | Eight passes described. And the ninth? | Ութ լեռնանցքը գրված է։ Իսկ իններո՞րդը։
      До девятого мы не дошли. | We never reached the ninth. | Իններորդին մենք չհասանք։
      Ваге, горы не виноваты. | Vahe, it wasn’t the mountains’ fault. | Վահե, սարերը մեղավոր չեն։
      Я знаю. Я виноват. — И ты нет. | I know. It was mine. — It wasn’t. | Գիտեմ։ Ես եմ մեղավոր։ — Դու էլ չես։
      Её шаг. Она бережёт левую ногу. | Her stride. She’s favouring her left. | Իր քայլն է։ Ձախ ոտքն է խնայում։
      Папа? Как ты меня нашёл? | Dad? How did you find me? | Պա՞պ։ Ինձ ինչպե՞ս գտար։
      Читал то, что не дописал. | I read what I hadn’t written. | Կարդացի այն, ինչ կիսատ էի թողել։
    `,
  },
];
