import type { DemoView } from './view-blocks.ts';

type Block = DemoView['blocks'][number];

/** Scenes of films, moving sideways as the page of the service scrolls. */
export const aboutScenes: Block = {
  type: 'custom_block',
  tag: 'media_strip',
  glow_color: '#2a6bb0',
  custom_data: {
    title: {
      rus: 'Сцены, на которых забывают о телефоне',
      eng: 'Scenes that make you forget the phone',
      hye: 'Տեսարաններ, որոնց ժամանակ մոռանում են հեռախոսը',
    },
  },
  sub_name: {
    rus: 'Листайте страницу: каждая открывает свой фильм.',
    eng: 'Scroll on: each of them opens its film.',
    hye: 'Շարունակեք ոլորել. ամեն տեսարան բացում է իր ֆիլմը։',
  },
  query: { type: 'film', sort: 'rating', limit: 6 },
};

/** One question that ends in a list to watch from. */
export const aboutQuiz: Block = {
  type: 'custom_block',
  tag: 'quiz',
  name: { rus: 'Что включить сегодня?', eng: 'What to put on tonight?', hye: 'Ի՞նչ միացնել այսօր' },
  glow_color: '#6a3ab0',
  custom_data: {
    quiz: {
      text: {
        rus: 'Один вопрос, и половина каталога отпадёт сама собой.',
        eng: 'One question, and half of the catalogue drops out by itself.',
        hye: 'Մեկ հարց, և կատալոգի կեսն ինքնըստինքյան դուրս կմնա։',
      },
      start_button: { rus: 'Спросите меня', eng: 'Ask me', hye: 'Հարցրեք ինձ' },
      question: { rus: 'Каким был день?', eng: 'How was the day?', hye: 'Ինչպիսի՞ն էր օրը' },
      button: { rus: 'Показать', eng: 'Show me', hye: 'Ցույց տալ' },
      variants: [
        {
          title: {
            rus: 'Длинным: хочется посмеяться',
            eng: 'Long: a laugh would do good',
            hye: 'Երկար՝ ուզում եմ ծիծաղել',
          },
          target: { type: 'link', link: '/catalog?genre=comedy', title: null },
        },
        {
          title: {
            rus: 'Ровным: можно и понервничать',
            eng: 'Even: there are nerves to spare',
            hye: 'Հանգիստ՝ կարելի է և լարվել',
          },
          target: { type: 'link', link: '/catalog?genre=thriller', title: null },
        },
        {
          title: {
            rus: 'Шумным: пусть будет что-нибудь тихое',
            eng: 'Loud: something quiet, please',
            hye: 'Աղմկոտ՝ թող լինի լուռ մի բան',
          },
          target: { type: 'link', link: '/catalog?genre=drama', title: null },
        },
        {
          title: {
            rus: 'С детьми: выбирают они',
            eng: 'With children: they choose',
            hye: 'Երեխաների հետ՝ ընտրում են նրանք',
          },
          target: { type: 'media_view', link: 'kids', title: null },
        },
      ],
    },
  },
};

/** What people ask before they begin. */
export const aboutQuestions: Block = {
  type: 'custom_block',
  tag: 'faq',
  name: { rus: 'О чём спрашивают', eng: 'What people ask', hye: 'Ինչի մասին են հարցնում' },
  custom_data: {
    html_id: 'questions',
    faq: [
      {
        question: {
          rus: 'Нужно ли платить, чтобы попробовать?',
          eng: 'Does trying it cost anything?',
          hye: 'Փորձելու համար պե՞տք է վճարել',
        },
        answer: {
          rus: 'Нет. В каталоге есть <a href="/catalog">бесплатные фильмы</a>, а цена остальных стоит на странице каждого, до кнопки покупки.',
          eng: 'No. The catalogue has <a href="/catalog">films that cost nothing</a>, and every other film says its price on its page, before the button.',
          hye: 'Ոչ։ Կատալոգում կան <a href="/catalog">անվճար ֆիլմեր</a>, իսկ մյուսների գինը գրված է ամեն մեկի էջում՝ գնման կոճակից առաջ։',
        },
      },
      {
        question: {
          rus: 'Сколько устройств можно подключить?',
          eng: 'How many devices can be connected?',
          hye: 'Քանի՞ սարք կարելի է միացնել',
        },
        answer: {
          rus: 'Список подключённых устройств и свободные места видны в <a href="/my/devices">настройках</a>; лишнее устройство отключается там же.',
          eng: 'The connected devices and the free places are listed in the <a href="/my/devices">settings</a>; a device too many is disconnected there.',
          hye: 'Միացված սարքերն ու ազատ տեղերը երևում են <a href="/my/devices">կարգավորումներում</a>. ավելորդ սարքն անջատվում է նույն տեղում։',
        },
      },
      {
        question: {
          rus: 'Как отказаться от подписки?',
          eng: 'How is a subscription ended?',
          hye: 'Ինչպե՞ս հրաժարվել բաժանորդագրությունից',
        },
        answer: {
          rus: 'На её странице, одной кнопкой и без звонков. Оплаченное время остаётся вашим до конца.',
          eng: 'On its page, with one button and no calls. The time that is paid for stays yours to its end.',
          hye: 'Դրա էջում՝ մեկ կոճակով և առանց զանգերի։ Վճարված ժամանակը ձերն է մինչև վերջ։',
        },
      },
    ],
  },
  bottom_text: {
    rus: 'Не нашли ответа? <a href="/support">Напишите нам</a>.',
    eng: 'No answer here? <a href="/support">Write to us</a>.',
    hye: 'Չգտա՞ք պատասխանը։ <a href="/support">Գրեք մեզ</a>։',
  },
};

/** What the service has written down. */
export const aboutDocuments: Block = {
  type: 'custom_block',
  tag: 'docs',
  name: { rus: 'Документы', eng: 'Documents', hye: 'Փաստաթղթեր' },
  custom_data: {
    docs: [
      {
        title: { rus: 'Оферта', eng: 'The offer', hye: 'Առաջարկ' },
        note: {
          rus: 'На каких условиях мы работаем',
          eng: 'The terms on which we work',
          hye: 'Ինչ պայմաններով ենք աշխատում',
        },
        target: { type: 'link', link: '/offer', title: null },
      },
      {
        title: { rus: 'Правила и политика', eng: 'Rules and policies', hye: 'Կանոններ և քաղաքականություն' },
        note: {
          rus: 'Как мы обращаемся с данными',
          eng: 'How data is handled',
          hye: 'Ինչպես ենք վարվում տվյալների հետ',
        },
        target: { type: 'link', link: '/docs', title: null },
      },
    ],
  },
};
