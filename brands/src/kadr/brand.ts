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
  footer: {
    copyright_holder: { rus: 'Кадр', eng: 'Kadr', hye: 'Կադր' },
    disclaimer:
      'Сервис может содержать информацию, не предназначенную для несовершеннолетних. Возрастная маркировка указана на странице каждого фильма и сериала.',
    support_mail: 'help@kadr.example',
  },
  extra_stylesheet: null,
};
