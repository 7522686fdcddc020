import type { DemoSong } from './karaoke.ts';

const grownUp = ['kadr', 'ararat'];

/** Songs for one voice: ballads, blues, lullabies. */
export const songsForOneVoice: readonly DemoSong[] = [
  {
    slug: 'yellow-tram-blues',
    name: { rus: 'Блюз жёлтого трамвая', eng: 'Yellow Tram Blues', hye: 'Դեղին տրամվայի բլյուզ' },
    artist: { name: { rus: 'Одиссей Фролов', eng: 'Odyssey Frolov', hye: 'Օդիսևս Ֆրոլով' } },
    description: {
      rus: 'Двенадцать тактов о человеке, который проехал свою остановку и не жалеет.\nГолос лучше брать хриплый, можно одолжить у утра.',
      eng: 'Twelve bars about a man who rode past his stop and is not sorry.\nA hoarse voice suits it best; borrow one from the morning.',
      hye: 'Տասներկու տակտ մի մարդու մասին, որ անցել է իր կանգառը և չի ափսոսում։\nՁայնը լավ է վերցնել խռպոտ, կարելի է առավոտից պարտքով ուզել։',
    },
    color: '#9a7a1f',
    brands: grownUp,
    art: { style: 'city', palette: { hues: [85, 50, 270], mood: 'dusk' }, motif: 'taxi' },
  },
  {
    slug: 'a-notch-on-the-door',
    name: { rus: 'Зарубка на двери', eng: 'A Notch on the Door', hye: 'Նշան դռան վրա' },
    artist: { name: { rus: 'Агния Соловейчик', eng: 'Agnia Soloveychik', hye: 'Ագնիա Սոլովեյչիկ' } },
    description: {
      rus: 'Песня о косяке, на котором мерили рост: с каждым куплетом мелодия поднимается на сантиметр.\nПоследнюю строку мамы обычно поют не до конца.',
      eng: 'A song of the door frame where the children were measured: each verse the tune grows by a centimetre.\nMothers seldom get to the end of the last line.',
      hye: 'Երգ դռան շրջանակի մասին, որի վրա հասակն են չափել. ամեն քառատողի հետ մեղեդին մեկ սանտիմետր բարձրանում է։\nՎերջին տողը մայրերը սովորաբար մինչև վերջ չեն երգում։',
    },
    color: '#7a5a48',
    art: { style: 'portrait', palette: { hues: [60, 40, 15], mood: 'dusk' }, motif: 'headphones' },
  },
  {
    slug: 'rain-over-vanadzor',
    name: { rus: 'Дождь над Ванадзором', eng: 'Rain over Vanadzor', hye: 'Անձրև Վանաձորի վրա' },
    artist: { name: { rus: 'Сусанна Тарверди', eng: 'Susanna Tarverdi', hye: 'Սուսաննա Թարվերդի' } },
    description: {
      rus: 'Городской романс с аккордеоном: дождь идёт третью неделю, и все уже с ним на «ты».\nПоётся легко, если смотреть в окно, а не в текст.',
      eng: 'A town romance with an accordion: it has rained for three weeks, and everybody is on first-name terms with it.\nEasy to sing looking out of the window instead of at the words.',
      hye: 'Քաղաքային ռոմանս ակորդեոնով. անձրևը գալիս է երրորդ շաբաթը, և բոլորն արդեն նրա հետ «դու»-ով են։\nՀեշտ է երգվում, եթե նայում ես պատուհանից, ոչ թե տեքստին։',
    },
    color: '#4a6f70',
    brands: grownUp,
    art: { style: 'storm', palette: { hues: [180, 200, 160], mood: 'dusk' }, motif: 'tree' },
  },
  {
    slug: 'a-lullaby-for-a-cosmonaut',
    name: {
      rus: 'Колыбельная космонавту',
      eng: 'A Lullaby for a Cosmonaut',
      hye: 'Օրորոցային տիեզերագնացին',
    },
    artist: { name: { rus: 'Дуэт «Позывной»', eng: 'Call Sign', hye: '«Կանչանիշ» զուգերգ' } },
    description: {
      rus: 'Поют с Земли, шёпотом, с паузой на задержку связи: её надо честно выждать.\nНа шестнадцатом рассвете засыпает даже бортовой журнал.',
      eng: 'Sung from Earth in a whisper, with a pause for the delay on the line, which must be honestly waited out.\nBy the sixteenth sunrise even the logbook is asleep.',
      hye: 'Երգում են Երկրից, շշուկով, կապի ուշացման դադարով, որին պետք է ազնվորեն սպասել։\nՏասնվեցերորդ լուսաբացին քնում է անգամ նավամատյանը։',
    },
    color: '#3d5aa0',
    art: { style: 'planet', palette: { hues: [225, 200, 265], mood: 'dusk' }, motif: 'astronaut' },
  },
  {
    slug: 'three-notes-of-silence',
    name: { rus: 'Три ноты тишины', eng: 'Three Notes of Silence', hye: 'Լռության երեք նոտա' },
    artist: { name: { rus: 'Эмиль Паузов', eng: 'Emil Pauzov', hye: 'Էմիլ Պաուզով' } },
    description: {
      rus: 'Самая короткая баллада каталога: в ней всего три ноты, остальное паузы.\nПеть нужно так, чтобы сосед переспросил.',
      eng: 'The shortest ballad in the catalogue: it has three notes, and the rest are rests.\nSing it so that the neighbour asks what you said.',
      hye: 'Ցանկի ամենակարճ բալլադը. ունի ընդամենը երեք նոտա, մնացածը դադար է։\nԵրգել պետք է այնպես, որ հարևանը հարցնի՝ ինչ ասացիր։',
    },
    color: '#6a6a7a',
    brands: grownUp,
    art: { style: 'geometry', palette: { hues: [260, 240, 280], mood: 'dark' }, motif: 'record' },
  },
  {
    slug: 'the-dragons-first-tooth',
    name: { rus: 'Первый зуб дракона', eng: 'The Dragon’s First Tooth', hye: 'Վիշապի առաջին ատամը' },
    artist: { name: { rus: 'Лёва Огоньков', eng: 'Lyova Ogonkov', hye: 'Լյովա Օգոնկով' } },
    description: {
      rus: 'Смешная песенка с шепелявым припевом: зуба уже нет, а дым ещё идёт.\nЧем меньше передних зубов у певца, тем точнее исполнение.',
      eng: 'A funny little song with a lisping chorus: the tooth is gone, but the smoke still comes.\nThe fewer front teeth the singer has, the better the performance.',
      hye: 'Ծիծաղելի երգ թլոշ կրկներգով. ատամն արդեն չկա, իսկ ծուխը դեռ գալիս է։\nԻնչքան քիչ են երգչի առջևի ատամները, այնքան ճիշտ է կատարումը։',
    },
    color: '#3f9a4f',
    art: { style: 'forest', palette: { hues: [110, 150, 60], mood: 'bright' }, motif: 'mushroom' },
  },
  {
    slug: 'the-last-bus-is-mine',
    name: { rus: 'Последний автобус мой', eng: 'The Last Bus Is Mine', hye: 'Վերջին ավտոբուսն իմն է' },
    artist: { name: { rus: 'Группа «Кольцо Б»', eng: 'Loop Line', hye: '«Օղակ» խումբ' } },
    description: {
      rus: 'Громкий рок о победе над расписанием: бежать, кричать, успеть.\nСтрочку «подождите» тянуть, пока водитель не откроет дверь.',
      eng: 'Loud rock about beating the timetable: run, shout, make it.\nHold the word “wait” until the driver opens the door.',
      hye: 'Բարձր ռոք չվացուցակի դեմ հաղթանակի մասին՝ վազել, գոռալ, հասնել։\n«Սպասեք» բառը ձգել, մինչև վարորդը դուռը բացի։',
    },
    color: '#b03a3a',
    brands: grownUp,
    age: 12,
    art: { style: 'tunnel', palette: { hues: [5, 30, 300], mood: 'dark' }, motif: 'stage' },
  },
  {
    slug: 'duduk-and-snow',
    name: { rus: 'Дудук и снег', eng: 'Duduk and Snow', hye: 'Դուդուկ և ձյուն' },
    artist: { name: { rus: 'Мкртич Арпиар', eng: 'Mkrtich Arpiar', hye: 'Մկրտիչ Արփիար' } },
    description: {
      rus: 'Дудук ведёт, голос идёт за ним по следам и нигде не обгоняет.\nОдного дыхания должно хватить от первого снега до порога.',
      eng: 'The duduk leads; the voice follows in its footprints and never overtakes.\nOne breath has to last from the first snow to the doorstep.',
      hye: 'Դուդուկը տանում է, ձայնը գալիս է նրա հետքերով և ոչ մի տեղ առաջ չի անցնում։\nՄեկ շունչը պետք է բավականացնի առաջին ձյունից մինչև շեմ։',
    },
    color: '#7f8fb0',
    art: { style: 'ridge', palette: { hues: [240, 210, 285], mood: 'dusk' }, motif: 'sheep' },
  },
  {
    slug: 'the-keeper-of-the-light',
    name: { rus: 'Смотритель света', eng: 'The Keeper of the Light', hye: 'Լույսի պահապանը' },
    artist: { name: { rus: 'Рауль Маячный', eng: 'Raul Mayachny', hye: 'Ռաուլ Մայաչնի' } },
    description: {
      rus: 'Морская баллада с поворотом: каждые десять секунд припев возвращается, как луч.\nЕсли сбились, подождите: он придёт снова.',
      eng: 'A sea ballad with a turn: every ten seconds the chorus comes round like the beam.\nIf you lose your place, wait: it will be back.',
      hye: 'Ծովային բալլադ շրջադարձով. տասը վայրկյանը մեկ կրկներգը վերադառնում է, ինչպես շողը։\nԵթե շփոթվեցիք, սպասեք. այն նորից կգա։',
    },
    color: '#2f7a86',
    art: { style: 'waves', palette: { hues: [80, 190, 225], mood: 'dark' }, motif: 'lighthouse' },
  },
];
