import type { BrandDefinition } from '../schema.ts';
import { logo } from './logo.ts';

/** The main brand: a dark cinema, warm light, round controls, tight heavy titles. */
export const kadr: BrandDefinition = {
  id: 'kadr',
  name: { rus: 'Кадр', eng: 'Kadr', hye: 'Կադր' },
  slogan: {
    rus: 'Фильмы и сериалы, от которых не оторваться. Смотрите онлайн в высоком качестве, на трёх языках.',
    eng: 'Films and series you cannot look away from. Watch online in high quality, in three languages.',
    hye: 'Ֆիլմեր և սերիալներ, որոնցից հնարավոր չէ կտրվել։ Դիտեք առցանց՝ բարձր որակով, երեք լեզվով։',
  },
  is_main: true,
  seller: { name: { rus: 'ООО «Кадр»', eng: 'Kadr LLC', hye: '«Կադր» ՍՊԸ' }, tax_id: null },
  hosts: ['kadr.localhost', 'localhost', '127.0.0.1'],
  default_language: 'rus',
  languages: ['rus', 'eng', 'hye'],
  currency: 'RUB',
  store_app_id: 'tv.kadr.app',
  share_image: 'share.jpg',
  icon: 'icon.svg',
  touch_icon: 'touch-icon.png',
  logo,
  theme: {
    hue: 268,
    chroma: 0.012,
    row_mark: 'none',
    backdrop: null,
    accent: ['#ff5a36', '#ffb238'],
    on_accent: '#1a0b04',
    radius: { card: 12, control: 999, badge: 7, dialog: 20 },
    type: {
      sizes: [13, 14, 16, 18, 23, 34, 76],
      compact_sizes: [12, 14, 16, 17, 20, 27, 40],
      display: { weight: 800, tracking: -0.035, leading: 0.98, transform: 'none' },
      heading: { weight: 650, tracking: -0.018 },
    },
  },
  menu: {
    header: ['main', 'movies', 'series', '/tv', 'kids', '/services', '/my'],
    more: [
      '/catalog',
      '/collections',
      '/karaoke',
      '/short_stories',
      'education',
      'sport',
      '/my/random',
      '/promo_events',
    ],
    bar: ['/', '/catalog', '/tv', '/search', '/my'],
  },
  footer: {
    copyright_holder: { rus: 'Кадр', eng: 'Kadr', hye: 'Կադր' },
    disclaimer:
      'Сервис может содержать информацию, не предназначенную для несовершеннолетних. Возрастная маркировка указана на странице каждого фильма и сериала.',
    groups: [
      {
        name: 'watch',
        pages: [
          '/catalog',
          '/tv',
          '/services',
          '/collections',
          '/karaoke',
          '/short_stories',
          '/promo_events',
        ],
      },
      {
        name: 'help',
        pages: ['/support', '/faq', '/faq?selected=0', '/faq?selected=13', '/contacts', '/tvcode'],
      },
      { name: 'gifts', pages: ['/promocode', '/podarochnye-sertifikaty'] },
      { name: 'service', pages: ['/about', '/docs', '/offer', '/offer_recom.pdf'] },
    ],
    support_mail: 'help@kadr.example',
    partner_gifts_url: 'https://gifts.kadr.example/',
    smart_tv_url: '/support#smart-tv',
    social_links: [
      { network: 'vk', url: 'https://vk.com/kadr.example' },
      { network: 'telegram', url: 'https://t.me/kadr_example' },
      { network: 'youtube', url: 'https://www.youtube.com/@kadr.example' },
    ],
  },
  top_info_params: {
    mediaItems: {
      pages: [],
      param_name: 'promo',
      param_val: 'gift',
      onlyNotAuth: true,
      colors: { bg: '#ffb238', text: '#1a0b04', btn_bg: '#1a0b04', btn_text: '#ffe3b3' },
      text: {
        rus: 'Вам подарили промокод? Введите его и смотрите.',
        eng: 'Were you given a promo code? Enter it and watch.',
        hye: 'Ձեզ պրոմոկո՞դ են նվիրել։ Մուտքագրեք այն և դիտեք։',
      },
      target: {
        url: '/promocode',
        text: { rus: 'Ввести промокод', eng: 'Enter the code', hye: 'Մուտքագրել' },
      },
    },
    mediaView: {
      pages: ['/services', '/services/*'],
      param_name: 'promo',
      param_val: 'gift',
      onlyNotAuth: false,
      colors: { bg: '#ffb238', text: '#1a0b04', btn_bg: '#1a0b04', btn_text: '#ffe3b3' },
      text: {
        rus: 'Есть промокод? Он действует и на подписки.',
        eng: 'Have a promo code? It works for subscriptions too.',
        hye: 'Պրոմոկոդ ունե՞ք։ Այն գործում է նաև բաժանորդագրությունների համար։',
      },
      target: {
        url: '/promocode',
        text: { rus: 'Ввести промокод', eng: 'Enter the code', hye: 'Մուտքագրել' },
      },
    },
  },
  chat: { url: '/chat/widget.js', channel: 'kadr-web' },
  login_types: ['phone', 'email'],
  without_cookie_info: ['/offer', '/docs', '/docs/*', '/geoblock', '/cast'],
  landings: [
    { page: '/podarochnye-sertifikaty', pid: 'kadr_gift' },
    { page: '/services/*', pid: 'kadr_service' },
    { page: '/*', pid: 'kadr_web' },
  ],
  without_external_advertising: false,
  security: {
    script_hosts: [],
    pixel_hosts: [],
    frame_hosts: [],
    frame_ancestors: ['https://*.kadr.example'],
  },
  extra_stylesheet: null,
};
