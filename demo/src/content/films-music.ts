import { composedBy, directedBy, plays } from './cast.ts';
import { dialogue } from './dialogue.ts';
import type { DemoFilm } from './types.ts';

export const musicFilms: readonly DemoFilm[] = [
  {
    slug: 'the-emergency-choir',
    name: { rus: 'Хор аварийной службы', eng: 'The Emergency Choir', hye: 'Վթարային երգչախումբը' },
    short_description: {
      rus: 'Ночная бригада сантехников поёт в подвалах ради акустики и однажды, перекрыв воду, будит весь дом на четыре голоса.',
      eng: 'A night crew of plumbers sings in cellars for the acoustics and one night, with the water off, wakes a whole block in four parts.',
      hye: 'Սանտեխնիկների գիշերային բրիգադը երգում է նկուղներում՝ հնչողության համար, և մի գիշեր քառաձայն արթնացնում է ամբողջ շենքը։',
    },
    summary: {
      rus: 'Бас чинит стояки, тенор находит течь по слуху, а дирижирует диспетчер Римма: по рации, нажимая кнопку на сильную долю. Жильцы начинают ломать краны нарочно. Когда хор зовут на конкурс в филармонию, выясняется, что без труб, капели и эха он не звучит, и остаётся одно: привести филармонию в подвал.',
      eng: 'The bass mends risers, the tenor finds leaks by ear, and Rimma the dispatcher conducts by radio, pressing the button on the strong beat. Residents start breaking taps on purpose. When the choir is invited to compete at the Philharmonic, it turns out that without pipes, drips and echo it has no sound, and one thing is left to do: bring the Philharmonic to the cellar.',
      hye: 'Բասը խողովակ է նորոգում, տենորը հոսքը լսողությամբ է գտնում, իսկ դիրիժորը կարգավար Ռիմման է՝ ռադիոկապով, կոճակը սեղմելով ուժեղ զարկին։ Բնակիչներն սկսում են դիտմամբ ծորակ կոտրել։ Երբ երգչախումբը հրավիրում են ֆիլհարմոնիայի մրցույթի, պարզվում է, որ առանց խողովակի, կաթկթոցի ու արձագանքի այն չի հնչում, և մնում է մեկ բան՝ ֆիլհարմոնիան բերել նկուղ։',
    },
    year: 2019,
    age: 6,
    genres: ['music', 'comedy'],
    countries: ['RU'],
    themes: ['movies'],
    rating: 7.9,
    cast: [
      directedBy('ilya-zaozyorsky'),
      composedBy('gleb-orlikov'),
      plays('prokhor-zvonaryov', 'бас Кузьмич', 'Kuzmich, bass', 'բաս Կուզմիչ'),
      plays('stepan-kuropatov', 'тенор Лёня', 'Lyonya, tenor', 'տենոր Լյոնյա'),
      plays('zoya-pribylova', 'диспетчер Римма', 'Rimma the dispatcher', 'կարգավար Ռիմմա'),
    ],
    art: { style: 'tunnel', palette: { hues: [60, 175, 225], mood: 'bright' }, motif: 'machine' },
    mood: 'bright',
    lines: dialogue`
      Авария на Садовой, дом три, ми минор. | Burst main, three Garden Street, E minor. | Վթար Այգիների փողոցում, տուն երեք, մի մինոր։
      Слышишь свист? Течь. Ля-бемоль. | Hear that whistle? A leak. A flat. | Լսո՞ւմ ես սուլոցը։ Հոսում է։ Լյա բեմոլ։
      Басы — на стояк, тенора — к вентилю. | Basses to the riser, tenors to the valve. | Բասերը՝ խողովակի մոտ, տենորները՝ փականի։
      Гражданка, мы поём, пока сохнет. | Madam, we sing while it dries. | Տիկի՛ն, երգում ենք, մինչև չորանա։
      У меня тоже капает! На бис! | Mine is dripping, too! Encore! | Ինձ մոտ է՛լ է կաթում։ Կրկնե՛ք։
      Здесь нет эха. Здесь бархат. | There’s no echo here. Only velvet. | Այստեղ արձագանք չկա։ Միայն թավիշ է։
      Римма, дай тон. — Приём. Ля. | Rimma, a note. — Over. A. | Ռիմմա՛, տոն տուր։ — Ընդունեցի։ Լյա։
      Воду не включать до конца второй части. | No water until the second movement is over. | Ջուրը չմիացնե՛լ մինչև երկրորդ մասի վերջը։
    `,
  },
  {
    slug: 'jazz-on-level-minus-two',
    name: {
      rus: 'Джаз на минус втором',
      eng: 'Jazz on Level Minus Two',
      hye: 'Ջազ մինուս երկրորդ հարկում',
    },
    original_name: 'Ջազ մինուս երկրորդ հարկում',
    short_description: {
      rus: 'Ереван, 1966 год. Студенческий ансамбль репетирует в бомбоубежище, где по плану должен храниться запас перловки.',
      eng: 'Yerevan, 1966. A student band rehearses in a bomb shelter where, according to plan, pearl barley ought to be stored.',
      hye: 'Երևան, 1966 թվական։ Ուսանողական նվագախումբը փորձում է ապաստարանում, որտեղ ըստ պլանի գարու պաշար պետք է լինի։',
    },
    summary: {
      rus: 'Сторож Ваграм глух на одно ухо и потому пустил только половину ансамбля; вторая пробралась сама. Днём они чертят мосты, вечером спускаются на сто ступеней, туда, где саксофон звучит как город, которого ещё не построили. Чертёжница Сильва впервые поёт вслух в тот самый день, когда наверху объявляют проверку.',
      eng: 'Vahram the watchman is deaf in one ear, so he let in only half of the band; the other half slipped in by itself. By day they draw bridges; at night they go a hundred steps down, to where a saxophone sounds like a city not yet built. Silva the draughtswoman first sings aloud on the very day that an inspection is announced upstairs.',
      hye: 'Պահակ Վահրամը մի ականջից խուլ է, դրա համար ներս է թողել խմբի միայն կեսին, մյուս կեսն ինքն է սողոսկել։ Ցերեկը կամուրջներ են գծում, երեկոյան իջնում հարյուր աստիճան ներքև, ուր սաքսոֆոնը հնչում է դեռ չկառուցված քաղաքի պես։ Գծագրող Սիլվան առաջին անգամ բարձրաձայն երգում է հենց այն օրը, երբ վերևում ստուգում են հայտարարում։',
    },
    year: 2021,
    age: 12,
    genres: ['music', 'drama'],
    countries: ['AM'],
    themes: ['movies'],
    rating: 8.3,
    cast: [
      directedBy('vardges-karahunji'),
      composedBy('nare-voskerchyan'),
      plays('mane-avetunts', 'Сильва', 'Silva', 'Սիլվա'),
      plays('narek-ghevondyan', 'саксофонист Марат', 'Marat, saxophone', 'սաքսոֆոնահար Մարատ'),
      plays('samvel-kochinyan', 'сторож Ваграм', 'Vahram the watchman', 'պահակ Վահրամ'),
    ],
    art: { style: 'tunnel', palette: { hues: [40, 320, 15], mood: 'dark' }, motif: 'cellar' },
    mood: 'bright',
    lines: dialogue`
      Пароль? — Перловка. — Проходи. | Password? — Barley. — Come in. | Նշանաբա՞ն։ — Գարի։ — Անցի՛ր։
      Здесь не шуметь. — А синкопировать? | No noise down here. — And syncopation? | Այստեղ չաղմկե՛լ։ — Իսկ սինկոպե՞լ։
      Три метра бетона. Никто не услышит. | Three metres of concrete. No one will hear. | Երեք մետր բետոն։ Ոչ ոք չի լսի։
      Для кого же мы играем? — Для бетона. | Then whom do we play for? — The concrete. | Բա ո՞ւմ համար ենք նվագում։ — Բետոնի։
      Сильва, ты чертишь на три четверти. | Silva, you draw in three-four time. | Սիլվա՛, դու երեք քառորդով ես գծում։
      Я пою только в ванной и под землёй. | I only sing in the bath and underground. | Ես երգում եմ միայն լոգարանում և գետնի տակ։
      Комиссия на лестнице! Прячьте барабан! | Inspectors on the stairs! Hide the drum! | Ստուգումն աստիճաններին է։ Թմբուկը թաքցրե՛ք։
      Товарищи, запишите: крупа поёт. | Comrades, put it down: the barley sings. | Ընկերնե՛ր, գրեք՝ գարին երգում է։
    `,
  },
  {
    slug: 'a-voice-for-an-empty-hall',
    name: {
      rus: 'Голос для пустого зала',
      eng: 'A Voice for an Empty Hall',
      hye: 'Ձայն՝ դատարկ դահլիճի համար',
    },
    original_name: 'Uma voz para a sala vazia',
    short_description: {
      rus: 'По утрам уборщица лиссабонского концертного зала поёт пустым креслам, и однажды звукорежиссёр забывает выключить запись.',
      eng: 'Each morning a cleaner at a Lisbon concert hall sings to the empty seats, until a sound engineer forgets to stop the tape.',
      hye: 'Լիսաբոնի համերգասրահի հավաքարարն առավոտները դատարկ աթոռների համար է երգում, և մի օր ձայնագրիչը մոռանում են անջատել։',
    },
    summary: {
      rus: 'Деклан пятнадцать лет ищет в записях чистую тишину и находит голос, который держится за неё, как за перила. Граса не хочет ни сцены, ни славы: при людях она поёт чужие песни, без людей — свою. Он приходит всё раньше, она метёт всё медленнее. История любви, в которой первый ряд до самого финала остаётся пустым.',
      eng: 'For fifteen years Declan has searched his tapes for pure silence; now he finds a voice that holds on to it as to a handrail. Graça wants neither stage nor fame: before people she sings other songs, without them her own. He comes in earlier and earlier, she sweeps ever more slowly. A love story in which the front row stays empty until the very end.',
      hye: 'Տասնհինգ տարի Դեքլանը ձայնագրություններում մաքուր լռություն է փնտրում և գտնում մի ձայն, որ բռնվել է դրանից, ինչպես բազրիքից։ Գրասան ո՛չ բեմ է ուզում, ո՛չ փառք. մարդկանց մոտ ուրիշի երգերն է երգում, առանց մարդկանց՝ իրենը։ Տղամարդը գալիս է ավելի ու ավելի շուտ, կինն ավլում է ավելի ու ավելի դանդաղ։ Սիրո պատմություն, որտեղ առաջին շարքը մինչև վերջ դատարկ է մնում։',
    },
    year: 2016,
    age: 12,
    genres: ['music', 'romance', 'drama'],
    countries: ['PT', 'IE'],
    themes: ['movies'],
    rating: 8.0,
    cast: [
      directedBy('clemence-dauvergne'),
      plays('ines-valadares', 'Граса', 'Graça', 'Գրասա'),
      plays('eoin-carragher', 'Деклан', 'Declan', 'Դեքլան'),
    ],
    art: { style: 'portrait', palette: { hues: [30, 195, 265], mood: 'dusk' }, motif: 'headphones' },
    mood: 'calm',
    lines: dialogue`
      Кто здесь? Зал закрыт до вечера. | Who’s there? The hall is shut till evening. | Ո՞վ է այստեղ։ Դահլիճը փակ է մինչև երեկո։
      Никого. Я и тысяча двести кресел. | No one. Me and twelve hundred seats. | Ոչ ոք։ Ես և հազար երկու հարյուր աթոռ։
      Я писал тишину. Вы в неё попали. | I was recording silence. You got into it. | Լռություն էի գրում։ Դուք ընկաք մեջը։
      Сотрите. — Пробовал. Рука не идёт. | Erase it. — I tried. My hand won’t. | Ջնջե՛ք։ — Փորձեցի։ Ձեռքս չի գնում։
      Отчего вы не поёте людям? | Why don’t you sing to people? | Ինչո՞ւ մարդկանց համար չեք երգում։
      Кресла не хлопают раньше времени. | Seats don’t clap too soon. | Աթոռները շուտ չեն ծափահարում։
      Завтра я приду без микрофона. | Tomorrow I’ll come without a microphone. | Վաղը կգամ առանց խոսափողի։
      Садитесь. Только не в первый ряд. | Do sit. Only not in the front row. | Նստե՛ք։ Միայն ոչ առաջին շարքում։
    `,
  },
];
