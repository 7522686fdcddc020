import type { MigrationPort, ProviderAccount } from '@kadr/api';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** How long another provider may take, in milliseconds. */
const patience = 5000;

const accountSchema = z.object({
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  phone: z.string().regex(/^\+[1-9]\d{7,14}$/),
  name: z.string().trim().min(1).max(60).nullable().catch(null),
  provider: z.string().min(1).max(60),
});

/** The configured provider, the sandbox's when embedded, or none. */
export function createMigration({
  outside,
  isEmbedded,
}: Pick<Config, 'outside' | 'isEmbedded'>): MigrationPort {
  if (outside.migration !== 'sandbox') return httpProvider(outside.migration);
  if (isEmbedded) return sandboxProvider();
  return { findByEmail: async () => null, findByPhone: async () => null };
}

/**
 * Another provider over HTTP: `GET {url}/accounts?email=…` or `?phone=…` answers `{email, phone, name, provider}`, or
 * 404 without such an account. A name and a password in the address are sent as Basic authentication.
 */
export function httpProvider(url: string, send: typeof fetch = fetch): MigrationPort {
  const base = new URL(url);
  const { username, password } = base;
  base.username = '';
  base.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const find = async (by: 'email' | 'phone', login: string): Promise<ProviderAccount | null> => {
    const address = new URL(`${base.href.replace(/\/+$/, '')}/accounts`);
    address.searchParams.set(by, login);
    const answer = await send(address, {
      headers:
        username === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    if (answer.status === 404) {
      await answer.body?.cancel();
      return null;
    }
    if (!answer.ok) throw new Error(`The other provider answered ${answer.status}.`);
    const account = accountSchema.parse(await answer.json());
    if (account[by] !== login) throw new Error('The other provider answered with another account.');
    return account;
  };
  return {
    findByEmail: (email) => find('email', email),
    findByPhone: (phone) => find('phone', phone),
  };
}
