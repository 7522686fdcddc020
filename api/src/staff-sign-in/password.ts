import { KadrError } from '@kadr/contract';
import type { AcceptInvitation, StaffState } from '@kadr/contract';
import { requireGoodPassword } from '../accounts/password-rules.ts';
import type { RequestContext } from '../context/context.ts';
import { takeSignInTry } from '../sign-in/sign-in-limits.ts';
import { findMemberByEmail, updateMember } from '../staff/repository.ts';
import type { MemberRow } from '../staff/repository.ts';
import { findPasskeysOf } from './repository.ts';
import type { StaffSession } from './sessions.ts';
import type { StaffContext } from './staff-context.ts';

/** @throws KadrError WRONG_CREDENTIALS, SIGN_IN_ATTEMPTS */
export async function signIn(
  ctx: StaffContext,
  { email: given, password }: { readonly email: string; readonly password: string },
  context: RequestContext,
): Promise<StaffState> {
  const email = given.trim().toLowerCase();
  const attempt = await takeSignInTry(ctx.limits, loginOf(email), context, null);
  const member = await findMemberByEmail(ctx.db, email);
  const isRight = await ctx.passwords.verify(password, member?.passwordHash ?? null);
  if (!isRight || member === undefined || member.isDisabled) throw new KadrError('WRONG_CREDENTIALS');
  await attempt.succeeded();
  const state = (await hasSecondFactor(ctx, member)) ? 'second_factor' : 'enrolment';
  await ctx.sessions.begin(member.id, state, context);
  return state;
}

/** Creates the invited member and signs the member in. @throws KadrError NOT_FOUND, CONFLICT, PASSWORD_WEAK */
export async function acceptInvitation(
  ctx: StaffContext,
  { secret, name, email, password }: AcceptInvitation,
  context: RequestContext,
): Promise<StaffState> {
  const passwordHash = (login: string): Promise<string> => {
    requireGoodPassword(password, [login]);
    return ctx.passwords.hash(password);
  };
  const newcomer = { name, email, language: context.language, passwordHash };
  const member = await ctx.invitations.accept(secret, newcomer, context.now());
  await ctx.sessions.begin(member.id, 'enrolment', context);
  return 'enrolment';
}

/** Verifies the member's password. @throws KadrError PASSWORD_WRONG, SIGN_IN_ATTEMPTS */
export async function requirePassword(
  ctx: StaffContext,
  { email, passwordHash }: MemberRow,
  password: string,
  context: RequestContext,
): Promise<void> {
  const attempt = await takeSignInTry(ctx.limits, loginOf(email), context, null);
  if (!(await ctx.passwords.verify(password, passwordHash)))
    throw new KadrError('PASSWORD_WRONG', { field: 'password' });
  await attempt.succeeded();
}

/**
 * Changes the password and ends all other sessions.
 *
 * @throws KadrError PASSWORD_WRONG, PASSWORD_WEAK, SIGN_IN_ATTEMPTS
 */
export async function changePassword(
  ctx: StaffContext,
  { session, member }: StaffSession,
  { old_password, password }: { readonly old_password: string; readonly password: string },
  context: RequestContext,
): Promise<void> {
  await requirePassword(ctx, member, old_password, context);
  requireGoodPassword(password, [member.email]);
  await updateMember(ctx.db, member.id, { passwordHash: await ctx.passwords.hash(password) });
  await ctx.sessions.endOthers(session);
}

export async function hasSecondFactor({ db }: StaffContext, member: MemberRow): Promise<boolean> {
  return member.totpSecret !== null || (await findPasskeysOf(db, member.id)).length > 0;
}

/** The rate-limit key for a member's password attempts, distinct from those of viewers' logins. */
function loginOf(email: string): string {
  return `staff ${email}`;
}
