import { afterEach, describe, expect, it } from 'vitest';
import { EngineAwayError } from '../errors/engine-away.ts';
import { canStartValkey, startValkey } from '../testing/valkey.ts';
import type { TestValkey } from '../testing/valkey.ts';
import { factsIn, inspectValkey } from './inspect-valkey.ts';
import { createValkey, scriptOf } from './valkey.ts';
import type { Valkey } from './valkey.ts';

const add = scriptOf(`return redis.call('INCRBY', ARGV[1], ARGV[2])`);

it('says what it is, and whether it keeps what it is given', () => {
  const info = (lines: string) => factsIn(lines.replaceAll(' ', '\r\n'));
  expect(info('redis_version:7.2.4 valkey_version:8.1.1 role:master maxmemory:0 aof_enabled:1 ')).toEqual({
    version: 'Valkey 8.1.1',
    isPrimary: true,
    mayEvict: false,
    isKept: true,
  });
  expect(
    info('redis_version:7.0.15 role:slave maxmemory:100 maxmemory_policy:allkeys-lru aof_enabled:0 '),
  ).toEqual({ version: 'Redis 7.0.15', isPrimary: false, mayEvict: true, isKept: false });
});

describe.runIf(canStartValkey)('Valkey', () => {
  let server: TestValkey | null = null;
  let valkey: Valkey | null = null;
  afterEach(async () => {
    await valkey?.close();
    await server?.close();
    [server, valkey] = [null, null];
  });

  async function open() {
    const started = await startValkey();
    server = started;
    const logged: string[] = [];
    const note = (_: object, sentence: string): void => void logged.push(sentence);
    const opened = createValkey({ url: started.url, log: { warn: note, info: note } });
    valkey = opened;
    const run = (by: number): Promise<unknown> => opened.run(add, [`${started.prefix}sum`, by]);
    return { server: started, valkey: opened, run, logged };
  }

  it('runs scripts that it has not seen before, and describes itself', async () => {
    const {
      server: { url },
      valkey: opened,
      run,
    } = await open();
    await opened.start();
    expect([await run(2), await run(3)]).toEqual([2, 5]);
    const broken = scriptOf(`return redis.call('NO SUCH COMMAND')`);
    await expect(opened.run(broken, [])).rejects.not.toBeInstanceOf(EngineAwayError);
    expect(await inspectValkey(url)).toMatchObject({ isPrimary: true, mayEvict: false, isKept: true });
  });

  it('that is away at the start is waited for, which the log says once', async () => {
    const {
      server: { kill, start },
      valkey: opened,
      run,
      logged,
    } = await open();
    await kill();
    const started = opened.start();
    await expect.poll(() => logged).toEqual(['Valkey is unavailable; waiting for it']);
    await expect(run(1)).rejects.toBeInstanceOf(EngineAwayError);
    await start();
    await started;
    expect(await run(1)).toBe(1);
    expect(logged).toEqual(['Valkey is unavailable; waiting for it', 'Valkey is available again']);
  });

  it('that restarts is connected to again, with what it had', async () => {
    const {
      server: { kill, start },
      valkey: opened,
      run,
      logged,
    } = await open();
    await opened.start();
    await run(7);
    // Writes of the last second may be lost (AOF is synced every second).
    await expect
      .poll(async () => opened.run(scriptOf(`return redis.call('INFO', 'persistence')`), []))
      .toMatch(/aof_pending_bio_fsync:0/);
    await kill();
    await expect.poll(() => run(1).catch((error: unknown) => error)).toBeInstanceOf(EngineAwayError);
    await start();
    await expect.poll(() => run(0).catch(() => 'away')).toBe(7);
    expect(logged).toEqual(['lost Valkey; reconnecting', 'Valkey is available again']);
  });

  it('that stands still is away within about a second, and connected to again', async () => {
    const {
      server: { freeze },
      valkey: opened,
      run,
    } = await open();
    await opened.start();
    await run(1);
    freeze(true);
    const asked = performance.now();
    await expect(run(1)).rejects.toBeInstanceOf(EngineAwayError);
    expect(performance.now() - asked).toBeLessThan(2500);
    freeze(false);
    await expect.poll(() => run(0).catch(() => 'away')).not.toBe('away');
  });
});
