import { KadrError, profilesLimit } from '@kadr/contract';
import type { Notification, Profile, ViewLimits } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { allowsMore } from './allows-more.ts';
import { isIcon, toProfile } from './profile.ts';
import type { ProfileRow } from './profile.ts';
import {
  deleteProfile,
  findProfiles,
  insertProfile,
  lockProfile,
  lockProfilesOf,
  updateProfile,
} from './repository.ts';
import type { ProfileValues } from './repository.ts';
import { profileNotification } from './notifications.ts';
import type { ProfilesContext, Ages } from './asker.ts';
import { askerOf, requirePin, requirePinFor, ageOf, boundsOf } from './asker.ts';

/** Changes of a profile; omitted fields stay unchanged, and set no limits on a new profile. */
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

function hasChanged({ push }: ProfilesContext, transaction: Database, account_id: number): Promise<void> {
  return push.publish(transaction, { account_id, event_code: 'profile_updated' });
}

export async function createProfile(
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

export async function edit(
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
    // It was restricted further in the meantime.
    if (!needsPin && isFreer(before, after)) throw new KadrError('CONFLICT');
    await updateProfile(transaction, id, values);
    await hasChanged(ctx, transaction, session.accountId);
    return after;
  });
  return toProfile(row);
}

export async function removeProfile(
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

/** A profile's values after the changes. @throws KadrError INVALID_INPUT naming the field */
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
