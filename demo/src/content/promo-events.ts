import type { PromoEventImport } from '@kadr/contract';
import { promoEventsOfTheSeason } from './promo-events-of-the-season.ts';
import type { ArtDirection, Translated } from './types.ts';

/** A promo event of the demo: unlike an operator's, its texts leave no language out. */
export interface DemoPromoEvent extends PromoEventImport {
  name: Translated;
  description_short: Translated;
  description: Translated;
  terms: Translated;
  promo_label_text: Translated;
  media_items: string[];
  art: ArtDirection;
}

const grownUp = ['kadr', 'ararat'];
/** The end of 2027, UTC. */
const endOf2027 = 1_830_297_600;

/** Promo events of the demo, in the order in which they are listed. */
export const demoPromoEvents: readonly DemoPromoEvent[] = [
  {
    slug: 'a-code-as-a-gift',
    name: { rus: 'Промокод в подарок', eng: 'A Code as a Gift', hye: 'Պրոմոկոդ որպես նվեր' },
    description_short: {
      rus: 'Получили промокод от друзей или партнёров. Активируйте его за минуту.',
      eng: 'A promo code from friends or partners takes a minute to redeem.',
      hye: 'Ընկերներից կամ գործընկերներից ստացած պրոմոկոդն ակտիվացվում է մեկ րոպեում։',
    },
    description: {
      rus: 'Промокод можно подарить, найти в письме или услышать на показе. Он открывает то, что на нём обещано, сразу после активации.\nОдин код действует в одном аккаунте один раз.',
      eng: 'A promo code can be a gift, come in a letter or be heard at a screening. It opens what it promises as soon as it is redeemed.\nOne code works once for one account.',
      hye: 'Պրոմոկոդը կարող է լինել նվեր, գալ նամակով կամ հնչել ցուցադրության ժամանակ։ Այն բացում է խոստացածն ակտիվացնելուց անմիջապես հետո։\nՄեկ կոդը գործում է մեկ հաշվում մեկ անգամ։',
    },
    terms: {
      rus: 'Войдите в аккаунт.\nОткройте страницу промокода и введите код с карточки.\nПодарок появится в профиле сразу.',
      eng: 'Sign in to your account.\nOpen the promo code page and enter the code on the card.\nThe gift is in your profile at once.',
      hye: 'Մուտք գործեք հաշիվ։\nԲացեք պրոմոկոդի էջը և մուտքագրեք քարտի կոդը։\nՆվերն անմիջապես կհայտնվի պրոֆիլում։',
    },
    promo_label_text: { rus: 'Подарок', eng: 'Gift', hye: 'Նվեր' },
    color: '#a8476b',
    brands: grownUp,
    target: {
      type: 'link',
      link: '/promocode',
      title: { rus: 'Ввести промокод', eng: 'Enter a code', hye: 'Մուտքագրել կոդը' },
    },
    art: { style: 'geometry', palette: { hues: [20, 350, 290], mood: 'dusk' } },
    media_items: [],
  },
  {
    slug: 'night-of-science-fiction',
    name: { rus: 'Ночь фантастики', eng: 'Night of Science Fiction', hye: 'Ֆանտաստիկայի գիշեր' },
    description_short: {
      rus: 'Пять историй о далёком, которые лучше смотреть подряд и при выключенном свете.',
      eng: 'Five stories of far places, best watched in a row with the lights off.',
      hye: 'Հինգ պատմություն հեռավոր վայրերի մասին, որոնք ավելի լավ է դիտել իրար հետևից՝ մթության մեջ։',
    },
    description: {
      rus: 'Редакция собрала программу на одну ночь: от тихой орбитальной станции до дня, которого нет в календаре.\nНачинайте с любого места, порядок подскажет страница.',
      eng: 'The editors have put together a programme for one night: from a quiet orbital station to a day that is in no calendar.\nBegin anywhere; this page suggests an order.',
      hye: 'Խմբագրությունը կազմել է մեկ գիշերվա ծրագիր՝ լուռ ուղեծրային կայանից մինչև օրացույցում չեղած օրը։\nՍկսեք որտեղից ուզում եք, հերթականությունը կհուշի էջը։',
    },
    terms: {
      rus: 'Выберите первый фильм из списка ниже.\nСмотрите в удобном темпе: место, где вы остановились, запомнится.',
      eng: 'Choose the first film from the list below.\nWatch at your own pace: the place where you stopped is kept.',
      hye: 'Ընտրեք առաջին ֆիլմը ներքևի ցանկից։\nԴիտեք ձեզ հարմար տեմպով. կանգ առած տեղը կհիշվի։',
    },
    promo_label_text: { rus: 'Программа ночи', eng: 'For one night', hye: 'Մեկ գիշերվա համար' },
    color: '#4a4fb0',
    brands: grownUp,
    age: 12,
    target: {
      type: 'collection',
      link: 'further-than-the-moon',
      title: { rus: 'Открыть подборку', eng: 'Open the collection', hye: 'Բացել հավաքածուն' },
    },
    art: { style: 'planet', palette: { hues: [300, 270, 245], mood: 'dark' } },
    media_items: [
      'quiet-orbital-house',
      'the-rain-engine',
      'the-cartographer-of-ganymede',
      'the-thirtieth-of-february',
      'midnight-station',
    ],
  },
  {
    slug: 'saturday-with-the-family',
    name: { rus: 'Семейная суббота', eng: 'Saturday with the Family', hye: 'Ընտանեկան շաբաթ օր' },
    description_short: {
      rus: 'Мультфильм для младших, приключение для старших и ни одного спора о пульте.',
      eng: 'A cartoon for the little ones, an adventure for the bigger ones and no quarrel about the remote.',
      hye: 'Մուլտֆիլմ փոքրերի համար, արկած մեծերի համար և ոչ մի վեճ հեռակառավարիչի շուրջ։',
    },
    description: {
      rus: 'Каждую субботу мы советуем программу на утро и на вечер. Всё в ней подходит детям, и взрослым рядом с ними не скучно.\nПосле просмотра есть о чём поговорить за ужином.',
      eng: 'Every Saturday we suggest a programme for the morning and the evening. All of it suits children, and the grown-ups beside them are not bored.\nIt leaves something to talk about over supper.',
      hye: 'Ամեն շաբաթ օր առաջարկում ենք ծրագիր առավոտվա և երեկոյի համար։ Ամբողջը հարմար է երեխաներին, և կողքի մեծերը չեն ձանձրանում։\nԴիտելուց հետո ընթրիքին խոսելու բան կա։',
    },
    terms: {
      rus: 'Создайте детский профиль, если его ещё нет.\nВыберите мультфильм из списка.\nПозовите бабушку.',
      eng: 'Make a profile for the child, if there is none yet.\nChoose a cartoon from the list.\nCall grandma.',
      hye: 'Ստեղծեք մանկական պրոֆիլ, եթե այն դեռ չկա։\nԸնտրեք մուլտֆիլմ ցանկից։\nԿանչեք տատիկին։',
    },
    promo_label_text: { rus: 'Каждую субботу', eng: 'Every Saturday', hye: 'Ամեն շաբաթ օր' },
    color: '#3a8f5c',
    target: {
      type: 'media_view',
      link: 'kids',
      title: { rus: 'Смотреть с детьми', eng: 'Watch with children', hye: 'Դիտել երեխաների հետ' },
    },
    art: { style: 'planet', palette: { hues: [60, 200, 250], mood: 'bright' }, motif: 'rocket' },
    media_items: [
      'captain-teapot',
      'grandma-drives-a-rocket',
      'the-fox-post',
      'the-cloud-factory',
      'badger-and-the-fallen-star',
    ],
  },
  {
    slug: 'week-of-mysteries',
    name: { rus: 'Неделя детективов', eng: 'A Week of Mysteries', hye: 'Դետեկտիվների շաբաթ' },
    description_short: {
      rus: 'Пять дел на пять вечеров. Угадайте виновного раньше следователя.',
      eng: 'Five cases for five evenings. Name the culprit before the detective does.',
      hye: 'Հինգ գործ հինգ երեկոյի համար։ Գուշակեք մեղավորին քննիչից առաջ։',
    },
    description: {
      rus: 'В понедельник коньяк, во вторник метель, в среду архив. К пятнице вы начнёте подозревать соседей.\nВсе фильмы недели можно смотреть в любом порядке.',
      eng: 'Cognac on Monday, a blizzard on Tuesday, an archive on Wednesday. By Friday you will suspect the neighbours.\nThe films of the week can be watched in any order.',
      hye: 'Երկուշաբթի՝ կոնյակ, երեքշաբթի՝ բուք, չորեքշաբթի՝ արխիվ։ Ուրբաթ օրը կսկսեք կասկածել հարևաններին։\nՇաբաթվա ֆիլմերը կարելի է դիտել ցանկացած հերթականությամբ։',
    },
    terms: {
      rus: 'Смотрите по фильму за вечер.\nЗапишите имя виновного до развязки.\nПроверьте себя в финале.',
      eng: 'Watch one film an evening.\nWrite the culprit’s name down before the end.\nThe finale tells whether you were right.',
      hye: 'Դիտեք մեկ ֆիլմ երեկոյան։\nԳրեք մեղավորի անունը հանգուցալուծումից առաջ։\nՍտուգեք ձեզ վերջում։',
    },
    promo_label_text: { rus: 'Пять вечеров', eng: 'Five evenings', hye: 'Հինգ երեկո' },
    color: '#3f6b54',
    brands: grownUp,
    age: 12,
    target: {
      type: 'collection',
      link: 'a-mystery-with-tea',
      title: { rus: 'Все дела', eng: 'All the cases', hye: 'Բոլոր գործերը' },
    },
    art: { style: 'city', palette: { hues: [55, 170, 250], mood: 'dark' }, motif: 'torch' },
    media_items: [
      'the-cognac-case',
      'an-alibi-for-the-blizzard',
      'night-shift-at-the-archive',
      'the-undeveloped-roll',
      'the-notary-round-the-corner',
    ],
  },
  {
    slug: 'a-library-of-facts',
    name: { rus: 'Библиотека фактов', eng: 'A Library of Facts', hye: 'Փաստերի գրադարան' },
    description_short: {
      rus: 'Документальное кино, за которое учителя не снимают баллы.',
      eng: 'Documentaries for which no teacher takes marks off.',
      hye: 'Վավերագրական կինո, որի համար ուսուցիչները միավոր չեն հանում։',
    },
    description: {
      rus: 'Мы собрали фильмы, которые просят показать ещё раз: про камни, птиц, хлеб, ноль и темноту на дне.\nЧасть из них учителя уже включают на уроках.',
      eng: 'We have gathered films that people ask to see again: about stones, birds, bread, zero and the dark at the bottom.\nSome of them are shown in classrooms already.',
      hye: 'Հավաքել ենք ֆիլմեր, որոնք խնդրում են կրկին ցուցադրել՝ քարերի, թռչունների, հացի, զրոյի և հատակի մթության մասին։\nԴրանցից մի քանիսն արդեն ցուցադրում են դասերին։',
    },
    terms: {
      rus: 'Выберите тему.\nПосмотрите фильм целиком.\nРасскажите кому-нибудь один факт из него.',
      eng: 'Choose a subject.\nWatch the whole film.\nTell somebody one fact from it.',
      hye: 'Ընտրեք թեման։\nԴիտեք ամբողջ ֆիլմը։\nՊատմեք ինչ-որ մեկին մեկ փաստ դրանից։',
    },
    promo_label_text: { rus: 'Всей семьёй', eng: 'For all ages', hye: 'Բոլոր տարիքների' },
    color: '#55734a',
    brands: ['kadr', 'kadrik'],
    target: {
      type: 'media_view',
      link: 'education',
      title: { rus: 'К документальному кино', eng: 'To the documentaries', hye: 'Դեպի վավերագրական կինո' },
    },
    art: { style: 'forest', palette: { hues: [85, 110, 200], mood: 'bright' }, motif: 'bird' },
    media_items: [
      'what-stones-remember',
      'the-grammar-of-birds',
      'zero-a-biography',
      'bread-ten-thousand-years',
    ],
  },
  {
    slug: 'warm-marathon',
    name: { rus: 'Тёплый марафон', eng: 'The Warm Marathon', hye: 'Ջերմ մարաթոն' },
    description_short: {
      rus: 'Шесть зимних фильмов до конца 2027 года. Успеете без спешки.',
      eng: 'Six winter films until the end of 2027. There is no need to hurry.',
      hye: 'Վեց ձմեռային ֆիլմ մինչև 2027 թվականի ավարտը։ Կհասցնեք առանց շտապելու։',
    },
    description: {
      rus: 'Марафон для тех, кто не бегает: по одному зимнему фильму, когда за окном темнеет рано.\nВ списке есть и метель, и лёд, и перрон, на котором ждут слишком долго.',
      eng: 'A marathon for those who do not run: one winter film at a time, when it gets dark early.\nThere is a blizzard in it, and ice, and a platform where somebody waits too long.',
      hye: 'Մարաթոն նրանց համար, ովքեր չեն վազում՝ մեկական ձմեռային ֆիլմ, երբ դրսում շուտ է մթնում։\nՑանկում կա և՛ բուք, և՛ սառույց, և՛ կառամատույց, որտեղ շատ երկար են սպասում։',
    },
    terms: {
      rus: 'Добавьте фильмы марафона в избранное.\nСмотрите, когда захочется.\nОтмечайте оценкой то, что понравилось.',
      eng: 'Keep the films of the marathon in your collection.\nWatch them when you feel like it.\nRate the ones that you liked.',
      hye: 'Ավելացրեք մարաթոնի ֆիլմերը ընտրյալների մեջ։\nԴիտեք, երբ ցանկանաք։\nԳնահատեք այն, ինչ հավանեցիք։',
    },
    promo_label_text: { rus: 'До конца года', eng: 'All winter long', hye: 'Ամբողջ ձմեռ' },
    color: '#5b7fa6',
    brands: grownUp,
    age: 12,
    ends_at: endOf2027,
    target: {
      type: 'collection',
      link: 'while-it-snows',
      title: { rus: 'Выбрать первый фильм', eng: 'Choose the first film', hye: 'Ընտրել առաջին ֆիլմը' },
    },
    art: { style: 'storm', palette: { hues: [210, 225, 255], mood: 'dusk' } },
    media_items: [
      'winter-in-gyumri',
      'beyond-white-cape',
      'an-alibi-for-the-blizzard',
      'the-envoys-winter',
      'ice-for-two',
      'cold-platform',
    ],
  },
  ...promoEventsOfTheSeason,
];
