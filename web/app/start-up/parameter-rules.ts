/** What parameters of the first address set off. */
import type { activeParameters } from './entry-parameters.ts';

export interface Arrival {
  readonly parameters: URLSearchParams;
  readonly pathname: string;
  /** Nobody is signed in. */
  readonly isGuest: boolean;
}

export type Action =
  /** Redeems a promo code, a second after the load (SS-018). */
  | { readonly type: 'redeem'; readonly code: string }
  /** Keeps the code that a TV shows, for the page where it is entered. */
  | { readonly type: 'keep_tv_code'; readonly code: string }
  | { readonly type: 'sign_in' };

interface Rule {
  /** One of these stands in the address. */
  readonly parameters: readonly (typeof activeParameters)[number][];
  readonly action: (value: string, arrival: Arrival) => Action | null;
}

/** Pages that never ask for a sign-in by themselves (SS-027, SS-028). */
const quiet = /^\/(?:embed\/|variants)/;

const signIn = (isMeant: boolean, { isGuest }: Arrival): Action | null =>
  isMeant && isGuest ? { type: 'sign_in' } : null;

const rules: readonly Rule[] = [
  { parameters: ['access'], action: (code) => (code.length <= 64 ? { type: 'redeem', code } : null) },
  {
    parameters: ['ott_tv_code', 'ott_tv'],
    action: (code) => (/^[\w-]{1,32}$/.test(code) ? { type: 'keep_tv_code', code } : null),
  },
  { parameters: ['check_auth'], action: (_value, arrival) => signIn(true, arrival) },
  { parameters: ['popup'], action: (value, arrival) => signIn(value === 'sign_in', arrival) },
  {
    // SS-026: a phone number with its app. The number only fills in the login.
    parameters: ['auth_phone'],
    action: (_value, arrival) =>
      signIn(arrival.parameters.has('auth_app') && !quiet.test(arrival.pathname), arrival),
  },
];

/** What an arrival sets off, each thing once. */
export function actionsOf(arrival: Arrival): Action[] {
  const actions = rules.flatMap(({ parameters, action }) => {
    const value = parameters.map((name) => arrival.parameters.get(name)).find((found) => found?.trim());
    return value ? (action(value.trim(), arrival) ?? []) : [];
  });
  return actions.filter(({ type }, at) => actions.findIndex((other) => other.type === type) === at);
}
