import { KadrError } from '@kadr/contract';
import type { CheckedLogin, LoginType } from '@kadr/contract';
import { normalizeLogin } from '../accounts/login.ts';
import { findByLogin } from '../accounts/repository.ts';
import type { MigrationPort } from '../context/context.ts';
import type { Database } from '../database/database.ts';

/** A login as it is stored, and its kind. */
export interface Login {
  readonly type: LoginType;
  readonly name: string;
}

/**
 * Parses a typed login: only digits or symbols are a phone number, anything else is an e-mail address.
 *
 * @throws KadrError INVALID_INPUT
 */
export function readLogin(login: string): Login {
  const type: LoginType = /[^\d\s+()./\u2010-\u2015-]/.test(login.trim()) ? 'email' : 'phone';
  return { type, name: normalizeLogin(login, type) };
}

/** The next step for a login. */
export async function checkLogin(
  db: Database,
  migration: MigrationPort,
  { type, name }: Login,
): Promise<CheckedLogin> {
  const account = await findByLogin(db, type, name);
  if (account !== undefined) {
    // A viewer who has only signed in by codes has no password yet.
    const mode = type === 'email' && account.passwordHash === null ? 'reset_password' : 'authorize';
    return { login_mode: mode, login_type: type, migrated_from: account.migratedFrom };
  }
  const elsewhere = type === 'email' ? await migration.findByEmail(name) : null;
  return {
    login_mode: elsewhere === null ? 'register' : 'migrate_phone',
    login_type: type,
    migrated_from: elsewhere?.provider ?? null,
  };
}

/**
 * The next step for the phone number of an account to be migrated: a code that migrates it or, when the number already
 * has an account here, a code that adds the e-mail address to that.
 *
 * @throws KadrError MIGRATION_PHONE_UNKNOWN, INVALID_INPUT
 */
export async function checkMigrationPhone(
  db: Database,
  migration: MigrationPort,
  { type, name }: Login,
): Promise<CheckedLogin> {
  if (type !== 'phone')
    throw new KadrError('INVALID_INPUT', { message: 'login: must be a phone number.', field: 'login' });
  const elsewhere = await migration.findByPhone(name);
  if (elsewhere === null) throw new KadrError('MIGRATION_PHONE_UNKNOWN', { field: 'login' });
  const account = await findByLogin(db, 'phone', name);
  return {
    login_mode: account === undefined ? 'migrate_phone' : 'reset_password',
    login_type: 'phone',
    migrated_from: elsewhere.provider,
  };
}
