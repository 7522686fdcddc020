import { aboutDocuments, aboutQuestions, aboutQuiz, aboutScenes } from './about-blocks.ts';
import type { DemoView } from './view-blocks.ts';

const services = ['big-cinema', 'series-by-night', 'little-explorers', 'how-things-work'];

/** What the service is, in blocks that tell and show it. It has no name, so it is in no menu. */
export const kadrAbout: DemoView = {
  brand: 'kadr',
  alias: 'about',
  title: {
    rus: 'Кадр: как устроен сервис',
    eng: 'Kadr: how the service works',
    hye: 'Կադր. ինչպես է աշխատում ծառայությունը',
  },
  description: {
    rus: 'Профили для всей семьи, вход на телевизоре по коду, три языка и подписки, в которых есть что посмотреть сегодня.',
    eng: 'Profiles for the whole family, signing in on a TV by a code, three languages, and subscriptions with something for tonight.',
    hye: 'Պրոֆիլներ ամբողջ ընտանիքի համար, մուտք հեռուստացույցով՝ կոդով, երեք լեզու և բաժանորդագրություններ այս երեկոյի համար։',
  },
  blocks: [
    {
      type: 'custom_block',
      tag: 'breadcrumbs',
      custom_data: { title: { rus: 'О сервисе', eng: 'About the service', hye: 'Ծառայության մասին' } },
    },
    {
      type: 'custom_block',
      tag: 'features_blocks',
      name: {
        rus: 'Сервис, который помнит о вас',
        eng: 'A service that remembers you',
        hye: 'Ծառայություն, որը հիշում է ձեզ',
      },
      sub_name: {
        rus: 'И не мешает смотреть.',
        eng: 'And stays out of the picture.',
        hye: 'Եվ չի խանգարում դիտել։',
      },
      custom_data: {
        cards: [
          {
            icon: 'people',
            color: '#b0532a',
            title: { rus: 'Профиль каждому', eng: 'A profile for each', hye: 'Պրոֆիլ՝ յուրաքանչյուրին' },
            text: {
              rus: 'Своя коллекция, своя история и свой возраст. Код профиля хранит взрослое от детей, а покупки от случайных нажатий.',
              eng: 'A collection, a history and an age of one’s own. Its code keeps grown-up films from children and purchases from stray taps.',
              hye: 'Սեփական հավաքածու, պատմություն և տարիք։ Պրոֆիլի կոդը մեծերի ֆիլմերը պահում է երեխաներից, իսկ գնումները՝ պատահական սեղմումներից։',
            },
          },
          {
            icon: 'tv',
            color: '#2a6bb0',
            title: {
              rus: 'Телевизор без пароля',
              eng: 'A TV without a password',
              hye: 'Հեռուստացույց՝ առանց գաղտնաբառի',
            },
            text: {
              rus: 'Экран показывает код, телефон его подтверждает. Набирать адрес пультом не придётся.',
              eng: 'The screen shows a code, the phone confirms it. No typing addresses with a remote control.',
              hye: 'Էկրանը ցույց է տալիս կոդը, հեռախոսը հաստատում է։ Հեռակառավարիչով հասցե հավաքել պետք չէ։',
            },
          },
          {
            icon: 'sparkle',
            color: '#6a3ab0',
            title: { rus: 'Советы по вкусу', eng: 'Advice to your taste', hye: 'Խորհուրդներ՝ ըստ ճաշակի' },
            text: {
              rus: 'Отметьте несколько жанров и фильмов, и на главной появится ряд, собранный только для вас.',
              eng: 'Choose a few genres and films, and the home page gets a row that is put together for you alone.',
              hye: 'Նշեք մի քանի ժանր ու ֆիլմ, և գլխավոր էջում կհայտնվի միայն ձեզ համար կազմված շարք։',
            },
          },
        ],
      },
    },
    {
      type: 'custom_block',
      tag: 'playerPlaylist',
      name: { rus: 'Посмотрите прямо здесь', eng: 'Watch right here', hye: 'Դիտեք հենց այստեղ' },
      query: { type: 'film', sort: 'popular', limit: 8 },
    },
    {
      type: 'custom_block',
      tag: 'four_services',
      name: { rus: 'Четыре подписки', eng: 'Four subscriptions', hye: 'Չորս բաժանորդագրություն' },
      items: services.map((slug) => ({ type: 'service', slug })),
    },
    aboutScenes,
    {
      type: 'custom_block',
      tag: 'start',
      name: { rus: 'Как начать', eng: 'How to begin', hye: 'Ինչպես սկսել' },
      glow_color: '#2ab07a',
      custom_data: {
        cards: [
          {
            title: { rus: 'Выберите', eng: 'Choose', hye: 'Ընտրեք' },
            text: {
              rus: 'В каталоге есть фильмы, за которые не нужно платить. С них удобно начать.',
              eng: 'The catalogue has films that cost nothing. They are a good place to start.',
              hye: 'Կատալոգում կան անվճար ֆիլմեր։ Հարմար է սկսել դրանցից։',
            },
            target: { type: 'link', link: '/catalog', title: null },
          },
          {
            title: { rus: 'Войдите', eng: 'Sign in', hye: 'Մուտք գործեք' },
            text: {
              rus: 'Достаточно номера телефона: пароль придумывать не нужно.',
              eng: 'A telephone number will do: there is no password to invent.',
              hye: 'Բավական է հեռախոսահամարը. գաղտնաբառ հորինել պետք չէ։',
            },
          },
          {
            title: { rus: 'Смотрите', eng: 'Watch', hye: 'Դիտեք' },
            text: {
              rus: 'Начали на телефоне, досмотрели на телевизоре: место просмотра одно для всех экранов.',
              eng: 'Begun on the phone, finished on the TV: every screen knows where you stopped.',
              hye: 'Սկսեցիք հեռախոսով, ավարտեցիք հեռուստացույցով. բոլոր էկրանները գիտեն՝ որտեղ եք կանգ առել։',
            },
          },
        ],
      },
    },
    {
      type: 'custom_block',
      tag: 'promo_banner_v3',
      name: { rus: 'Большое кино', eng: 'Big Cinema', hye: 'Մեծ կինո' },
      glow_color: '#b0532a',
      target: { type: 'link', link: '/services', title: null },
      custom_data: {
        service_id: 'big-cinema',
        promo_label: {
          text: { rus: 'Выбор редакции', eng: 'Editors’ choice', hye: 'Խմբագրության ընտրանի' },
          color: '#e0a040',
        },
        promo_text: {
          rus: 'Кино, ради которого приглушают свет: драмы, фантастика без спешки, истории для долгого разговора.',
          eng: 'Cinema to dim the lights for: dramas, unhurried science fiction, stories for a long talk.',
          hye: 'Կինո, որի համար մարում են լույսերը՝ դրամաներ, անշտապ ֆանտաստիկա, երկար զրույցի պատմություններ։',
        },
        button_texts: [
          { rus: 'Что внутри', eng: 'What is in it', hye: 'Ինչ կա ներսում' },
          { rus: 'Все подписки', eng: 'All subscriptions', hye: 'Բոլոր բաժանորդագրությունները' },
        ],
      },
      items: [{ type: 'media_item', slug: 'quiet-orbital-house' }],
    },
    {
      type: 'custom_block',
      tag: 'multi_sub_block',
      name: {
        rus: 'Взрослым вечер, детям утро',
        eng: 'Evenings for grown-ups, mornings for children',
        hye: 'Մեծերին՝ երեկո, երեխաներին՝ առավոտ',
      },
      glow_color: '#2a6bb0',
      target: {
        type: 'link',
        link: '/services',
        title: {
          rus: 'Сравнить подписки',
          eng: 'Compare subscriptions',
          hye: 'Համեմատել բաժանորդագրությունները',
        },
      },
      custom_data: {
        text: {
          rus: 'Две подписки не спорят за телевизор: одна живёт после десяти, другая встаёт раньше всех.',
          eng: 'Two subscriptions that never quarrel about the TV: one lives after ten, the other gets up first.',
          hye: 'Երկու բաժանորդագրություն, որոնք չեն վիճում հեռուստացույցի համար. մեկը ապրում է տասից հետո, մյուսը արթնանում է առաջինը։',
        },
      },
      items: [
        { type: 'service', slug: 'series-by-night' },
        { type: 'service', slug: 'little-explorers' },
      ],
    },
    {
      type: 'custom_block',
      tag: 'any_device',
      name: { rus: 'На любом экране', eng: 'On any screen', hye: 'Ցանկացած էկրանի վրա' },
      custom_data: {
        cards: [
          {
            icon: 'phone',
            title: { rus: 'Телефон', eng: 'Phone', hye: 'Հեռախոս' },
            text: {
              rus: 'В дороге и в очереди.',
              eng: 'On the road and in the queue.',
              hye: 'Ճանապարհին և հերթում։',
            },
          },
          {
            icon: 'tablet',
            title: { rus: 'Планшет', eng: 'Tablet', hye: 'Պլանշետ' },
            text: {
              rus: 'На кухне, у плиты.',
              eng: 'In the kitchen, by the stove.',
              hye: 'Խոհանոցում, վառարանի մոտ։',
            },
          },
          {
            icon: 'computer',
            title: { rus: 'Компьютер', eng: 'Computer', hye: 'Համակարգիչ' },
            text: {
              rus: 'В браузере, без установки.',
              eng: 'In the browser, nothing to install.',
              hye: 'Զննարկչում, առանց տեղադրման։',
            },
          },
          {
            icon: 'tv',
            title: { rus: 'Телевизор', eng: 'Television', hye: 'Հեռուստացույց' },
            text: {
              rus: 'Всей семьёй, с дивана.',
              eng: 'With everyone, from the sofa.',
              hye: 'Ամբողջ ընտանիքով, բազմոցից։',
            },
          },
        ],
      },
    },
    aboutQuiz,
    {
      type: 'custom_block',
      tag: 'marquee',
      name: { rus: 'Что смотрят сейчас', eng: 'What people are watching', hye: 'Ինչ են դիտում հիմա' },
      query: { sort: 'popular', limit: 16 },
    },
    {
      type: 'custom_block',
      tag: 'more_details',
      name: { rus: 'Подробнее', eng: 'In detail', hye: 'Ավելի մանրամասն' },
      custom_data: {
        cards: [
          {
            title: {
              rus: 'На каких языках фильмы?',
              eng: 'In which languages are the films?',
              hye: 'Ի՞նչ լեզուներով են ֆիլմերը',
            },
            text: {
              rus: 'На русском, английском и армянском; язык звука и субтитры выбирают в плеере, и он это запоминает.',
              eng: 'In Russian, English and Armenian; sound and subtitles are chosen in the player, which remembers them.',
              hye: 'Ռուսերեն, անգլերեն և հայերեն. ձայնի լեզուն և ենթագրերը ընտրում են նվագարկիչում, և այն հիշում է։',
            },
          },
          {
            title: {
              rus: 'Можно ли ограничить время?',
              eng: 'Can watching be limited?',
              hye: 'Կարելի՞ է սահմանափակել ժամանակը',
            },
            text: {
              rus: 'Да: у профиля бывают часы, в которые он смотрит, и минуты на день. О конце времени предупредим заранее.',
              eng: 'Yes: a profile may have hours in which it watches, and minutes for a day. It is told before the time is up.',
              hye: 'Այո. պրոֆիլը կարող է ունենալ դիտման ժամեր և օրական րոպեներ։ Ժամանակի ավարտի մասին կզգուշացնենք նախապես։',
            },
          },
        ],
      },
    },
    {
      type: 'custom_block',
      tag: 'promo_banner_v4',
      name: {
        rus: 'Осталось выбрать',
        eng: 'All that is left is to choose',
        hye: 'Մնում է ընտրել',
      },
      target: { type: 'link', link: '/catalog', title: null },
      custom_data: {
        promo_text: {
          rus: 'Если не знаете, с чего начать, начните с того, что советуют другие.',
          eng: 'If you do not know where to begin, begin with what others recommend.',
          hye: 'Եթե չգիտեք՝ որտեղից սկսել, սկսեք նրանից, ինչ խորհուրդ են տալիս ուրիշները։',
        },
      },
      buttons: [
        {
          type: 'block_target',
          title: { rus: 'Открыть каталог', eng: 'Open the catalogue', hye: 'Բացել կատալոգը' },
        },
      ],
      query: { sort: 'rating', limit: 12 },
    },
    aboutQuestions,
    aboutDocuments,
    {
      type: 'custom_block',
      tag: 'legal',
      custom_data: {
        text: {
          rus: 'Условия, на которых работает сервис, стоят в <a href="/offer">оферте</a>; как мы обращаемся с данными, сказано в <a href="/docs">документах</a>.',
          eng: 'The terms of the service stand in the <a href="/offer">offer</a>; how data is handled is said in the <a href="/docs">documents</a>.',
          hye: 'Ծառայության պայմանները <a href="/offer">առաջարկում</a> են. թե ինչպես ենք վարվում տվյալների հետ, ասված է <a href="/docs">փաստաթղթերում</a>։',
        },
      },
    },
  ],
};
