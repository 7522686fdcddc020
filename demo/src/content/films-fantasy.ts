import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const fantasyFilms: readonly DemoFilm[] = [
  {
    slug: 'the-clockmaker-of-dilijan',
    name: { rus: 'Часовщик из Дилижана', eng: 'The Clockmaker of Dilijan', hye: 'Դիլիջանի ժամագործը' },
    original_name: 'Դիլիջանի ժամագործը',
    short_description: {
      rus: 'В лесной мастерской чинят не часы, а упущенные минуты, и одна девочка приносит в починку целое лето.',
      eng: 'A workshop in the woods mends not clocks but missed minutes, and one girl brings in a whole summer for repair.',
      hye: 'Անտառի արհեստանոցում նորոգում են ոչ թե ժամացույցներ, այլ բաց թողնված րոպեներ, և մի աղջիկ մի ամբողջ ամառ է բերում։',
    },
    summary: {
      rus: 'Мастер Епрем берёт плату странно: смехом, секретом, первым снегом. Нунэ просит вернуть лето, в которое дедушка ещё узнавал её по шагам. Для такой работы нужна пружина от самого старого дуба Дилижана, а он не спал триста лет и очень сердит.',
      eng: 'Master Yeprem takes odd payment: a laugh, a secret, the first snow. Nune asks for the summer when her grandfather still knew her by her footsteps. The job calls for a spring from the oldest oak in Dilijan, which has not slept in three hundred years and is extremely cross.',
      hye: 'Վարպետ Եփրեմը տարօրինակ վարձ է վերցնում՝ ծիծաղ, գաղտնիք, առաջին ձյուն։ Նունեն խնդրում է վերադարձնել այն ամառը, երբ պապիկը դեռ ճանաչում էր իրեն քայլերից։ Այդ գործի համար պետք է Դիլիջանի ամենածեր կաղնու զսպանակը, իսկ կաղնին երեք հարյուր տարի չի քնել և շատ բարկացած է։',
    },
    year: 2020,
    age: 6,
    genres: ['fantasy', 'family'],
    countries: ['AM'],
    themes: ['movies', 'kids'],
    rating: 8.2,
    cast: [
      directedBy('aram-tsaghkunyan'),
      composedBy('nare-voskerchyan'),
      plays('armen-dzorapyan', 'Мастер Епрем', 'Master Yeprem', 'Վարպետ Եփրեմ'),
      plays('mane-avetunts', 'Нунэ', 'Nune', 'Նունե'),
      plays('samvel-kochinyan', 'Дуб', 'The Oak', 'Կաղնին'),
    ],
    art: { style: 'forest', palette: { hues: [95, 145, 175], mood: 'dusk' }, motif: 'clock' },
    mood: 'calm',
    lines: dialogue`
      Что сломалось? — Лето. | What’s broken? — A summer. | Ի՞նչն է փչացել։ — Ամառը։
      Какого года? — Того, с качелями. | Which year? — The one with the swing. | Ո՞ր տարվա։ — Այն, որ ճոճանակով էր։
      Работа тонкая. Платишь смехом. | Delicate work. You pay in laughter. | Նուրբ գործ է։ Ծիծաղով կվճարես։
      А если я не умею смеяться? | What if I can’t laugh? | Իսկ եթե ծիծաղել չե՞մ կարող։
      Кто стучит в мою кору? | Who is knocking on my bark? | Ո՞վ է թակում իմ կեղևը։
      Извините, вы давно не спите? | Excuse me, been awake long? | Ներեցեք, վաղո՞ւց չեք քնել։
      С тех пор как убрали колыбель. | Since they took the cradle away. | Այն օրվանից, ինչ օրորոցը տարան։
      Дедушка, это я. — Слышу, Нунэ. | Grandpa, it’s me. — I hear you, Nune. | Պապի՛կ, ես եմ։ — Լսում եմ, Նունե։
    `,
  },
  {
    slug: 'the-city-that-sleeps-by-day',
    name: {
      rus: 'Город, который спит днём',
      eng: 'The City That Sleeps by Day',
      hye: 'Քաղաքը, որ ցերեկն է քնում',
    },
    original_name: 'La ville qui dort le jour',
    short_description: {
      rus: 'Студентка засыпает в метро и просыпается в Париже, где солнце запрещено, а тени работают по найму.',
      eng: 'A student dozes off on the métro and wakes in a Paris where sunlight is banned and shadows are for hire.',
      hye: 'Ուսանողուհին քնում է մետրոյում և արթնանում մի Փարիզում, ուր արևն արգելված է, իսկ ստվերները վարձով են աշխատում։',
    },
    summary: {
      rus: 'Соль опоздала на пересадку и попала в город наоборот: здесь завтракают в полночь, взвешивают сны на аптечных весах, а за рассвет полагается штраф. Её собственная тень уже подписала контракт. Единственный, кто помнит дорогу назад, — старый фонарщик, который гасит звёзды по одной.',
      eng: 'Sol misses her connection and lands in the city inside out: people breakfast at midnight, dreams are weighed on chemist’s scales and sunrise carries a fine. Her own shadow has already signed a contract. The only one who remembers the way back is an old lamplighter who puts out the stars one by one.',
      hye: 'Սոլը բաց է թողնում իր գնացքը և հայտնվում շրջված քաղաքում. այստեղ կեսգիշերին են նախաճաշում, երազները դեղատան կշեռքով են կշռում, իսկ լուսաբացի համար տուգանում են։ Իր ստվերն արդեն պայմանագիր է ստորագրել։ Վերադարձի ճամփան հիշում է միայն լապտերավառ ծերունին, որը աստղերը հանգցնում է մեկ առ մեկ։',
    },
    year: 2023,
    age: 12,
    genres: ['fantasy', 'adventure'],
    countries: ['FR', 'KR'],
    themes: ['movies'],
    rating: 7.6,
    cast: [
      directedBy('clemence-dauvergne'),
      plays('ryu-ha-eun', 'Соль', 'Sol', 'Սոլ'),
      plays('reza-mehranfar', 'Фонарщик', 'The Lamplighter', 'Լապտերավառը'),
      plays('julien-marsault', 'Мэр', 'The Mayor', 'Քաղաքապետը'),
    ],
    art: { style: 'city', palette: { hues: [170, 290, 310], mood: 'dark' }, motif: 'lamp' },
    mood: 'epic',
    lines: dialogue`
      Который час? — Ночь. Всегда ночь. | What time is it? — Night. Always night. | Ժամը քանի՞սն է։ — Գիշեր։ Միշտ գիշեր։
      Ваша тень уволилась, мадемуазель. | Your shadow has resigned, mademoiselle. | Ձեր ստվերն ազատվել է, օրիորդ։
      Как уволилась? От меня? | Resigned? From me? | Ինչպե՞ս թե ազատվել։ Ինձնի՞ց։
      Ей предложили лучшее тело. | She was offered a better body. | Նրան ավելի լավ մարմին են առաջարկել։
      Зачем вы гасите звёзды? | Why do you put out the stars? | Ինչո՞ւ եք աստղերը հանգցնում։
      Экономим на желаниях. | We’re saving on wishes. | Երազանքների վրա ենք խնայում։
      Оставьте одну. Мою. | Leave one. Mine. | Մեկը թողեք։ Իմը։
      Бегите на восток, пока он есть. | Run east, while there is an east. | Վազեք արևելք, քանի դեռ կա։
    `,
  },
  {
    slug: 'mistress-of-the-seven-winds',
    name: { rus: 'Хозяйка семи ветров', eng: 'Mistress of the Seven Winds', hye: 'Յոթ քամիների տիրուհին' },
    short_description: {
      rus: 'Дочь мельника крадёт у бури седьмой ветер — и с этого дня ни один корабль не может вернуться домой.',
      eng: 'A miller’s daughter steals the seventh wind from the storm, and from that day no ship can find its way home.',
      hye: 'Ջրաղացպանի դուստրը փոթորկից գողանում է յոթերորդ քամին, և այդ օրվանից ոչ մի նավ տուն դառնալ չի կարողանում։',
    },
    summary: {
      rus: 'Шесть ветров послушны людям, седьмой — только сердцу. Чтобы спасти брата, Велена прячет его в берестяной короб и не думает о том, что будет с морем. Теперь ей идти через край, где эхо живёт отдельно от голоса, и просить прощения у каждой волны по имени.',
      eng: 'Six winds obey people; the seventh obeys only the heart. To save her brother Velena hides it in a birch-bark box, giving no thought to the sea. Now she must cross a land where echoes live apart from voices and beg the pardon of every wave by name.',
      hye: 'Վեց քամի հնազանդվում է մարդկանց, յոթերորդը՝ միայն սրտին։ Եղբորը փրկելու համար Վելենան այն թաքցնում է կեչու կեղևից տուփում և չի մտածում, թե ծովն ինչ կդառնա։ Հիմա նա պետք է անցնի մի երկրով, ուր արձագանքը ձայնից առանձին է ապրում, և ներողություն խնդրի ամեն ալիքից՝ անունով։',
    },
    year: 2019,
    age: 6,
    genres: ['fantasy', 'adventure', 'family'],
    countries: ['RU'],
    themes: ['movies', 'kids'],
    rating: 7.4,
    cast: [
      directedBy('polina-listvina'),
      composedBy('gleb-orlikov'),
      plays('vera-lugovskikh', 'Велена', 'Velena', 'Վելենա'),
      plays('stepan-kuropatov', 'Ратмир', 'Ratmir', 'Ռատմիր'),
      plays('daria-klyuchevaya', 'Вещунья', 'The Seer', 'Գուշակը'),
      plays('alisa-zimorodova', 'Забава', 'Zabava', 'Զաբավա'),
    ],
    art: { style: 'waves', palette: { hues: [60, 195, 225], mood: 'dusk' }, motif: 'windmill' },
    mood: 'epic',
    lines: dialogue`
      Сколько ветров на свете, бабушка? | How many winds are there, Grandmother? | Աշխարհում քանի՞ քամի կա, տատիկ։
      Шесть на небе. Седьмой в тебе. | Six in the sky. The seventh in you. | Վեցը՝ երկնքում։ Յոթերորդը՝ քո մեջ։
      Я спрятала его. Никто не найдёт. | I’ve hidden it. No one will find it. | Ես թաքցրել եմ։ Ոչ ոք չի գտնի։
      Паруса висят. Третий день. | The sails hang slack. Third day now. | Առագաստները կախված են։ Երրորդ օրն է։
      Верни море людям, Велена. | Give people back the sea, Velena. | Ծովը մարդկանց վերադարձրու, Վելենա։
      А кто вернёт мне брата? | And who’ll give me back my brother? | Իսկ եղբորս ո՞վ կվերադարձնի։
      Назови волну по имени. Она ответит. | Call a wave by name. It will answer. | Ալիքին անունով կանչիր։ Կպատասխանի։
      Лети. Ты никогда не был моим. | Fly. You were never mine. | Թռի՛ր։ Դու երբեք իմը չես եղել։
    `,
  },
];
