import { araratViews } from './views-ararat.ts';
import { kadrViews } from './views-kadr.ts';
import { kadrikViews } from './views-kadrik.ts';
import type { DemoView } from './view-blocks.ts';

/** Every main view of the demo service, of all brands. */
export const demoViews: readonly DemoView[] = [...kadrViews, ...araratViews, ...kadrikViews];
