import { KadrError } from '@kadr/contract';
import type { StaffState } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { lockStaff, updateMember } from '../staff/repository.ts';
import { brandName } from '../text/brand-name.ts';
import { guessing, newRecoveryCodes, recoveryHashes, sealOf, useMemberCode } from './codes.ts';
import { findPasskeysOf, replaceRecoveryCodes } from './repository.ts';
import { isProved } from './sessions.ts';
import type { StaffSession } from './sessions.ts';
import type { StaffContext } from './staff-context.ts';
import { totpForApp, totpSecretLength, totpStepOf } from './totp.ts';

/** Completes a sign-in by password. @throws KadrError CODE_WRONG, CODE_TRIES */
export async function confirmCode(
  ctx: StaffContext,
  { session, member }: StaffSession,
  code: string,
  context: RequestContext,
): Promise<StaffState> {
  await useMemberCode(ctx, member, { code, isRecoveryAllowed: true }, context);
  await ctx.sessions.complete(session, context);
  return 'full';
}

/**
 * Allows changes to the member's protection: for a session with a recent reauthentication, or a member without a second
 * factor.
 *
 * @throws KadrError REAUTHENTICATION_REQUIRED
 */
export function requireProof({ session }: StaffSession, { now }: RequestContext): void {
  if (session.state !== 'enrolment' && !isProved(session, now()))
    throw new KadrError('REAUTHENTICATION_REQUIRED');
}

/**
 * Creates a secret, which takes effect once one of its codes is confirmed.
 *
 * @throws KadrError REAUTHENTICATION_REQUIRED
 */
export async function startTotp(
  ctx: StaffContext,
  current: StaffSession,
  context: RequestContext,
): Promise<{ secret: string; uri: string }> {
  requireProof(current, context);
  const { member } = current;
  const secret = ctx.random(totpSecretLength);
  await updateMember(ctx.db, member.id, { totpPending: ctx.seal.seal(sealOf(member), secret) });
  const main = ctx.brands.find(({ is_main }) => is_main)?.id ?? context.brand;
  const issuer = brandName(ctx.brands, { brand: main, language: context.language });
  return totpForApp(secret, { issuer, label: member.email });
}

/**
 * Activates the new secret; an enrolling session becomes `full`.
 *
 * @returns recovery codes, shown only once
 * @throws KadrError CODE_WRONG, CODE_TRIES, CONFLICT without a pending secret
 */
export async function confirmTotp(
  ctx: StaffContext,
  { session, member }: StaffSession,
  code: string,
  context: RequestContext,
): Promise<string[]> {
  const { totpPending } = member;
  if (totpPending === null) throw new KadrError('CONFLICT', { message: 'No new secret waits for its code.' });
  const secret = ctx.seal.open(sealOf(member), totpPending);
  const step = totpStepOf(secret, code.replaceAll(/\s/g, ''), context.now());
  await guessing(ctx, member, context, async () => step !== null);
  const codes = newRecoveryCodes(ctx);
  await ctx.db.transaction(async (transaction) => {
    await updateMember(transaction, member.id, {
      totpSecret: totpPending,
      totpPending: null,
      totpStep: step,
    });
    await replaceRecoveryCodes(transaction, member.id, recoveryHashes(codes));
  });
  if (session.state === 'enrolment') await ctx.sessions.complete(session, context);
  return codes;
}

/** @throws KadrError REAUTHENTICATION_REQUIRED; CONFLICT when it is the only second factor */
export async function removeTotp(
  ctx: StaffContext,
  current: StaffSession,
  context: RequestContext,
): Promise<void> {
  requireProof(current, context);
  const { id } = current.member;
  await ctx.db.transaction(async (transaction) => {
    await lockStaff(transaction);
    if ((await findPasskeysOf(transaction, id)).length === 0) throw onlyFactor();
    await updateMember(transaction, id, { totpSecret: null, totpPending: null });
  });
}

/** @throws KadrError REAUTHENTICATION_REQUIRED */
export async function replaceCodes(
  ctx: StaffContext,
  current: StaffSession,
  context: RequestContext,
): Promise<string[]> {
  requireProof(current, context);
  const codes = newRecoveryCodes(ctx);
  await ctx.db.transaction((transaction) =>
    replaceRecoveryCodes(transaction, current.member.id, recoveryHashes(codes)),
  );
  return codes;
}

export function onlyFactor(): KadrError {
  return new KadrError('CONFLICT', { message: 'This is the only second factor: add another one first.' });
}
