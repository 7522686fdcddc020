import { directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const comedyFilms: readonly DemoFilm[] = [
  {
    slug: 'uncle-on-loan',
    name: { rus: 'Дядя напрокат', eng: 'Uncle on Loan', hye: 'Վարձու քեռի' },
    original_name: 'Վարձու քեռի',
    short_description: {
      rus: 'Жених-сирота нанимает актёра на роль дяди, а тот входит в роль так, что мирит две семьи и ссорит три села.',
      eng: 'An orphaned groom hires an actor to play his uncle, who plays it so well that he reconciles two families and divides three villages.',
      hye: 'Որբ փեսացուն դերասան է վարձում քեռու դերի համար, իսկ սա այնպես է խաղում, որ հաշտեցնում է երկու ընտանիք և գժտեցնում երեք գյուղ։',
    },
    summary: {
      rus: 'Родители Ани готовы на всё, кроме одного: отдать дочь человеку без родни. Давид за скромный гонорар находит Жору — артиста погорелого театра с голосом пророка и аппетитом целого ансамбля. На помолвке Жора произносит тост, после которого его не отпускают домой ни в тот вечер, ни через месяц.',
      eng: 'Ani’s parents will forgive anything except a groom with no relatives. For a modest fee David finds Zhora, an actor from a bankrupt theatre with the voice of a prophet and the appetite of an ensemble. At the engagement Zhora makes a toast, after which nobody will let him go home, that night or a month later.',
      hye: 'Անիի ծնողները համաձայն են ամեն ինչի, միայն թե աղջկան անտեր-անազգ տղայի չտան։ Դավիթը համեստ գումարով գտնում է Ժորային՝ փակված թատրոնի դերասանին, որն ունի մարգարեի ձայն և մի ամբողջ համույթի ախորժակ։ Նշանդրեքին Ժորան մի կենաց է ասում, որից հետո նրան տուն չեն թողնում ո՛չ այդ երեկո, ո՛չ էլ մեկ ամիս անց։',
    },
    year: 2021,
    age: 12,
    genres: ['comedy', 'family'],
    countries: ['AM', 'RU'],
    themes: ['movies'],
    rating: 8.3,
    cast: [
      directedBy('seda-yerkanyan'),
      writtenBy('davit-hovhants'),
      plays('samvel-kochinyan', 'Жора', 'Zhora', 'Ժորա'),
      plays('gor-vanand', 'Давид', 'David', 'Դավիթ'),
      plays('shoghik-tumasyan', 'Ани', 'Ani', 'Անի'),
      plays('nune-kalantaryan', 'бабушка Воски', 'Grandmother Voski', 'Ոսկի տատ'),
    ],
    art: { style: 'portrait', palette: { hues: [55, 25, 155], mood: 'bright' }, motif: 'moustache' },
    mood: 'bright',
    lines: dialogue`
      Мне нужен дядя. На один вечер. | I need an uncle. For one evening. | Ինձ քեռի է պետք։ Մեկ երեկոյով։
      По материнской линии или комик? | Mother’s side, or comic relief? | Մոր կողմի՞ց, թե՞ կատակի համար։
      Только не импровизируй. | Just don’t improvise. | Միայն թե չհորինես։
      Друзья! Я держал его на руках! | Friends! I held him in these arms! | Սիրելինե՛ր, ես նրան գրկիս եմ մեծացրել։
      Ты видел меня позавчера впервые! | You first saw me the day before yesterday! | Դու ինձ նախանցյալ օրն ես տեսել։
      Зато как полюбил! | And how I’ve loved you since! | Բայց ի՜նչ շուտ սիրեցի։
      Завтра вся родня едет к дяде. | Tomorrow they all visit Uncle’s house. | Վաղն ամբողջ ազգը քեռու տուն է գնում։
      А у дяди есть дом? | Does Uncle have a house? | Իսկ քեռին տուն ունի՞։
    `,
  },
  {
    slug: 'republic-of-flat-nine',
    name: {
      rus: 'Республика девятой квартиры',
      eng: 'The Republic of Flat Nine',
      hye: 'Իններորդ բնակարանի հանրապետությունը',
    },
    short_description: {
      rus: 'Чтобы отменить переселение, коммуналка объявляет независимость — и в первый же день ссорится из-за герба.',
      eng: 'To stop their eviction, the tenants of a shared flat declare independence and fall out over the coat of arms on day one.',
      hye: 'Վտարումը կանխելու համար կոմունալ բնակարանն անկախություն է հռչակում և հենց առաջին օրը կռվում զինանշանի շուրջ։',
    },
    summary: {
      rus: 'Пять семей, одна плита, восемь звонков на двери. Когда дом решают снести, учитель истории находит лазейку: на карте города девятой квартиры нет. Значит, нет и законов, кроме тех, что напишут на общей кухне, и министра иностранных дел надо выбирать прямо сейчас, пока не выкипел суп.',
      eng: 'Five families, one stove, eight doorbells. When the house is marked for demolition, a history teacher finds a loophole: flat nine is missing from the city map. So there are no laws but those written in the communal kitchen, and a foreign minister must be elected before the soup boils over.',
      hye: 'Հինգ ընտանիք, մեկ գազօջախ, ութ դռան զանգ։ Երբ շենքը որոշում են քանդել, պատմության ուսուցիչը ելք է գտնում՝ քաղաքի քարտեզում իններորդ բնակարանը չկա։ Ուրեմն չկան նաև օրենքներ, բացի նրանցից, որ կգրվեն ընդհանուր խոհանոցում, և արտգործնախարարին պետք է ընտրել հենց հիմա, քանի դեռ ապուրը չի թափվել։',
    },
    year: 1987,
    age: 6,
    genres: ['comedy'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 8.5,
    cast: [
      directedBy('arkady-polozkov'),
      plays('lev-granovich', 'Аркадий Львович', 'Arkady Lvovich', 'Արկադի Լվովիչ'),
      plays('daria-klyuchevaya', 'Зинаида', 'Zinaida', 'Զինաիդա'),
      plays('nina-vetlugina', 'Капитолина', 'Kapitolina', 'Կապիտոլինա'),
    ],
    art: { style: 'geometry', palette: { hues: [30, 90, 240], mood: 'bright' }, motif: 'flag' },
    mood: 'bright',
    lines: dialogue`
      Граждане! Нас нет на карте. | Citizens! We are not on the map. | Քաղաքացինե՛ր, մենք քարտեզի վրա չկանք։
      Тогда кому я плачу за свет? | Then who do I pay for the light? | Բա լույսի փողը ո՞ւմ եմ տալիս։
      Предлагаю независимость. | I propose independence. | Առաջարկում եմ անկախություն։
      А ванная — нейтральные воды! | And the bathroom is neutral waters! | Իսկ լոգարանը՝ չեզոք ջրե՛ր։
      На гербе будет чайник. | The coat of arms will have a kettle. | Զինանշանի վրա թեյնիկ կլինի։
      Только через мой примус. | Over my dead primus stove. | Միայն իմ պրիմուսի վրայով։
      К нам посол. Из домоуправления. | An ambassador. From the housing office. | Դեսպան է եկել։ Բնակվարչությունից։
      Пусть вытрет ноги: граница. | Tell him to wipe his feet: it’s a border. | Թող ոտքերը սրբի. սահման է։
    `,
  },
  {
    slug: 'the-silence-inspector',
    name: { rus: 'Инспектор тишины', eng: 'The Silence Inspector', hye: 'Լռության տեսուչը' },
    original_name: 'L’inspecteur du silence',
    short_description: {
      rus: 'Чиновник, который штрафует за шум, влюбляется в соседку-тромбонистку — строго с девяти до одиннадцати.',
      eng: 'An official who fines people for noise falls in love with the trombonist upstairs, strictly between nine and eleven.',
      hye: 'Աղմուկի համար տուգանող պաշտոնյան սիրահարվում է վերևի հարկի տրոմբոնահարուհուն՝ խստորեն իննից տասնմեկը։',
    },
    summary: {
      rus: 'Базиль измеряет Лион в децибелах и давно не помнит, когда говорил вслух дома. Одетта репетирует единственное соло в своей жизни — и стены между ними тонкие, как нотная бумага. По регламенту он обязан составить протокол; по совести — попросить сыграть ещё раз.',
      eng: 'Basile measures Lyon in decibels and cannot recall when he last spoke aloud at home. Odette is rehearsing the only solo of her life, and the wall between them is as thin as music paper. The rules say he must write her up; his heart says he must ask her to play it again.',
      hye: 'Բազիլը Լիոնը չափում է դեցիբելներով և չի հիշում, թե երբ է վերջին անգամ տանը բարձրաձայն խոսել։ Օդետը փորձում է իր կյանքի միակ մենանվագը, իսկ նրանց միջև պատը նոտայի թղթի պես բարակ է։ Կանոնակարգը պահանջում է արձանագրություն կազմել, սիրտը՝ խնդրել, որ նորից նվագի։',
    },
    year: 2018,
    age: 12,
    genres: ['comedy', 'romance'],
    countries: ['FR'],
    themes: ['movies'],
    rating: 7.4,
    cast: [
      directedBy('clemence-dauvergne'),
      plays('julien-marsault', 'Базиль', 'Basile', 'Բազիլ'),
      plays('amara-bell-nwosu', 'Одетта', 'Odette', 'Օդետ'),
    ],
    art: { style: 'geometry', palette: { hues: [200, 60, 330], mood: 'bright' }, motif: 'trombone' },
    mood: 'bright',
    lines: dialogue`
      Шестьдесят два децибела, мадам. | Sixty-two decibels, madame. | Վաթսուներկու դեցիբել, տիկին։
      Это не шум, это Равель. | That is not noise, that is Ravel. | Սա աղմուկ չէ, սա Ռավել է։
      Равель должен был предупредить. | Ravel should have given notice. | Ռավելը պետք է նախօրոք զգուշացներ։
      Вы когда-нибудь слушаете музыку? | Do you ever listen to music? | Դուք երբևէ երաժշտություն լսո՞ւմ եք։
      Только через стену. | Only through walls. | Միայն պատի միջով։
      Сегодня вы сфальшивили на фа. | You were flat on the F tonight. | Այսօր ֆա նոտան սխալ վերցրիք։
      Значит, вы слушали до конца. | So you listened to the end. | Ուրեմն մինչև վերջ լսել եք։
      Ещё раз. Это распоряжение. | Again. That is an order. | Մեկ անգամ էլ։ Սա կարգադրություն է։
    `,
  },
  {
    slug: 'three-weddings-and-a-lift',
    name: {
      rus: 'Три свадьбы и один лифт',
      eng: 'Three Weddings and a Lift',
      hye: 'Երեք հարսանիք և մեկ վերելակ',
    },
    short_description: {
      rus: 'Между седьмым и восьмым этажом застряли жених, две невесты, торт и человек, который знает, как всё исправить.',
      eng: 'Stuck between the seventh and eighth floors: one groom, two brides, a cake and a man who knows how to put it all right.',
      hye: 'Յոթերորդ և ութերորդ հարկերի միջև մնացել են մի փեսա, երկու հարս, մի տորթ և մի մարդ, որը գիտի՝ ինչպես շտկել ամեն ինչ։',
    },
    summary: {
      rus: 'В гостинице «Заря» в один вечер гуляют три свадьбы, и лифтёр Рашид развозит по этажам кольца, тосты и последние сомнения. Когда гаснет свет, в кабине оказываются люди, которым никак нельзя было встречаться. У них есть сорок минут, трёхъярусный торт и одна общая бывшая.',
      eng: 'Three weddings fill the Zarya hotel on one evening, and Rashid the lift operator carries rings, toasts and last doubts from floor to floor. When the power fails, his cabin holds precisely the people who were never supposed to meet. They have forty minutes, a three-tier cake and one ex in common.',
      hye: '«Զարյա» հյուրանոցում մի երեկո երեք հարսանիք է, և վերելակավար Ռաշիդը հարկից հարկ է տանում մատանիներ, կենացներ ու վերջին կասկածներ։ Երբ լույսն անջատվում է, խցիկում հայտնվում են մարդիկ, որոնց երբեք չէր կարելի հանդիպել։ Նրանք ունեն քառասուն րոպե, եռահարկ տորթ և մեկ ընդհանուր նախկին։',
    },
    year: 2024,
    age: 16,
    genres: ['comedy', 'romance'],
    countries: ['RU', 'AM'],
    themes: ['movies'],
    rating: 7.1,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      plays('timur-akberdin', 'Рашид', 'Rashid', 'Ռաշիդ'),
      plays('zoya-pribylova', 'Даша', 'Dasha', 'Դաշա'),
      plays('yegor-tumanin', 'Лёша', 'Lyosha', 'Լյոշա'),
      plays('anahit-bdoyan', 'Карине', 'Karine', 'Կարինե'),
    ],
    art: { style: 'tunnel', palette: { hues: [350, 80, 310], mood: 'bright' }, motif: 'lift' },
    mood: 'bright',
    lines: dialogue`
      Вам на какой этаж счастья? | Which floor for happiness? | Ձեզ երջանկության ո՞ր հարկն է պետք։
      Это не та невеста. | That’s the wrong bride. | Սա այն հարսը չէ։
      Простите, а вы чей свидетель? | Sorry, whose best man are you? | Ներեցեք, իսկ դուք ո՞ւմ քավորն եք։
      Не двигайтесь. Торт дышит. | Don’t move. The cake is breathing. | Չշարժվե՛ք։ Տորթը շնչում է։
      Нажмите «стоп». — Мы и так стоим. | Press stop. — We are stopped. | Սեղմեք «կանգ»։ — Արդեն կանգնած ենք։
      В лифте врать бесполезно: тесно. | No use lying in a lift: too cramped. | Վերելակում ստելն անիմաստ է. նեղ է։
      Так за кого ты выходишь, Даша? | So who are you marrying, Dasha? | Հիմա ո՞ւմ հետ ես ամուսնանում, Դաշա։
      Восьмой этаж. Выходим по любви. | Eighth floor. Exit for love only. | Ութերորդ հարկ։ Իջնում ենք սիրով։
    `,
  },
  {
    slug: 'the-goat-express',
    name: { rus: 'Козий экспресс', eng: 'The Goat Express', hye: 'Այծերի ճեպընթացը' },
    original_name: 'Այծերի ճեպընթացը',
    short_description: {
      rus: 'Последний паровоз района везёт на ярмарку сорок коз, одну невесту и ревизора, который просил никого не везти.',
      eng: 'The district’s last steam engine takes forty goats to the fair, plus one bride and an inspector who forbade any passengers.',
      hye: 'Շրջանի վերջին շոգեքարշը տոնավաճառ է տանում քառասուն այծ, մի հարսնացու և մի վերստուգիչ, որն արգելել էր որևէ մեկին տանել։',
    },
    summary: {
      rus: 'Завтра линию электрифицируют, и паровоз Вано сдадут на металл. Сегодня ему остался один рейс — порожняком через перевал. Но у каждого села по дороге есть свои просьбы, у ревизора — инструкция, а у коз — собственное мнение о железной дороге.',
      eng: 'Tomorrow the line goes electric and Vano’s engine goes for scrap. Today it has one run left, empty, over the pass. But every village along the way has a favour to ask, the inspector has a rule book, and the goats have their own opinion of the railway.',
      hye: 'Վաղը գիծն էլեկտրականացվելու է, և Վանոյի շոգեքարշը ջարդոն կդառնա։ Այսօր նրան վերջին երթն է մնացել՝ դատարկ վագոններով լեռնանցքի վրայով։ Բայց ճանապարհի ամեն գյուղ իր խնդրանքն ունի, վերստուգիչը՝ իր հրահանգը, իսկ այծերը՝ երկաթուղու մասին սեփական կարծիքը։',
    },
    year: 1976,
    age: 0,
    genres: ['comedy', 'adventure'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.8,
    cast: [
      directedBy('hrant-melik-adamyan'),
      plays('rafayel-ter-zakaryan', 'Вано', 'Vano', 'Վանո'),
      plays('nune-kalantaryan', 'Сатеник', 'Satenik', 'Սաթենիկ'),
      plays('mikhail-starozhilov', 'ревизор Кузьмин', 'Inspector Kuzmin', 'վերստուգիչ Կուզմին'),
    ],
    art: { style: 'ridge', palette: { hues: [75, 130, 50], mood: 'bright' }, motif: 'locomotive' },
    mood: 'bright',
    lines: dialogue`
      Рейс порожний. Так и запишем. | An empty run. Put it down so. | Դատարկ երթ է։ Այդպես էլ գրենք։
      А это что блеет, товарищ Вано? | Then what is bleating, comrade Vano? | Բա այս ի՞նչն է մկկում, ընկեր Վանո։
      Тормоза. Старые, жалуются. | The brakes. They’re old, they complain. | Արգելակները։ Ծեր են, գանգատվում են։
      Сорок тормозов с рогами? | Forty brakes with horns? | Եղջյուրավոր քառասուն արգելա՞կ։
      Уголь кончился. — Сено есть. | We’re out of coal. — There’s hay. | Ածուխը վերջացավ։ — Խոտ կա։
      Сено не трогать! Это груз! | Don’t touch the hay! That’s cargo! | Խոտին ձեռք չտա՛ք։ Բեռ է։
      Прощай, перевал. Береги эхо. | Farewell, pass. Look after the echo. | Մնաս բարով, լեռնանցք։ Արձագանքդ պահիր։
      Гудок дай. Чтобы запомнили. | Blow the whistle. So they remember. | Սուլի՛ր։ Որ հիշեն։
    `,
  },
];
