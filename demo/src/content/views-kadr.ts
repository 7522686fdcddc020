import { chosen } from './view-blocks.ts';
import type { DemoView } from './view-blocks.ts';
import { kadrAbout } from './views-kadr-about.ts';
import { kadrFilmsAndSeries } from './views-kadr-films-and-series.ts';
import { kadrHome } from './views-kadr-home.ts';
import { kadrThemes } from './views-kadr-themes.ts';

const brand = 'kadr';

const belowATitle: DemoView = {
  brand,
  alias: 'media_item',
  blocks: [
    chosen(
      { rus: 'Похожее', eng: 'More like this', hye: 'Նմանատիպ' },
      { similar: true, sort: 'popular', limit: 20 },
    ),
  ],
};

/** Main views of the brand Kadr, in the order of its menu. */
export const kadrViews: readonly DemoView[] = [
  kadrHome,
  ...kadrFilmsAndSeries,
  ...kadrThemes,
  kadrAbout,
  belowATitle,
];
