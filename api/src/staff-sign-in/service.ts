import { hkdfSync } from 'node:crypto';
import { KadrError } from '@kadr/contract';
import type {
  AcceptInvitation,
  Language,
  Passkey,
  Reauthentication,
  StaffInvitation,
  StaffMe,
  StaffState,
} from '@kadr/contract';
import type { AuditService } from '../audit/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { keySeal } from '../sealing/sealed-key.ts';
import { updateMember } from '../staff/repository.ts';
import { allRoles } from '../staff/roles.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { useMemberCode } from './codes.ts';
import { meOf, withNames } from './me.ts';
import { addPasskey, memberOfPasskey, passkeyCreation, passkeyOptions, removePasskey } from './passkeys.ts';
import { acceptInvitation, changePassword, requirePassword, signIn } from './password.ts';
import { confirmCode, confirmTotp, removeTotp, replaceCodes, startTotp } from './second-factor.ts';
import { asPrincipal } from './sessions.ts';
import type { StaffSession } from './sessions.ts';
import type { StaffContext } from './staff-context.ts';

/**
 * Signing in to the console. The table of rights says which session states may call which method. Methods that require
 * a recent reauthentication throw REAUTHENTICATION_REQUIRED.
 */
export interface StaffSignInService {
  me(context: RequestContext): Promise<StaffMe>;
  /** @throws KadrError NOT_FOUND */
  invitation(secret: string, context: RequestContext): Promise<StaffInvitation>;
  /** @throws KadrError NOT_FOUND, CONFLICT, INVALID_INPUT, PASSWORD_WEAK */
  accept(input: AcceptInvitation, context: RequestContext): Promise<StaffState>;
  /** @throws KadrError WRONG_CREDENTIALS, SIGN_IN_ATTEMPTS */
  signIn(
    input: { readonly email: string; readonly password: string },
    context: RequestContext,
  ): Promise<StaffState>;
  /** @throws KadrError CODE_WRONG, CODE_TRIES */
  confirmCode(code: string, context: RequestContext): Promise<StaffState>;
  passkeyOptions(context: RequestContext): Promise<{ challenge: string }>;
  /** @throws KadrError PASSKEY_REFUSED */
  signInByPasskey(response: unknown, context: RequestContext): Promise<StaffState>;
  signOut(context: RequestContext): Promise<void>;
  /**
   * Returns when the reauthentication expires.
   *
   * @throws KadrError PASSWORD_WRONG, CODE_WRONG, CODE_TRIES, PASSKEY_REFUSED
   */
  reauthenticate(input: Reauthentication, context: RequestContext): Promise<Date>;
  startTotp(context: RequestContext): Promise<{ secret: string; uri: string }>;
  /** @throws KadrError CODE_WRONG, CODE_TRIES, CONFLICT */
  confirmTotp(code: string, context: RequestContext): Promise<string[]>;
  /** @throws KadrError CONFLICT when it is the only second factor */
  removeTotp(context: RequestContext): Promise<void>;
  newRecoveryCodes(context: RequestContext): Promise<string[]>;
  passkeyCreation(context: RequestContext): Promise<{ challenge: string }>;
  /** @throws KadrError PASSKEY_REFUSED, CONFLICT beyond ten */
  addPasskey(
    input: { readonly name: string; readonly response: unknown },
    context: RequestContext,
  ): Promise<Passkey>;
  /** @throws KadrError NOT_FOUND, CONFLICT when it is the only second factor */
  removePasskey(id: number, context: RequestContext): Promise<void>;
  /** @throws KadrError PASSWORD_WRONG, PASSWORD_WEAK, SIGN_IN_ATTEMPTS */
  changePassword(
    input: { readonly old_password: string; readonly password: string },
    context: RequestContext,
  ): Promise<void>;
  setLanguage(language: Language, context: RequestContext): Promise<void>;
}

export interface StaffSignInPorts extends Pick<
  StaffContext,
  'sessions' | 'limits' | 'passwords' | 'invitations'
> {
  readonly audit: Pick<AuditService, 'record'>;
}

export function createStaffSignInService(
  db: Database,
  { audit, ...ports }: StaffSignInPorts,
  { brands, config, random, secrets }: Pick<ApiPorts, 'brands' | 'config' | 'random' | 'secrets'>,
): StaffSignInService {
  const seal = keySeal(secrets.contentKeys, random);
  const passkeyKey = new Uint8Array(hkdfSync('sha256', secrets.session, '', 'kadr staff passkeys', 32));
  const ctx: StaffContext = { db, ...ports, brands, config, random, seal, passkeyKey };
  const { sessions } = ports;
  /** The member of the session, in any state. @throws KadrError UNAUTHORIZED */
  const current = async (context: RequestContext): Promise<StaffSession> => {
    const found = await sessions.find(context);
    if (found === null) throw new KadrError('UNAUTHORIZED');
    return found;
  };

  return {
    me: async (context) => meOf(ctx, await current(context), context),
    invitation: async (secret, context) => {
      const { email, name, roles, expiresAt } = await ports.invitations.find(secret, context.now());
      const named = withNames(roles, await allRoles(db));
      return { email, name, roles: named, expires_at: expiresAt && secondsOf(expiresAt) };
    },
    accept: (input, context) => acceptInvitation(ctx, input, context),
    signIn: (input, context) => signIn(ctx, input, context),
    confirmCode: async (code, context) => confirmCode(ctx, await current(context), code, context),
    passkeyOptions: (context) => passkeyOptions(ctx, context),
    signInByPasskey: async (response, context) => {
      const member = await memberOfPasskey(ctx, response, context);
      const { ip, userAgent, requestId } = context;
      const call = { operation: 'signInByPasskey', input: undefined, ip, userAgent, requestId };
      await audit.record({ ...call, principal: asPrincipal(member) }, () =>
        sessions.begin(member.id, 'full', context),
      );
      return 'full';
    },
    signOut: (context) => sessions.end(context),
    reauthenticate: async (input, context) => {
      const { session, member } = await current(context);
      await proveAgain(ctx, member, input, context);
      return sessions.prove(session, context.now());
    },
    startTotp: async (context) => startTotp(ctx, await current(context), context),
    confirmTotp: async (code, context) => confirmTotp(ctx, await current(context), code, context),
    removeTotp: async (context) => removeTotp(ctx, await current(context), context),
    newRecoveryCodes: async (context) => replaceCodes(ctx, await current(context), context),
    passkeyCreation: async (context) => passkeyCreation(ctx, await current(context), context),
    addPasskey: async (input, context) => addPasskey(ctx, await current(context), input, context),
    removePasskey: async (id, context) => removePasskey(ctx, await current(context), id, context),
    changePassword: async (input, context) => changePassword(ctx, await current(context), input, context),
    setLanguage: async (language, context) =>
      updateMember(db, (await current(context)).member.id, { language }),
  };
}

/** Verifies one of the member's passkeys, or the password and a fresh code of the authenticator app. */
async function proveAgain(
  ctx: StaffContext,
  member: StaffSession['member'],
  { password = '', code = '', response }: Reauthentication,
  context: RequestContext,
): Promise<void> {
  if (response !== undefined) {
    const { id } = await memberOfPasskey(ctx, response, context);
    if (id !== member.id) throw new KadrError('PASSKEY_REFUSED');
    return;
  }
  await requirePassword(ctx, member, password, context);
  await useMemberCode(ctx, member, { code, isRecoveryAllowed: false }, context);
}
