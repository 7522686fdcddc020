import { KadrError } from '@kadr/contract';
import type { CheckedLogin, LoginType } from '@kadr/contract';
import { normalizeLogin } from '../accounts/login.ts';
import { findByLogin } from '../accounts/repository.ts';
import type { MigrationPort } from '../context/context.ts';
import type { Database } from '../database/database.ts';

/** A login as it is stored, and what kind it is. */
export interface Login {
  readonly type: LoginType;
  readonly name: string;
}

/**
 * Reads what was typed as a login: only digits or symbols are a phone number, anything else is an e-mail address.
 *
 * @throws KadrError INVALID_INPUT
 */
export function readLogin(login: string): Login {
  const type: LoginType = /[^\d\s+()./\u2010-\u2015-]/.test(login.trim()) ? 'email' : 'phone';
  return { type, name: normalizeLogin(login, type) };
}

/** How one goes on with a login. */
export async function checkLogin(
  db: Database,
  migration: MigrationPort,
  { type, name }: Login,
): Promise<CheckedLogin> {
  const account = await findByLogin(db, type, name);
  if (account !== undefined) {
    // Who signs in by codes only has no password yet.
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
 * How one goes on with the phone number of an account that is to be moved: by a code that moves it, or, where the
 * number has an account here already, by one that adds the e-mail address to it.
 *
 * @throws KadrError MIGRATION_PHONE_UNKNOWN, INVALID_INPUT
 */
export async function checkMigrationPhone(
  db: Database,
  migration: MigrationPort,
  { type, name }: Login,
): Promise<CheckedLogin> {
  if (type !== 'phone')
    throw new KadrError('INVALID_INPUT', { message: 'login: has to be a phone number.', field: 'login' });
  const elsewhere = await migration.findByPhone(name);
  if (elsewhere === null) throw new KadrError('MIGRATION_PHONE_UNKNOWN', { field: 'login' });
  const account = await findByLogin(db, 'phone', name);
  return {
    login_mode: account === undefined ? 'migrate_phone' : 'reset_password',
    login_type: 'phone',
    migrated_from: elsewhere.provider,
  };
}
