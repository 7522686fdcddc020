import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askDatabase } from '../../ask-database.ts';
import { startProduct, until } from '../../product.ts';
import type { Product } from '../../product.ts';

/** A service with its sandbox bank that is killed and restarted at the same addresses, on the same data. */
export interface ServiceUnderFire {
  readonly url: string;
  readonly bankUrl: string;
  readonly dataDir: string;
  /** The current process. */
  product(): Product;
  /** Kills the service, which takes its bank with it, and restarts it; returns the seconds until it was ready. */
  kill(): Promise<number>;
  /** Kills the bank, which the service restarts; returns the seconds until it answered. */
  killBank(): Promise<number>;
  /** Ends the service in order, and restarts it after `work`. */
  pause(work: () => void): Promise<void>;
  /** Queries the database. */
  readonly query: <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  stop(): Promise<void>;
}

/** `copyOf`: the data folder to begin with; null makes a new one. */
export async function startUnderFire(copyOf: string | null): Promise<ServiceUnderFire> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-money-'));
  const [port, bankPort] = await freePorts();
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const start = (from: string | null): Promise<Product> =>
    startProduct({
      demo: 'off',
      dataDir,
      ...(from !== null && { copyOf: from }),
      env: {
        DATABASE_URL: '',
        PORT: String(port),
        KADR_PAYMENTS: 'sandbox',
        KADR_BANK_PORT: String(bankPort),
        // Each account signs in from its own address.
        KADR_TRUSTED_PROXIES: '127.0.0.1',
      },
    });
  let product = await start(copyOf);
  return {
    url: `http://localhost:${port}`,
    bankUrl,
    dataDir,
    product: () => product,
    kill: () =>
      seconds(async () => {
        await product.stop('SIGKILL');
        product = await start(null);
      }),
    killBank: () =>
      seconds(async () => {
        const pid = await bankOf(bankUrl, product);
        if (pid === null) return;
        process.kill(pid, 'SIGKILL');
        await until(async () => {
          const next = await bankOf(bankUrl, product);
          return next !== null && next !== pid ? next : null;
        });
      }),
    pause: async (work) => {
      await product.stop();
      work();
      product = await start(null);
    },
    query: (sql, values) => askDatabase(dataDir, sql, values),
    stop: async () => {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The process of the bank that this service has started; null while none answers. */
async function bankOf(bankUrl: string, { child }: Product): Promise<number | null> {
  try {
    const answer = await fetch(`${bankUrl}/health`, { signal: AbortSignal.timeout(2000) });
    const { pid } = (await answer.json()) as { pid: number };
    // Field 4 is the parent, after the name in brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === child.pid ? pid : null;
  } catch {
    return null;
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Two free ports. */
async function freePorts(): Promise<readonly [number, number]> {
  const servers = [createServer(), createServer()];
  const ports: number[] = [];
  for (const server of servers) {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    ports.push((server.address() as AddressInfo).port);
  }
  for (const server of servers) await new Promise((resolve) => void server.close(resolve));
  return [ports[0] ?? 0, ports[1] ?? 0];
}
