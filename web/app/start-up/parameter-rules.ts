/** Actions of parameters in the first address. */
import type { activeParameters } from '../data/entry-parameters.ts';

export interface Arrival {
  readonly parameters: URLSearchParams;
  readonly pathname: string;
  /** Whether the viewer is not signed in. */
  readonly isGuest: boolean;
}

export type Action =
  /** Redeems a promo code, a second after the load. */
  | { readonly type: 'redeem'; readonly code: string }
  /** Stores a TV's code, and opens the modal that takes it. */
  | { readonly type: 'keep_tv_code'; readonly code: string }
  | { readonly type: 'sign_in' }
  /** Signs in by an operator's app's assertion. */
  | {
      readonly type: 'sign_in_by_app';
      readonly auth_phone: string;
      readonly auth_app: string;
      readonly auth_assertion: string;
    };

interface Rule {
  /** Matches if the address has one of these. */
  readonly parameters: readonly (typeof activeParameters)[number][];
  readonly action: (value: string, arrival: Arrival) => Action | null;
}

/** Pages that never ask for a sign-in automatically. */
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
    // A phone number with its app. Without the app's signed assertion the number only prefills the login.
    parameters: ['auth_phone'],
    action: (auth_phone, arrival) => {
      const { parameters, pathname, isGuest } = arrival;
      const auth_app = parameters.get('auth_app');
      const auth_assertion = parameters.get('auth_assertion');
      if (auth_app && auth_assertion && isGuest && !quiet.test(pathname))
        return { type: 'sign_in_by_app', auth_phone, auth_app, auth_assertion };
      return signIn(auth_app !== null && !quiet.test(pathname), arrival);
    },
  },
];

/** Actions of an arrival, each once. */
export function actionsOf(arrival: Arrival): Action[] {
  const actions = rules.flatMap(({ parameters, action }) => {
    const value = parameters.map((name) => arrival.parameters.get(name)).find((found) => found?.trim());
    return value ? (action(value.trim(), arrival) ?? []) : [];
  });
  return actions.filter(({ type }, at) => actions.findIndex((other) => other.type === type) === at);
}
