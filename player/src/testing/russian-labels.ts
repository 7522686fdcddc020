/** The specification's own words inside option lists. */
import type { PlayerLabels } from '../settings/labels.ts';

/** PL-109, PL-120, PL-121, PL-122. */
export const russianLabels: PlayerLabels = {
  auto: 'Автонастройка',
  off: 'Выключено',
  normalSpeed: 'Нормальная',
  defaultAudio: 'Русский',
  locale: 'ru',
};
