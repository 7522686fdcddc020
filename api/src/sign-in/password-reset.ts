import { KadrError } from '@kadr/contract';
import { normalizeLogin } from '../accounts/login.ts';
import type { Passwords } from '../accounts/password.ts';
import { requireGoodPassword } from '../accounts/password-rules.ts';
import { findByLogin, updateAccount } from '../accounts/repository.ts';
import type { AccountRow } from '../accounts/repository.ts';
import type { AccountsService } from '../accounts/service.ts';
import { brandName } from '../text/brand-name.ts';
import type { CodesService } from '../codes/service.ts';
import type { ApiPorts, ProviderAccount, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { KnownDevices } from '../session/known-device.ts';
import type { SessionService } from '../session/service.ts';
import { passwordNotice } from './password-notice.ts';

export interface PasswordReset {
  /**
   * Sets a new password and ends all sessions. With a phone and another provider's e-mail address, that address becomes
   * a login of the phone's account.
   *
   * @throws KadrError CONFIRMATION_INVALID, PASSWORD_WEAK, MIGRATION_PHONE_UNKNOWN
   */
  resetPassword(
    input: {
      readonly confirmation_code: string;
      readonly email?: string | null | undefined;
      readonly phone?: string | null | undefined;
      readonly new_password: string;
    },
    context: RequestContext,
  ): Promise<void>;
  /**
   * Migrates an account of another provider, under its phone.
   *
   * @throws KadrError CONFIRMATION_INVALID, MIGRATION_PHONE_UNKNOWN, CONFLICT when a login belongs to an account here
   */
  migratePhone(
    input: { readonly confirmation_code: string; readonly phone: string; readonly email: string },
    context: RequestContext,
  ): Promise<void>;
}

export interface PasswordResetPorts {
  readonly accounts: Pick<AccountsService, 'register'>;
  readonly sessions: Pick<SessionService, 'endAll'>;
  readonly codes: Pick<CodesService, 'redeem'>;
  readonly passwords: Passwords;
  readonly knownDevices: Pick<KnownDevices, 'note'>;
}

interface PasswordResetContext
  extends Pick<ApiPorts, 'brands' | 'migration' | 'outgoing' | 'log'>, PasswordResetPorts {
  readonly db: Database;
}

export function createPasswordReset(
  db: Database,
  { accounts, sessions, codes, passwords, knownDevices }: PasswordResetPorts,
  { brands, migration, outgoing, log }: Pick<ApiPorts, 'brands' | 'migration' | 'outgoing' | 'log'>,
): PasswordReset {
  const ctx: PasswordResetContext = {
    db,
    accounts,
    sessions,
    codes,
    passwords,
    knownDevices,
    brands,
    migration,
    outgoing,
    log,
  };

  return {
    resetPassword: (input, context) => resetPassword(ctx, input, context),

    migratePhone: (input, context) => migratePhone(ctx, input, context),
  };
}

/** Notifies the owner by e-mail, without waiting; the result is not revealed to others. */
function tell(
  { brands, outgoing, log }: PasswordResetContext,
  email: string | null,
  context: RequestContext,
): void {
  if (email === null) return;
  const notice = passwordNotice[context.language](brandName(brands, context));
  outgoing
    .email({ to: email, ...notice })
    .catch((error: unknown) =>
      log.error({ err: error, requestId: context.requestId }, 'failed to send an e-mail'),
    );
}

/** The other provider's account with this e-mail address and this phone, which is required to migrate it. */
async function elsewhere(
  { migration }: PasswordResetContext,
  email: string,
  phone: string,
): Promise<ProviderAccount> {
  const found = await migration.findByEmail(email);
  if (found === null || found.phone !== phone) throw new KadrError('MIGRATION_PHONE_UNKNOWN');
  return found;
}

/** The fields that a migration adds to the account of a phone; none for an address that it has already. */
async function addedBy(
  ctx: PasswordResetContext,
  email: string | null,
  account: AccountRow,
  phone: string,
): Promise<Partial<Pick<AccountRow, 'email' | 'migratedFrom'>>> {
  if (email === null || email === account.email) return {};
  const { provider } = await elsewhere(ctx, email, phone);
  if ((await findByLogin(ctx.db, 'email', email)) !== undefined || account.email !== null)
    throw new KadrError('CONFLICT', { field: 'email' });
  return { email, migratedFrom: provider };
}

async function resetPassword(
  ctx: PasswordResetContext,
  { confirmation_code, email, phone, new_password }: Parameters<PasswordReset['resetPassword']>[0],
  context: RequestContext,
): Promise<void> {
  const byEmail = email == null ? null : normalizeLogin(email, 'email');
  const byPhone = phone == null ? null : normalizeLogin(phone, 'phone');
  const login = byPhone ?? byEmail;
  if (login === null)
    throw new KadrError('INVALID_INPUT', { message: 'email: is required, or phone.', field: 'email' });
  // Before the confirmation is redeemed, so that the viewer can choose another password.
  requireGoodPassword(new_password, [byEmail, byPhone]);
  await ctx.codes.redeem(confirmation_code, { actions: ['reset_password'], login }, context);
  const account = await findByLogin(ctx.db, byPhone === null ? 'email' : 'phone', login);
  if (account === undefined) throw new KadrError('CONFIRMATION_INVALID');
  const added = byPhone === null ? {} : await addedBy(ctx, byEmail, account, byPhone);
  await updateAccount(ctx.db, account.id, { ...added, passwordHash: await ctx.passwords.hash(new_password) });
  await ctx.sessions.endAll([account.id]);
  // Guesses at the login must not prevent its owner from using the new password.
  await ctx.knownDevices.note(account.id, context);
  tell(ctx, account.email, context);
}

async function migratePhone(
  ctx: PasswordResetContext,
  { confirmation_code, phone, email }: Parameters<PasswordReset['migratePhone']>[0],
  context: RequestContext,
): Promise<void> {
  const login = normalizeLogin(phone, 'phone');
  const address = normalizeLogin(email, 'email');
  await ctx.codes.redeem(confirmation_code, { actions: ['migrate_phone'], login }, context);
  const { provider, name } = await elsewhere(ctx, address, login);
  const id = await ctx.accounts.register({
    phone: login,
    email: address,
    language: context.language,
    profileName: name,
    migratedFrom: provider,
  });
  if (id === null) throw new KadrError('CONFLICT');
}
