import path from 'node:path';
import { brands } from '@kadr/brands';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import { bankAccessOf, startBankProcess } from './bank-process.ts';
import type { BankAccess } from './bank-process.ts';

/** The sandbox bank of an embedded service. */
export interface SandboxBank {
  /** Origin at which browsers reach it. */
  readonly url: string;
  readonly access: BankAccess;
  /** Tells it the origin of this service on this machine. */
  introduce(serviceUrl: string): Promise<void>;
  stop(): Promise<void>;
}

/** Null unless the configuration requires it and this process has the role `api`; without it no cards are taken. */
export async function startSandboxBank(
  config: Pick<Config, 'payments' | 'roles' | 'dataDir' | 'isSandboxOpen' | 'publicUrl'>,
  secrets: Pick<Secrets, 'bank'>,
  log: Logger,
): Promise<SandboxBank | null> {
  const { payments, roles, dataDir, isSandboxOpen, publicUrl } = config;
  if (payments.provider !== 'sandbox' || !roles.has('api')) return null;
  const access = bankAccessOf(secrets.bank);
  const bank = await startBankProcess({
    dataDir: path.join(dataDir, 'bank'),
    port: payments.port,
    publicUrl: payments.publicUrl,
    isOpen: isSandboxOpen,
    access,
    log: (line) => log.warn({ from: 'bank' }, line),
    onCrash: () => log.error('the sandbox bank exited; restarting it'),
  }).catch((error: unknown) => {
    log.error({ err: error }, 'the sandbox bank did not start; card payments are unavailable');
    return null;
  });
  if (bank === null) return null;
  return {
    url: bank.url,
    access,
    introduce: (serviceUrl) =>
      bank
        .introduce({
          webhookUrl: `${serviceUrl}/payments/webhooks/sandbox`,
          origins: pagesOf(serviceUrl, publicUrl),
        })
        .catch((error: unknown) => log.error({ err: error }, 'the sandbox bank accepts no cards yet')),
    stop: () => bank.stop(),
  };
}

/** Origins of the service's pages: of this machine, of the public address and of all brands. */
export function pagesOf(serviceUrl: string, publicUrl: string | null): string[] {
  const { port } = new URL(serviceUrl);
  const local = ['localhost', '*.localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  const hosts = brands.flatMap(({ hosts }) => hosts);
  return [...local, ...(publicUrl === null ? [] : [publicUrl]), ...hosts.map((host) => `https://${host}`)];
}
