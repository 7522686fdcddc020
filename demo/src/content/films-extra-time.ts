import { composedBy, directedBy, plays, writtenBy } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

/** Sport for those who are late, hurt, sightless or simply unable to finish the match. */
export const extraTimeFilms: readonly DemoFilm[] = [
  {
    slug: 'the-judge-swims',
    name: { rus: 'Судья плывёт', eng: 'The Judge Swims', hye: 'Դատավորը լողում է' },
    original_name: 'Դատավորը լողում է',
    short_description: {
      rus: 'Судья в отставке решает переплыть Севан и просит тренировать её пловца, которого когда-то сама отправила в тюрьму.',
      eng: 'A retired judge sets out to swim across Lake Sevan and asks for lessons from the swimmer she once sent to prison.',
      hye: 'Թոշակառու դատավորը որոշում է լողալով անցնել Սևանը և խնդրում, որ իրեն մարզի այն լողորդը, որին մի ժամանակ ինքն է բանտ ուղարկել։',
    },
    summary: {
      rus: 'Ангелине Марковне семьдесят три, она не ошибалась ни в одной статье и никогда не спала после приговоров. Рубен отсидел за чужую подпись и держит лодочную станцию, где за сезон бывает девять клиентов. Он соглашается учить её по одной причине: вода не принимает возражений. Восемь километров, четырнадцать градусов и разговор, который можно вести только на выдохе.',
      eng: 'Angelina Markovna is seventy-three; she never misread a statute and never slept after a sentence. Ruben served time for another man’s signature and keeps a boat hire that sees nine customers a season. He agrees to teach her for one reason: water sustains no objections. Eight kilometres, fourteen degrees, and a conversation that can only be held while breathing out.',
      hye: 'Անգելինա Մարկովնան յոթանասուներեք տարեկան է, ոչ մի հոդվածում չի սխալվել և դատավճիռներից հետո երբեք չի քնել։ Ռուբենը բանտում նստել է ուրիշի ստորագրության համար և նավակների կայան է պահում, որը սեզոնին ինը հաճախորդ է ունենում։ Նա համաձայնում է սովորեցնել մեկ պատճառով. ջուրն առարկություն չի ընդունում։ Ութ կիլոմետր, տասնչորս աստիճան և մի զրույց, որը կարելի է վարել միայն արտաշնչելիս։',
    },
    year: 2025,
    age: 6,
    genres: ['sport', 'drama', 'comedy'],
    countries: ['AM'],
    themes: ['movies', 'sport'],
    rating: 8.5,
    cast: [
      directedBy('lusine-tavadyan'),
      composedBy('garo-santuryan'),
      plays('ashkhen-vardablur', 'Ангелина Марковна', 'Angelina Markovna', 'Անգելինա Մարկովնա'),
      plays('tigran-payladzoryan', 'Рубен', 'Ruben', 'Ռուբեն'),
      plays('shoghik-tumasyan', 'дочь', 'Her daughter', 'Դուստրը'),
    ],
    art: { style: 'waves', palette: { hues: [75, 215, 265], mood: 'dusk' }, motif: 'swimmer' },
    mood: 'epic',
    lines: dialogue`
      Вы меня не помните. — Статья сто семь. | You don’t recall me. — Article 107. | Դուք ինձ չեք հիշում։ — Հոդված հարյուր յոթ։
      Вода четырнадцать. — Обжалованию? | It’s fourteen degrees. — Any appeal? | Ջուրը տասնչորս է։ — Բողոքարկվո՞ւմ է։
      Не подлежит. Лицом вниз, ваша честь. | None. Face down, your honour. | Ոչ։ Դեմքը ցած, պատվարժան դատարան։
      Выдыхайте. Вы копите воздух и дела. | Breathe out. You hoard air and cases. | Արտաշնչեք։ Օդ եք կուտակում ու գործեր։
      Я тогда знала, что вы невиновны. | I knew then that you were innocent. | Այն ժամանակ գիտեի, որ անմեղ եք։
      Плывите. Скажете на том берегу. | Swim. Tell me on the other shore. | Լողացեք։ Մյուս ափին կասեք։
      Волна! Не спорьте с ней, пропустите! | A wave! Don’t argue, let it pass! | Ալի՛ք։ Մի՛ վիճեք, թողեք անցնի։
      Дно. Я чувствую дно, Рубен. | The bottom. I feel the bottom, Ruben. | Հատակը։ Հատակը զգում եմ, Ռուբեն։
      Встаньте. Суд идёт. | All rise. The court is walking in. | Ոտքի՛։ Դատարանը գալիս է։
    `,
  },
  {
    slug: 'the-other-hand',
    name: { rus: 'Другая рука', eng: 'The Other Hand', hye: 'Մյուս ձեռքը' },
    short_description: {
      rus: 'Саблистка после травмы учится фехтовать левой, и её бой в зеркале знает только главная соперница.',
      eng: 'An injured sabre fencer learns to fight left-handed, and only her greatest rival knows her style in the mirror.',
      hye: 'Սուսերամարտիկը վնասվածքից հետո սովորում է ձախով մարտնչել, և նրա մարտը հայելու մեջ գիտի միայն գլխավոր մրցակիցը։',
    },
    summary: {
      rus: 'У Тони не сгибается правая кисть, у Хейди — характер. Семь лет они встречались только в финалах и знают друг о друге всё, кроме того, кто что ест на завтрак. Теперь Хейди каждое утро становится перед Тоней вместо зеркала, потому что побеждать кого попало ей скучно. До чемпионата двести дней, и обе делают вид, что не понимают, кого готовят.',
      eng: 'Tonya’s right wrist will not bend, nor will Heidi’s temper. For seven years they have met only in finals and know everything of each other but what the other has for breakfast. Now Heidi stands before Tonya every morning in place of a mirror, because beating just anyone bores her. The championship is two hundred days off, and both pretend not to see whom they are training.',
      hye: 'Տոնյայի աջ դաստակը չի ծալվում, Հեյդիի՝ բնավորությունը։ Յոթ տարի նրանք հանդիպել են միայն եզրափակիչներում և միմյանց մասին գիտեն ամեն ինչ, բացի նրանից, թե ով ինչով է նախաճաշում։ Հիմա Հեյդին ամեն առավոտ կանգնում է Տոնյայի դիմաց հայելու փոխարեն, որովհետև պատահականների հաղթելը ձանձրալի է։ Մինչև առաջնություն երկու հարյուր օր կա, և երկուսն էլ ձևացնում են, թե չգիտեն՝ ում են պատրաստում։',
    },
    year: 2024,
    age: 6,
    genres: ['sport', 'drama'],
    countries: ['RU', 'FI'],
    themes: ['movies', 'sport'],
    rating: 7.9,
    cast: [
      directedBy('stepan-kuropatov'),
      plays('varvara-zhuravinskaya', 'Тоня', 'Tonya', 'Տոնյա'),
      plays('aino-pihlakoski', 'Хейди', 'Heidi', 'Հեյդի'),
      plays('ksenia-yarova', 'Тренер', 'The Coach', 'Մարզիչը'),
    ],
    art: { style: 'portrait', palette: { hues: [220, 200, 345], mood: 'bright' }, motif: 'sabre' },
    mood: 'tense',
    lines: dialogue`
      К бою! — Которой рукой? | En garde! — With which hand? | Մարտի՛։ — Ո՞ր ձեռքով։
      Левая не умеет. — Левая не испорчена. | The left can’t. — The left is unspoilt. | Ձախը չի կարող։ — Ձախը փչացած չէ։
      Зачем тебе это, Хейди? — Скучно. | Why bother, Heidi? — I’m bored. | Քեզ ինչի՞ է պետք, Հեյդի։ — Ձանձրալի է։
      Ты всегда отступаешь на третьем шаге. | You always step back on the third. | Դու միշտ երրորդ քայլին ես նահանջում։
      А ты всегда моргаешь. | And you always blink. | Իսկ դու միշտ թարթում ես։
      Сорок два укола. Это левой? — Да. | Forty-two hits. Left-handed? — Yes. | Քառասուներկու հարված։ Ձախո՞վ։ — Այո։
      В финале увидимся. — Мы видимся сейчас. | See you in the final. — I see you now. | Եզրափակչում կհանդիպենք։ — Հիմա էլ ենք։
      Четырнадцать — четырнадцать. Маски! | Fourteen all. Masks on! | Տասնչորս-տասնչորս։ Դիմակնե՛րը։
    `,
  },
  {
    slug: 'stoppage-time',
    name: { rus: 'Добавленное время', eng: 'Stoppage Time', hye: 'Հավելյալ րոպեներ' },
    original_name: 'Tiempo añadido',
    short_description: {
      rus: 'На девяностой минуте у судьи останавливаются часы, и матч двух посёлков не кончается уже четвёртый день.',
      eng: 'In the ninetieth minute the referee’s watch stops, and the match between two villages is now in its fourth day.',
      hye: 'Իննսուներորդ րոպեին մրցավարի ժամացույցը կանգնում է, և երկու ավանների խաղն արդեն չորրորդ օրն է՝ չի ավարտվում։',
    },
    summary: {
      rus: 'Ноль — ноль; уйти запрещают правила, а гордость — тем более. На третьи сутки жёны приносят на бровку матрасы, торговцы ставят ряды, у линии штрафной играют свадьбу, а защитник дочитывает роман, который откладывал всю жизнь. Ждут часовщика из столицы. Только вратарь Бето, которому завтра сорок и пора заканчивать, тихо просит, чтобы поезд опоздал.',
      eng: 'Nil-nil; the rules forbid anyone to leave, and pride forbids it twice over. On the third day wives bring mattresses to the touchline, traders put up stalls, a wedding is held at the edge of the box, and a defender finishes the novel he has put off all his life. A watchmaker is expected from the capital. Only Beto the keeper, who turns forty tomorrow and must retire, quietly prays for the train to be late.',
      hye: 'Զրո-զրո է. հեռանալ արգելում են կանոնները, հպարտությունը՝ առավել ևս։ Երրորդ օրը կանայք ներքնակներ են բերում եզրագծի մոտ, առևտրականները կրպակներ են շարում, տուգանային հրապարակի գծի մոտ հարսանիք են անում, իսկ պաշտպանն ավարտում է մի վեպ, որն ամբողջ կյանքում հետաձգել է։ Մայրաքաղաքից ժամագործի են սպասում։ Միայն դարպասապահ Բետոն, որը վաղը քառասուն կդառնա և պիտի հրաժեշտ տա խաղին, կամաց խնդրում է, որ գնացքն ուշանա։',
    },
    year: 2019,
    age: 6,
    genres: ['sport', 'comedy', 'fantasy'],
    countries: ['AR', 'PT'],
    themes: ['movies', 'sport'],
    rating: 8.8,
    cast: [
      directedBy('ignacio-baldovinos'),
      plays('stelios-amorgianos', 'Бето', 'Beto', 'Բետո'),
      plays('eoin-carragher', 'Судья', 'The Referee', 'Մրցավարը'),
      plays('ines-valadares', 'Палома', 'Paloma', 'Պալոմա'),
    ],
    art: { style: 'city', palette: { hues: [140, 190, 80], mood: 'bright' }, motif: 'clock' },
    mood: 'bright',
    lines: dialogue`
      Судья, сколько добавили? — Не знаю. | Ref, how long have you added? — No idea. | Մրցավա՛ր, ինչքա՞ն ավելացրիր։ — Չգիտեմ։
      Стоят. Стрелки стоят, Бето. | They’ve stopped. The hands, Beto. | Կանգնել են։ Սլաքները կանգնել են, Բետո։
      Тогда играем. — А ужин? — Угловой. | Then play. — And supper? — Corner kick. | Ուրեմն խաղում ենք։ — Իսկ ընթրի՞քը։ — Անկյունային։
      Кто женится? — Правый защитник. | Who’s getting married? — The right back. | Ո՞վ է ամուսնանում։ — Աջ պաշտպանը։
      Горько! И офсайд. | Kiss the bride! And offside. | Դա՛ռն է։ Եվ խաղից դուրս է։
      Завтра мне сорок. Не свисти. | I’m forty tomorrow. Don’t whistle. | Վաղը քառասուն կդառնամ։ Մի՛ սուլիր։
      Поезд! Часовщик на перроне! | The train! The watchmaker’s here! | Գնա՛ցքը։ Ժամագործը կառամատույցին է։
      Ещё одну атаку, синьор часовщик. | One more attack, señor watchmaker. | Եվս մեկ գրոհ, պարոն ժամագործ։
    `,
  },
  {
    slug: 'the-ball-with-a-bell',
    name: { rus: 'Мяч с бубенцом', eng: 'The Ball with a Bell', hye: 'Բոժոժով գնդակը' },
    short_description: {
      rus: 'Опального вратаря ссылают к незрячим футболистам: он в команде один видит и последним понимает игру.',
      eng: 'A disgraced keeper is banished to a team of blind footballers: the only one who sees, and the last to understand the game.',
      hye: 'Շնորհազուրկ դարպասապահին աքսորում են կույր ֆուտբոլիստների մոտ. թիմում միայն նա է տեսնում և վերջինն է հասկանում խաղը։',
    },
    summary: {
      rus: 'По правилам в воротах стоит зрячий, и он же глаза команды: кричи, где чужой, где штанга, где свои. Громов двадцать лет молчал с прессой, с женой и с сыном, а тут каждое слово — пас. Капитан Лёша по голосу слышит, когда он врёт; мяч гремит бубенцом, а трибуны обязаны молчать. Комедия о тишине на стадионе и о том, сколько всего пропускают глаза.',
      eng: 'By the rules the keeper can see, and he is the eyes of the team: shout where the rival is, where the post, where your own. For twenty years Gromov kept silent with the press, his wife and his son, and here every word is a pass. Lyosha, the captain, can hear when he is lying; the ball jingles and the stands must keep quiet. A comedy about silence in a stadium and all that eyes let slip.',
      hye: 'Կանոնով դարպասում տեսնողն է կանգնում, և նա էլ թիմի աչքերն է. գոռա՝ որտեղ է հակառակորդը, որտեղ՝ ձողը, որտեղ՝ յուրայինները։ Գրոմովը քսան տարի լռել է մամուլի, կնոջ և որդու հետ, իսկ այստեղ ամեն խոսքը փոխանցում է։ Ավագ Լյոշան ձայնից լսում է, թե նա երբ է ստում. գնդակը զրնգում է, իսկ տրիբունաները պարտավոր են լռել։ Կատակերգություն մարզադաշտի լռության և այն մասին, թե աչքերն ինչքան բան են բաց թողնում։',
    },
    year: 2023,
    age: 6,
    genres: ['sport', 'comedy', 'drama'],
    countries: ['RU'],
    themes: ['movies', 'sport'],
    rating: 8.3,
    cast: [
      directedBy('marfa-velikhova'),
      writtenBy('taisia-mirskaya'),
      plays('stepan-kuropatov', 'Громов', 'Gromov', 'Գրոմով'),
      plays('yegor-tumanin', 'Лёша', 'Lyosha', 'Լյոշա'),
      plays('zoya-pribylova', 'Настя', 'Nastya', 'Նաստյա'),
      plays('timur-akberdin', 'Директор клуба', 'The Club Manager', 'Ակումբի տնօրենը'),
    ],
    art: { style: 'geometry', palette: { hues: [140, 85, 25], mood: 'bright' } },
    mood: 'bright',
    lines: dialogue`
      Вы видите? — Вижу. — Сочувствую. | You can see? — Yes. — My sympathies. | Տեսնո՞ւմ եք։ — Այո։ — Ցավակցում եմ։
      Кричите, Громов! Мы не телепаты. | Shout, Gromov! We’re not telepaths. | Գոռացե՛ք, Գրոմով։ Մենք մտագուշակ չենք։
      Слева! — Чьё слева? — Твоё! | Left! — Whose left? — Yours! | Ձախի՛ց։ — Ո՞ւմ ձախից։ — Քո՛։
      Не врите мне голосом. | Don’t lie to me with your voice. | Ձայնով ինձ մի՛ ստեք։
      Тише на трибунах! Мяча не слышно! | Quiet in the stands! We can’t hear it! | Լռությո՛ւն տրիբունաներում։ Գնդակը չի լսվում։
      С сыном вы так же молчите? | Are you as quiet with your son? | Որդու հետ է՞լ եք այդպես լռում։
      Лёха, штанга в метре. Бей правее. | Lyosha, a metre off. Aim right. | Լյո՛խա, ձողը մեկ մետրի վրա է։ Ավելի աջ։
      Гол? — Гол. Можно шуметь. | Goal? — Goal. Now make some noise. | Գո՞լ է։ — Գոլ է։ Կարելի է աղմկել։
    `,
  },
];
