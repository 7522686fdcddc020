/** Data of the feed of stories. */
import type { Load } from '../routing/page.ts';
import { shortStoriesQuery } from './queries.ts';
import { storyIn } from './story-address.ts';

/** The first clips of the feed, or of the story in the query. */
export const shortStories: Load = ({ url, queries }) =>
  queries.ensureInfiniteQueryData(shortStoriesQuery(storyIn(url.searchParams)));
