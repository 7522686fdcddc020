import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endChild, keepChild } from '../kept-child.ts';

export interface BankProcessOptions {
  /** Folder of the bank's file. */
  readonly dataDir: string;
  /** When it is in use, the system chooses another. */
  readonly port: number;
  readonly publicUrl: string | null;
  /** Answers other machines, too. */
  readonly isOpen: boolean;
  readonly access: BankAccess;
  readonly log: (line: string) => void;
  readonly onCrash: () => void;
}

export interface BankAccess {
  readonly shopId: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly controlToken: string;
}

/** The sandbox bank as a child process, which is restarted when it ends. */
export interface BankProcess {
  /** Origin at which browsers reach it. */
  readonly url: string;
  /** Configures the target of webhooks and the pages that may post cards. @throws when it refuses. */
  introduce(shop: { readonly webhookUrl: string; readonly origins: readonly string[] }): Promise<void>;
  stop(): Promise<void>;
}

/** Milliseconds for its orderly end. */
const orderly = 5000;
const program = fileURLToPath(import.meta.resolve('@kadr/bank/program'));

/** The credentials that the service and its bank share, from one secret. */
export function bankAccessOf(secret: Uint8Array): BankAccess {
  const derived = (purpose: string): string => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    shopId: '100500',
    secretKey: derived('key'),
    webhookSecret: derived('webhooks'),
    controlToken: derived('control'),
  };
}

/** @throws when it does not come up, with its output. */
export async function startBankProcess(options: BankProcessOptions): Promise<BankProcess> {
  let where: { readonly url: string; readonly port: number } | null = null;
  const launch = async (): Promise<ChildProcess> => {
    const ports = where === null && options.port !== 0 ? [options.port, 0] : [where?.port ?? 0];
    let failure: unknown;
    for (const port of ports) {
      try {
        const { child, url } = await launchAt(port, options);
        where ??= { url, port: Number(new URL(url).port) || port };
        return child;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const kept = await keepChild({ launch, onCrash: options.onCrash, log: options.log });
  const { url } = where ?? { url: '' };
  return {
    url,
    introduce: async ({ webhookUrl, origins }) => {
      const answer = await fetch(`${url}/admin/shop`, {
        method: 'POST',
        headers: { authorization: `Bearer ${options.access.controlToken}` },
        body: JSON.stringify({ webhook_url: webhookUrl, origins }),
        signal: AbortSignal.timeout(orderly),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The sandbox bank answered ${answer.status}.`);
    },
    stop: async () => endChild(await kept.release(), 'SIGTERM', orderly),
  };
}

function launchAt(
  port: number,
  { dataDir, publicUrl, isOpen, access, log }: BankProcessOptions,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  // A separate process group: Ctrl-C must not end it before the service. It ends with its standard input.
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      KADR_BANK_DATA: dataDir,
      KADR_BANK_PORT: String(port),
      KADR_BANK_HOST: isOpen ? '::' : '127.0.0.1',
      KADR_BANK_URL: publicUrl ?? '',
      KADR_BANK_OPEN: isOpen ? 'on' : 'off',
      KADR_BANK_SHOP_ID: access.shopId,
      KADR_BANK_SECRET: access.secretKey,
      KADR_BANK_WEBHOOK_SECRET: access.webhookSecret,
      KADR_BANK_CONTROL_TOKEN: access.controlToken,
      KADR_BANK_RECEIPTS: 'on',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  return new Promise((resolve, reject) => {
    const tail: string[] = [];
    const failed = (): void => reject(new Error(`The sandbox bank did not start:\n${tail.join('\n')}`));
    child.on('error', reject);
    child.stdin.on('error', (error) => log(String(error)));
    child.once('exit', failed);
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      if (tail.push(line) > 20) tail.shift();
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^The bank is at (http\S+)$/.exec(line)?.[1];
      if (url === undefined) return;
      child.off('exit', failed);
      resolve({ child, url });
    });
  });
}
