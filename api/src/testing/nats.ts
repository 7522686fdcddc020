import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A NATS server for a test file: a new one, or the one at `KADR_TEST_NATS_URL`. */
export interface TestNats {
  readonly url: string;
  /** First part of every subject, because other files may use the same server. */
  readonly subjects: string;
  /** Ends the server's process; resolves when it has exited. */
  close(): Promise<void>;
}

/** Whether a NATS server can be started or is configured. */
export const hasNats =
  process.env['KADR_TEST_NATS_URL'] !== undefined ||
  spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** @param port of an earlier server, to start another at its address */
export async function startNats(port = -1): Promise<TestNats> {
  const subjects = `test-${randomUUID()}`;
  const named = process.env['KADR_TEST_NATS_URL'];
  if (named !== undefined) return { url: named, subjects, close: () => Promise.resolve() };
  const server = spawn('nats-server', ['--addr', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(server, 'exit');
  const url = await addressIn(createInterface(server.stderr));
  return {
    url,
    subjects,
    close: async () => {
      server.kill('SIGKILL');
      await exited;
    },
  };
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /client connections on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return `nats://${address}`;
  }
  throw new Error('nats-server ended before it listened.');
}
