import type { MediaBlock, MediaItemCard } from '@kadr/contract';

/** What every block component is given. */
export interface BlockProps {
  readonly block: MediaBlock;
  /** Opens the page: its first pictures are asked for at once. */
  readonly isEarly: boolean;
  /** Far below: it keeps its exact place, and its cards come when it is near. */
  readonly isWaiting: boolean;
}

/** Cards that stand in the first screen of a row at most. */
export const earlyCards = 7;

/** The titles of a block. Entries of kinds that have no page yet are left out. */
export function titlesOf({ items }: MediaBlock): readonly MediaItemCard[] {
  return items.flatMap((item) => (item.type === 'media_item' ? [item.media_item] : []));
}

/** One entry per series, the first: a place further back in the same series is no other thing to go on with (CT-088). */
export function onePerSeries(items: readonly MediaItemCard[]): readonly MediaItemCard[] {
  const known = new Set<number>();
  return items.filter(({ id, series_id }) => {
    const series = series_id ?? id;
    return !known.has(series) && known.add(series);
  });
}

/** "Free" is worth a word where something beside it is not. */
export function saysFree(items: readonly MediaItemCard[]): boolean {
  return items.some(({ usage_model }) => usage_model !== null);
}
