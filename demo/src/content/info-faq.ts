import type { InfoPageImport } from '@kadr/contract';

/** Questions and answers; links of the footer name the first and the last by their numbers (SH-020, SH-021). */
export const faqPage = {
  alias: 'faq',
  name: { rus: 'Вопросы и ответы', eng: 'Questions and answers', hye: 'Հարցեր և պատասխաններ' },
  description: {
    rus: 'Коротко о том, о чём нас спрашивают чаще всего. {brand} всегда на связи.',
    eng: 'What we are asked most often, in short. {brand} is here to help.',
    hye: 'Համառոտ այն մասին, ինչ մեզ հաճախ են հարցնում։ {brand}-ը միշտ կապի մեջ է։',
  },
  sections: [
    {
      name: { rus: 'Как начать смотреть?', eng: 'How do I start watching?', hye: 'Ինչպե՞ս սկսել դիտել' },
      text: {
        rus: 'Откройте страницу фильма или сериала и нажмите «Смотреть». Бесплатное открывается сразу, без входа.',
        eng: 'Open the page of a film or a series and press “Watch”. What is free starts at once, without signing in.',
        hye: 'Բացեք ֆիլմի կամ սերիալի էջը և սեղմեք «Դիտել»։ Անվճարը բացվում է անմիջապես՝ առանց մուտք գործելու։',
      },
    },
    {
      name: { rus: 'Нужен ли аккаунт?', eng: 'Do I need an account?', hye: 'Հաշիվ պե՞տք է' },
      text: {
        rus: 'Чтобы смотреть бесплатное, нет. Аккаунт нужен для коллекции, истории, промокодов и покупок.',
        eng: 'Not for what is free. An account is for your collection, history, promo codes and purchases.',
        hye: 'Անվճարը դիտելու համար՝ ոչ։ Հաշիվը պետք է հավաքածուի, պատմության, պրոմոկոդերի և գնումների համար։',
      },
    },
    {
      name: { rus: 'Как войти?', eng: 'How do I sign in?', hye: 'Ինչպե՞ս մուտք գործել' },
      text: {
        rus: 'Нажмите «Войти» вверху страницы и введите телефон или почту и пароль.',
        eng: 'Press “Sign in” at the top of the page and enter your phone or e-mail and your password.',
        hye: 'Սեղմեք «Մուտք» կոճակը էջի վերևում և մուտքագրեք հեռախոսը կամ էլ․ փոստը և գաղտնաբառը։',
      },
    },
    {
      name: { rus: 'Как сменить язык?', eng: 'How do I change the language?', hye: 'Ինչպե՞ս փոխել լեզուն' },
      text: {
        rus: 'Нажмите на глобус вверху или выберите язык внизу страницы. Страница останется той же.',
        eng: 'Press the globe at the top or choose a language at the foot of the page. You stay on the same page.',
        hye: 'Սեղմեք գլոբուսը վերևում կամ ընտրեք լեզուն էջի ներքևում։ Էջը կմնա նույնը։',
      },
    },
    {
      name: {
        rus: 'Как включить субтитры или другую озвучку?',
        eng: 'How do I turn on subtitles or another soundtrack?',
        hye: 'Ինչպե՞ս միացնել ենթագրերը կամ այլ հնչյունավորում',
      },
      text: {
        rus: 'Во время просмотра откройте в плеере «Звук и субтитры» и выберите язык. Выбор запомнится.',
        eng: 'While watching, open “Sound and subtitles” in the player and choose a language. The choice is remembered.',
        hye: 'Դիտելիս նվագարկիչում բացեք «Ձայն և ենթագրեր» բաժինն ու ընտրեք լեզուն։ Ընտրությունը կհիշվի։',
      },
    },
    {
      name: {
        rus: 'Почему картинка стала хуже?',
        eng: 'Why has the picture got worse?',
        hye: 'Ինչո՞ւ է պատկերը վատացել',
      },
      text: {
        rus: 'Плеер подстраивается под скорость интернета. В настройках плеера качество можно выбрать самостоятельно.',
        eng: 'The player follows the speed of your connection. You can choose the quality yourself in its settings.',
        hye: 'Նվագարկիչը հարմարվում է ինտերնետի արագությանը։ Որակը կարող եք ընտրել նվագարկիչի կարգավորումներում։',
      },
    },
    {
      name: {
        rus: 'Видео не запускается. Что делать?',
        eng: 'A video does not start. What can I do?',
        hye: 'Տեսանյութը չի միանում։ Ի՞նչ անել',
      },
      text: {
        rus: 'Обновите страницу и проверьте интернет. Если не помогло, откройте сервис в другом браузере и напишите нам, что видите.',
        eng: 'Load the page again and check your connection. If that does not help, open the service in another browser and write to us what you see.',
        hye: 'Թարմացրեք էջը և ստուգեք ինտերնետը։ Եթե չօգնի, բացեք ծառայությունն այլ դիտարկիչով և գրեք մեզ, թե ինչ եք տեսնում։',
      },
    },
    {
      name: {
        rus: 'Есть ли горячие клавиши?',
        eng: 'Are there keyboard shortcuts?',
        hye: 'Կա՞ն արագ ստեղներ',
      },
      text: {
        rus: 'Пробел ставит на паузу, стрелки перематывают и меняют громкость, F открывает во весь экран.',
        eng: 'Space pauses, the arrows skip and change the volume, F fills the screen.',
        hye: 'Բացատը դադարեցնում է, սլաքները՝ հետ ու առաջ են տանում և փոխում ձայնը, F-ը բացում է ամբողջ էկրանով։',
      },
    },
    {
      name: {
        rus: 'Как узнать, для какого возраста фильм?',
        eng: 'How do I know for what age a film is?',
        hye: 'Ինչպե՞ս իմանալ, թե ֆիլմը որ տարիքի համար է',
      },
      text: {
        rus: 'Возраст указан на постере и на странице фильма рядом с годом.',
        eng: 'The age stands on the poster and on the page of the film, beside the year.',
        hye: 'Տարիքը նշված է պաստառի վրա և ֆիլմի էջում՝ տարեթվի կողքին։',
      },
    },
    {
      name: {
        rus: 'Как активировать промокод?',
        eng: 'How do I redeem a promo code?',
        hye: 'Ինչպե՞ս ակտիվացնել պրոմոկոդը',
      },
      text: {
        rus: 'Откройте «<a href="/promocode">Активировать промокод</a>», введите код и нажмите «Активировать».',
        eng: 'Open “<a href="/promocode">Redeem a promo code</a>”, enter the code and press “Redeem”.',
        hye: 'Բացեք «<a href="/promocode">Ակտիվացնել պրոմոկոդը</a>», մուտքագրեք կոդը և սեղմեք «Ակտիվացնել»։',
      },
    },
    {
      name: {
        rus: 'Как подарить или использовать сертификат?',
        eng: 'How does a gift certificate work?',
        hye: 'Ինչպե՞ս օգտվել նվեր-վկայագրից',
      },
      text: {
        rus: 'Код с сертификата вводится на странице «<a href="/podarochnye-sertifikaty">Подарочные сертификаты</a>», как промокод.',
        eng: 'Its code is entered on the page “<a href="/podarochnye-sertifikaty">Gift certificates</a>”, like a promo code.',
        hye: 'Վկայագրի կոդը մուտքագրվում է «<a href="/podarochnye-sertifikaty">Նվեր-վկայագրեր</a>» էջում՝ ինչպես պրոմոկոդը։',
      },
    },
    {
      name: {
        rus: 'Какие данные вы храните?',
        eng: 'What data do you keep?',
        hye: 'Ի՞նչ տվյալներ եք պահում',
      },
      text: {
        rus: 'Телефон или почту для входа, язык и место, где вы остановились. Подробнее рассказано на странице «<a href="/docs">Документы</a>».',
        eng: 'The phone or e-mail that you sign in with, your language and where you stopped. “<a href="/docs">Documents</a>” says more.',
        hye: 'Մուտքի հեռախոսը կամ էլ․ փոստը, լեզուն և այն տեղը, որտեղ կանգ եք առել։ Ավելին՝ «<a href="/docs">Փաստաթղթեր</a>» էջում։',
      },
    },
    {
      name: {
        rus: 'Почему фильм недоступен в моей стране?',
        eng: 'Why is a film not available in my country?',
        hye: 'Ինչո՞ւ ֆիլմը հասանելի չէ իմ երկրում',
      },
      text: {
        rus: 'Права на показ выдаются по странам. Если прав нет, фильм не откроется; остальной каталог доступен.',
        eng: 'Rights are given country by country. Without them a film does not open; the rest of the catalogue does.',
        hye: 'Ցուցադրման իրավունքները տրվում են ըստ երկրների։ Եթե դրանք չկան, ֆիլմը չի բացվի. մնացած կատալոգը հասանելի է։',
      },
    },
    {
      name: { rus: 'На чём можно смотреть?', eng: 'What can I watch on?', hye: 'Ինչո՞վ կարելի է դիտել' },
      text: {
        rus: 'В современном браузере на компьютере, телефоне, планшете и телевизоре: Chrome, Safari, Firefox, Edge последних двух лет. Для Full HD хватит 8 Мбит/с.',
        eng: 'In a modern browser on a computer, phone, tablet or television: Chrome, Safari, Firefox or Edge of the last two years. 8 Mbit/s is enough for Full HD.',
        hye: 'Ժամանակակից դիտարկիչով՝ համակարգչով, հեռախոսով, պլանշետով և հեռուստացույցով. վերջին երկու տարվա Chrome, Safari, Firefox, Edge։ Full HD-ի համար բավական է 8 Մբիթ/վ։',
      },
    },
  ],
} satisfies InfoPageImport;
