import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';

const quarter = 15 * 60;

/** One guesser at one login; a login from everywhere, so that many guessers get no further; a guesser at many logins. A device that the account knows is not held up by the second. */
const pair: Limit = { name: 'sign_in', most: 5, seconds: quarter };
const perLogin: Limit = { name: 'sign_in_login', most: 50, seconds: quarter };
const perNetwork: Limit = { name: 'sign_in_network', most: 50, seconds: quarter };

/** Tries of one login from one place. */
export interface SignInTry {
  /** What succeeds is no guess. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try to sign in, before the password is looked at, whether there is such a login or not. `knownDevice` names a
 * device from which the account was signed in to before.
 *
 * @throws KadrError SIGN_IN_ATTEMPTS
 */
export async function takeSignInTry(
  limits: LimitsService,
  login: string,
  { ip, now }: Pick<RequestContext, 'ip' | 'now'>,
  knownDevice: string | null,
): Promise<SignInTry> {
  const network = networkOf(ip);
  const counted: readonly (readonly [Limit, string])[] =
    knownDevice === null
      ? [
          [pair, `${login} ${network}`],
          [perLogin, login],
          [perNetwork, network],
        ]
      : [
          [pair, `${login} ${knownDevice}`],
          [perNetwork, network],
        ];
  for (const [limit, who] of counted) {
    if (!(await limits.take(limit, who, now()))) throw new KadrError('SIGN_IN_ATTEMPTS');
  }
  return {
    succeeded: async () => {
      for (const [limit, who] of counted) await limits.giveBack(limit, who);
    },
  };
}
