import { KadrError } from '@kadr/contract';
import { tvCodeLength } from '@kadr/contract/tv-code-length';
import type { DeviceTypeIcon, Notification, TvCode } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { describeDevice, terminalName } from '../devices/describe-device.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { digestOf, newSecret } from '../sealing/random-secret.ts';
import type { SessionService } from '../session/service.ts';
import type { ViewerSession } from '../session/session-context.ts';
import {
  confirmTv,
  deleteTvCodesBefore,
  findTvCode,
  findWaitingTv,
  isExpiredTv,
  insertTvCode,
  takeTv,
} from './repository.ts';
import type { TvCodeRow } from './repository.ts';
import { tvNotification } from './notifications.ts';

/** How long a TV shows one code, in seconds. */
const lifetime = 15 * 60;
/** How often the TV polls, in seconds. */
const interval = 5;

/**
 * Consonants that are hard to confuse, in either case (RFC 8628 §6.1): 20^6 codes, and no words. An attacker who
 * guesses a code signs a stranger's TV in to his own account, so six letters are enough.
 */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

const hour = 60 * 60;
const shown: Limit = { name: 'tv_code_shown', most: 50, seconds: hour };
const triedByAccount: Limit = { name: 'tv_code_account', most: 20, seconds: hour };
const triedByNetwork: Limit = { name: 'tv_code_network', most: 50, seconds: hour };

export interface TvCodesService {
  /** A code for the calling TV to show. @throws KadrError TOO_MANY_REQUESTS */
  create(context: RequestContext): Promise<TvCode>;
  /** Whether the TV was signed in; if so, its session begins, once. @throws KadrError TV_CODE_UNKNOWN */
  poll(
    deviceCode: string,
    context: RequestContext,
  ): Promise<
    | { readonly state: 'waiting' | 'expired'; readonly session: null }
    | { readonly state: 'confirmed'; readonly session: ViewerSession }
  >;
  /** Describes the TV that shows a code. @throws KadrError TV_CODE_UNKNOWN, TV_CODE_ATTEMPTS, SIGN_IN_REQUIRED */
  describe(
    code: string,
    context: RequestContext,
  ): Promise<{
    terminal_name: string;
    title: string;
    device_type_icon: DeviceTypeIcon;
    is_same_network: boolean;
  }>;
  /**
   * Signs that TV in to the viewer's account. `success` is false for an expired code.
   * @throws KadrError as `describe`
   */
  authorize(code: string, context: RequestContext): Promise<{ success: boolean; notification: Notification }>;
  purge(now: Date): Promise<void>;
}

export interface TvCodesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount' | 'begin'>;
  readonly limits: LimitsService;
  readonly push: Pick<PushPublisher, 'publish'>;
}

interface TvCodesContext extends Pick<ApiPorts, 'random'>, TvCodesPorts {
  readonly db: Database;
}

export function createTvCodesService(
  db: Database,
  { sessions, limits, push }: TvCodesPorts,
  { random }: Pick<ApiPorts, 'random'>,
): TvCodesService {
  const ctx: TvCodesContext = { db, sessions, limits, push, random };

  return {
    create: (context) => create(ctx, context),

    poll: (deviceCode, context) => poll(ctx, deviceCode, context),

    describe: (code, context) => describe(ctx, code, context),

    authorize: (code, context) => authorize(ctx, code, context),

    purge: (now) => deleteTvCodesBefore(db, new Date(now.getTime() - hour * 1000)),
  };
}

/** Looks up a code that a signed-in viewer has typed; counts wrong ones. */
async function typed<T>(
  { sessions, limits }: TvCodesContext,
  code: string,
  context: RequestContext,
  find: (code: string, accountId: number) => Promise<T | undefined>,
): Promise<T> {
  const { accountId } = await sessions.requireAccount(context);
  const now = context.now();
  const counters = [
    [triedByAccount, String(accountId)],
    [triedByNetwork, networkOf(context.ip)],
  ] as const;
  for (const counter of counters)
    if (!(await limits.take(...counter, now))) throw new KadrError('TV_CODE_ATTEMPTS');
  const found = await find(code.toUpperCase().replace(/[\s-]/g, ''), accountId);
  if (found === undefined) throw new KadrError('TV_CODE_UNKNOWN', { field: 'code' });
  for (const counter of counters) await limits.giveBack(...counter);
  return found;
}

async function create({ limits, random, db }: TvCodesContext, context: RequestContext): Promise<TvCode> {
  const now = context.now();
  if (!(await limits.take(shown, networkOf(context.ip), now))) throw new KadrError('TOO_MANY_REQUESTS');
  const deviceCode = newSecret({ random });
  const row: Omit<TvCodeRow, 'code'> = {
    hash: digestOf(deviceCode),
    brand: context.brand,
    ...describeDevice(context.userAgent),
    network: networkOf(context.ip),
    expiresAt: new Date(now.getTime() + lifetime * 1000),
    accountId: null,
  };
  let code = userCode(random(8));
  while (!(await insertTvCode(db, { ...row, code }))) code = userCode(random(8));
  return {
    code,
    device_code: deviceCode,
    expires_in: lifetime,
    interval,
  };
}

async function poll(
  { db, sessions, push }: TvCodesContext,
  deviceCode: string,
  context: RequestContext,
): ReturnType<TvCodesService['poll']> {
  const hash = digestOf(deviceCode);
  const row = await findTvCode(db, hash);
  if (row === undefined) throw new KadrError('TV_CODE_UNKNOWN');
  if (row.accountId === null)
    return { state: row.expiresAt > context.now() ? 'waiting' : 'expired', session: null };
  // A TV that was confirmed at the last moment has one more minute to poll.
  if (row.expiresAt.getTime() + 60_000 < context.now().getTime()) return { state: 'expired', session: null };
  const taken = await takeTv(db, hash);
  if (taken === undefined || taken.accountId === null) throw new KadrError('TV_CODE_UNKNOWN');
  const session = await sessions.begin({ accountId: taken.accountId, method: 'tv_code' }, context);
  await push.publish(db, { account_id: taken.accountId, event_code: 'ott_tv_activated' });
  return { state: 'confirmed', session };
}

function describe(
  ctx: TvCodesContext,
  code: string,
  context: RequestContext,
): ReturnType<TvCodesService['describe']> {
  return typed(ctx, code, context, async (written) => {
    const row = await findWaitingTv(ctx.db, written, context.now());
    return (
      row && {
        terminal_name: terminalName(row.typeIcon, context.language),
        title: row.title,
        device_type_icon: row.typeIcon,
        is_same_network: row.network === networkOf(context.ip),
      }
    );
  });
}

function authorize(
  ctx: TvCodesContext,
  code: string,
  context: RequestContext,
): ReturnType<TvCodesService['authorize']> {
  return typed(ctx, code, context, async (written, accountId) => {
    const now = context.now();
    if (await confirmTv(ctx.db, written, accountId, now))
      return { success: true, notification: tvNotification('activated', context.language) };
    return (await isExpiredTv(ctx.db, written, now))
      ? { success: false, notification: tvNotification('expired', context.language) }
      : undefined;
  });
}

/** Converts eight random bytes, as one number in base twenty, to letters. */
function userCode(bytes: Uint8Array): string {
  const number = Buffer.from(bytes).readBigUInt64BE();
  const digits: string[] = [];
  for (let rest = number, at = 0; at < tvCodeLength; at++, rest /= 20n)
    digits.push(letters[Number(rest % 20n)] ?? 'B');
  return digits.join('');
}
