import { composedBy, directedBy, hostedBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const documentaryFilms: readonly DemoFilm[] = [
  {
    slug: 'what-stones-remember',
    name: { rus: 'О чём помнят камни', eng: 'What Stones Remember', hye: 'Ինչ են հիշում քարերը' },
    original_name: 'Ինչ են հիշում քարերը',
    short_description: {
      rus: 'От вулкана до хачкара: четыре миллиона лет жизни розового туфа, рассказанные теми, кто с ним разговаривает.',
      eng: 'From volcano to khachkar: four million years in the life of pink tuff, told by the people who talk to it.',
      hye: 'Հրաբխից մինչև խաչքար՝ վարդագույն տուֆի չորս միլիոն տարվա կյանքը, պատմված նրանց կողմից, ովքեր խոսում են քարի հետ։',
    },
    summary: {
      rus: 'Геолог, каменотёс и слепой экскурсовод идут по одному ущелью и читают его по-разному: по слоям, по сколам, по эху. Камера не спешит, свет меняется, узор постепенно становится письмом. Фильм, после которого любая стена кажется собеседником.',
      eng: 'A geologist, a stonecutter and a blind guide walk through one gorge and read it each in their own way: by strata, by chisel marks, by echo. The camera takes its time, the light shifts, the ornament slowly becomes a script. A film after which every wall seems ready to talk.',
      hye: 'Երկրաբանը, քարտաշը և կույր զբոսավարը քայլում են նույն ձորով և կարդում այն յուրովի՝ շերտերով, հատվածքներով, արձագանքով։ Տեսախցիկը չի շտապում, լույսը փոխվում է, զարդանախշը կամաց-կամաց գիր է դառնում։ Ֆիլմ, որից հետո ամեն պատ զրուցակից է թվում։',
    },
    year: 2020,
    age: 0,
    genres: ['documentary', 'history'],
    countries: ['AM'],
    themes: ['movies', 'education'],
    rating: 8.5,
    cast: [directedBy('aram-tsaghkunyan'), hostedBy('armen-dzorapyan'), composedBy('nare-voskerchyan')],
    art: { style: 'geometry', palette: { hues: [25, 40, 10], mood: 'dusk' }, motif: 'khachkar' },
    mood: 'calm',
    lines: dialogue`
      Этот камень был дождём из пепла. | This stone was once a rain of ash. | Այս քարը մի ժամանակ մոխրի անձրև էր։
      Он падал четыре дня. | It fell for four days. | Այն տեղաց չորս օր։
      Потом четыре миллиона лет ждал. | Then it waited four million years. | Հետո չորս միլիոն տարի սպասեց։
      Приложите ладонь. Слышите тепло? | Lay your palm here. Hear the warmth? | Ափդ դիր։ Լսո՞ւմ ես ջերմությունը։
      Мастер начинал резать с рассветом. | The carver began at sunrise. | Վարպետը սկսում էր լուսաբացին։
      Тень подсказывала глубину. | The shadow told him how deep to go. | Ստվերն էր հուշում խորությունը։
      Здесь его рука дрогнула. | Here his hand trembled. | Այստեղ նրա ձեռքը դողացել է։
      И узор стал живым. | And the pattern came alive. | Եվ նախշը կենդանացել է։
    `,
  },
  {
    slug: 'the-grammar-of-birds',
    name: { rus: 'Грамматика птиц', eng: 'The Grammar of Birds', hye: 'Թռչունների քերականությունը' },
    short_description: {
      rus: 'У больших синиц есть порядок слов, а дрозды сочиняют каденции: учёные учатся слушать и краснеют от услышанного.',
      eng: 'Great tits use word order and thrushes compose cadenzas: scientists learn to listen, and blush at what they hear.',
      hye: 'Երաշտահավերն ունեն բառակարգ, կեռնեխները մեղեդի են հորինում. գիտնականները սովորում են լսել և կարմրում են լսածից։',
    },
    summary: {
      rus: 'Три года записей от норвежских фьордов до лондонских крыш. Нам покажут, как птенцы учат «диалект» своего квартала, зачем соловью пауза и почему одна и та же трель значит то «ястреб», то «люблю». Смотреть с хорошим звуком и открытым окном.',
      eng: 'Three years of recordings, from Norwegian fjords to London rooftops. We see how fledglings pick up the dialect of their neighbourhood, why a nightingale needs a pause, and how one and the same trill can mean both “hawk” and “I love you”. Watch with good sound and an open window.',
      hye: 'Երեք տարվա ձայնագրություններ՝ նորվեգական ֆյորդերից մինչև լոնդոնյան տանիքներ։ Կտեսնենք, թե ինչպես են ձագերը սովորում իրենց թաղամասի «բարբառը», ինչի համար է սոխակին դադարը և ինչու նույն դայլայլը նշանակում է մերթ «բազե», մերթ «սիրում եմ»։ Դիտել լավ ձայնով և բաց պատուհանով։',
    },
    year: 2022,
    age: 0,
    genres: ['documentary', 'educational'],
    countries: ['GB', 'NO'],
    themes: ['movies', 'education', 'kids'],
    rating: 8.2,
    cast: [directedBy('ingrid-halvorsdal'), hostedBy('amara-bell-nwosu')],
    art: { style: 'forest', palette: { hues: [110, 150, 60], mood: 'bright' }, motif: 'bird' },
    mood: 'bright',
    lines: dialogue`
      Четыре утра. Хор настраивается. | Four in the morning. The choir tunes up. | Առավոտյան չորսն է։ Երգչախումբը լարվում է։
      Первым вступает чёрный дрозд. | The blackbird comes in first. | Առաջինը սև կեռնեխն է սկսում։
      Послушайте ещё раз, но медленнее. | Listen again, only slower. | Լսեք նորից, բայց ավելի դանդաղ։
      Это не трель. Это предложение. | That isn’t a trill. It’s a sentence. | Սա դայլայլ չէ։ Սա նախադասություն է։
      Поменяем слоги местами — молчат. | Swap the syllables and they fall silent. | Վանկերը փոխենք տեղերով՝ լռում են։
      Значит, порядок имеет смысл. | So the order carries meaning. | Ուրեմն հերթականությունն իմաստ ունի։
      Птенец повторяет за отцом. С акцентом. | The chick copies father. With an accent. | Ձագը կրկնում է հորը։ Առոգանությամբ։
      Тише. Теперь говорят о нас. | Hush. Now they’re talking about us. | Սուս։ Հիմա մեր մասին են խոսում։
    `,
  },
  {
    slug: 'zero-a-biography',
    name: { rus: 'Ноль. Биография', eng: 'Zero: A Biography', hye: 'Զրոն. կենսագրություն' },
    original_name: 'Zéro, une vie',
    short_description: {
      rus: 'Его запрещали, прятали и принимали за дьявола. История числа, без которого не было бы ни биржи, ни этого видео.',
      eng: 'It was banned, hidden and taken for the devil. The story of a number without which there would be no banks and no video.',
      hye: 'Նրան արգելել են, թաքցրել, սատանայի տեղ դրել։ Պատմություն թվի մասին, առանց որի չէր լինի ո՛չ բորսա, ո՛չ այս տեսանյութը։',
    },
    summary: {
      rus: 'Одни писали на песке и стирали, другие оставляли на глиняной табличке пустое место. Путешествие от Вавилона через Индию и Багдад к двоичному коду — остроумное, как хорошая лекция, и красивое, как узор на изразце.',
      eng: 'Some wrote in sand and wiped it away, others left an empty place on a clay tablet. A journey from Babylon by way of India and Baghdad to binary code, as witty as a good lecture and as lovely as the pattern on a tile.',
      hye: 'Ոմանք գրում էին ավազի վրա և ջնջում, մյուսները կավե տախտակին դատարկ տեղ էին թողնում։ Ճամփորդություն Բաբելոնից Հնդկաստանով ու Բաղդադով դեպի երկուական կոդ՝ սրամիտ, ինչպես լավ դասախոսություն, և գեղեցիկ, ինչպես հախճասալիկի նախշը։',
    },
    year: 2023,
    age: 6,
    genres: ['documentary', 'educational'],
    countries: ['FR'],
    themes: ['movies', 'education'],
    rating: 7.8,
    cast: [directedBy('clemence-dauvergne'), hostedBy('reza-mehranfar')],
    art: { style: 'geometry', palette: { hues: [270, 190, 90], mood: 'bright' }, motif: 'circle' },
    mood: 'calm',
    lines: dialogue`
      Начнём с того, чего нет. | Let us begin with what is not. | Սկսենք նրանից, ինչ չկա։
      Три овцы минус три. Что осталось? | Three sheep take away three. What’s left? | Երեք ոչխարից՝ երեքը։ Ի՞նչ մնաց։
      Пастух. И тишина. | The shepherd. And silence. | Հովիվը։ Եվ լռություն։
      В Вавилоне на этом месте — пробел. | In Babylon this place is a gap. | Բաբելոնում այս տեղում բացատ էր։
      В Индии пробелу дали имя. | India gave the gap a name. | Հնդկաստանում բացատին անուն տվեցին։
      Во Флоренции его запретили. | Florence banned it. | Ֆլորենցիայում արգելեցին։
      Купцы считали им тайком. | Merchants used it in secret. | Վաճառականները գաղտնի էին օգտագործում։
      Теперь на нём держится экран. | Now your screen stands upon it. | Հիմա ձեր էկրանն է դրա վրա կանգնած։
    `,
  },
  {
    slug: 'bread-ten-thousand-years',
    name: { rus: 'Хлеб. Десять тысяч лет', eng: 'Bread: Ten Thousand Years', hye: 'Հաց. տասը հազար տարի' },
    short_description: {
      rus: 'Шесть кухонь, шесть печей, одна привычка: история человечества в лаваше, багете и ржаной корке.',
      eng: 'Six kitchens, six ovens, one habit: the history of humankind in lavash, baguette and a crust of rye.',
      hye: 'Վեց խոհանոց, վեց փուռ, մեկ սովորություն՝ մարդկության պատմությունը լավաշի, բագետի ու տարեկանի հացի մեջ։',
    },
    summary: {
      rus: 'Археологи пекут по рецепту, найденному в золе, бабушки спорят о закваске, астронавт ловит крошки в невесомости. Ведущая Нино Цхведиани ест, спрашивает и снова ест. Не смотреть натощак.',
      eng: 'Archaeologists bake from a recipe found in ash, grandmothers argue over sourdough, an astronaut chases crumbs in zero gravity. Presenter Nino Tskhvediani eats, asks and eats again. Not to be watched on an empty stomach.',
      hye: 'Հնագետները թխում են մոխրի մեջ գտնված բաղադրատոմսով, տատիկները վիճում են թթխմորի շուրջ, տիեզերագնացն անկշռության մեջ փշրանք է որսում։ Հաղորդավար Նինո Ցխվեդիանին ուտում է, հարցնում և նորից ուտում։ Սոված չդիտել։',
    },
    year: 2019,
    age: 0,
    genres: ['documentary', 'history', 'educational'],
    countries: ['GE', 'AM', 'FR'],
    themes: ['movies', 'education'],
    rating: 8.0,
    cast: [directedBy('seda-yerkanyan'), hostedBy('nino-tskhvediani')],
    art: { style: 'desert', palette: { hues: [75, 60, 40], mood: 'bright' }, motif: 'wheat' },
    mood: 'bright',
    lines: dialogue`
      Это крошка. Ей девять тысяч лет. | This is a crumb. It is 9,000 years old. | Սա փշրանք է։ Ինը հազար տարեկան։
      Можно попробовать? — Нельзя! | May I taste it? — You may not! | Կարելի՞ է համտեսել։ — Ո՛չ։
      Тесто слушают локтем, не ухом. | You listen to dough with your elbow. | Խմորին արմունկով են լսում, ոչ ականջով։
      Тонир старше дома. И мудрее. | The tonir is older than the house. Wiser, too. | Թոնիրը տնից ծեր է։ Եվ իմաստուն։
      Закваске сто лет. Её зовут Луиза. | The starter is a century old: Louise. | Թթխմորը հարյուր տարեկան է՝ Լուիզա։
      В космосе крошки опаснее метеоров. | In space crumbs are worse than meteors. | Տիեզերքում փշրանքը երկնաքարից վտանգավոր է։
      Сколько соли? — Сколько возьмёт рука. | How much salt? — What the hand takes. | Ինչքա՞ն աղ։ — Ինչքան ձեռքը վերցնի։
      Разломите. Так начинается мир. | Break it. That is how peace begins. | Կիսեք։ Այդպես է սկսվում խաղաղությունը։
    `,
  },
  {
    slug: 'below-the-light',
    name: { rus: 'Ниже света', eng: 'Below the Light', hye: 'Լույսից ներքև' },
    short_description: {
      rus: 'Погружение на четыре километра, туда, где живые существа сами себе фонари, луны и звёзды.',
      eng: 'A dive of four kilometres to where living creatures are their own lanterns, moons and stars.',
      hye: 'Սուզում չորս կիլոմետր խորությամբ՝ այնտեղ, որտեղ կենդանի էակներն իրենք են իրենց լապտերը, լուսինն ու աստղերը։',
    },
    summary: {
      rus: 'Батискаф уходит вниз у Азорских островов, и через двадцать минут гаснет последний синий. Дальше говорят только огни: ими зовут, обманывают, прощаются. Медитативный фильм, снятый камерой, которая видит в тысячу раз лучше нас.',
      eng: 'A submersible goes down off the Azores, and in twenty minutes the last of the blue is gone. From there only lights speak: they call, deceive and say goodbye. A meditative film, shot with a camera that sees a thousand times better than we do.',
      hye: 'Բաթիսկաֆն իջնում է Ազորյան կղզիների մոտ, և քսան րոպե անց մարում է վերջին կապույտը։ Այնուհետև խոսում են միայն լույսերը՝ կանչում են, խաբում, հրաժեշտ տալիս։ Մեդիտատիվ ֆիլմ՝ նկարահանված մի տեսախցիկով, որը մեզնից հազար անգամ լավ է տեսնում։',
    },
    year: 2024,
    age: 0,
    genres: ['documentary', 'educational'],
    countries: ['PT', 'NO'],
    themes: ['movies', 'education'],
    rating: 8.6,
    cast: [directedBy('ingrid-halvorsdal'), hostedBy('eoin-carragher'), composedBy('gleb-orlikov')],
    art: { style: 'waves', palette: { hues: [180, 240, 270], mood: 'dark' }, motif: 'jellyfish' },
    mood: 'calm',
    lines: dialogue`
      Двести метров. Цвета уходят. | Two hundred metres. Colours are leaving. | Երկու հարյուր մետր։ Գույները հեռանում են։
      Сначала красный. Последним — синий. | Red goes first. Blue goes last. | Նախ՝ կարմիրը։ Վերջինը՝ կապույտը։
      Тысяча. Выключаем прожекторы. | One thousand. Lights off. | Հազար։ Անջատում ենք լուսարձակները։
      И тогда зажигаются они. | And then they light up. | Եվ այդ ժամանակ նրանք են վառվում։
      Этой медузе не дали имени. | This jellyfish has no name yet. | Այս մեդուզան դեռ անուն չունի։
      Она светит, чтобы её не съели. | It shines so as not to be eaten. | Լուսարձակում է, որ իրեն չուտեն։
      Четыре тысячи. Дно дышит. | Four thousand. The seabed breathes. | Չորս հազար։ Հատակը շնչում է։
      Мы здесь гости. Говорим шёпотом. | We are guests here. We whisper. | Մենք այստեղ հյուր ենք։ Շշուկով ենք խոսում։
    `,
  },
];
