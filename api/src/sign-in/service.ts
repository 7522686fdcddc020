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
import type { ApiDependencies, RequestContext } from '../context.ts';
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
  /** AU-020. @throws KadrError SIGN_IN_ATTEMPTS, MIGRATION_PHONE_UNKNOWN, INVALID_INPUT */
  checkLogin(
    input: { readonly login: string; readonly mode?: 'migrate_phone' | undefined },
    context: RequestContext,
  ): Promise<CheckedLogin>;
  /** AU-036. @throws KadrError CODE_SENDS, FORBIDDEN for another account's phone, SIGN_IN_REQUIRED, INVALID_INPUT */
  sendSmsCode(
    input: { readonly phone: string; readonly action: SmsCodeAction },
    context: RequestContext,
  ): Promise<SentCode>;
  /** AU-037. @throws KadrError as `CodesService.consume` */
  validateSmsCode(
    input: { readonly phone: string; readonly code: string; readonly action: SmsCodeAction },
    context: RequestContext,
  ): Promise<Confirmation>;
  /** AU-041. @throws KadrError CODE_SENDS, INVALID_INPUT */
  sendEmailCode(
    input: { readonly email: string; readonly action: 'reset_password' },
    context: RequestContext,
  ): Promise<SentCode>;
  /** AU-042. @throws KadrError as `CodesService.consume` */
  validateEmailCode(
    input: { readonly email: string; readonly code: string; readonly action: 'reset_password' },
    context: RequestContext,
  ): Promise<Confirmation>;
  /** AU-048. @throws KadrError PASSWORD_WRONG, SIGN_IN_ATTEMPTS, SIGN_IN_REQUIRED */
  validatePassword(password: string, context: RequestContext): Promise<Confirmation>;
  /**
   * Signs in or registers (SS-007, AU-056).
   *
   * @throws KadrError WRONG_CREDENTIALS, whether the login exists or not; SIGN_IN_ATTEMPTS; as `CodesService.consume`;
   *   REGISTRATION_BY_PHONE_ONLY; INVALID_INPUT for a login that is none, or a kind that the brand does not take.
   */
  create(input: CreateSessionInput, context: RequestContext): Promise<ViewerSession>;
  /** Signs in by the word of an operator's app (AU-019). @throws KadrError ASSERTION_INVALID */
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

