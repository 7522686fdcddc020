import { createHmac, hkdfSync } from 'node:crypto';
import { KadrError } from '@kadr/contract';
import type { Passkey } from '@kadr/contract';
import { findById } from '../accounts/repository.ts';
import { brandName } from '../text/brand-name.ts';
import type { CodesService } from '../codes/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { describeDevice } from '../devices/describe-device.ts';
import { lockDevices } from '../devices/repository.ts';
import type { SessionService } from '../session/service.ts';
import type { ViewerSession } from '../session/session-context.ts';
import { deletePasskey, findPasskey, findPasskeys, insertPasskey, notePasskeyUse } from './repository.ts';
import type { PasskeyRow } from './repository.ts';
import { passkeyAlgorithms, passkeyTimeout, verifyNewPasskey, verifyPasskeyUse, webAuthn } from './verify.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** The largest number of passkeys of an account. */
const mostPasskeys = 10;
export interface PasskeysService {
  /** @throws KadrError SIGN_IN_REQUIRED */
  list(context: RequestContext): Promise<Passkey[]>;
  /** The options for a browser to create a passkey. @throws KadrError SIGN_IN_REQUIRED */
  registrationOptions(context: RequestContext): Promise<{ challenge: string }>;
  /** @throws KadrError PASSKEY_REFUSED, CONFLICT beyond ten, SIGN_IN_REQUIRED */
  register(
    input: { readonly answer: unknown; readonly name?: string | undefined },
    context: RequestContext,
  ): Promise<Passkey>;
  /** @throws KadrError NOT_FOUND for a passkey that is not the account's, SIGN_IN_REQUIRED */
  delete(id: number, context: RequestContext): Promise<void>;
  /** The options for a browser to sign in with any passkey. */
  signInOptions(context: RequestContext): Promise<{ challenge: string }>;
  /** @throws KadrError PASSKEY_REFUSED */
  signIn(answer: unknown, context: RequestContext): Promise<ViewerSession>;
}

export interface PasskeysPorts {
  readonly sessions: SessionService;
  readonly codes: CodesService;
}

interface PasskeysContext extends Pick<ApiPorts, 'brands' | 'config'>, PasskeysPorts {
  readonly db: Database;
  readonly key: Uint8Array;
}

export function createPasskeysService(
  db: Database,
  { sessions, codes }: PasskeysPorts,
  { brands, config, secrets }: Pick<ApiPorts, 'brands' | 'config' | 'secrets'>,
): PasskeysService {
  const key = new Uint8Array(hkdfSync('sha256', secrets.session, '', 'kadr passkey holders', 32));
  const ctx: PasskeysContext = { db, sessions, codes, brands, config, key };

  return {
    list: async (context) => {
      const { accountId } = await sessions.requireAccount(context);
      return (await findPasskeys(db, accountId)).map(toPasskey);
    },

    registrationOptions: (context) => registrationOptions(ctx, context),

    register: (input, context) => register(ctx, input, context),

    delete: async (id, context) => {
      const { accountId } = await sessions.requireAccount(context);
      if (!(await deletePasskey(db, accountId, id))) throw new KadrError('NOT_FOUND');
    },

    signInOptions: (context) => signInOptions(ctx, context),

    signIn: (answer, context) => signIn(ctx, answer, context),
  };
}

function originOf({ config }: PasskeysContext, { protocol, host }: RequestContext): URL {
  return new URL(config.publicUrl ?? `${protocol}://${host}`);
}

/** A challenge that is valid once, in this session, for one purpose: it works like a confirmation. */
async function challengeFor(
  { codes }: PasskeysContext,
  action: string,
  context: RequestContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const { confirmation_code } = await codes.confirm({ action }, context);
  return new Uint8Array(Buffer.from(confirmation_code, 'base64url'));
}

function isChallenge({ codes }: PasskeysContext, action: string, context: RequestContext) {
  return async (challenge: string): Promise<boolean> => {
    await codes.redeem(challenge, { actions: [action] }, context);
    return true;
  };
}

async function registrationOptions(
  ctx: PasskeysContext,
  context: RequestContext,
): Promise<{ challenge: string }> {
  const { accountId } = await ctx.sessions.requireAccount(context);
  const account = await findById(ctx.db, accountId);
  const known = await findPasskeys(ctx.db, accountId);
  const origin = originOf(ctx, context);
  const login = account?.email ?? account?.phone ?? account?.san ?? '';
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: brandName(ctx.brands, context),
    rpID: origin.hostname,
    userName: login,
    userDisplayName: login,
    userID: new Uint8Array(createHmac('sha256', ctx.key).update(String(accountId)).digest()),
    challenge: await challengeFor(ctx, 'passkey_register', context),
    timeout: passkeyTimeout,
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

async function register(
  ctx: PasskeysContext,
  { answer, name }: { readonly answer: unknown; readonly name?: string | undefined },
  context: RequestContext,
): Promise<Passkey> {
  const { accountId } = await ctx.sessions.requireAccount(context);
  const origin = originOf(ctx, context);
  const made = await verifyNewPasskey(answer, origin, isChallenge(ctx, 'passkey_register', context));
  const row = await ctx.db.transaction(async (transaction) => {
    // One after the other, so that the limit of ten holds.
    await lockDevices(transaction, accountId);
    if ((await findPasskeys(transaction, accountId)).length >= mostPasskeys) throw new KadrError('CONFLICT');
    return insertPasskey(transaction, {
      accountId,
      ...made,
      name: name ?? (describeDevice(context.userAgent).title || brandName(ctx.brands, context)),
      createdAt: context.now(),
    });
  });
  if (row === undefined) throw new KadrError('PASSKEY_REFUSED');
  return toPasskey(row);
}

async function signInOptions(ctx: PasskeysContext, context: RequestContext): Promise<{ challenge: string }> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: originOf(ctx, context).hostname,
    challenge: await challengeFor(ctx, 'passkey_sign_in', context),
    timeout: passkeyTimeout,
    userVerification: 'required',
  });
}

async function signIn(
  ctx: PasskeysContext,
  answer: unknown,
  context: RequestContext,
): Promise<ViewerSession> {
  const origin = originOf(ctx, context);
  const { passkey, counter } = await verifyPasskeyUse(answer, origin, {
    isChallenge: isChallenge(ctx, 'passkey_sign_in', context),
    find: (credentialId) => findPasskey(ctx.db, credentialId),
  });
  await notePasskeyUse(ctx.db, passkey.id, { counter, lastUsedAt: context.now() });
  return ctx.sessions.begin({ accountId: passkey.accountId, method: 'passkey' }, context);
}

/** A passkey as shown to its owner. */
export function toPasskey({
  id,
  name,
  createdAt,
  lastUsedAt,
}: Pick<PasskeyRow, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>): Passkey {
  return {
    id,
    name,
    created_at: secondsOf(createdAt),
    last_used_at: lastUsedAt === null ? null : secondsOf(lastUsedAt),
  };
}
