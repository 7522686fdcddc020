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
import type { Passwords } from '../accounts/password.ts';
import type { PasswordCheck } from './password-check.ts';
import { findById, findByLogin } from '../accounts/repository.ts';
import type { AccountsService } from '../accounts/service.ts';
import { mayBeCode } from '../codes/code-digits.ts';
import type { CodesService } from '../codes/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from '../limits/network.ts';
import type { LimitsService } from '../limits/service.ts';
import type { KnownDevices } from '../session/known-device.ts';
import type { SessionService, ViewerSession } from '../session/service.ts';
import { readAssertion } from './assertion.ts';
import type { AssertionInput } from './assertion.ts';
import { checkLogin, checkMigrationPhone, readLogin } from './check-login.ts';
import { answering } from './migration-port.ts';
import { createPasswordReset } from './password-reset.ts';
import type { PasswordReset } from './password-reset.ts';
import { takeSignInTry } from './sign-in-limits.ts';

export interface SignInService extends PasswordReset {
  /** What a login can do next. @throws KadrError SIGN_IN_ATTEMPTS, MIGRATION_PHONE_UNKNOWN, INVALID_INPUT */
  checkLogin(
    input: { readonly login: string; readonly mode?: 'migrate_phone' | undefined },
    context: RequestContext,
  ): Promise<CheckedLogin>;
  /** Sends a code for `action` by SMS. @throws KadrError CODE_SENDS, FORBIDDEN for another account's phone, SIGN_IN_REQUIRED, INVALID_INPUT */
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
  /** Exchanges the account's password for a confirmation. @throws KadrError PASSWORD_WRONG, SIGN_IN_ATTEMPTS, SIGN_IN_REQUIRED */
  validatePassword(password: string, context: RequestContext): Promise<Confirmation>;
  /**
   * Signs in or registers.
   *
   * @throws KadrError WRONG_CREDENTIALS, whether the login exists or not; SIGN_IN_ATTEMPTS; as `CodesService.consume`;
   *   REGISTRATION_BY_PHONE_ONLY; INVALID_INPUT for text that is no login, or a kind that the brand does not take.
   */
  create(input: CreateSessionInput, context: RequestContext): Promise<ViewerSession>;
  /** Signs in by the word of an operator's app. @throws KadrError ASSERTION_INVALID */
  createByAssertion(input: AssertionInput, context: RequestContext): Promise<ViewerSession>;
}

export interface SignInPorts {
  readonly accounts: Pick<AccountsService, 'authenticate' | 'register'>;
  readonly sessions: SessionService;
  readonly codes: CodesService;
  readonly limits: LimitsService;
  readonly passwords: Passwords;
  readonly passwordCheck: PasswordCheck;
  readonly knownDevices: KnownDevices;
}

/** Logins that one household may look up. */
const lookUps = { name: 'check_login', most: 100, seconds: 15 * 60 };

/** Actions whose code is for the account that is signed in, by its own phone. */
const ownActions: ReadonlySet<SmsCodeAction> = new Set(['reset_pin', 'erase_account']);

interface SignInContext extends SignInPorts {
  readonly db: Database;
  readonly ports: Pick<ApiPorts, 'brands' | 'migration' | 'secrets' | 'outgoing' | 'log'>;
  readonly migration: ReturnType<typeof answering>;
}

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

function requireOffered(
  { ports }: SignInContext,
  type: LoginType,
  field: string,
  { brand }: RequestContext,
): void {
  if (ports.brands.find(({ id }) => id === brand)?.login_types.includes(type) === true) return;
  throw new KadrError('INVALID_INPUT', { message: `${field}: “${type}” is not offered here.`, field });
}

/** The account's id, when `phone` is the phone of the account that is signed in. */
async function ownPhone(
  { sessions, db }: SignInContext,
  phone: string,
  context: RequestContext,
): Promise<number> {
  const { accountId } = await sessions.requireAccount(context);
  const account = await findById(db, accountId);
  if (account?.phone !== phone) throw new KadrError('FORBIDDEN', { field: 'phone' });
  return accountId;
}

async function isSmsWanted(
  ctx: SignInContext,
  phone: string,
  action: SmsCodeAction,
  context: RequestContext,
): Promise<boolean> {
  if (ownActions.has(action)) return (await ownPhone(ctx, phone, context)) > 0;
  if (action === 'register') return true;
  if (action === 'migrate_phone') return (await ctx.migration.findByPhone(phone)) !== null;
  return (await findByLogin(ctx.db, 'phone', phone)) !== undefined;
}

/** Whose phone it is that a code has confirmed; somebody new is registered, unless he was to be known. */
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
  // A registration at the same moment has proved the same phone.
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

async function sendSmsCode(
  ctx: SignInContext,
  { phone, action }: { readonly phone: string; readonly action: SmsCodeAction },
  context: RequestContext,
): Promise<SentCode> {
  requireOffered(ctx, 'phone', 'phone', context);
  const login = normalizeLogin(phone, 'phone');
  const isWanted = await isSmsWanted(ctx, login, action, context);
  return ctx.codes.send({ channel: 'sms', login, action, isWanted }, context);
}

async function validateSmsCode(
  ctx: SignInContext,
  { phone, code, action }: Parameters<SignInService['validateSmsCode']>[0],
  context: RequestContext,
): Promise<Confirmation> {
  const login = normalizeLogin(phone, 'phone');
  const own = ownActions.has(action) ? { accountId: await ownPhone(ctx, login, context) } : {};
  await ctx.codes.consume({ login, action, code }, context);
  return ctx.codes.confirm({ action, login, ...own }, context);
}

async function sendEmailCode(
  ctx: SignInContext,
  { email, action }: { readonly email: string; readonly action: 'reset_password' },
  context: RequestContext,
): Promise<SentCode> {
  requireOffered(ctx, 'email', 'email', context);
  const login = normalizeLogin(email, 'email');
  const isWanted = (await findByLogin(ctx.db, 'email', login)) !== undefined;
  return ctx.codes.send({ channel: 'email', login, action, isWanted }, context);
}

async function validateEmailCode(
  { codes }: SignInContext,
  { email, code, action }: Parameters<SignInService['validateEmailCode']>[0],
  context: RequestContext,
): Promise<Confirmation> {
  const login = normalizeLogin(email, 'email');
  await codes.consume({ login, action, code }, context);
  return codes.confirm({ action, login }, context);
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
      throw new KadrError('INVALID_INPUT', { message: 'password: is needed.', field: 'password' });
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
