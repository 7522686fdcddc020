import { KadrError, noPin, profilesLimit } from '@kadr/contract';
import type { AgeLimit, Notification, Profile, ViewLimits } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { Audience } from '../entitlement/entitlement.ts';
import { stopLeasesOf } from '../playback/lease-repository.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { deleteConfirmationsOf } from '../codes/repository.ts';
import { allowsMore, isLimited } from './allows-more.ts';
import type { Bounds } from './allows-more.ts';
import type { Pins } from '../pins/pins.ts';
import { isIcon, toProfile } from './profile.ts';
import type { ProfileRow } from './profile.ts';
import {
  deleteProfile,
  findAgeLimits,
  findProfiles,
  insertProfile,
  lockProfile,
  lockProfilesOf,
  moveSession,
  unlockSession,
  updateProfile,
} from './repository.ts';
import type { ProfileValues } from './repository.ts';
import { profileNotification } from './notifications.ts';

/** What may be said of a profile; what is left out stays as it is, of a new one without limits. */
export interface ProfileChanges {
  readonly name?: string | undefined;
  readonly icon?: { readonly id: number } | undefined;
  readonly default_age_limit_id?: number | undefined;
  readonly max_age_limit_id?: number | undefined;
  readonly is_erotic_allowed?: boolean | undefined;
  readonly purchase_limits?: { readonly is_pin_required: boolean } | undefined;
  readonly view_limits?: ViewLimits | undefined;
  readonly is_notifications_allowed?: boolean | undefined;
}

/** With what a PIN is reset. */
export type ResetProof =
  | { readonly password: string; readonly confirmation_code?: undefined }
  | { readonly password?: undefined; readonly confirmation_code: string };

/**
 * Profiles of the account that is signed in, and its PIN. Everything throws KadrError SIGN_IN_REQUIRED for who is not, and
 * NOT_FOUND for a profile of another account.
 */
export interface ProfilesService {
  all(context: RequestContext): Promise<Profile[]>;
  /** Goes on as another profile. @throws KadrError PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED */
  switch(id: number, pin: string, context: RequestContext): Promise<Notification>;
  /** @throws KadrError PIN_NOT_SET for limits while no PIN is set, PROFILES_LIMIT, INVALID_INPUT */
  create(profile: ProfileChanges & { readonly name: string }, context: RequestContext): Promise<Profile>;
  /**
   * Changes a profile: the master profile any, another one itself.
   *
   * @throws KadrError FORBIDDEN, INVALID_INPUT; PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED where more becomes allowed; PIN_NOT_SET
   *   where less does, while no PIN is set
   */
  edit(id: number, changes: ProfileChanges, pin: string, context: RequestContext): Promise<Profile>;
  /** @throws KadrError FORBIDDEN for the master profile */
  delete(id: number, context: RequestContext): Promise<Notification>;
  /** What a profile is let see: the master profile asks about any, another one about itself. @throws KadrError FORBIDDEN */
  audience(id: number, context: RequestContext): Promise<Audience>;
  ageLimits(): Promise<AgeLimit[]>;
  /** @throws KadrError PIN_TOO_SOON, PIN_BLOCKED */
  isPin(pin: string, context: RequestContext): Promise<boolean>;
  /** @throws KadrError PIN_NOT_ALLOWED, PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED */
  changePin(from: string, to: string, context: RequestContext): Promise<Notification>;
  /** Back to `0000`, also while tries are blocked. @throws what checking the proof throws */
  resetPin(proof: ResetProof, context: RequestContext): Promise<Notification>;
  /** Lifts the age limit for this session, for a while; gives its end. @throws KadrError PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED */
  unlockAge(pin: string, context: RequestContext): Promise<Date>;
}

export interface ProfilesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly pins: Pins;
  readonly push: Pick<PushPublisher, 'publish'>;
  /** @throws KadrError unless this is the account's password. */
  readonly checkPassword: (accountId: number, password: string, context: RequestContext) => Promise<void>;
  /** Uses up the confirmation of a password or an SMS code. @throws KadrError unless it is good for this account. */
  readonly redeemConfirmation: (code: string, accountId: number, context: RequestContext) => Promise<void>;
}

