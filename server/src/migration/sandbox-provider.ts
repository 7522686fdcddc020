import type { MigrationPort, ProviderAccount } from '@kadr/api';

/** Accounts of a fictitious provider, for trying a migration. */
export const sandboxAccounts: readonly ProviderAccount[] = [
  { email: 'vera@stream.example', phone: '+79990000101', name: 'Вера', provider: 'Stream' },
  { email: 'aram@stream.example', phone: '+37499000102', name: 'Արամ', provider: 'Stream' },
  { email: 'john@stream.example', phone: '+79990000103', name: 'John', provider: 'Stream' },
  { email: 'olga@stream.example', phone: '+79990000104', name: null, provider: 'Stream' },
];

/** The sandbox's stand-in for another provider. */
export function sandboxProvider(): MigrationPort {
  return {
    findByEmail: async (email) => sandboxAccounts.find((one) => one.email === email) ?? null,
    findByPhone: async (phone) => sandboxAccounts.find((one) => one.phone === phone) ?? null,
  };
}
