import type { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { symbols } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from './logger.ts';

it('rotates by size while it is written to, keeps the latest files whole and no more of them', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-log-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const logs = path.join(dataDir, 'logs');
  const bounds = { bytes: 10_000, kept: 2 };
  const log = createLogger({ dataDir, databaseUrl: null, logLevel: 'info' }, bounds);
  const flushed = (): Promise<void> => new Promise((resolve) => log.flush(() => resolve()));
  const count = 1000;
  for (let number = 0; number < count; number++) {
    log.info({ number, text: 'x'.repeat(40) }, 'line');
    if (number % 20 === 19) await flushed();
  }
  const linesOf = (name: string): number[] => {
    const file = path.join(logs, name);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    return lines.map((line) => (JSON.parse(line) as { number: number }).number);
  };
  // A flush that has been answered may still be on its way to a slow disk.
  await expect.poll(() => linesOf('kadr.log').at(-1) ?? linesOf('kadr.log.1').at(-1)).toBe(count - 1);
  await expect.poll(() => readdirSync(logs)).toEqual(['kadr.log', 'kadr.log.1', 'kadr.log.2']);
  const numbers = ['kadr.log.2', 'kadr.log.1', 'kadr.log'].flatMap(linesOf);
  const [first = 0] = numbers;
  expect(first).toBeGreaterThan(0);
  expect(numbers).toEqual(Array.from({ length: count - first }, (_, at) => first + at));
  for (const name of readdirSync(logs)) expect(statSync(path.join(logs, name)).size).toBeLessThan(20_000);
});

it.each([null, 'postgres://db/kadr'])(
  'loses lines and not the service when nothing can be written (database %s)',
  (databaseUrl) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'kadr-log-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const log = createLogger({ dataDir, databaseUrl, logLevel: 'info' });
    const stream = (log as unknown as Record<symbol, EventEmitter | undefined>)[symbols.streamSym];
    expect(stream?.emit('error', new Error('the disk is full'))).toBe(true);
  },
);
