/** Read once, and then no longer in the address: a copy of it would do the same again. */
const passing = ['link', 'access', 'auth_assertion', 'ott_tv_code', 'ott_tv', 'popup'] as const;

/** Set something off once the page stands (`follow-parameters.ts`). */
export const activeParameters = [
  'access',
  'ott_tv_code',
  'ott_tv',
  'check_auth',
  'popup',
  'auth_phone',
  'utm_campaign',
  'utm_medium',
  'utm_source',
] as const;

let kept = new URLSearchParams();

/** Query parameters of the address with which this document was loaded. */
export function entryParameters(): URLSearchParams {
  return kept;
}

/** On pages of services this one also says how the page looks, and so stays in the address. */
const lasting = { name: 'check_auth', pages: /^\/services(?:\/|$)/ } as const;

/**
 * Keeps the parameters of the address, and takes those out of it that are for reading once. What has to stay in it does not
 * act again when the document is one that the viewer has reloaded.
 */
export function takeEntryParameters(
  location: Location,
  history: History,
  isReloaded: boolean,
): URLSearchParams {
  kept = new URLSearchParams(location.search);
  const once = lasting.pages.test(location.pathname) ? passing : [...passing, lasting.name];
  if (once.some((name) => kept.has(name))) {
    const rest = new URLSearchParams(kept);
    for (const name of once) rest.delete(name);
    const query = rest.size > 0 ? `?${rest.toString()}` : '';
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  }
  if (isReloaded) kept.delete(lasting.name);
  return kept;
}

/** The page runs in somebody else's. */
export function isEmbedded(parameters: URLSearchParams = kept): boolean {
  return parameters.has('session_id');
}

/** What the login step is filled in with; it says nothing about who the viewer is. */
export function prefilledLogin(parameters: URLSearchParams = kept): string {
  const phone = parameters.get('msisdn') ?? parameters.get('auth_phone') ?? '';
  // A plus sign in a query is a space, and often meant as itself.
  const digits = phone.trim().replace(/^\+/, '');
  return /^\d{8,15}$/.test(digits) ? `+${digits}` : '';
}
