import { KadrError } from '@kadr/contract';
import type { ErrorName } from '@kadr/contract';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import { codeDigits } from './code-digits.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** Wrong tries of one code, after which another one must be requested. */
export const triesPerCode = 5;

/**
 * Sent codes: they cost money and wake people. One network cannot use up the codes of a phone. A code whose recipient
 * then signs in does not count against the network, so that a carrier's phones behind one address do not block one
 * another; a device known to the account is limited only by its own counters.
 */
const sends = {
  loginHour: { name: 'code_send_login_hour', most: 5, seconds: hour },
  loginDay: { name: 'code_send_login_day', most: 10, seconds: day },
  loginOfNetwork: { name: 'code_send_pair', most: 5, seconds: day },
  device: { name: 'code_send_device', most: 20, seconds: hour },
  network: { name: 'code_send_network', most: 50, seconds: hour },
  service: { name: 'code_send_service', most: 20_000, seconds: hour },
} as const satisfies Record<string, Limit>;

/** Every typed code, whether or not there is one to be guessed. */
const tries = {
  device: { name: 'code_try_device', most: 40, seconds: hour },
  network: { name: 'code_try_network', most: 50, seconds: hour },
} as const satisfies Record<string, Limit>;

/**
 * Wrong tries of valid codes. Those of a phone do not lead to refusals, or an attacker could lock its owner out: they
 * make its codes longer, and so do those of the whole service (decision 0056).
 */
const guesses = {
  login: { name: 'code_guess_login', most: 1_000_000, seconds: day },
  knownDevice: { name: 'code_guess_known_device', most: 15, seconds: day },
  service: { name: 'code_guess_service', most: 10_000, seconds: hour },
} as const satisfies Record<string, Limit>;

/** Wrong tries in an hour above which the whole service accepts none from new devices. */
export const mostGuessesOfService = guesses.service.most;

/** The origin of a request for a code, or of a try. */
export interface CodeAsker {
  readonly login: string;
  readonly ip: string;
  /** The browser's name for itself, or its session. */
  readonly device: string;
  /** Set for a device on which the login's account was signed in before: others cannot use up its tries. */
  readonly knownDevice: string | null;
  readonly now: Date;
}

/** A count that can be taken back. */
export interface Counted {
  takeBack(): Promise<void>;
}

type Counter = readonly [Limit, string];

/** Counts a code to be sent. @throws KadrError CODE_SENDS */
export function countSend(limits: LimitsService, asker: CodeAsker): Promise<Counted> {
  const { login, device, network, isKnown } = countersOf(asker);
  const ofStrangers: readonly Counter[] = [
    [sends.loginOfNetwork, `${login} ${network}`],
    [sends.network, network],
    [sends.service, ''],
  ];
  return count(limits, 'CODE_SENDS', asker.now, [
    [sends.loginHour, login],
    [sends.loginDay, login],
    [sends.device, device],
    ...(isKnown ? [] : ofStrangers),
  ]);
}

/** Takes a send back from the counters of device, network and service: its code has been entered. */
export async function forgetSend(limits: LimitsService, asker: CodeAsker): Promise<void> {
  const { device, network, isKnown } = countersOf(asker);
  await limits.giveBack(sends.device, device);
  if (isKnown) return;
  await limits.giveBack(sends.network, network);
  await limits.giveBack(sends.service, '');
}

/**
 * Counts a typed code before anything is read; it must be taken back for the right one.
 *
 * @throws KadrError CODE_ATTEMPTS
 */
export function countTry(limits: LimitsService, asker: CodeAsker): Promise<Counted> {
  const { device, network, isKnown } = countersOf(asker);
  return count(limits, 'CODE_ATTEMPTS', asker.now, [
    [tries.device, device],
    ...(isKnown ? [] : ([[tries.network, network]] as const)),
  ]);
}

/** Counts a try of a valid code; it must be taken back for the right one. @throws KadrError CODE_ATTEMPTS */
export function countGuess(limits: LimitsService, asker: CodeAsker): Promise<Counted> {
  const { login, isKnown } = countersOf(asker);
  const counters: readonly Counter[] = isKnown
    ? [[guesses.knownDevice, login]]
    : [
        [guesses.login, login],
        [guesses.service, ''],
      ];
  return count(limits, 'CODE_ATTEMPTS', asker.now, counters);
}

/** How many digits a code must have now, at least `least`. */
export async function digitsNow(limits: LimitsService, asker: CodeAsker, least: number): Promise<number> {
  const { login, isKnown } = countersOf(asker);
  if (isKnown) return least;
  const [ofLogin, ofService] = await Promise.all([
    limits.count(guesses.login, login, asker.now),
    limits.count(guesses.service, '', asker.now),
  ]);
  return Math.max(least, codeDigits({ ofLogin, ofService }));
}

function countersOf({ login, ip, device, knownDevice }: CodeAsker) {
  return {
    login: knownDevice === null ? login : `${login} ${knownDevice}`,
    device,
    network: networkOf(ip),
    isKnown: knownDevice !== null,
  };
}

async function count(
  limits: LimitsService,
  refusal: ErrorName,
  now: Date,
  counters: readonly Counter[],
): Promise<Counted> {
  const taken: Counter[] = [];
  const takeBack = async (): Promise<void> => {
    for (const [limit, who] of taken) await limits.giveBack(limit, who);
  };
  for (const counter of counters) {
    taken.push(counter);
    if (await limits.take(...counter, now)) continue;
    // A refused attempt uses up nothing of the wider limits.
    await takeBack();
    throw new KadrError(refusal);
  }
  return { takeBack };
}
