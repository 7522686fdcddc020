import { createHmac } from 'node:crypto';
import { KadrError } from '@kadr/contract';
import type { Passkey } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit } from '../limits/service.ts';
import { toPasskey } from '../passkeys/service.ts';
import {
  passkeyAlgorithms,
  passkeyTimeout,
  verifyNewPasskey,
  verifyPasskeyUse,
  webAuthn,
} from '../passkeys/verify.ts';
import { digestOf } from '../sealing/random-secret.ts';
import { findMember, lockStaff } from '../staff/repository.ts';
import { brandName } from '../text/brand-name.ts';
import {
  deletePasskey,
  findPasskey,
  findPasskeysOf,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  takeChallenge,
} from './repository.ts';
import { onlyFactor, requireProof } from './second-factor.ts';
import type { StaffSession } from './sessions.ts';
import type { StaffContext } from './staff-context.ts';

/** Maximum number of passkeys per member. */
const mostPasskeys = 10;

/** Challenges that a network may request without being signed in. */
const asked: Limit = { name: 'staff_passkey_options', most: 200, seconds: 60 * 60 };

/** Options for proving any passkey in the browser. @throws KadrError TOO_MANY_REQUESTS */
export async function passkeyOptions(
  ctx: StaffContext,
  context: RequestContext,
): Promise<{ challenge: string }> {
  if (!(await ctx.limits.take(asked, networkOf(context.ip), context.now())))
    throw new KadrError('TOO_MANY_REQUESTS');
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: originOf(ctx, context).hostname,
    challenge: await challengeFor(ctx, null, context),
    timeout: passkeyTimeout,
    userVerification: 'required',
  });
}

/** The member whose passkey a response proves. @throws KadrError PASSKEY_REFUSED */
export async function memberOfPasskey(
  ctx: StaffContext,
  answer: unknown,
  context: RequestContext,
): Promise<{ id: number; name: string }> {
  const { passkey, counter } = await verifyPasskeyUse(answer, originOf(ctx, context), {
    isChallenge: isChallenge(ctx, null, context),
    find: (credentialId) => findPasskey(ctx.db, credentialId),
  });
  await notePasskeyUse(ctx.db, passkey.id, { counter, lastUsedAt: context.now() });
  return { id: passkey.memberId, name: passkey.memberName };
}

/** Options for creating a passkey in the browser. @throws KadrError REAUTHENTICATION_REQUIRED */
export async function passkeyCreation(
  ctx: StaffContext,
  current: StaffSession,
  context: RequestContext,
): Promise<{ challenge: string }> {
  requireProof(current, context);
  const { id, email, name } = current.member;
  const known = await findPasskeysOf(ctx.db, id);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: brandName(ctx.brands, context),
    rpID: originOf(ctx, context).hostname,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(createHmac('sha256', ctx.passkeyKey).update(String(id)).digest()),
    challenge: await challengeFor(ctx, id, context),
    timeout: passkeyTimeout,
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Adds a passkey; an enrolling session becomes `full`. @throws KadrError PASSKEY_REFUSED, CONFLICT beyond ten */
export async function addPasskey(
  ctx: StaffContext,
  { session, member }: StaffSession,
  { name, response }: { readonly name: string; readonly response: unknown },
  context: RequestContext,
): Promise<Passkey> {
  const made = await verifyNewPasskey(response, originOf(ctx, context), isChallenge(ctx, member.id, context));
  const row = await ctx.db.transaction(async (transaction) => {
    await lockStaff(transaction);
    if ((await findPasskeysOf(transaction, member.id)).length >= mostPasskeys)
      throw new KadrError('CONFLICT');
    return insertPasskey(transaction, { ...made, memberId: member.id, name, createdAt: context.now() });
  });
  if (row === undefined) throw new KadrError('PASSKEY_REFUSED');
  if (session.state === 'enrolment') await ctx.sessions.complete(session, context);
  return toPasskey(row);
}

/** @throws KadrError NOT_FOUND, REAUTHENTICATION_REQUIRED; CONFLICT when it is the only second factor */
export async function removePasskey(
  ctx: StaffContext,
  current: StaffSession,
  id: number,
  context: RequestContext,
): Promise<void> {
  requireProof(current, context);
  const memberId = current.member.id;
  await ctx.db.transaction(async (transaction) => {
    await lockStaff(transaction);
    const known = await findPasskeysOf(transaction, memberId);
    const member = await findMember(transaction, memberId);
    if (known.length === 1 && member?.totpSecret === null) throw onlyFactor();
    if (!(await deletePasskey(transaction, memberId, id))) throw new KadrError('NOT_FOUND');
  });
}

function originOf({ config }: StaffContext, { protocol, host }: RequestContext): URL {
  return new URL(config.publicUrl ?? `${protocol}://${host}`);
}

/** Creates a single-use challenge: for a member to register a passkey, or for a sign-in with any passkey (null). */
async function challengeFor(
  { db, random }: StaffContext,
  memberId: number | null,
  { now }: RequestContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(random(32));
  const hash = digestOf(Buffer.from(challenge).toString('base64url'));
  await insertChallenge(db, { hash, memberId, expiresAt: new Date(now().getTime() + passkeyTimeout) });
  return challenge;
}

function isChallenge({ db }: StaffContext, memberId: number | null, { now }: RequestContext) {
  return (challenge: string): Promise<boolean> =>
    takeChallenge(db, { hash: digestOf(challenge), memberId }, now());
}