/** How long the PIN lifts an age limit: a long film with a pause, in seconds. */
const unlockedFor = 4 * 60 * 60;

interface ProfilesContext extends ProfilesPorts {
  readonly db: Database;
}

export function createProfilesService(
  db: Database,
  { sessions, pins, push, checkPassword, redeemConfirmation }: ProfilesPorts,
): ProfilesService {
  const ctx: ProfilesContext = { db, sessions, pins, push, checkPassword, redeemConfirmation };

  return {
    all: async (context) => {
      const { accountId } = await sessions.requireAccount(context);
      return (await findProfiles(db, accountId)).map(toProfile);
    },

    switch: (id, pin, context) => switchProfile(ctx, id, pin, context),

    create: (profile, context) => createProfile(ctx, profile, context),

    audience: (id, context) => audience(ctx, id, context),

    edit: (id, changes, pin, context) => edit(ctx, { id, changes, pin }, context),

    delete: (id, context) => removeProfile(ctx, id, context),

    ageLimits: () => findAgeLimits(db),

    isPin: async (pin, context) =>
      pins.check((await sessions.requireAccount(context)).accountId, pin, context.now()),

    changePin: (from, to, context) => changePin(ctx, from, to, context),

    resetPin: (input, context) => resetPin(ctx, input, context),

    unlockAge: (pin, context) => unlockAge(ctx, pin, context),
  };
}

/** Who asks. */
interface Asker {
  readonly session: Awaited<ReturnType<SessionService['requireAccount']>>;
  /** Of the account. */
  readonly profiles: readonly ProfileRow[];
  /** The one that watches. */
  readonly present: ProfileRow;
  readonly ages: Ages;
  /** A profile of the account. @throws KadrError NOT_FOUND */
  readonly find: (id: number) => ProfileRow;
}

async function askerOf({ sessions, db }: ProfilesContext, context: RequestContext): Promise<Asker> {
  const session = await sessions.requireAccount(context);
  const [profiles, limits] = await Promise.all([findProfiles(db, session.accountId), findAgeLimits(db)]);
  const present = profiles.find(({ id }) => id === session.profileId);
  // Deleted a moment ago, and the session with it.
  if (present === undefined) throw new KadrError('SESSION_NOT_FOUND');
  const find = (id: number): ProfileRow => {
    const profile = profiles.find((one) => one.id === id);
    if (profile === undefined) throw new KadrError('NOT_FOUND');
    return profile;
  };
  return { session, profiles, present, ages: agesOf(limits), find };
}

async function requirePin(
  { pins }: ProfilesContext,
  accountId: number,
  pin: string,
  now: Date,
): Promise<void> {
  if (!(await pins.check(accountId, pin, now))) throw new KadrError('PIN_WRONG', { field: 'pin_code' });
}

/** A limit needs a PIN: without one anybody could lift it. @throws KadrError PIN_NOT_SET */
async function requirePinFor(
  { pins }: ProfilesContext,
  { session: { accountId }, ages }: Pick<Asker, 'session' | 'ages'>,
  after: ProfileRow | ProfileValues,
  now: Date,
): Promise<void> {
  const bounds = boundsOf({ type: 'additional', ...after }, ages);
  if (isLimited(bounds, Math.max(...ages.values())) && (await pins.check(accountId, noPin, now)))
    throw new KadrError('PIN_NOT_SET');
}

function hasChanged({ push }: ProfilesContext, transaction: Database, account_id: number): Promise<void> {
  return push.publish(transaction, { account_id, event_code: 'profile_updated' });
}

