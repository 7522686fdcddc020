import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const dramaFilms: readonly DemoFilm[] = [
  {
    slug: 'winter-in-gyumri',
    name: { rus: 'Зима в Гюмри', eng: 'A Winter in Gyumri', hye: 'Ձմեռը Գյումրիում' },
    original_name: 'Ձմեռը Գյումրիում',
    short_description: {
      rus: 'Настройщик приезжает в Гюмри на три дня и остаётся на всю зиму — там, где тридцать лет не открывали крышки роялей.',
      eng: 'A piano tuner comes to Gyumri for three days and stays all winter, in a town whose pianos have been shut for thirty years.',
      hye: 'Դաշնամուր լարողը Գյումրի է գալիս երեք օրով և մնում ամբողջ ձմեռ՝ մի քաղաքում, ուր երեսուն տարի ոչ ոք ռոյալ չի բացել։',
    },
    summary: {
      rus: 'Аршак зарабатывает тем, что возвращает голос чужим инструментам, а собственного дома у него давно нет. В Гюмри его ждёт один заказ — рояль музыкальной школы, уцелевший в декабре восемьдесят восьмого. Но слух о настройщике идёт от двора ко двору, и каждая клавиша открывает историю, которую нельзя не дослушать.',
      eng: 'Arshak makes his living by giving other people’s instruments their voices back; a home of his own he lost long ago. One job awaits him in Gyumri: the music school’s grand piano, a survivor of December 1988. But word of the tuner travels from yard to yard, and every key opens a story that someone has waited years to finish.',
      hye: 'Արշակն ապրում է ուրիշների գործիքներին ձայն վերադարձնելով, իսկ սեփական տունը վաղուց կորցրել է։ Գյումրիում նրան մեկ պատվեր է սպասում՝ երաժշտական դպրոցի ռոյալը, որը փրկվել է ութսունութի դեկտեմբերին։ Բայց լարողի մասին լուրը բակից բակ է անցնում, և ամեն ստեղն բացում է մի պատմություն, որը կիսատ թողնել չի լինի։',
    },
    year: 2019,
    age: 12,
    genres: ['drama', 'music'],
    countries: ['AM', 'FR'],
    themes: ['movies'],
    rating: 8.4,
    cast: [
      directedBy('lusine-tavadyan'),
      writtenBy('davit-hovhants'),
      composedBy('nare-voskerchyan'),
      plays('armen-dzorapyan', 'Аршак', 'Arshak', 'Արշակ'),
      plays('gohar-ashughyan', 'Сирануш', 'Siranush', 'Սիրանուշ'),
      plays('mane-avetunts', 'Лилит', 'Lilit', 'Լիլիթ'),
    ],
    art: { style: 'city', palette: { hues: [70, 250, 265], mood: 'dusk' }, motif: 'snow' },
    mood: 'calm',
    lines: dialogue`
      Сколько лет его не открывали? | How long has it been shut? | Քանի՞ տարի է՝ չեն բացել։
      Тридцать. Как часы на площади. | Thirty years. Like the clock on the square. | Երեսուն։ Հրապարակի ժամացույցի պես։
      Рояль не любит, когда его жалеют. | A piano doesn’t like to be pitied. | Ռոյալը չի սիրում, երբ իրեն խղճում են։
      Вы приехали на три дня, Аршак. | You came for three days, Arshak. | Դուք երեք օրով էիք եկել, Արշակ։
      Пошёл снег. Поезда подождут. | It’s snowing. The trains can wait. | Ձյուն եկավ։ Գնացքները կսպասեն։
      Сыграйте то, что играла она. | Play what she used to play. | Նվագեք այն, ինչ նա էր նվագում։
      Я настройщик, а не пианист. | I’m a tuner, not a pianist. | Ես լարող եմ, ոչ թե դաշնակահար։
      Вот. Теперь звучит как дома. | There. Now it sounds like home. | Ահա։ Հիմա տան պես է հնչում։
    `,
  },
  {
    slug: 'letters-to-the-floor-below',
    name: { rus: 'Письма на нижний этаж', eng: 'Letters to the Floor Below', hye: 'Նամակներ ներքևի հարկ' },
    short_description: {
      rus: 'Библиотекарь и часовщик переписываются через щель у батареи, не зная, что каждое утро здороваются на лестнице.',
      eng: 'A librarian and a watchmaker write to each other through a gap by the radiator, not knowing they meet on the stairs each morning.',
      hye: 'Գրադարանավարն ու ժամագործը նամակագրվում են խողովակի ճեղքով՝ չիմանալով, որ ամեն առավոտ բարևում են աստիճաններին։',
    },
    summary: {
      rus: 'Ленинградский дом, где слышно всё: и кашель, и вальс, и молчание. Однажды Тамара роняет за батарею закладку со стихами, а наутро находит на её месте ответ. Два немолодых человека договариваются об одном: никогда не спрашивать имени.',
      eng: 'A Leningrad house where everything can be heard: a cough, a waltz, a silence. One evening Tamara drops a bookmark with a poem behind the radiator and in the morning finds a reply in its place. Two people no longer young agree on a single rule: never to ask a name.',
      hye: 'Լենինգրադյան մի տուն, որտեղ լսվում է ամեն ինչ՝ հազը, վալսը, լռությունը։ Մի երեկո Թամարան խողովակի հետևն է գցում բանաստեղծությամբ էջանիշը, իսկ առավոտյան տեղում պատասխան է գտնում։ Ոչ այնքան երիտասարդ երկու մարդ մի պայման են դնում՝ երբեք անուն չհարցնել։',
    },
    year: 1971,
    age: 6,
    genres: ['drama', 'romance'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.6,
    cast: [
      directedBy('leonid-tveretinov'),
      plays('nina-vetlugina', 'Тамара', 'Tamara', 'Թամարա'),
      plays('mikhail-starozhilov', 'Павел Андреевич', 'Pavel Andreyevich', 'Պավել Անդրեևիչ'),
    ],
    art: { style: 'paper', palette: { hues: [85, 40, 230], mood: 'dusk' }, motif: 'envelope' },
    mood: 'calm',
    lines: dialogue`
      Кто вы, неизвестный с третьего? | Who are you, stranger on the third floor? | Ո՞վ եք դուք, երրորդ հարկի անծանոթ։
      Не надо имён. Имена всё портят. | No names, please. Names spoil everything. | Անուն պետք չէ։ Անունն ամեն ինչ փչացնում է։
      Сегодня у вас играли вальс. | Someone played a waltz at yours tonight. | Այսօր ձեզ մոտ վալս էին նվագում։
      Это я чинил музыкальную шкатулку. | I was mending a music box. | Երաժշտական տուփ էի նորոգում։
      Ваши часы опять отстают. | Your clock is running late again. | Ձեր ժամացույցը նորից հետ է մնում։
      Они просто никуда не торопятся. | It is simply in no hurry. | Նա պարզապես ոչ մի տեղ չի շտապում։
      Доброе утро. Холодно нынче. | Good morning. Cold today. | Բարի լույս։ Ցուրտ է այսօր։
      Доброе. Батареи, говорят, починят. | Morning. They say they’ll fix the heating. | Բարի լույս։ Ասում են՝ խողովակները կսարքեն։
    `,
  },
  {
    slug: 'the-apricot-ledger',
    name: { rus: 'Абрикосовый счёт', eng: 'The Apricot Ledger', hye: 'Ծիրանի հաշիվը' },
    original_name: 'Ծիրանի հաշիվը',
    short_description: {
      rus: 'Аудитор приезжает закрыть хозяйство деда и находит тетрадь, где вместо долгов записаны чужие добрые дела.',
      eng: 'An auditor arrives to wind up her grandfather’s farm and finds a ledger of kindnesses where the debts should be.',
      hye: 'Աուդիտորը գալիս է փակելու պապի տնտեսությունը և գտնում մի տետր, որտեղ պարտքերի փոխարեն ուրիշների բարի գործերն են։',
    },
    summary: {
      rus: 'Астхик привыкла, что любая жизнь сводится к балансу. В селе под Ашараком её ждут сорок деревьев, пустой счёт и тетрадь, исписанная за полвека: «Сурену — ведро абрикосов за песню». Чтобы продать сад, нужно рассчитаться со всеми, и долгов оказывается больше, чем деревьев.',
      eng: 'Astghik believes that any life comes down to a balance. In a village near Ashtarak she finds forty trees, an empty account and half a century of entries: “To Suren, a bucket of apricots for a song.” To sell the orchard she must settle with everyone, and there turn out to be more debts than trees.',
      hye: 'Աստղիկը վստահ է, որ ցանկացած կյանք հաշվեկշիռ է։ Աշտարակի մոտ մի գյուղում նրան սպասում են քառասուն ծառ, դատարկ հաշիվ և կես դարի գրառումներ՝ «Սուրենին՝ մի դույլ ծիրան երգի համար»։ Այգին վաճառելու համար պետք է բոլորի հետ հաշիվները մաքրել, իսկ պարտքերը ծառերից շատ են։',
    },
    year: 2022,
    age: 6,
    genres: ['drama', 'family'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.1,
    cast: [
      directedBy('seda-yerkanyan'),
      composedBy('nare-voskerchyan'),
      plays('tatev-mirzabekyan', 'Астхик', 'Astghik', 'Աստղիկ'),
      plays('samvel-kochinyan', 'Сурен', 'Suren', 'Սուրեն'),
      plays('gor-vanand', 'Ваагн', 'Vahagn', 'Վահագն'),
    ],
    art: { style: 'garden', palette: { hues: [60, 35, 140], mood: 'bright' }, motif: 'apricot' },
    mood: 'bright',
    lines: dialogue`
      Дед не вёл никакой бухгалтерии. | Grandfather kept no books at all. | Պապս ոչ մի հաշիվ չէր պահում։
      Вёл. Просто не твою. | He did. Just not your kind. | Պահում էր։ Ուղղակի ոչ քո իմացածը։
      «Ваагну — тень старого дерева». | “To Vahagn: the shade of the old tree.” | «Վահագնին՝ ծեր ծառի ստվերը»։
      Как мне оценить тень? | How am I to value shade? | Ստվերն ինչպե՞ս գնահատեմ։
      В июле — очень дорого. | In July? Very highly. | Հուլիսին՝ շատ թանկ։
      Сорок деревьев, и все — чьи-то. | Forty trees, and each is someone’s. | Քառասուն ծառ, և ամեն մեկը՝ ինչ-որ մեկինը։
      Покупатель приедет в пятницу. | The buyer is coming on Friday. | Գնորդն ուրբաթ օրը կգա։
      В пятницу у нас сбор урожая. | On Friday we pick the fruit. | Ուրբաթ մենք բերքահավաք ունենք։
    `,
  },
  {
    slug: 'night-bakery',
    name: { rus: 'Ночная пекарня', eng: 'The Night Bakery', hye: 'Գիշերային հացատուն' },
    short_description: {
      rus: 'Бывшая пианистка нанимается печь хлеб по ночам и узнаёт, что в четыре утра город говорит только правду.',
      eng: 'A former pianist takes a job baking bread at night and learns that at four in the morning a city tells only the truth.',
      hye: 'Նախկին դաշնակահարուհին գիշերները հաց է թխում և հասկանում, որ առավոտյան չորսին քաղաքը միայն ճշմարտություն է ասում։',
    },
    summary: {
      rus: 'После травмы руки Рита не хочет видеть ни рояль, ни знакомых и устраивается туда, где тихо: в пекарню на Петроградской, которая открыта, пока все спят. Таксисты, хирурги, влюблённые и старый пекарь Соломон Ильич учат её месить тесто, слушать и не торопить то, что должно подойти само.',
      eng: 'After injuring her hand, Rita wants to see neither pianos nor friends and hides where it is quiet: a Petersburg bakery open only while everyone sleeps. Cabbies, surgeons, lovers and the old baker Solomon teach her to knead, to listen and not to hurry what must rise by itself.',
      hye: 'Ձեռքի վնասվածքից հետո Ռիտան չի ուզում տեսնել ո՛չ ռոյալ, ո՛չ ծանոթներ և աշխատանք է գտնում մի լուռ տեղում՝ պետերբուրգյան հացատանը, որը բաց է, երբ բոլորը քնած են։ Տաքսու վարորդները, վիրաբույժները, սիրահարներն ու ծեր հացթուխ Սոլոմոնը նրան սովորեցնում են խմոր հունցել, լսել և չշտապեցնել այն, ինչ պիտի ինքն իրեն բարձրանա։',
    },
    year: 2017,
    age: 12,
    genres: ['drama', 'comedy'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.9,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      plays('vera-lugovskikh', 'Рита', 'Rita', 'Ռիտա'),
      plays('lev-granovich', 'Соломон Ильич', 'Solomon', 'Սոլոմոն'),
      plays('yegor-tumanin', 'Костя', 'Kostya', 'Կոստյա'),
    ],
    art: { style: 'city', palette: { hues: [65, 25, 285], mood: 'dark' }, motif: 'window' },
    mood: 'calm',
    lines: dialogue`
      Мы открываемся, когда все уходят. | We open when everyone else goes home. | Մենք բացվում ենք, երբ բոլորը գնում են։
      А кто покупает хлеб в три ночи? | Who buys bread at three in the morning? | Իսկ գիշերվա երեքին ո՞վ է հաց գնում։
      Те, кому не с кем его разделить. | Those with no one to share it with. | Նրանք, ովքեր կիսելու մարդ չունեն։
      Руки помнят. Голове не говори. | Hands remember. Don’t tell the head. | Ձեռքերը հիշում են։ Գլխիդ մի՛ ասա։
      Это тесто или соната? | Is this dough or a sonata? | Սա խմո՞ր է, թե՞ սոնատ։
      Не торопи. Оно подойдёт само. | Don’t rush it. It will rise by itself. | Մի՛ շտապեցրու։ Ինքը կբարձրանա։
      Скорая. Две булки с маком. | Ambulance crew. Two poppy-seed buns. | Շտապօգնություն։ Երկու կակաչով բուլկի։
      Светает. Пора врать дальше. | Dawn. Time to start lying again. | Լուսանում է։ Ժամանակն է նորից ստելու։
    `,
  },
  {
    slug: 'second-desk',
    name: { rus: 'Второй пульт', eng: 'Second Desk', hye: 'Երկրորդ նվագակալը' },
    short_description: {
      rus: 'Двадцать лет она играла в тени первой скрипки — до вечера, когда та не вышла на сцену.',
      eng: 'For twenty years she has played in the shadow of the first violin, until the night the first violin does not come on stage.',
      hye: 'Քսան տարի նա նվագել է առաջին ջութակի ստվերում, մինչև այն երեկոն, երբ առաջինը բեմ դուրս չեկավ։',
    },
    summary: {
      rus: 'Елена умеет то, чего не умеет никто: быть незаметной так, чтобы весь оркестр держался на ней. Новый дирижёр слышит это на первой же репетиции и предлагает ей соло, о котором она давно запретила себе думать. Фильм о цене второго места и о тишине перед первым звуком.',
      eng: 'Elena has a gift no one else has: to go unnoticed in such a way that the whole orchestra leans on her. The new conductor hears it at his first rehearsal and offers her the solo she long ago forbade herself to want. A film about the price of second place and the silence before the first note.',
      hye: 'Ելենան կարողանում է այն, ինչ ոչ ոք չի կարող՝ լինել աննկատ այնպես, որ ողջ նվագախումբը իր վրա պահվի։ Նոր դիրիժորը դա լսում է հենց առաջին փորձին և նրան առաջարկում մենանվագ, որի մասին նա վաղուց արգելել էր իրեն երազել։ Ֆիլմ երկրորդ տեղի գնի և առաջին հնչյունից առաջ եղող լռության մասին։',
    },
    year: 2015,
    age: 12,
    genres: ['drama', 'music'],
    countries: ['RU', 'DE'],
    themes: ['movies'],
    rating: 7.6,
    cast: [
      directedBy('ilya-zaozyorsky'),
      composedBy('gleb-orlikov'),
      plays('ksenia-yarova', 'Елена', 'Elena', 'Ելենա'),
      plays('julien-marsault', 'Люсьен Обри', 'Lucien Aubry', 'Լյուսիեն Օբրի'),
      plays('fyodor-ozyorin', 'Глеб', 'Gleb', 'Գլեբ'),
    ],
    art: { style: 'portrait', palette: { hues: [50, 20, 300], mood: 'dark' }, motif: 'violin' },
    mood: 'tense',
    lines: dialogue`
      Кто держит темп, маэстро? Не вы. | Who keeps the tempo, maestro? Not you. | Ո՞վ է տեմպը պահում, մաեստրո։ Ո՛չ դուք։
      Женщина за вторым пультом. | The woman at the second desk. | Երկրորդ նվագակալի մոտ նստած կինը։
      Она не солистка. | She is no soloist. | Նա մենակատար չէ։
      Она просто никогда не пробовала. | She has simply never tried. | Նա ուղղակի երբեք չի փորձել։
      Почему вы не подняли головы? | Why didn’t you look up? | Ինչո՞ւ գլուխներդ չբարձրացրիք։
      Меня учили смотреть в ноты. | I was taught to watch the notes. | Ինձ սովորեցրել են նոտաներին նայել։
      Забудьте ноты. Слушайте зал. | Forget the notes. Listen to the hall. | Մոռացեք նոտաները։ Դահլիճը լսեք։
      Сейчас. Пока ещё тихо. | Now. While it is still quiet. | Հիմա։ Քանի դեռ լուռ է։
    `,
  },
];
