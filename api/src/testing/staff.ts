import { createHttpClient } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import type { RoleGrant } from '@kadr/contract';
import { routes } from '@kadr/contract/routes';
import { Secret, TOTP } from 'otpauth';
import { openBrowser } from './browser.ts';
import type { TestBrowser } from './browser.ts';
import { testBegins } from './test-api.ts';
import type { TestApi } from './test-api.ts';

/** A test browser with the console. */
export interface TestConsole extends TestBrowser {
  /** Operator calls over HTTP, as a page of the service makes them. */
  readonly operator: KadrClient['operator'];
}

/** A member who has signed up, with an open console. */
export interface TestMember extends TestConsole {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly recoveryCodes: readonly string[];
  /** The current code of the authenticator app, by the test clock. */
  code(): string;
  /** Opens a second console and signs in there by password and code. */
  signInAgain(): Promise<TestConsole>;
}

export const staffPassword = 'a-staff-password';

/** Opens the console in a new browser. */
export function openConsole(test: TestApi, url: string): TestConsole {
  const browser = openBrowser(test);
  const { operator } = createHttpClient({
    url,
    routes,
    headers: () => ({
      cookie: `console_session=${browser.cookies['console_session'] ?? ''}`,
      'sec-fetch-site': 'same-origin',
    }),
  });
  return { ...browser, operator };
}

/** The secret in an invitation link. */
export function secretOf(link: string): string {
  return link.split('/').at(-1) ?? '';
}

/** Signs a member up by an invitation, with TOTP. */
export async function signUp(
  test: TestApi,
  url: string,
  { link, email }: { readonly link: string; readonly email: string },
): Promise<TestMember> {
  const page = openConsole(test, url);
  const { staff } = page.api;
  const name = email.replace(/@.*/, '');
  await staff.acceptInvitation({ secret: secretOf(link), name, email, password: staffPassword });
  const { secret } = await staff.startTotp();
  const code = () => codeOf(secret, test.clock.now);
  const { recovery_codes: recoveryCodes } = await staff.confirmTotp({ code: code() });
  const { member } = await staff.me();
  const signInAgain = async () => {
    const again = openConsole(test, url);
    await again.api.staff.signIn({ email, password: staffPassword });
    await again.api.staff.confirmCode({ code: code() });
    return again;
  };
  return { ...page, id: member.id, email, password: staffPassword, recoveryCodes, code, signInAgain };
}

/** Signs up the first owner by the link printed at start. */
export async function signUpOwner(test: TestApi, url: string): Promise<TestMember> {
  const link = await test.api.inviteOwner();
  if (link === null) throw new Error('There is an owner already.');
  return signUp(test, url, { link, email: 'olga@kadr.example' });
}

/** Resets the clock, the counts of sign-in attempts and the staff, which is an owner alone. */
export async function beginWithOwner(test: TestApi, url: string): Promise<TestMember> {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts');
  await forgetStaff(test);
  return signUpOwner(test, url);
}

/** Invites a member with the operator token and signs the member up. */
export async function signUpStaff(
  test: TestApi,
  url: string,
  { email, roles }: { readonly email: string; readonly roles: RoleGrant[] },
): Promise<TestMember> {
  const { link } = await test.operator().operator.inviteStaff({ email, roles });
  return signUp(test, url, { link, email });
}

/** The code of an authenticator app at a given time. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Removes the staff, and the audit that refers to them. */
export async function forgetStaff(test: TestApi): Promise<void> {
  const { rows } = await test.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and (tablename like 'staff\\_%' or tablename like 'audit\\_%')",
  );
  // This role is needed in the transaction to disable the triggers that guard the audit and its references.
  const forgetting = rows.map(({ name }) => `delete from ${name};`).join(' ');
  await test.pool.query(`begin; set local session_replication_role = replica; ${forgetting} commit`);
}