async function switchProfile(
  ctx: ProfilesContext,
  id: number,
  pin: string,
  context: RequestContext,
): Promise<Notification> {
  const { session, present, ages, find } = await askerOf(ctx, context);
  const next = find(id);
  if (next.id !== present.id) {
    if (allowsMore(boundsOf(present, ages), boundsOf(next, ages)))
      await requirePin(ctx, session.accountId, pin, context.now());
    await ctx.db.transaction(async (transaction) => {
      if (!(await moveSession(transaction, session, next.id))) throw new KadrError('CONFLICT');
      // What the profile before was let watch ends with it.
      await stopLeasesOf(transaction, session.sessionId, context.now());
      // What the profile before has proved is not proved for this one.
      await deleteConfirmationsOf(transaction, session.sessionId);
      // Whichever page of the account it concerns: those of this session have the profile before still.
      await ctx.push.publish(transaction, {
        account_id: session.accountId,
        event_code: 'profile_changed',
      });
    });
  }
  return profileNotification('switched', context.language, next.name);
}

async function createProfile(
  ctx: ProfilesContext,
  profile: ProfileChanges & { readonly name: string },
  context: RequestContext,
): Promise<Profile> {
  const { session, ages } = await askerOf(ctx, context);
  const values = changed({ ...unlimited(ages), name: profile.name }, profile, ages);
  await requirePinFor(ctx, { session, ages }, values, context.now());
  const row = await ctx.db.transaction(async (transaction) => {
    await lockProfilesOf(transaction, session.accountId);
    const { length } = await findProfiles(transaction, session.accountId);
    if (length >= profilesLimit) throw new KadrError('PROFILES_LIMIT');
    const made = await insertProfile(transaction, session.accountId, values, context.now());
    await hasChanged(ctx, transaction, session.accountId);
    return made;
  });
  return toProfile(row);
}

async function audience(ctx: ProfilesContext, id: number, context: RequestContext): Promise<Audience> {
  const { present, ages, find } = await askerOf(ctx, context);
  const profile = find(id);
  if (present.type !== 'master' && profile.id !== present.id) throw new KadrError('FORBIDDEN');
  return {
    listAge: ageOf(ages, profile.defaultAgeLimitId, 'default_age_limit_id'),
    pageAge: ageOf(ages, profile.maxAgeLimitId, 'max_age_limit_id'),
    isEroticAllowed: profile.isEroticAllowed,
  };
}

async function edit(
  ctx: ProfilesContext,
  { id, changes, pin }: { readonly id: number; readonly changes: ProfileChanges; readonly pin: string },
  context: RequestContext,
): Promise<Profile> {
  const { session, present, ages, find } = await askerOf(ctx, context);
  const known = find(id);
  if (present.type !== 'master' && known.id !== present.id) throw new KadrError('FORBIDDEN');
  const isFreer = (before: ProfileRow, after: ProfileRow): boolean =>
    allowsMore(boundsOf(before, ages), boundsOf(after, ages));
  const wanted = { ...known, ...changed(known, changes, ages) };
  const needsPin = isFreer(known, wanted);
  if (needsPin) await requirePin(ctx, session.accountId, pin, context.now());
  if (isFreer(wanted, known)) await requirePinFor(ctx, { session, ages }, wanted, context.now());
  const row = await ctx.db.transaction(async (transaction) => {
    const before = await lockProfile(transaction, session.accountId, id);
    if (before === undefined) throw new KadrError('NOT_FOUND');
    const values = changed(before, changes, ages);
    const after = { ...before, ...values };
    // It was limited further since.
    if (!needsPin && isFreer(before, after)) throw new KadrError('CONFLICT');
    await updateProfile(transaction, id, values);
    await hasChanged(ctx, transaction, session.accountId);
    return after;
  });
  return toProfile(row);
}

async function removeProfile(
  ctx: ProfilesContext,
  id: number,
  context: RequestContext,
): Promise<Notification> {
  const { session, find } = await askerOf(ctx, context);
  const { type, name } = find(id);
  if (type === 'master') throw new KadrError('FORBIDDEN');
  await ctx.db.transaction(async (transaction) => {
    await hasChanged(ctx, transaction, session.accountId);
    await deleteProfile(transaction, id);
  });
  return profileNotification('deleted', context.language, name);
}

