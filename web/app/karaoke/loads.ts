/** The loaders of karaoke pages. */
import { failureOf, movedTo } from '../data/page-errors.ts';
import { karaokePath } from '../data/paths.ts';
import { namedView } from '../home/loads.ts';
import { loadListing } from '../listings/load-listing.ts';
import type { Load } from '../routing/page.ts';
import { karaokeItemQuery, karaokeQuery } from './queries.ts';

/** The main view of karaoke; where no editor has made one, the catalogue of songs takes its place. */
export const karaokeView: Load = async (args) => {
  try {
    await namedView(args);
  } catch (error) {
    if (failureOf(error).status === 404) throw movedTo('/karaoke/catalog');
    throw error;
  }
};

/** The first songs. */
export const songs: Load = ({ queries }) =>
  loadListing(queries, queries.ensureInfiniteQueryData(karaokeQuery()));

/** A song by slug and other songs; an id redirects to the slug. */
export const song: Load = async ({ params: { id = '' }, queries }) => {
  const found = await queries.ensureQueryData(karaokeItemQuery(id));
  if (found.slug !== id) {
    queries.setQueryData(karaokeItemQuery(found.slug).queryKey, found);
    throw movedTo(karaokePath(found.slug));
  }
  await queries.prefetchInfiniteQuery(karaokeQuery());
};
