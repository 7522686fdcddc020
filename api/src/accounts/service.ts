import { KadrError } from '@kadr/contract';
import type { AccountImportParsed, Language, LoginType } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { normalizeLogin } from './login.ts';
import type { Passwords } from './password.ts';
import {
  addViewedTime,
  findByEitherLogin,
  findByLogin,
  findMasterProfile,
  insertAccount,
  insertNewAccount,
  lockAccounts,
  updateAccount,
} from './repository.ts';
import type { AccountRow, AccountValues, ViewedTime } from './repository.ts';

export interface AccountsService {
  /** The account with this login and password, or null; both take the same time. */
  authenticate(
    login: string,
    type: LoginType,
    password: string,
  ): Promise<{ readonly account: AccountRow; readonly profileId: number } | null>;
  /**
   * Adds an account with its master profile. Returns its id, or null when one of its logins belongs to another account.
   */
  register(newcomer: Newcomer): Promise<number | null>;
  change(accountId: number, changes: Partial<Pick<AccountValues, 'language' | 'timeZone'>>): Promise<void>;
  /** Adds to a profile's watch time on a day (`YYYY-MM-DD`). @throws KadrError NOT_FOUND */
  addViewedTime(profileId: number, seconds: number, day: string): Promise<ViewedTime>;
  /**
   * Writes accounts over those with the same logins, all or none; idempotent. Returns the accounts whose password has
   * changed or that are now blocked: all their sessions must end.
   *
   * @throws KadrError INVALID_INPUT for a login that another account has.
   */
  import(batch: readonly AccountImportParsed[]): Promise<ImportedAccounts>;
}

/** A person who registers, or migrates from another provider. */
export interface Newcomer {
  readonly phone: string;
  readonly email: string | null;
  readonly language: Language;
  /** Null for the default name, which has a number. */
  readonly profileName: string | null;
  readonly migratedFrom: string | null;
}

/** The default name of the first profile. */
const firstProfile: Readonly<Record<Language, string>> = {
  rus: 'Профиль 1',
  eng: 'Profile 1',
  hye: 'Պրոֆիլ 1',
};

export interface ImportedAccounts {
  readonly signedOut: readonly number[];
  /** Accounts that became blocked or unblocked. */
  readonly blockChanged: readonly number[];
}

interface AccountsContext extends Pick<ApiPorts, 'random' | 'clock'> {
  readonly db: Database;
  readonly passwords: Passwords;
}

export function createAccountsService(
  db: Database,
  passwords: Passwords,
  { random, clock }: Pick<ApiPorts, 'random' | 'clock'>,
): AccountsService {
  const ctx: AccountsContext = { db, passwords, random, clock };

  return {
    authenticate: (login, type, password) => authenticate(ctx, login, type, password),

    register: (input) => register(ctx, input),

    change: (accountId, changes) => updateAccount(db, accountId, changes),

    addViewedTime: async (profileId, seconds, day) => {
      const viewed = await addViewedTime(db, profileId, seconds, day);
      if (viewed === undefined) throw new KadrError('NOT_FOUND');
      return viewed;
    },

    import: (batch) => importAccounts(ctx, batch),
  };
}

async function authenticate(
  { db, passwords }: AccountsContext,
  login: string,
  type: LoginType,
  password: string,
): ReturnType<AccountsService['authenticate']> {
  const account = await findByLogin(db, type, login);
  if (!(await passwords.verify(password, account?.passwordHash ?? null)) || account === undefined)
    return null;
  const profileId = await findMasterProfile(db, account.id);
  if (profileId === undefined) throw new Error(`The account ${account.id} has no master profile.`);
  return { account, profileId };
}

function register(
  { db, random, clock }: AccountsContext,
  { phone, email, language, profileName, migratedFrom }: Newcomer,
): Promise<number | null> {
  return db.transaction(async (transaction) => {
    const values = {
      phone,
      email,
      passwordHash: null,
      language,
      migratedFrom,
      isTest: false,
      isBlocked: false,
      san: accountNumber(random(8)),
      createdAt: clock(),
    };
    const id = await insertNewAccount(transaction, values, profileName ?? firstProfile[language]);
    return id ?? null;
  });
}

async function importAccounts(
  { db, passwords, random, clock }: AccountsContext,
  batch: readonly AccountImportParsed[],
): Promise<ImportedAccounts> {
  return db.transaction(async (transaction) => {
    const signedOut: number[] = [];
    const blockChanged: number[] = [];
    await lockAccounts(transaction);
    for (const [at, { password, profile_name, ...account }] of batch.entries()) {
      const email = account.email === null ? null : normalizeLogin(account.email, 'email');
      const { phone } = account;
      const [known, ...others] = await findByEitherLogin(transaction, { email, phone });
      if (others.length > 0) {
        throw new KadrError('INVALID_INPUT', {
          message: `accounts.${at}: its e-mail address and its phone number belong to two accounts.`,
          field: `accounts.${at}`,
        });
      }
      const isSamePassword = known !== undefined && (await passwords.verify(password, known.passwordHash));
      const deviceLimit = account.device_limit ?? known?.deviceLimit ?? null;
      const values: AccountValues = {
        // Known data and the viewer's choices stay where the import says nothing.
        email: email ?? known?.email ?? null,
        phone: phone ?? known?.phone ?? null,
        passwordHash: isSamePassword ? known.passwordHash : await passwords.hash(password),
        language: account.language ?? known?.language ?? null,
        deviceLimit,
        streamLimit: account.stream_limit ?? known?.streamLimit ?? null,
        timeZone: account.time_zone ?? known?.timeZone ?? null,
        isTest: account.is_test,
        btbType: account.btb_type,
        authMode: account.auth_mode,
        homeMrf: account.home_mrf,
        location: account.location,
        subLocation: account.sub_location,
        isBlocked: account.is_account_blocked,
        blockScreen: account.block_screen,
      };
      if (known === undefined) {
        const number = accountNumber(random(8));
        await insertAccount(transaction, { ...values, san: number, createdAt: clock() }, profile_name);
      } else {
        await updateAccount(transaction, known.id, values);
        if (known.isBlocked !== account.is_account_blocked) blockChanged.push(known.id);
        if (!isSamePassword) signedOut.push(known.id);
      }
    }
    return { signedOut, blockChanged };
  });
}

/** Twelve digits, of which the first is not zero. */
function accountNumber(bytes: Uint8Array): string {
  const number = Buffer.from(bytes).readBigUInt64BE() % 900_000_000_000n;
  return String(number + 100_000_000_000n);
}
