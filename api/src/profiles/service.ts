import { KadrError } from '@kadr/contract';
import type { AgeLimit, Notification, Profile } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { Audience } from '../entitlement/entitlement.ts';
import { deleteConfirmationsOf } from '../codes/repository.ts';
import { allowsMore } from './allows-more.ts';
import { toProfile } from './profile.ts';
import { findAgeLimits, findProfiles, moveSession, unlockSession } from './repository.ts';
import { profileNotification } from './notifications.ts';
import type { ProfileChanges } from './change-profile.ts';
import type { ProfilesPorts, ProfilesContext } from './asker.ts';
import { askerOf, requirePin, ageOf, boundsOf } from './asker.ts';
import { createProfile, edit, removeProfile } from './change-profile.ts';

/** Proofs that allow resetting a PIN. */
export type ResetProof =
  | { readonly password: string; readonly confirmation_code?: undefined }
  | { readonly password?: undefined; readonly confirmation_code: string };

/**
 * Profiles of the signed-in account, and its PIN. Every operation throws KadrError SIGN_IN_REQUIRED for a guest, and
 * NOT_FOUND for a profile of another account.
 */
export interface ProfilesService {
  all(context: RequestContext): Promise<Profile[]>;
  /** Switches to another profile. @throws KadrError PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED */
  switch(id: number, pin: string, context: RequestContext): Promise<Notification>;
  /** @throws KadrError PIN_NOT_SET for limits while no PIN is set, PROFILES_LIMIT, INVALID_INPUT */
  create(profile: ProfileChanges & { readonly name: string }, context: RequestContext): Promise<Profile>;
  /**
   * Changes a profile: the master profile can change any, another profile only itself.
   *
   * @throws KadrError FORBIDDEN, INVALID_INPUT; PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED when the change allows more;
   *   PIN_NOT_SET when it allows less, while no PIN is set
   */
  edit(id: number, changes: ProfileChanges, pin: string, context: RequestContext): Promise<Profile>;
  /** @throws KadrError FORBIDDEN for the master profile */
  delete(id: number, context: RequestContext): Promise<Notification>;
  /**
   * The limits of what a profile may see: the master profile can ask about any, another profile only about itself.
   * @throws KadrError FORBIDDEN
   */
  audience(id: number, context: RequestContext): Promise<Audience>;
  ageLimits(): Promise<AgeLimit[]>;
  /** @throws KadrError PIN_TOO_SOON, PIN_BLOCKED */
  isPin(pin: string, context: RequestContext): Promise<boolean>;
  /** @throws KadrError PIN_NOT_ALLOWED, PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED */
  changePin(from: string, to: string, context: RequestContext): Promise<Notification>;
  /** Resets the PIN to `0000`, even while attempts are blocked. @throws the errors of checking the proof */
  resetPin(proof: ResetProof, context: RequestContext): Promise<Notification>;
  /**
   * Lifts the age limit for this session until the returned time.
   *
   * @throws KadrError PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED
   */
  unlockAge(pin: string, context: RequestContext): Promise<Date>;
}

/** How long the PIN lifts an age limit, in seconds: a long film with a pause. */
const unlockedFor = 4 * 60 * 60;

export function createProfilesService(db: Database, ports: ProfilesPorts): ProfilesService {
  const ctx: ProfilesContext = { db, ...ports };
  const { sessions, pins } = ports;

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
      // The previous profile's right to watch ends with it.
      await ctx.leases.stopOf(transaction, session.sessionId, context.now());
      // The previous profile's confirmations do not count for this one.
      await deleteConfirmationsOf(transaction, session.sessionId);
      // All pages of the account: those of this session still show the previous profile.
      await ctx.push.publish(transaction, {
        account_id: session.accountId,
        event_code: 'profile_changed',
      });
    });
  }
  return profileNotification('switched', context.language, next.name);
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
