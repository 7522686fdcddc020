import type { MediaItemCard } from '@kadr/contract';

/** Slug of the first free title. */
export function testFilm({
  pages,
}: {
  readonly pages: readonly { readonly items: readonly MediaItemCard[] }[];
}) {
  const items = pages.flatMap((page) => page.items);
  return items.find(({ is_playable, usage_model }) => is_playable && usage_model === null)?.slug ?? null;
}
