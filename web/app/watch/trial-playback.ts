/** Trying advertisements: the test page's playback, which asks for them by an impression id. */
import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** What is tried without a word in the address: one advertisement at each place. */
const usual = 'default';

/** The impression id that an address asks for (`?impression_id=`); null for an empty one: the film's own advertisements then. */
export function trialOf(parameters: URLSearchParams): string | null {
  const asked = parameters.get('impression_id');
  if (asked === '') return null;
  return asked !== null && /^[\w-]{1,64}$/.test(asked) ? asked : usual;
}

/** Starts watching a title with the advertisements of a trial. */
export const trialPlaybackQuery = (slug: string, test_impression_id: string) =>
  queryOptions({
    queryKey: ['trial-playback', slug, test_impression_id],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).playback.start(
        { media_item_id: slug, player_type: 'player', test_impression_id },
        { signal },
      ),
    staleTime: Infinity,
    retry: false,
  });
