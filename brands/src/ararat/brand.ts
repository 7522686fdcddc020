import type { BrandDefinition } from '../schema.ts';
import { logo } from './logo.ts';

/** A second service with the same design: cold night air, sharp corners, capitals for its titles, Armenian first. */
export const ararat: BrandDefinition = {
  id: 'ararat',
  name: { rus: 'Арарат ТВ', eng: 'Ararat TV', hye: 'Արարատ TV' },
  slogan: {
    rus: 'Кино Армении и всего мира: фильмы и сериалы онлайн, с озвучкой и субтитрами на трёх языках.',
    eng: 'Cinema of Armenia and of the world: films and series online, dubbed and subtitled in three languages.',
    hye: 'Հայաստանի և աշխարհի կինոն՝ առցանց ֆիլմեր ու սերիալներ, հնչյունավորմամբ և ենթագրերով երեք լեզվով։',
  },
  is_main: false,
  seller: { name: { rus: 'ООО «Арарат ТВ»', eng: 'Ararat TV LLC', hye: '«Արարատ TV» ՍՊԸ' }, tax_id: null },
  hosts: ['ararat.localhost'],
  default_language: 'hye',
  languages: ['hye', 'rus', 'eng'],
  currency: 'AMD',
  store_app_id: null,
  share_image: 'share.jpg',
  icon: 'icon.svg',
  touch_icon: 'touch-icon.png',
  logo,
  theme: {
    hue: 236,
    chroma: 0.034,
    row_mark: 'bar',
    backdrop: null,
    accent: ['#34dfc0', '#54b4ff'],
    on_accent: '#03161c',
    radius: { card: 4, control: 6, badge: 3, dialog: 8 },
    type: {
      sizes: [13, 14, 16, 18, 21, 30, 62],
      compact_sizes: [12, 14, 16, 17, 18, 24, 34],
      display: { weight: 700, tracking: 0.005, leading: 1.06, transform: 'uppercase' },
      heading: { weight: 600, tracking: 0.01 },
    },
  },
  menu: {
    header: ['main', 'movies', '/tv', 'kids', '/services', '/my'],
    more: ['/catalog', '/collections', '/karaoke', '/short_stories', '/my/random'],
    bar: ['/', '/catalog', '/tv', '/search', '/my'],
  },
  footer: {
    copyright_holder: { rus: 'Арарат ТВ', eng: 'Ararat TV', hye: 'Արարատ TV' },
    disclaimer:
      'Сервис может содержать информацию, не предназначенную для несовершеннолетних. Возрастная маркировка указана на странице каждого фильма и сериала.',
    groups: [
      { name: 'watch', pages: ['/catalog', '/tv', '/services', '/collections', '/karaoke'] },
      { name: 'help', pages: ['/support', '/tvcode', '/promocode'] },
      { name: 'service', pages: ['/offer', '/offer_recom.pdf'] },
    ],
    support_mail: null,
    partner_gifts_url: null,
    smart_tv_url: '/support#smart-tv',
    social_links: [],
  },
  top_info_params: { mediaItems: null, mediaView: null },
  chat: null,
  login_types: ['phone', 'email'],
  without_cookie_info: ['/offer', '/geoblock', '/cast'],
  landings: [{ page: '/*', pid: 'ararat_web' }],
  without_external_advertising: true,
  security: {
    script_hosts: [],
    pixel_hosts: [],
    frame_hosts: [],
    frame_ancestors: ['https://*.ararat.example'],
  },
  extra_stylesheet: `
html [data-part='header']{--header-tint:.72}
`,
};
