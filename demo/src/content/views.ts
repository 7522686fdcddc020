import { araratViews } from './views-ararat.ts';
import { codeViews } from './views-codes.ts';
import { kadrViews } from './views-kadr.ts';
import { kadrikViews } from './views-kadrik.ts';
import { karaokeView } from './views-karaoke.ts';
import type { DemoView } from './view-blocks.ts';

/** Every main view of the demo service, of all brands. */
export const demoViews: readonly DemoView[] = [
  ...kadrViews,
  ...araratViews,
  ...kadrikViews,
  ...['kadr', 'ararat'].flatMap(codeViews),
  ...['kadr', 'ararat'].map(karaokeView),
];
