import { KadrError } from '@kadr/contract';
import type { ErrorName } from '@kadr/contract';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** Wrong tries of one code; then another has to be asked for. */
export const triesPerCode = 5;

/**
 * Codes that are sent: they cost money and wake people. The bounds of networks leave room for carriers that put thousands
 * of phones behind one address; a device that the account knows is bound by its own counters only.
 */
const sends = {
  loginHour: { name: 'code_send_login_hour', most: 5, seconds: hour },
  loginDay: { name: 'code_send_login_day', most: 10, seconds: day },
  device: { name: 'code_send_device', most: 20, seconds: hour },
  network: { name: 'code_send_network', most: 300, seconds: hour },
  service: { name: 'code_send_service', most: 20_000, seconds: hour },
} as const satisfies Record<string, Limit>;

/**
 * Wrong codes: four digits are weak, so these carry them. Fifteen tries a day at a phone, however often it asks anew, find
 * its code once in 667 days; the bound of the whole service keeps a guesser at many phones from getting further.
 */
const tries = {
  login: { name: 'code_try_login', most: 15, seconds: day },
  device: { name: 'code_try_device', most: 40, seconds: hour },
  network: { name: 'code_try_network', most: 300, seconds: hour },
  service: { name: 'code_try_service', most: 3000, seconds: hour },
} as const satisfies Record<string, Limit>;

/** Who asks for a code, or tries one. */
export interface CodeAsker {
  readonly login: string;
  readonly ip: string;
  /** What the browser calls itself, or its session. */
  readonly device: string;
  /** Of a device from which the login's account was signed in to before: others cannot use up its tries. */
  readonly knownDevice: string | null;
  readonly now: Date;
}

/** What was counted, to be taken back where it is not to count. */
export interface Counted {
  takeBack(): Promise<void>;
}

/** Counts a code to be sent. @throws KadrError CODE_SENDS */
export function countSend(limits: LimitsService, asker: CodeAsker): Promise<Counted> {
  const { login, device, network, isKnown } = countersOf(asker);
  return count(limits, 'CODE_SENDS', asker.now, [
    [sends.loginHour, login],
    [sends.loginDay, login],
    [sends.device, device],
    ...(isKnown
      ? []
      : ([
          [sends.network, network],
          [sends.service, ''],
        ] as const)),
  ]);
}

/** Counts a code that is tried, before it is looked at; the right one is to be taken back. @throws KadrError CODE_ATTEMPTS */
export function countTry(limits: LimitsService, asker: CodeAsker): Promise<Counted> {
  const { login, device, network, isKnown } = countersOf(asker);
  return count(limits, 'CODE_ATTEMPTS', asker.now, [
    [tries.login, login],
    [tries.device, device],
    ...(isKnown
      ? []
      : ([
          [tries.network, network],
          [tries.service, ''],
        ] as const)),
  ]);
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
  counters: readonly (readonly [Limit, string])[],
): Promise<Counted> {
  const taken: (readonly [Limit, string])[] = [];
  const takeBack = async (): Promise<void> => {
    for (const [limit, who] of taken) await limits.giveBack(limit, who);
  };
  for (const counter of counters) {
    taken.push(counter);
    if (await limits.take(...counter, now)) continue;
    // What is refused uses up nothing of the wider limits.
    await takeBack();
    throw new KadrError(refusal);
  }
  return { takeBack };
}
