import { KadrError, noPin } from '@kadr/contract';
import type { AgeLimit } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { LeaseStore } from '../playback/lease-store.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { isLimited } from './allows-more.ts';
import type { Bounds } from './allows-more.ts';
import type { Pins } from '../pins/pins.ts';
import type { ProfileRow } from './profile.ts';
import { findAgeLimits, findProfiles } from './repository.ts';
import type { ProfileValues } from './repository.ts';

export interface ProfilesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly pins: Pins;
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly leases: Pick<LeaseStore, 'stopOf'>;
  /** @throws KadrError unless it is the account's password. */
  readonly checkPassword: (accountId: number, password: string, context: RequestContext) => Promise<void>;
  /** Redeems the confirmation of a password or an SMS code. @throws KadrError unless it is valid for this account. */
  readonly redeemConfirmation: (code: string, accountId: number, context: RequestContext) => Promise<void>;
}

export interface ProfilesContext extends ProfilesPorts {
  readonly db: Database;
}

/** The caller. */
interface Asker {
  readonly session: Awaited<ReturnType<SessionService['requireAccount']>>;
  /** The profiles of the account. */
  readonly profiles: readonly ProfileRow[];
  /** The current profile of the session. */
  readonly present: ProfileRow;
  readonly ages: Ages;
  /** A profile of the account. @throws KadrError NOT_FOUND */
  readonly find: (id: number) => ProfileRow;
}

export async function askerOf({ sessions, db }: ProfilesContext, context: RequestContext): Promise<Asker> {
  const session = await sessions.requireAccount(context);
  const [profiles, limits] = await Promise.all([findProfiles(db, session.accountId), findAgeLimits(db)]);
  const present = profiles.find(({ id }) => id === session.profileId);
  // It was deleted a moment ago, and the session with it.
  if (present === undefined) throw new KadrError('SESSION_NOT_FOUND');
  const find = (id: number): ProfileRow => {
    const profile = profiles.find((one) => one.id === id);
    if (profile === undefined) throw new KadrError('NOT_FOUND');
    return profile;
  };
  return { session, profiles, present, ages: agesOf(limits), find };
}

export async function requirePin(
  { pins }: ProfilesContext,
  accountId: number,
  pin: string,
  now: Date,
): Promise<void> {
  if (!(await pins.check(accountId, pin, now))) throw new KadrError('PIN_WRONG', { field: 'pin_code' });
}

/** Limits require a PIN: without one anybody could lift them. @throws KadrError PIN_NOT_SET */
export async function requirePinFor(
  { pins }: ProfilesContext,
  { session: { accountId }, ages }: Pick<Asker, 'session' | 'ages'>,
  after: ProfileRow | ProfileValues,
  now: Date,
): Promise<void> {
  const bounds = boundsOf({ type: 'additional', ...after }, ages);
  if (isLimited(bounds, Math.max(...ages.values())) && (await pins.check(accountId, noPin, now)))
    throw new KadrError('PIN_NOT_SET');
}

/** Years of an age limit, by its id. */
export type Ages = ReadonlyMap<number, number>;

function agesOf(limits: readonly AgeLimit[]): Ages {
  return new Map(limits.map(({ id, age_value }) => [id, age_value]));
}

export function ageOf(ages: Ages, id: number, field: string): number {
  const age = ages.get(id);
  if (age === undefined)
    throw new KadrError('INVALID_INPUT', { message: `${field}: there is no such age limit.`, field });
  return age;
}

export function boundsOf(row: Omit<ProfileRow, 'id'>, ages: Ages): Bounds {
  return { ...row, maxAge: ageOf(ages, row.maxAgeLimitId, 'max_age_limit_id') };
}
