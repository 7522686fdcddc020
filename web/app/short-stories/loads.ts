/** What the feed of stories fetches. */
import type { Load } from '../routing/page.ts';
import { shortStoriesQuery } from './queries.ts';
import { storyIn } from './story-address.ts';

/** The first clips of the feed, or of the story that the query names. */
export const shortStories: Load = ({ url, queries }) =>
  queries.ensureInfiniteQueryData(shortStoriesQuery(storyIn(url.searchParams)));
