import type { DemoPerson } from './types.ts';

/** Directors, writers and composers. */
export const makers: readonly DemoPerson[] = [
  {
    slug: 'vardges-karahunji',
    name: { rus: 'Вардгес Караунджи', eng: 'Vardges Karahunji', hye: 'Վարդգես Քարահունջի' },
    native_name: 'Վարդգես Քարահունջի',
    birth_date: '1975-03-11',
    biography: {
      rus: 'Режиссёр из Гориса, по первому образованию — инженер-гидротехник. Снимает истории о людях, запертых вместе, и до сих пор сам рисует раскадровки на миллиметровке.',
      eng: 'A director from Goris who trained as a hydraulic engineer. He tells stories of people shut in together and still draws his storyboards on graph paper.',
      hye: 'Ռեժիսոր Գորիսից, առաջին կրթությամբ՝ հիդրոտեխնիկ։ Պատմում է միասին փակված մարդկանց մասին և մինչև այսօր կադրերն ինքն է գծում միլիմետրական թղթի վրա։',
    },
  },
  {
    slug: 'lusine-tavadyan',
    name: { rus: 'Лусине Тавадян', eng: 'Lusine Tavadyan', hye: 'Լուսինե Թավադյան' },
    native_name: 'Լուսինե Թավադյան',
    birth_date: '1981-12-02',
    biography: {
      rus: 'Родилась в Ленинакане, училась в Ереване и Париже. После «Тяжёлой книги» её называют главным летописцем женского упрямства; она предпочитает слово «верность».',
      eng: 'Born in Leninakan, she studied in Yerevan and Paris. Since The Heavy Book she has been called the chronicler of women’s stubbornness; she prefers the word “loyalty”.',
      hye: 'Ծնվել է Լենինականում, սովորել Երևանում և Փարիզում։ «Ծանր գրքից» հետո նրան կնոջ համառության տարեգիր են անվանում. ինքը գերադասում է «հավատարմություն» բառը։',
    },
  },
  {
    slug: 'ilya-zaozyorsky',
    name: { rus: 'Илья Заозёрский', eng: 'Ilya Zaozyorsky', hye: 'Իլյա Զաոզյորսկի' },
    native_name: 'Илья Заозёрский',
    birth_date: '1968-06-19',
    biography: {
      rus: 'Петербургский режиссёр, бывший альтист филармонии. Монтирует фильмы под метроном и уверяет, что лучшая реплика — вовремя взятая пауза.',
      eng: 'A Petersburg director and former viola player of the Philharmonic. He edits to a metronome and maintains that the best line is a well-timed rest.',
      hye: 'Պետերբուրգցի ռեժիսոր, ֆիլհարմոնիայի նախկին ալտահար։ Ֆիլմերը մոնտաժում է մետրոնոմով և պնդում, որ լավագույն խոսքը ճիշտ պահին արված դադարն է։',
    },
  },
  {
    slug: 'marfa-velikhova',
    name: { rus: 'Марфа Велихова', eng: 'Marfa Velikhova', hye: 'Մարֆա Վելիխովա' },
    native_name: 'Марфа Велихова',
    birth_date: '1984-01-27',
    biography: {
      rus: 'Начинала в документальном кино, где научилась терпению и любви к ночным сменам. Одинаково легко переходит от нуара к комедии и почти всегда снимает в помещениях без окон.',
      eng: 'She began in documentaries, which taught her patience and a love of night shifts. She moves with equal ease from noir to comedy and nearly always shoots in rooms without windows.',
      hye: 'Սկսել է վավերագրական կինոյից, որտեղ համբերություն է սովորել և սիրել գիշերային հերթափոխը։ Նույն թեթևությամբ անցնում է նուարից կատակերգության և գրեթե միշտ նկարահանում է անպատուհան սենյակներում։',
    },
  },
  {
    slug: 'arkady-polozkov',
    name: { rus: 'Аркадий Полозков', eng: 'Arkady Polozkov', hye: 'Արկադի Պոլոզկով' },
    native_name: 'Аркадий Полозков',
    birth_date: '1934-09-08',
    death_date: '2016-02-14',
    biography: {
      rus: 'Классик, снявший за полвека девять картин и один мультфильм, который знают все. Говорил, что хороший финал — это когда зритель встаёт и не помнит, куда шёл.',
      eng: 'A classic who in half a century made nine films and one cartoon that everybody knows. A good ending, he used to say, is when viewers get up and cannot recall where they were going.',
      hye: 'Դասական, որը կես դարում ստեղծել է ինը ֆիլմ և մի մուլտֆիլմ, որը բոլորը գիտեն։ Ասում էր՝ լավ ավարտն այն է, երբ հանդիսատեսը վեր է կենում և չի հիշում, թե ուր էր գնում։',
    },
  },
  {
    slug: 'ingrid-halvorsdal',
    name: { rus: 'Ингрид Халворсдаль', eng: 'Ingrid Halvorsdal', hye: 'Ինգրիդ Հալվորսդալ' },
    native_name: 'Ingrid Halvorsdal',
    birth_date: '1972-11-05',
    biography: {
      rus: 'Норвежский режиссёр и дипломированный водолаз. Снимает там, где замерзает объектив: на ледоколах, в фьордах и на глубине четырёх километров.',
      eng: 'A Norwegian director and qualified diver. She films where lenses freeze: on icebreakers, in fjords and four kilometres down.',
      hye: 'Նորվեգացի ռեժիսոր և դիպլոմավոր ջրասուզակ։ Նկարահանում է այնտեղ, որտեղ սառչում են ոսպնյակները՝ սառցահատների վրա, ֆյորդերում և չորս կիլոմետր խորության վրա։',
    },
  },
  {
    slug: 'matteo-corvellini',
    name: { rus: 'Маттео Корвеллини', eng: 'Matteo Corvellini', hye: 'Մատեո Կորվելինի' },
    native_name: 'Matteo Corvellini',
    birth_date: '1979-04-23',
    biography: {
      rus: 'Бывший гонщик-велосипедист из Бергамо, дважды приходивший последним. С тех пор снимает про скорость, точный расчёт и людей, которым не хватило одной минуты.',
      eng: 'A former racing cyclist from Bergamo who twice finished last. Ever since, he has made films about speed, fine calculation and people who were one minute short.',
      hye: 'Նախկին հեծանվորդ Բերգամոյից, որը երկու անգամ վերջինն է հասել վերջնագծին։ Այդ օրվանից նկարում է արագության, ճշգրիտ հաշվարկի և այն մարդկանց մասին, ում մեկ րոպե չի հերիքել։',
    },
  },
  {
    slug: 'seda-yerkanyan',
    name: { rus: 'Седа Ерканян', eng: 'Seda Yerkanyan', hye: 'Սեդա Երկանյան' },
    native_name: 'Սեդա Երկանյան',
    birth_date: '1988-08-15',
    biography: {
      rus: 'Выросла в Аштараке среди абрикосовых садов, и они до сих пор попадают во все её фильмы. Мастер семейных застолий, на которых никто не договаривает главного.',
      eng: 'She grew up among the apricot orchards of Ashtarak, and they still find their way into all her films. A master of family feasts at which no one quite says the main thing.',
      hye: 'Մեծացել է Աշտարակի ծիրանի այգիներում, որոնք մինչև օրս հայտնվում են նրա բոլոր ֆիլմերում։ Ընտանեկան սեղանների վարպետ, ուր ոչ ոք գլխավորը մինչև վերջ չի ասում։',
    },
  },
  {
    slug: 'leonid-tveretinov',
    name: { rus: 'Леонид Тверетинов', eng: 'Leonid Tveretinov', hye: 'Լեոնիդ Տվերետինով' },
    native_name: 'Леонид Тверетинов',
    birth_date: '1921-05-30',
    death_date: '1994-10-21',
    biography: {
      rus: 'Фронтовик, сапёр, один из тихих поэтов экрана шестидесятых. В его военной драме «Паром сорок третьего» нет ни одного выстрела — он утверждал, что наслушался их на всю жизнь.',
      eng: 'A wartime sapper and one of the quiet poets of sixties cinema. There is not a shot fired in his war drama The Ferry of ’43; he said he had heard enough of them for a lifetime.',
      hye: 'Ռազմաճակատային սակրավոր, վաթսունականների էկրանի լուռ բանաստեղծներից մեկը։ Նրա «Քառասուներեքի լաստանավը» դրամայում ոչ մի կրակոց չկա. ասում էր՝ մի ամբողջ կյանքի չափ լսել է։',
    },
  },
  {
    slug: 'hrant-melik-adamyan',
    name: { rus: 'Грант Мелик-Адамян', eng: 'Hrant Melik-Adamyan', hye: 'Հրանտ Մելիք-Ադամյան' },
    native_name: 'Հրանտ Մելիք-Ադամյան',
    birth_date: '1928-07-12',
    death_date: '2003-03-03',
    biography: {
      rus: 'Его комедии разобраны на тосты, а «Козий экспресс» показывают в каждый новогодний вечер. Сам он считал себя автором печальных фильмов, на которых почему-то смеются.',
      eng: 'His comedies have been quoted into toasts, and The Goat Express is shown every New Year’s Eve. He thought of himself as a maker of sad films at which people for some reason laugh.',
      hye: 'Նրա կատակերգությունները կենացներ են դարձել, իսկ «Այծերի ճեպընթացը» ցուցադրում են ամեն Ամանորի։ Ինքն իրեն համարում էր տխուր ֆիլմերի հեղինակ, որոնց վրա չգիտես ինչու ծիծաղում են։',
    },
  },
  {
    slug: 'baek-so-rin',
    name: { rus: 'Пэк Со Рин', eng: 'Baek So-rin', hye: 'Պեկ Սո Րին' },
    native_name: '백소린',
    birth_date: '1983-02-17',
    biography: {
      rus: 'Режиссёр из Пусана, лингвист по диплому. Одинаково серьёзно снимает фантастику для взрослых и мультфильмы о бабушках, потому что и то и другое — о том, как нас понимают.',
      eng: 'A director from Busan with a degree in linguistics. She is equally serious about science fiction for adults and cartoons about grandmothers, for both are about being understood.',
      hye: 'Ռեժիսոր Պուսանից, մասնագիտությամբ՝ լեզվաբան։ Նույն լրջությամբ նկարում է մեծերի ֆանտաստիկա և մուլտֆիլմեր տատիկների մասին, քանի որ երկուսն էլ միմյանց հասկանալու մասին են։',
    },
  },
  {
    slug: 'clemence-dauvergne',
    name: { rus: 'Клеманс Довернь', eng: 'Clémence Dauvergne', hye: 'Կլեմանս Դովերն' },
    native_name: 'Clémence Dauvergne',
    birth_date: '1977-10-09',
    biography: {
      rus: 'Лионская постановщица, пришедшая в кино из кукольного театра. Её герои влюбляются через стены, телефон и сон, потому что напрямую, по её словам, получается только поссориться.',
      eng: 'A director from Lyon who came to film from puppet theatre. Her characters fall in love through walls, telephones and dreams, since face to face, she says, one can only quarrel.',
      hye: 'Լիոնցի բեմադրիչ, որը կինո է եկել տիկնիկային թատրոնից։ Նրա հերոսները սիրահարվում են պատի, հեռախոսի և երազի միջով, քանի որ դեմ առ դեմ, նրա խոսքով, միայն վիճել է ստացվում։',
    },
  },
  {
    slug: 'polina-listvina',
    name: { rus: 'Полина Листвина', eng: 'Polina Listvina', hye: 'Պոլինա Լիստվինա' },
    native_name: 'Полина Листвина',
    birth_date: '1986-05-04',
    biography: {
      rus: 'Художник и режиссёр анимации, автор «Лисьей почты». Рисует акварелью на мокрой бумаге и говорит, что половину фильма за неё придумывает вода.',
      eng: 'An animation artist and director, the author of The Fox Post. She paints in watercolour on wet paper and says that water invents half of each film for her.',
      hye: 'Անիմացիայի նկարիչ և ռեժիսոր, «Աղվեսի փոստի» հեղինակը։ Ջրաներկով նկարում է թաց թղթի վրա և ասում, որ ֆիլմի կեսը ջուրն է հորինում իր փոխարեն։',
    },
  },
  {
    slug: 'aram-tsaghkunyan',
    name: { rus: 'Арам Цахкунян', eng: 'Aram Tsaghkunyan', hye: 'Արամ Ծաղկունյան' },
    native_name: 'Արամ Ծաղկունյան',
    birth_date: '1979-06-25',
    biography: {
      rus: 'Ереванский мультипликатор и документалист, собиратель старых часов и пастушьих песен. Убеждён, что у каждого камня есть выражение лица, надо только дождаться нужного света.',
      eng: 'A Yerevan animator and documentary maker, a collector of old clocks and shepherds’ songs. He is convinced that every stone has a facial expression if you wait for the right light.',
      hye: 'Երևանցի մուլտիպլիկատոր և վավերագրող, հին ժամացույցների ու հովվական երգերի հավաքող։ Համոզված է, որ ամեն քար դեմքի արտահայտություն ունի, միայն պետք է ճիշտ լույսին սպասել։',
    },
  },
  {
    slug: 'nare-voskerchyan',
    name: { rus: 'Наре Воскерчян', eng: 'Nare Voskerchyan', hye: 'Նարե Ոսկերչյան' },
    native_name: 'Նարե Ոսկերչյան',
    birth_date: '1990-09-28',
    biography: {
      rus: 'Композитор и ведущая программы «Как это звучит». Записывает скрип дверей, пар самовара и шаги по снегу, а потом находит для них тональность.',
      eng: 'A composer and the presenter of How It Sounds. She records creaking doors, samovar steam and footsteps in snow, and then finds them a key.',
      hye: 'Կոմպոզիտոր, «Ինչպես է դա հնչում» շարքի հաղորդավար։ Ձայնագրում է դռների ճռինչը, ինքնաեռի գոլորշին, ձյան վրայի քայլերը, հետո դրանց համար տոնայնություն գտնում։',
    },
  },
  {
    slug: 'gleb-orlikov',
    name: { rus: 'Глеб Орликов', eng: 'Gleb Orlikov', hye: 'Գլեբ Օրլիկով' },
    native_name: 'Глеб Орликов',
    birth_date: '1971-01-16',
    biography: {
      rus: 'Композитор холодных пространств: лёд, перрон, глубина. Пишет для низких струнных и одного высокого звука, который зритель замечает, только когда тот исчезает.',
      eng: 'The composer of cold spaces: ice, platforms, the deep. He writes for low strings and a single high note that viewers notice only once it is gone.',
      hye: 'Սառը տարածությունների կոմպոզիտոր՝ սառույց, կառամատույց, խորություն։ Գրում է ցածր լարայինների և մեկ բարձր հնչյունի համար, որը նկատում ես միայն անհետանալիս։',
    },
  },
  {
    slug: 'taisia-mirskaya',
    name: { rus: 'Таисия Мирская', eng: 'Taisia Mirskaya', hye: 'Տաիսիա Միրսկայա' },
    native_name: 'Таисия Мирская',
    birth_date: '1976-07-03',
    biography: {
      rus: 'Сценарист, бывший редактор отдела писем. Каждую историю начинает с последней реплики и хранит картотеку подслушанных фраз — в ней уже одиннадцать тысяч карточек.',
      eng: 'A screenwriter who once edited a letters page. She starts every story from its last line and keeps an index of overheard remarks, now eleven thousand cards long.',
      hye: 'Սցենարիստ, նամակների բաժնի նախկին խմբագիր։ Ամեն պատմություն սկսում է վերջին խոսքից և պահում է պատահաբար լսված արտահայտությունների քարտարան, որտեղ արդեն տասնմեկ հազար քարտ կա։',
    },
  },
  {
    slug: 'davit-hovhants',
    name: { rus: 'Давит Ованц', eng: 'Davit Hovhants', hye: 'Դավիթ Հովհանց' },
    native_name: 'Դավիթ Հովհանց',
    birth_date: '1969-11-30',
    biography: {
      rus: 'Прозаик и сценарист, двадцать лет преподававший историю в вечерней школе. Пишет людей, которые шутят, когда им страшно, и молчат, когда всё хорошо.',
      eng: 'A novelist and screenwriter who taught history at a night school for twenty years. He writes people who joke when they are afraid and fall silent when all is well.',
      hye: 'Արձակագիր և սցենարիստ, որը քսան տարի պատմություն է դասավանդել երեկոյան դպրոցում։ Գրում է մարդկանց մասին, որոնք կատակում են, երբ վախենում են, և լռում, երբ ամեն ինչ լավ է։',
    },
  },
];
