import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** One guesser at one login; a login from everywhere, so that many guessers get no further; a guesser at many logins. */
const pair: Limit = { name: 'sign_in', most: 5, seconds: quarter };
const perLogin: Limit = { name: 'sign_in_login', most: 50, seconds: quarter };
const perNetwork: Limit = { name: 'sign_in_network', most: 50, seconds: hour };

/** Many guessers at many logins: what fails of the whole service, beside the logins whose password was right. */
const failures: Limit = { name: 'sign_in_failures', most: 1_000_000, seconds: hour };
const successes: Limit = { name: 'sign_in_successes', most: 1_000_000, seconds: hour };
/** An account counts once among those that succeed: signing in again and again covers up no guesses. */
const counted: Limit = { name: 'sign_in_counted', most: 1, seconds: hour };

/** Failures of the service in an hour that are nobody's attack. */
const calm = 100;
/** Failures that a network has in an hour once there are more than that and than logins that succeed (decision 0056). */
export const mostUnderAttack = 2;

/** Tries of one login from one place. */
export interface SignInTry {
  /** What succeeds is no guess. */
  succeeded(): Promise<void>;
}

/**
 * Counts a try to sign in, before the password is looked at, whether there is such a login or not. `knownDevice` names a
 * device from which the account was signed in to before: it is bound by its own counter only, so that nobody else's
 * guesses hold it up.
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
  const counters: readonly (readonly [Limit, string])[] =
    knownDevice === null
      ? [
          [pair, `${login} ${network}`],
          [perLogin, login],
          [perNetwork, network],
          [failures, ''],
        ]
      : [[pair, `${login} ${knownDevice}`]];
  for (const [limit, who] of counters) {
    if (!(await limits.take(limit, who, now()))) throw new KadrError('SIGN_IN_ATTEMPTS');
  }
  if (knownDevice === null && (await isUnderAttack(limits, now()))) {
    if ((await limits.count(perNetwork, network, now())) > mostUnderAttack) {
      await limits.giveBack(failures, '');
      throw new KadrError('SIGN_IN_ATTEMPTS');
    }
  }
  return {
    succeeded: async () => {
      for (const [limit, who] of counters) await limits.giveBack(limit, who);
      if (await limits.take(counted, login, now())) await limits.take(successes, '', now());
    },
  };
}

/** Whether more passwords are wrong than viewers mistype. */
async function isUnderAttack(limits: LimitsService, now: Date): Promise<boolean> {
  const wrong = await limits.count(failures, '', now);
  return wrong > calm && wrong > calm + (await limits.count(successes, '', now));
}
