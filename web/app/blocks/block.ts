import type { MediaItemCard } from '@kadr/contract';
import type { KnownBlock } from '../data/shown-view.ts';

/** The props of all block components. */
export interface BlockProps<Block extends KnownBlock = KnownBlock> {
  readonly block: Block;
  /** Whether it is the first block of the page, whose first pictures load at once. */
  readonly isEarly: boolean;
  /** Whether it is far below the screen: it keeps its exact place, and its cards are rendered when it is near. */
  readonly isWaiting: boolean;
}

/** The most cards of a row in the first screen. */
export const earlyCards = 7;

/** Whether free titles are marked: only among titles that are not free. */
export function saysFree(titles: readonly Pick<MediaItemCard, 'usage_model'>[]): boolean {
  return titles.some(({ usage_model }) => usage_model !== null);
}
