import type { InfoPageImport } from '@kadr/contract';

/** Rules, cookies, personal data. */
export const docsPage = {
  alias: 'docs',
  name: { rus: 'Документы', eng: 'Documents', hye: 'Փաստաթղթեր' },
  description: {
    rus: 'Правила, по которым работает {brand}.',
    eng: 'The rules that {brand} works by.',
    hye: 'Կանոնները, որոնցով աշխատում է {brand}-ը։',
  },
  sections: [
    {
      anchor: 'rules',
      name: { rus: 'Правила сервиса', eng: 'Rules of the service', hye: 'Ծառայության կանոնները' },
      text: {
        rus: '<p>Условия просмотра и покупок стоят в <a href="/offer">оферте</a>. О том, почему мы советуем именно этот фильм, рассказано в отдельном документе: <a href="/offer_recom.pdf">как работают рекомендации (PDF)</a>.</p>',
        eng: '<p>The terms of watching and buying stand in the <a href="/offer">terms of service</a>. Why we recommend this film and not another is told in a document of its own: <a href="/offer_recom.pdf">how recommendations work (PDF)</a>.</p>',
        hye: '<p>Դիտման և գնումների պայմանները <a href="/offer">պայմանագրում</a> են։ Թե ինչու ենք առաջարկում հենց այս ֆիլմը, պատմում է առանձին փաստաթուղթ՝ <a href="/offer_recom.pdf">ինչպես են աշխատում առաջարկները (PDF)</a>։</p>',
      },
    },
    {
      anchor: 'cookies',
      name: { rus: 'Файлы cookie', eng: 'Cookies', hye: 'Cookie ֆայլեր' },
      text: {
        rus: '<p>Сервис хранит в браузере небольшие записи. Без них он не может узнать вас на следующей странице. Вот они все:</p><ul><li>ваш сеанс,</li><li>язык,</li><li>согласие с этим текстом,</li><li>номер устройства.</li></ul><p>Рекламных записей других сайтов нет.</p>',
        eng: '<p>The service keeps small records in the browser. Without them it could not know you on the next page. They are all here:</p><ul><li>your session,</li><li>your language,</li><li>your agreement to this text,</li><li>the number of the device.</li></ul><p>There are no advertising records of other sites.</p>',
        hye: '<p>Ծառայությունը դիտարկիչում պահում է փոքր գրառումներ։ Առանց դրանց այն չի կարող ճանաչել ձեզ հաջորդ էջում։ Ահա դրանք բոլորը՝</p><ul><li>ձեր սեանսը,</li><li>լեզուն,</li><li>այս տեքստին համաձայնությունը,</li><li>սարքի համարը։</li></ul><p>Այլ կայքերի գովազդային գրառումներ չկան։</p>',
      },
    },
    {
      anchor: 'data',
      name: { rus: 'Персональные данные', eng: 'Personal data', hye: 'Անձնական տվյալներ' },
      text: {
        rus: 'Для входа мы храним телефон или почту, для удобства — историю просмотров. Данные обрабатывает {copyright_holder}; по вашей просьбе мы их удалим.',
        eng: 'To sign you in we keep a phone number or an e-mail address, for your convenience the viewing history. {copyright_holder} processes the data; we delete them when you ask.',
        hye: 'Մուտքի համար պահում ենք հեռախոսը կամ էլ․ փոստը, հարմարության համար՝ դիտումների պատմությունը։ Տվյալները մշակում է {copyright_holder}-ը. ձեր խնդրանքով կջնջենք դրանք։',
      },
    },
  ],
} satisfies InfoPageImport;

/** The terms of service. */
export const offerPage = {
  alias: 'offer',
  name: { rus: 'Оферта', eng: 'Terms of service', hye: 'Պայմանագիր' },
  description: {
    rus: 'Условия, на которых {brand} показывает фильмы и сериалы.',
    eng: 'The terms on which {brand} shows films and series.',
    hye: 'Պայմանները, որոնցով {brand}-ը ցուցադրում է ֆիլմեր և սերիալներ։',
  },
  sections: [
    {
      name: { rus: 'Предмет', eng: 'Subject', hye: 'Առարկան' },
      text: {
        rus: '{copyright_holder} предоставляет зрителю доступ к просмотру через {brand}. Начав смотреть, зритель принимает эти условия.',
        eng: '{copyright_holder} gives the viewer access to watch through {brand}. By beginning to watch, the viewer accepts these terms.',
        hye: '{copyright_holder}-ը դիտողին տրամադրում է դիտելու հնարավորություն {brand}-ի միջոցով։ Սկսելով դիտել՝ դիտողն ընդունում է այս պայմանները։',
      },
    },
    {
      name: { rus: 'Аккаунт', eng: 'Account', hye: 'Հաշիվ' },
      text: {
        rus: 'Аккаунт принадлежит одному человеку или семье. Зритель хранит пароль в тайне и отвечает за тех, кому его доверил.',
        eng: 'An account belongs to one person or one family. The viewer keeps the password secret and answers for those who were given it.',
        hye: 'Հաշիվը պատկանում է մեկ մարդու կամ ընտանիքի։ Դիտողը գաղտնի է պահում գաղտնաբառը և պատասխանատու է նրանց համար, ում վստահել է այն։',
      },
    },
    {
      name: { rus: 'Цена', eng: 'Price', hye: 'Գինը' },
      text: {
        rus: 'Цена указана на странице фильма или подписки до оплаты. Бесплатное остаётся бесплатным.',
        eng: 'The price stands on the page of the film or the subscription before payment. What is free stays free.',
        hye: 'Գինը նշված է ֆիլմի կամ բաժանորդագրության էջում՝ մինչև վճարումը։ Անվճարը մնում է անվճար։',
      },
    },
    {
      name: { rus: 'Использование', eng: 'Use', hye: 'Օգտագործումը' },
      text: {
        rus: 'Смотреть можно для себя и близких. Копировать, продавать и показывать публично нельзя.',
        eng: 'Watch for yourself and those close to you. Copying, selling and public showing are not allowed.',
        hye: 'Կարելի է դիտել ձեր և հարազատների համար։ Պատճենել, վաճառել և հրապարակային ցուցադրել չի կարելի։',
      },
    },
    {
      name: { rus: 'Возврат', eng: 'Refunds', hye: 'Վերադարձը' },
      text: {
        rus: 'Если оплаченное не удалось посмотреть по нашей вине, мы вернём деньги. Напишите в поддержку.',
        eng: 'If you could not watch what you paid for and the fault is ours, we return the money. Write to support.',
        hye: 'Եթե վճարածը չհաջողվեց դիտել մեր մեղքով, կվերադարձնենք գումարը։ Գրեք աջակցությանը։',
      },
    },
    {
      name: { rus: 'Прекращение', eng: 'Ending', hye: 'Դադարեցումը' },
      text: {
        rus: 'Отказаться от подписки можно в любое время в личном кабинете: доступ сохранится до конца оплаченного срока.',
        eng: 'A subscription can be ended at any time in your account: access stays until the end of what is paid.',
        hye: 'Բաժանորդագրությունից կարելի է հրաժարվել ցանկացած պահի՝ անձնական էջում. հասանելիությունը կմնա մինչև վճարված ժամկետի ավարտը։',
      },
    },
  ],
} satisfies InfoPageImport;
