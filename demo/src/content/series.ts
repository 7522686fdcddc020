import { howItSounds } from './series-how-it-sounds.ts';
import { midnightStation } from './series-midnight-station.ts';
import { theFoxPost } from './series-the-fox-post.ts';
import { theLongBench } from './series-the-long-bench.ts';
import { theNotaryRoundTheCorner } from './series-the-notary-round-the-corner.ts';
import { theUpperQuarter } from './series-the-upper-quarter.ts';
import type { DemoSeries } from './types.ts';

/** Every series of the demo service, with its seasons and episodes. */
export const demoSeries: readonly DemoSeries[] = [
  theUpperQuarter,
  midnightStation,
  theFoxPost,
  theNotaryRoundTheCorner,
  howItSounds,
  theLongBench,
];
