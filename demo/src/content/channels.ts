import { armeniaChannels } from './channels-armenia.ts';
import { cinemaChannels } from './channels-cinema.ts';
import { cityChannels } from './channels-city.ts';
import { homeChannels } from './channels-home.ts';
import { kidsChannels } from './channels-kids.ts';
import { learningChannels } from './channels-learning.ts';
import { musicChannels } from './channels-music.ts';
import { natureAndTechnologyChannels } from './channels-nature-and-technology.ts';
import { seriesChannels } from './channels-series.ts';
import { sportChannels } from './channels-sport.ts';
import type { DemoChannel } from './types.ts';

/** Every channel of the demo service, by number. */
export const demoChannels: readonly DemoChannel[] = [
  ...cityChannels,
  ...cinemaChannels,
  ...seriesChannels,
  ...kidsChannels,
  ...natureAndTechnologyChannels,
  ...learningChannels,
  ...sportChannels,
  ...musicChannels,
  ...armeniaChannels,
  ...homeChannels,
];
