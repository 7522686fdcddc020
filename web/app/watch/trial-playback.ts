/** Tests of advertisements: the test page's playback, which requests them by an impression id. */

/** The default impression id: one advertisement at each place. */
const usual = 'default';

/**
 * The impression id of an address (`?impression_id=`); null for an empty one, which means the film's own
 * advertisements.
 */
export function trialOf(parameters: URLSearchParams): string | null {
  const asked = parameters.get('impression_id');
  if (asked === '') return null;
  return asked !== null && /^[\w-]{1,64}$/.test(asked) ? asked : usual;
}