async function changePin(
  { sessions, pins }: ProfilesContext,
  from: string,
  to: string,
  context: RequestContext,
): Promise<Notification> {
  const { accountId } = await sessions.requireAccount(context);
  await pins.change(accountId, { from, to }, context.now());
  return profileNotification('pin_changed', context.language);
}

async function resetPin(
  { sessions, redeemConfirmation, checkPassword, pins, db }: ProfilesContext,
  { password, confirmation_code }: ResetProof,
  context: RequestContext,
): Promise<Notification> {
  const { accountId } = await sessions.requireAccount(context);
  await (password === undefined
    ? redeemConfirmation(confirmation_code, accountId, context)
    : checkPassword(accountId, password, context));
  await pins.reset(db, accountId);
  return profileNotification('pin_reset', context.language);
}

async function unlockAge(ctx: ProfilesContext, pin: string, context: RequestContext): Promise<Date> {
  const { accountId, sessionId } = await ctx.sessions.requireAccount(context);
  await requirePin(ctx, accountId, pin, context.now());
  const until = new Date(context.now().getTime() + unlockedFor * 1000);
  await unlockSession(ctx.db, sessionId, until);
  return until;
}

/** Years of an age limit, by its id. */
type Ages = ReadonlyMap<number, number>;

function agesOf(limits: readonly AgeLimit[]): Ages {
  return new Map(limits.map(({ id, age_value }) => [id, age_value]));
}

function ageOf(ages: Ages, id: number, field: string): number {
  const age = ages.get(id);
  if (age === undefined)
    throw new KadrError('INVALID_INPUT', { message: `${field}: there is no such age limit.`, field });
  return age;
}

function boundsOf(row: Omit<ProfileRow, 'id'>, ages: Ages): Bounds {
  return { ...row, maxAge: ageOf(ages, row.maxAgeLimitId, 'max_age_limit_id') };
}

function unlimited(ages: Ages): Omit<ProfileValues, 'name'> {
  const [highest = 0] = [...ages].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  return {
    iconId: 1,
    defaultAgeLimitId: highest,
    maxAgeLimitId: highest,
    isEroticAllowed: false,
    isPurchasePinRequired: false,
    viewAllowedFrom: null,
    viewAllowedTo: null,
    maxViewTime: null,
    isNotificationsAllowed: true,
  };
}

/** A profile's values after changes. @throws KadrError INVALID_INPUT naming the field */
function changed(row: ProfileValues, changes: ProfileChanges, ages: Ages): ProfileValues {
  const defaultAgeLimitId = changes.default_age_limit_id ?? row.defaultAgeLimitId;
  const maxAgeLimitId = changes.max_age_limit_id ?? row.maxAgeLimitId;
  if (
    ageOf(ages, defaultAgeLimitId, 'default_age_limit_id') > ageOf(ages, maxAgeLimitId, 'max_age_limit_id')
  ) {
    throw new KadrError('INVALID_INPUT', {
      message: 'max_age_limit_id: is below default_age_limit_id.',
      field: 'max_age_limit_id',
    });
  }
  const iconId = changes.icon?.id ?? row.iconId;
  if (changes.icon !== undefined && !isIcon(iconId))
    throw new KadrError('INVALID_INPUT', { message: 'icon.id: there is no such icon.', field: 'icon.id' });
  const { view_limits } = changes;
  return {
    name: changes.name ?? row.name,
    iconId,
    defaultAgeLimitId,
    maxAgeLimitId,
    isEroticAllowed: changes.is_erotic_allowed ?? row.isEroticAllowed,
    isPurchasePinRequired: changes.purchase_limits?.is_pin_required ?? row.isPurchasePinRequired,
    viewAllowedFrom: view_limits === undefined ? row.viewAllowedFrom : view_limits.allowed_from,
    viewAllowedTo: view_limits === undefined ? row.viewAllowedTo : view_limits.allowed_to,
    maxViewTime: view_limits === undefined ? row.maxViewTime : view_limits.max_view_time,
    isNotificationsAllowed: changes.is_notifications_allowed ?? row.isNotificationsAllowed,
  };
}
