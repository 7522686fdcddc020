import { requireOffered } from './sign-in-context.ts';
import { KadrError } from '@kadr/contract';
import type {
  CheckedLogin,
  Confirmation,
  CreateSessionInput,
  LoginType,
  SentCode,
  SmsCodeAction,
} from '@kadr/contract';
import { normalizeLogin } from '../accounts/login.ts';
import { findByLogin } from '../accounts/repository.ts';
import { mayBeCode } from '../codes/code-digits.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../limits/network.ts';
import type { ViewerSession } from '../session/session-context.ts';
import { readAssertion } from './assertion.ts';
import type { AssertionInput } from './assertion.ts';
import { checkLogin, checkMigrationPhone, readLogin } from './check-login.ts';
import { answering } from './migration-port.ts';
import { createPasswordReset } from './password-reset.ts';
import type { PasswordReset } from './password-reset.ts';
import { takeSignInTry } from './sign-in-limits.ts';
import type { SignInPorts, SignInContext } from './sign-in-context.ts';
import { sendSmsCode, validateSmsCode, sendEmailCode, validateEmailCode } from './codes-of-login.ts';

export interface SignInService extends PasswordReset {
  /** The next step for a login. @throws KadrError SIGN_IN_ATTEMPTS, MIGRATION_PHONE_UNKNOWN, INVALID_INPUT */
  checkLogin(
    input: { readonly login: string; readonly mode?: 'migrate_phone' | undefined },
    context: RequestContext,
  ): Promise<CheckedLogin>;
  /**
   * Sends a code for `action` by SMS.
   *
   * @throws KadrError CODE_SENDS, FORBIDDEN for another account's phone, SIGN_IN_REQUIRED, INVALID_INPUT
   */
  sendSmsCode(
    input: { readonly phone: string; readonly action: SmsCodeAction },
    context: RequestContext,
  ): Promise<SentCode>;
  /** Exchanges the code for a confirmation. @throws KadrError as `CodesService.consume` */
  validateSmsCode(
    input: { readonly phone: string; readonly code: string; readonly action: SmsCodeAction },
    context: RequestContext,
  ): Promise<Confirmation>;
  /** Sends a code for `action` by e-mail. @throws KadrError CODE_SENDS, INVALID_INPUT */
  sendEmailCode(
    input: { readonly email: string; readonly action: 'reset_password' },
    context: RequestContext,
  ): Promise<SentCode>;
  /** Exchanges the code for a confirmation. @throws KadrError as `CodesService.consume` */
  validateEmailCode(
    input: { readonly email: string; readonly code: string; readonly action: 'reset_password' },
    context: RequestContext,
  ): Promise<Confirmation>;
  /**
   * Exchanges the account's password for a confirmation.
   *
   * @throws KadrError PASSWORD_WRONG, SIGN_IN_ATTEMPTS, SIGN_IN_REQUIRED
   */
  validatePassword(password: string, context: RequestContext): Promise<Confirmation>;
  /**
   * Signs in or registers.
   *
   * @throws KadrError WRONG_CREDENTIALS, whether the login exists or not; SIGN_IN_ATTEMPTS; as `CodesService.consume`;
   *   REGISTRATION_BY_PHONE_ONLY; INVALID_INPUT for text that is not a login, or a kind that the brand does not allow.
   */
  create(input: CreateSessionInput, context: RequestContext): Promise<ViewerSession>;
  /** Signs in with an assertion of an operator's app. @throws KadrError ASSERTION_INVALID */
  createByAssertion(input: AssertionInput, context: RequestContext): Promise<ViewerSession>;
}

/** Limit of one network on looking up logins. */
const lookUps = { name: 'check_login', most: 100, seconds: 15 * 60 };

export function createSignInService(
  db: Database,
  { accounts, sessions, codes, limits, passwords, passwordCheck, knownDevices }: SignInPorts,
  ports: Pick<ApiPorts, 'brands' | 'migration' | 'secrets' | 'outgoing' | 'log'>,
): SignInService {
  const migration = answering(ports.migration);
  const ctx: SignInContext = {
    db,
    accounts,
    sessions,
    codes,
    limits,
    passwords,
    passwordCheck,
    knownDevices,
    ports,
    migration,
  };

  return {
    ...createPasswordReset(
      db,
      { accounts, sessions, codes, passwords, knownDevices },
      { ...ports, migration },
    ),

    checkLogin: (input, context) => checkGivenLogin(ctx, input, context),

    sendSmsCode: (input, context) => sendSmsCode(ctx, input, context),

    validateSmsCode: (input, context) => validateSmsCode(ctx, input, context),

    sendEmailCode: (input, context) => sendEmailCode(ctx, input, context),

    validateEmailCode: (input, context) => validateEmailCode(ctx, input, context),

    validatePassword: (password, context) => validatePassword(ctx, password, context),

    create: (input, context) => create(ctx, input, context),

    createByAssertion: (input, context) => createByAssertion(ctx, input, context),
  };
}

