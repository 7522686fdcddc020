/** Parameters that are read once and then removed from the address: a copy of the address would repeat their effect. */
const passing = ['link', 'access', 'auth_assertion', 'ott_tv_code', 'ott_tv', 'popup'] as const;

/** Parameters that trigger an action once the page is shown (`follow-parameters.ts`). */
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

/** On pages of services this parameter also determines the page's layout, and so stays in the address. */
const lasting = { name: 'check_auth', pages: /^\/services(?:\/|$)/ } as const;

/**
 * Keeps the parameters of the address, and removes from it those that are read once. A parameter that stays in the
 * address has no effect again when the viewer reloads the document.
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

/** Whether the page is embedded in another site's page. */
export function isEmbedded(parameters: URLSearchParams = kept): boolean {
  return parameters.has('session_id');
}

/** The login with which the login step is prefilled; it does not identify the viewer. */
export function prefilledLogin(parameters: URLSearchParams = kept): string {
  const phone = parameters.get('msisdn') ?? parameters.get('auth_phone') ?? '';
  // A plus sign in a query means a space, but is often meant literally.
  const digits = phone.trim().replace(/^\+/, '');
  return /^\d{8,15}$/.test(digits) ? `+${digits}` : '';
}
