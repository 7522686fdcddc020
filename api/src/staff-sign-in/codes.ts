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

/** Limits on wrong codes, per member and per network. */
const limits = {
  member: { name: 'staff_code', most: 5, seconds: quarter },
  day: { name: 'staff_code_day', most: 30, seconds: 24 * hour },
  network: { name: 'staff_code_network', most: 50, seconds: hour },
} as const satisfies Readonly<Record<string, Limit>>;

/** The number of recovery codes per member, and the length of a code: 80 bits. */
export const recoveryCodes = 10;
const recoveryLength = 16;
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Consumes a code of the member's authenticator app, or a recovery code where those are allowed.
 *
 * @throws KadrError CODE_WRONG, also for a reused code; CODE_TRIES
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

/** Counts an attempt; a correct code does not count. @throws KadrError CODE_WRONG, CODE_TRIES */
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

/** The name under which a member's secret is sealed. */
export function sealOf({ id }: Pick<MemberRow, 'id'>): string {
  return `staff_totp:${id}`;
}

/** New recovery codes in readable form: groups of four letters and digits, separated by hyphens. */
export function newRecoveryCodes({ random }: Pick<StaffContext, 'random'>): string[] {
  return Array.from({ length: recoveryCodes }, () =>
    Array.from(random(recoveryLength), (byte) => alphabet[byte % alphabet.length] ?? '')
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
}

/** The stored hashes of recovery codes. */
export function recoveryHashes(codes: readonly string[]): string[] {
  return codes.map((code) => digestOf(code.replaceAll('-', '')));
}
