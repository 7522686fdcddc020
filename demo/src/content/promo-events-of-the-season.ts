import type { DemoPromoEvent } from './promo-events.ts';

const grownUp = ['kadr', 'ararat'];

/** Promo events that the editors began last. */
export const promoEventsOfTheSeason: readonly DemoPromoEvent[] = [
  {
    slug: 'evening-of-first-episodes',
    name: { rus: 'Вечер первых серий', eng: 'An Evening of First Episodes', hye: 'Առաջին սերիաների երեկո' },
    description_short: {
      rus: 'Шесть начал за один вечер: выберите историю, с которой проживёте зиму.',
      eng: 'Six beginnings in one evening: choose the story to spend the winter with.',
      hye: 'Վեց սկիզբ մեկ երեկոյում. ընտրեք պատմությունը, որի հետ կանցկացնեք ձմեռը։',
    },
    description: {
      rus: 'Выбирать сериал по афише всё равно что знакомиться по почерку. Мы советуем посмотреть шесть первых серий подряд и послушать, какая не отпускает.\nСтол находок, перевал с постоялым двором, больница для голосов: двери открыты, входите без стука.',
      eng: 'Choosing a series by its poster is like making friends by handwriting. We suggest six first episodes in a row, to see which will not let go.\nA lost property desk, an inn on a mountain pass, a hospital for voices: the doors are open, no need to knock.',
      hye: 'Սերիալն ազդագրով ընտրելը նույնն է, ինչ ծանոթանալ ձեռագրով։ Խորհուրդ ենք տալիս դիտել վեց առաջին սերիա իրար հետևից և լսել, թե որն է ձեզ չթողնում։\nԿորած իրերի սեղան, իջևանատուն լեռնանցքում, հիվանդանոց ձայների համար. դռները բաց են, մտեք առանց թակելու։',
    },
    terms: {
      rus: 'Включите первую серию любого сериала из списка.\nНе понравилось за десять минут, переходите к следующей.\nТу, что досмотрели, добавьте в избранное.',
      eng: 'Start the first episode of any series on the list.\nIf ten minutes leave you cold, go on to the next.\nKeep the one you finished in your collection.',
      hye: 'Միացրեք ցանկի ցանկացած սերիալի առաջին սերիան։\nԵթե տասը րոպեում դուր չեկավ, անցեք հաջորդին։\nՄինչև վերջ դիտածն ավելացրեք ընտրյալների մեջ։',
    },
    promo_label_text: { rus: 'Шесть начал', eng: 'Six beginnings', hye: 'Վեց սկիզբ' },
    color: '#4a5fa0',
    brands: ['kadr'],
    age: 16,
    target: {
      type: 'media_view',
      link: 'series',
      title: { rus: 'Ко всем сериалам', eng: 'To all the series', hye: 'Դեպի բոլոր սերիալները' },
    },
    art: { style: 'tunnel', palette: { hues: [90, 230, 280], mood: 'dusk' }, motif: 'stage' },
    media_items: [
      'left-on-the-train',
      'the-caravanserai',
      'the-voice-ward',
      'on-the-trail-of-the-comma',
      'eight-and-a-cox',
      'a-game-by-post',
    ],
  },
  {
    slug: 'the-singing-week',
    name: { rus: 'Поющая неделя', eng: 'The Singing Week', hye: 'Երգող շաբաթ' },
    description_short: {
      rus: 'Сначала фильм о тех, кто поёт в подвале, потом поёте вы. Соседи предупреждены.',
      eng: 'First a film about people who sing in cellars, then it is your turn. The neighbours have been warned.',
      hye: 'Նախ ֆիլմ նրանց մասին, ովքեր երգում են նկուղում, հետո երգում եք դուք։ Հարևանները տեղյակ են։',
    },
    description: {
      rus: 'Каждому фильму недели подобрана песня в караоке: после «Хора аварийной службы» хорошо идёт «Танго лифтёра», после джаза в бомбоубежище всё, что угодно, только потише.\nСлух не проверяем. Проверяем, чтобы было весело.',
      eng: 'Each film of the week comes with a song for the karaoke: The Emergency Choir is well followed by The Lift Operator’s Tango, jazz in a shelter by anything at all, only softer.\nWe do not test your ear. We only see to it that there is joy.',
      hye: 'Շաբաթվա ամեն ֆիլմի համար կարաոկեի երգ կա. վթարային ծառայության երգչախմբից հետո լավ է գնում «Վերելակավարի տանգոն», ապաստարանի ջազից հետո՝ ինչ ուզում եք, միայն թե մեղմ։\nԼսողություն չենք ստուգում։ Ստուգում ենք, որ ուրախ լինի։',
    },
    terms: {
      rus: 'Посмотрите любой фильм недели.\nОткройте караоке и выберите песню по настроению.\nПойте до конца, даже если забыли слова.',
      eng: 'Watch any film of the week.\nOpen the karaoke and choose a song to match the mood.\nSing to the end, words or no words.',
      hye: 'Դիտեք շաբաթվա ցանկացած ֆիլմ։\nԲացեք կարաոկեն և ընտրեք երգ ըստ տրամադրության։\nԵրգեք մինչև վերջ, անգամ եթե մոռացել եք խոսքերը։',
    },
    promo_label_text: { rus: 'Поём вместе', eng: 'All together now', hye: 'Երգում ենք միասին' },
    color: '#8f3f7a',
    brands: grownUp,
    age: 12,
    target: {
      type: 'link',
      link: '/karaoke',
      title: { rus: 'Открыть караоке', eng: 'Open the karaoke', hye: 'Բացել կարաոկեն' },
    },
    art: { style: 'portrait', palette: { hues: [330, 290, 60], mood: 'dusk' }, motif: 'headphones' },
    media_items: [
      'the-emergency-choir',
      'jazz-on-level-minus-two',
      'a-voice-for-an-empty-hall',
      'four-dances-before-dark',
      'winter-in-gyumri',
    ],
  },
  {
    slug: 'a-school-without-desks',
    name: { rus: 'Школа без парт', eng: 'A School Without Desks', hye: 'Դպրոց առանց նստարանների' },
    description_short: {
      rus: 'Пробки, сны, карамель и ошибки учёных: уроки, с которых никто не отпрашивается.',
      eng: 'Traffic jams, dreams, caramel and the blunders of science: lessons nobody asks to leave.',
      hye: 'Խցանումներ, երազներ, կարամել և գիտնականների սխալներ. դասեր, որոնցից ոչ ոք չի խնդրվում։',
    },
    description: {
      rus: 'Расписание простое: один фильм в день, звонка нет, домашнее задание рассказать за ужином, что поняли.\nВ программе море на грузовике, заповедник между заборами и сериал о том, почему не падают мосты. Взрослых пускаем с детьми.',
      eng: 'The timetable is simple: one film a day, no bell, and for homework telling at supper what you made of it.\nThere is a sea on a lorry, a reserve between two fences and a series on why bridges stay up. Grown-ups are admitted with children.',
      hye: 'Դասացուցակը պարզ է՝ օրը մեկ ֆիլմ, զանգ չկա, տնային աշխատանքը՝ ընթրիքին պատմել հասկացածը։\nԾրագրում կա ծով բեռնատարի վրա, արգելոց երկու ցանկապատի միջև և սերիալ այն մասին, թե ինչու կամուրջները չեն ընկնում։ Մեծերին թույլ ենք տալիս երեխաների հետ։',
    },
    terms: {
      rus: 'Выберите урок из списка.\nСмотрите вместе, ставьте на паузу, спорьте.\nЗадайте за ужином вопрос, на который фильм не ответил.',
      eng: 'Choose a lesson from the list.\nWatch together, pause, argue.\nAt supper ask one question that the film did not answer.',
      hye: 'Ընտրեք դաս ցանկից։\nԴիտեք միասին, դադար տվեք, վիճեք։\nԸնթրիքին տվեք մի հարց, որին ֆիլմը չի պատասխանել։',
    },
    promo_label_text: { rus: 'Без оценок', eng: 'No marks given', hye: 'Առանց գնահատականների' },
    color: '#2f8a7a',
    brands: ['kadr', 'kadrik'],
    target: {
      type: 'media_view',
      link: 'education',
      title: { rus: 'Все уроки', eng: 'All the lessons', hye: 'Բոլոր դասերը' },
    },
    art: { style: 'planet', palette: { hues: [150, 190, 280], mood: 'bright' }, motif: 'telescope' },
    media_items: [
      'where-jams-come-from',
      'a-third-of-life',
      'the-alchemy-of-supper',
      'the-sea-comes-to-town',
      'the-accidental-reserve',
      'beautiful-mistakes',
      'why-it-stays-up',
    ],
  },
];
