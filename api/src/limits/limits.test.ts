import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { EngineAwayError } from '../errors/engine-away.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { hasValkey, startValkey } from '../testing/valkey.ts';
import type { TestValkey } from '../testing/valkey.ts';
import { createValkey } from '../valkey/valkey.ts';
import type { Valkey } from '../valkey/valkey.ts';
import { createLimitsService } from './service.ts';
import type { Limit, LimitsService } from './service.ts';
import { createValkeyLimits } from './valkey-limits.ts';

const twice: Limit = { name: 'tries', most: 2, seconds: 60 };
const at = (seconds: number): Date => new Date(1_800_000_000_000 + seconds * 1000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate attempts');
});

let server: TestValkey;
let valkey: Valkey;
const stores = [
  {
    name: 'PostgreSQL',
    isHere: true,
    start: () => Promise.resolve(),
    open: () => createLimitsService(openDatabase(database.pool)),
    stop: () => Promise.resolve(),
  },
  {
    name: 'Valkey',
    isHere: hasValkey,
    start: async () => {
      server = await startValkey();
      valkey = createValkey({ url: server.url, log: { warn: () => undefined, info: () => undefined } });
      await valkey.start();
    },
    open: () => {
      const sql = createLimitsService(openDatabase(database.pool));
      return createValkeyLimits(valkey, { sql, prefix: server.prefix });
    },
    stop: async () => {
      await valkey.close();
      await server.close();
    },
  },
];

describe.each(stores.filter(({ isHere }) => isHere))('limits in $name', ({ start, open, stop }) => {
  beforeAll(start);
  afterAll(stop);

  it('allow each caller a number of tries in a window that begins with the first, in all processes together', async () => {
    const [one, other] = [open(), open()];
    const tries: boolean[] = [];
    for (const [seconds, process] of [
      [0, one],
      [30, other],
      [59, one],
      [60, other],
      [61, one],
      [62, other],
    ] as const)
      tries.push(await process.take(twice, 'anna', at(seconds)));
    expect(tries).toEqual([true, true, false, true, true, false]);
    expect(await other.take(twice, 'lev', at(62))).toBe(true);
    expect(await one.take({ ...twice, name: 'other tries' }, 'anna', at(62))).toBe(true);
  });

  it('never let more than that through when many try at once', async () => {
    const limits = open();
    const tries = await Promise.all(Array.from({ length: 30 }, () => limits.take(twice, 'vera', at(0))));
    expect(tries.filter(Boolean)).toHaveLength(2);
  });

  it('say what counts now, and take back what is not to count', async () => {
    const limits = open();
    expect(await limits.count(twice, 'ivan', at(0))).toBe(0);
    await limits.giveBack(twice, 'ivan');
    for (const seconds of [0, 1, 2]) await limits.take(twice, 'ivan', at(seconds));
    expect(await limits.count(twice, 'ivan', at(59))).toBe(3);
    await limits.giveBack(twice, 'ivan');
    expect(await limits.count(twice, 'ivan', at(59))).toBe(2);
    expect(await limits.count(twice, 'ivan', at(60))).toBe(0);
  });
});

describe('limits while Valkey is away', () => {
  const open = (): { readonly limits: LimitsService; readonly sql: LimitsService } => {
    const sql = createLimitsService(openDatabase(database.pool));
    const away = { run: () => Promise.reject(new EngineAwayError('Valkey', 'test')) };
    return { limits: createValkeyLimits(away, { sql }), sql };
  };

  it('count guesses in the database: they never go uncounted', async () => {
    const { limits, sql } = open();
    const tries = [];
    for (const seconds of [0, 1, 2]) tries.push(await limits.take(twice, 'anna', at(seconds)));
    expect(tries).toEqual([true, true, false]);
    expect(await sql.count(twice, 'anna', at(3))).toBe(3);
    await limits.giveBack(twice, 'anna');
    expect(await limits.count(twice, 'anna', at(3))).toBe(2);
  });

  it('count what is frequent in the memory of the process, without the database', async () => {
    const { limits, sql } = open();
    const frequent = { ...twice, isFrequent: true };
    const tries = [];
    for (const seconds of [0, 1, 2]) tries.push(await limits.take(frequent, 'anna', at(seconds)));
    expect(tries).toEqual([true, true, false]);
    expect(await sql.count(frequent, 'anna', at(3))).toBe(0);
  });
});

it('keep what works once in the database, whatever Valkey forgets', async () => {
  const sql = createLimitsService(openDatabase(database.pool));
  const forgetful = { run: () => Promise.resolve(1) };
  const limits = createValkeyLimits(forgetful, { sql });
  const once = { name: 'once', most: 1, seconds: 60, isForCertain: true };
  expect([await limits.take(once, 'a', at(0)), await limits.take(once, 'a', at(1))]).toEqual([true, false]);
});
