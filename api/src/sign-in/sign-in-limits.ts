import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** Limits of one attacker at one login; of many attackers at one login; of one attacker at many logins. */
const pair: Limit = { name: 'sign_in', most: 5, seconds: quarter };
const perLogin: Limit = { name: 'sign_in_login', most: 50, seconds: quarter };
const perNetwork: Limit = { name: 'sign_in_network', most: 50, seconds: hour };

/** Counters for many attackers at many logins: failures of the whole service, and successful logins. */
const failures: Limit = { name: 'sign_in_failures', most: 1_000_000, seconds: hour };
const successes: Limit = { name: 'sign_in_successes', most: 1_000_000, seconds: hour };
/** An account counts once among the successes, so that repeated sign-ins do not hide guesses. */
const counted: Limit = { name: 'sign_in_counted', most: 1, seconds: hour };

/** Failures of the service in an hour that do not indicate an attack. */
const calm = 100;
/** Failures allowed per network and hour while failures exceed {@link calm} plus successful logins (decision 0056). */
export const mostUnderAttack = 2;

/** An attempt at one login from one network. */
export interface SignInTry {
  /** A success does not count as an attempt. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt to sign in, before the password is checked, whether the login exists or not. `knownDevice` names a
 * device that was signed in to the account before: only its own counter applies to it, so that others' guesses do not
 * block it.
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

/** Whether more passwords are wrong than viewers' typing errors explain. */
async function isUnderAttack(limits: LimitsService, now: Date): Promise<boolean> {
  const wrong = await limits.count(failures, '', now);
  return wrong > calm && wrong > calm + (await limits.count(successes, '', now));
}
