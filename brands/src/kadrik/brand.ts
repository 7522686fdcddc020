import type { BrandDefinition } from '../schema.ts';
import { logo } from './logo.ts';

/** For children: a night sky over hills, round shapes, large letters, a star before every row; nothing from outside. */
export const kadrik: BrandDefinition = {
  id: 'kadrik',
  name: { rus: 'Кадрик', eng: 'Kadrik', hye: 'Կադրիկ' },
  slogan: {
    rus: 'Мультфильмы, сказки и кино для детей и родителей. Без рекламы и без взрослых тем, на трёх языках.',
    eng: 'Cartoons, tales and films for children and their parents. No advertising, nothing grown-up, in three languages.',
    hye: 'Մուլտֆիլմեր, հեքիաթներ և կինո երեխաների ու ծնողների համար։ Առանց գովազդի և մեծահասակների թեմաների, երեք լեզվով։',
  },
  is_main: false,
  seller: { name: { rus: 'ООО «Кадр»', eng: 'Kadr LLC', hye: '«Կադր» ՍՊԸ' }, tax_id: null },
  hosts: ['kadrik.localhost'],
  default_language: 'eng',
  languages: ['eng', 'rus', 'hye'],
  currency: 'RUB',
  store_app_id: null,
  share_image: 'share.jpg',
  icon: 'icon.svg',
  touch_icon: 'touch-icon.png',
  logo,
  theme: {
    hue: 298,
    chroma: 0.062,
    row_mark: 'star',
    backdrop: 'backdrop.svg',
    accent: ['#ff86b8', '#ffd447'],
    on_accent: '#2a0f35',
    radius: { card: 24, control: 999, badge: 12, dialog: 32 },
    type: {
      sizes: [14, 15, 17, 19, 26, 38, 72],
      compact_sizes: [13, 15, 17, 18, 22, 29, 40],
      display: { weight: 900, tracking: -0.02, leading: 1.02, transform: 'none' },
      heading: { weight: 800, tracking: -0.01 },
    },
  },
  menu: {
    header: ['main', 'kids', 'education', '/collections', '/my'],
    more: ['/catalog', '/services'],
    bar: ['/', '/catalog', '/search', '/my'],
  },
  footer: {
    copyright_holder: { rus: 'Кадрик', eng: 'Kadrik', hye: 'Կադրիկ' },
    disclaimer:
      'Здесь собраны фильмы и сериалы с возрастной маркировкой не выше 6+. Маркировка указана на странице каждого из них.',
    groups: [
      { name: 'watch', pages: ['/catalog', '/collections', '/services'] },
      { name: 'help', pages: ['/support', '/promocode'] },
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
  landings: [{ page: '/*', pid: 'kadrik_web' }],
  without_external_advertising: true,
  security: { script_hosts: [], pixel_hosts: [], frame_hosts: [], frame_ancestors: [] },
  extra_stylesheet: null,
};