export function createSignInService(
  db: Database,
  { accounts, sessions, codes, limits, passwords, passwordCheck, knownDevices }: SignInPorts,
  dependencies: Pick<ApiDependencies, 'brands' | 'migration' | 'secrets' | 'outgoing' | 'log'>,
): SignInService {
  const { brands, secrets } = dependencies;
  const migration = answering(dependencies.migration);

  const requireOffered = (type: LoginType, field: string, { brand }: RequestContext): void => {
    if (brands.find(({ id }) => id === brand)?.login_types.includes(type) === true) return;
    throw new KadrError('INVALID_INPUT', { message: `${field}: “${type}” is not offered here.`, field });
  };

  /** The account's id, when `phone` is the phone of the account that is signed in. */
  const ownPhone = async (phone: string, context: RequestContext): Promise<number> => {
    const { accountId } = await sessions.account(context);
    const account = await findById(db, accountId);
    if (account?.phone !== phone) throw new KadrError('FORBIDDEN', { field: 'phone' });
    return accountId;
  };

  const isSmsWanted = async (
    phone: string,
    action: SmsCodeAction,
    context: RequestContext,
  ): Promise<boolean> => {
    if (ownActions.has(action)) return (await ownPhone(phone, context)) > 0;
    if (action === 'register') return true;
    if (action === 'migrate_phone') return (await migration.findByPhone(phone)) !== null;
    return (await findByLogin(db, 'phone', phone)) !== undefined;
  };

  /** Whose phone it is that a code has confirmed; somebody new is registered, unless he was to be known. */
  const accountOfPhone = async (
    phone: string,
    isKnown: boolean,
    { language }: RequestContext,
  ): Promise<number> => {
    const find = async (): Promise<number | undefined> => (await findByLogin(db, 'phone', phone))?.id;
    const known = await find();
    if (known !== undefined) return known;
    if (isKnown) throw new KadrError('WRONG_CREDENTIALS');
    const newcomer = { phone, email: null, language, profileName: null, migratedFrom: null };
    // Whoever registers it at the same moment has shown that the phone is his too.
    const id = (await accounts.register(newcomer)) ?? (await find());
    if (id === undefined) throw new KadrError('CONFLICT');
    return id;
  };

  const byPassword = async (
    login: string,
    type: LoginType,
    password: string,
    context: RequestContext,
  ): Promise<number> => {
    const known = await knownDevices.read(context);
    const owner = known === null ? undefined : await findByLogin(db, type, login);
    const device = known !== null && owner?.id === known.accountId ? known.id : null;
    const attempt = await takeSignInTry(limits, login, context, device);
    const found = await accounts.authenticate(login, type, password);
    if (found === null) throw new KadrError('WRONG_CREDENTIALS');
    await attempt.succeeded();
    return found.account.id;
  };

  return {
    ...createPasswordReset(
      db,
      { accounts, sessions, codes, passwords, knownDevices },
      { ...dependencies, migration },
    ),

    checkLogin: async ({ login, mode }, context) => {
      const network = networkOf(context.ip);
      const read = readLogin(login);
      if (mode === undefined) requireOffered(read.type, 'login', context);
      if (!(await limits.take(lookUps, network, context.now()))) throw new KadrError('SIGN_IN_ATTEMPTS');
      return mode === undefined ? checkLogin(db, migration, read) : checkMigrationPhone(db, migration, read);
    },

    sendSmsCode: async ({ phone, action }, context) => {
      requireOffered('phone', 'phone', context);
      const login = normalizeLogin(phone, 'phone');
      const isWanted = await isSmsWanted(login, action, context);
      return codes.send({ channel: 'sms', login, action, isWanted }, context);
    },

    validateSmsCode: async ({ phone, code, action }, context) => {
      const login = normalizeLogin(phone, 'phone');
      const own = ownActions.has(action) ? { accountId: await ownPhone(login, context) } : {};
      await codes.consume({ login, action, code }, context);
      return codes.confirm({ action, login, ...own }, context);
    },

    sendEmailCode: async ({ email, action }, context) => {
      requireOffered('email', 'email', context);
      const login = normalizeLogin(email, 'email');
      const isWanted = (await findByLogin(db, 'email', login)) !== undefined;
      return codes.send({ channel: 'email', login, action, isWanted }, context);
    },

    validateEmailCode: async ({ email, code, action }, context) => {
      const login = normalizeLogin(email, 'email');
      await codes.consume({ login, action, code }, context);
      return codes.confirm({ action, login }, context);
    },

    validatePassword: async (password, context) => {
      const { accountId } = await sessions.account(context);
      await passwordCheck.check(accountId, password, context);
      return codes.confirm({ action: 'password', accountId }, context);
    },

    create: async ({ login, login_mode, login_type, password, confirmation_code }, context) => {
      requireOffered(login_type, 'login_type', context);
      const name = normalizeLogin(login, login_type);
      if (login_type === 'email') {
        if (login_mode === 'register') throw new KadrError('REGISTRATION_BY_PHONE_ONLY', { field: 'login' });
        if (password === undefined)
          throw new KadrError('INVALID_INPUT', { message: 'password: is needed.', field: 'password' });
        const accountId = await byPassword(name, 'email', password, context);
        return sessions.begin({ accountId, method: 'password' }, context);
      }
      const isKnown = login_mode === 'authorize';
      if (isKnown && password !== undefined && !mayBeCode(password)) {
        const accountId = await byPassword(name, 'phone', password, context);
        return sessions.begin({ accountId, method: 'password' }, context);
      }
      const action = isKnown ? 'auth' : 'register';
      if (confirmation_code !== undefined)
        await codes.redeem(confirmation_code, { actions: [action], login: name }, context);
      else await codes.consume({ login: name, action, code: password ?? '' }, context);
      const accountId = await accountOfPhone(name, isKnown, context);
      return sessions.begin({ accountId, method: 'sms_code' }, context);
    },

    createByAssertion: async (input, context) => {
      const phone = await readAssertion(input, secrets.authApps ?? new Map(), limits, context);
      const account = await findByLogin(db, 'phone', phone);
      if (account === undefined) throw new KadrError('ASSERTION_INVALID');
      return sessions.begin({ accountId: account.id, method: 'assertion' }, context);
    },
  };
}
