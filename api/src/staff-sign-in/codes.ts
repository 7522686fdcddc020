import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit } from '../limits/service.ts';
import { digestOf } from '../sealing/random-secret.ts';
import type { MemberRow } from '../staff/repository.ts';
import { takeRecoveryCode, useTotpStep } from './repository.ts';
import type { StaffContext } from './staff-context.ts';
import { totpStepOf } from './totp.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** Wrong codes of a member, and of a network. */
const limits = {
  member: { name: 'staff_code', most: 5, seconds: quarter },
  day: { name: 'staff_code_day', most: 30, seconds: 24 * hour },
  network: { name: 'staff_code_network', most: 50, seconds: hour },
} as const satisfies Readonly<Record<string, Limit>>;

/** How many recovery codes a member gets, and letters and digits of one: 80 bits. */
export const recoveryCodes = 10;
const recoveryLength = 16;
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Uses up the code of a member's authenticator app, or a recovery code where those count.
 *
 * @throws KadrError CODE_WRONG, also for a code that was used before; CODE_TRIES
 */
export async function useMemberCode(
  ctx: StaffContext,
  member: MemberRow,
  { code, isRecoveryAllowed }: { readonly code: string; readonly isRecoveryAllowed: boolean },
  context: RequestContext,
): Promise<void> {
  const written = code.replaceAll(/[\s-]/g, '').toLowerCase();
  await guessing(ctx, member, context, async () => {
    const secret = member.totpSecret === null ? null : ctx.seal.open(sealOf(member), member.totpSecret);
    const step = secret === null ? null : totpStepOf(secret, written, context.now());
    if (step !== null) return useTotpStep(ctx.db, member.id, step);
    return isRecoveryAllowed && (await takeRecoveryCode(ctx.db, member.id, digestOf(written)));
  });
}

/** Counts a guess at a code; one that was right is given back. @throws KadrError CODE_WRONG, CODE_TRIES */
export async function guessing(
  ctx: Pick<StaffContext, 'limits'>,
  { id }: MemberRow,
  context: RequestContext,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const tries: readonly (readonly [Limit, string])[] = [
    [limits.member, String(id)],
    [limits.day, String(id)],
    [limits.network, networkOf(context.ip)],
  ];
  for (const [limit, who] of tries)
    if (!(await ctx.limits.take(limit, who, context.now()))) throw new KadrError('CODE_TRIES');
  if (!(await isRight())) throw new KadrError('CODE_WRONG', { field: 'code' });
  for (const [limit, who] of tries) await ctx.limits.giveBack(limit, who);
}

/** Under which name a member's secret is sealed. */
export function sealOf({ id }: Pick<MemberRow, 'id'>): string {
  return `staff_totp:${id}`;
}

/** Fresh recovery codes, as people read them: four letters and digits, a hyphen, and so on. */
export function newRecoveryCodes({ random }: Pick<StaffContext, 'random'>): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    Array.from(random(recoveryLength), (byte) => alphabet[byte % alphabet.length] ?? '')
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
}

/** What is kept of recovery codes. */
export function recoveryHashes(codes: readonly string[]): string[] {
  return codes.map((code) => digestOf(code.replaceAll('-', '')));
}