/** The account of a phone that a code has confirmed; a new viewer is registered, unless the account must exist. */
async function accountOfPhone(
  { db, accounts }: SignInContext,
  phone: string,
  isKnown: boolean,
  { language }: RequestContext,
): Promise<number> {
  const find = async (): Promise<number | undefined> => (await findByLogin(db, 'phone', phone))?.id;
  const known = await find();
  if (known !== undefined) return known;
  if (isKnown) throw new KadrError('WRONG_CREDENTIALS');
  const newcomer = { phone, email: null, language, profileName: null, migratedFrom: null };
  // A simultaneous registration has proved the same phone.
  const id = (await accounts.register(newcomer)) ?? (await find());
  if (id === undefined) throw new KadrError('CONFLICT');
  return id;
}

interface PasswordLogin {
  readonly login: string;
  readonly type: LoginType;
  readonly password: string;
}

async function byPassword(
  { knownDevices, db, limits, accounts }: SignInContext,
  { login, type, password }: PasswordLogin,
  context: RequestContext,
): Promise<number> {
  const known = await knownDevices.read(context);
  const owner = known === null ? undefined : await findByLogin(db, type, login);
  const device = known !== null && owner?.id === known.accountId ? known.id : null;
  const attempt = await takeSignInTry(limits, login, context, device);
  const found = await accounts.authenticate(login, type, password);
  if (found === null) throw new KadrError('WRONG_CREDENTIALS');
  await attempt.succeeded();
  return found.account.id;
}

async function checkGivenLogin(
  ctx: SignInContext,
  { login, mode }: Parameters<SignInService['checkLogin']>[0],
  context: RequestContext,
): Promise<CheckedLogin> {
  const network = networkOf(context.ip);
  const read = readLogin(login);
  if (mode === undefined) requireOffered(ctx, read.type, 'login', context);
  if (!(await ctx.limits.take(lookUps, network, context.now()))) throw new KadrError('SIGN_IN_ATTEMPTS');
  return mode === undefined
    ? checkLogin(ctx.db, ctx.migration, read)
    : checkMigrationPhone(ctx.db, ctx.migration, read);
}

async function validatePassword(
  { sessions, passwordCheck, codes }: SignInContext,
  password: string,
  context: RequestContext,
): Promise<Confirmation> {
  const { accountId } = await sessions.requireAccount(context);
  await passwordCheck.check(accountId, password, context);
  return codes.confirm({ action: 'password', accountId }, context);
}

async function create(
  ctx: SignInContext,
  { login, login_mode, login_type, password, confirmation_code }: CreateSessionInput,
  context: RequestContext,
): Promise<ViewerSession> {
  requireOffered(ctx, login_type, 'login_type', context);
  const name = normalizeLogin(login, login_type);
  if (login_type === 'email') {
    if (login_mode === 'register') throw new KadrError('REGISTRATION_BY_PHONE_ONLY', { field: 'login' });
    if (password === undefined)
      throw new KadrError('INVALID_INPUT', { message: 'password: is required.', field: 'password' });
    const accountId = await byPassword(ctx, { login: name, type: 'email', password }, context);
    return ctx.sessions.begin({ accountId, method: 'password' }, context);
  }
  const isKnown = login_mode === 'authorize';
  if (isKnown && password !== undefined && !mayBeCode(password)) {
    const accountId = await byPassword(ctx, { login: name, type: 'phone', password }, context);
    return ctx.sessions.begin({ accountId, method: 'password' }, context);
  }
  const action = isKnown ? 'auth' : 'register';
  if (confirmation_code !== undefined)
    await ctx.codes.redeem(confirmation_code, { actions: [action], login: name }, context);
  else await ctx.codes.consume({ login: name, action, code: password ?? '' }, context);
  const accountId = await accountOfPhone(ctx, name, isKnown, context);
  return ctx.sessions.begin({ accountId, method: 'sms_code' }, context);
}

async function createByAssertion(
  { ports, limits, db, sessions }: SignInContext,
  input: AssertionInput,
  context: RequestContext,
): Promise<ViewerSession> {
  const phone = await readAssertion(input, ports.secrets.authApps ?? new Map(), limits, context);
  const account = await findByLogin(db, 'phone', phone);
  if (account === undefined) throw new KadrError('ASSERTION_INVALID');
  return sessions.begin({ accountId: account.id, method: 'assertion' }, context);
}
