/** Trying advertisements: the test page's playback, which asks for them by an impression id. */

/** What is tried without a word in the address: one advertisement at each place. */
const usual = 'default';

/** The impression id that an address asks for (`?impression_id=`); null for an empty one: the film's own advertisements then. */
export function trialOf(parameters: URLSearchParams): string | null {
  const asked = parameters.get('impression_id');
  if (asked === '') return null;
  return asked !== null && /^[\w-]{1,64}$/.test(asked) ? asked : usual;
}
