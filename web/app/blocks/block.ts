import type { MediaItemCard } from '@kadr/contract';
import type { KnownBlock } from '../data/shown-view.ts';

/** What every block component is given. */
export interface BlockProps<Block extends KnownBlock = KnownBlock> {
  readonly block: Block;
  /** Opens the page: its first pictures are asked for at once. */
  readonly isEarly: boolean;
  /** Far below: it keeps its exact place, and its cards come when it is near. */
  readonly isWaiting: boolean;
}

/** Cards that stand in the first screen of a row at most. */
export const earlyCards = 7;

/** "Free" is worth a word where something beside it is not. */
export function saysFree(titles: readonly Pick<MediaItemCard, 'usage_model'>[]): boolean {
  return titles.some(({ usage_model }) => usage_model !== null);
}
