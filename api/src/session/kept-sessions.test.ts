import { describe, expect, it } from 'vitest';
import { createKeptSessions } from './kept-sessions.ts';
import type { SessionRow } from './repository.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z') };
const row = (id: string, accountId: number, name = 'Анна') =>
  ({ id, account_id: accountId, profile_name: name }) as SessionRow;

function open() {
  const kept = createKeptSessions({ clock: () => clock.now, lasts: 5000, most: 2 });
  kept.open();
  let reads = 0;
  /** Reads a session; returns the row and whether the database was queried. */
  const read = async (id: string, accountId: number): Promise<'asked' | 'kept'> => {
    const before = reads;
    await kept.get(id, async () => {
      reads += 1;
      return row(id, accountId);
    });
    return reads > before ? 'asked' : 'kept';
  };
  return { kept, read };
}

describe('rows of sessions in memory', () => {
  it('are kept for five seconds', async () => {
    const { read } = open();
    expect([await read('a', 1), await read('a', 1)]).toEqual(['asked', 'kept']);
    clock.now = new Date(clock.now.getTime() + 5000);
    expect([await read('a', 1), await read('a', 1)]).toEqual(['asked', 'kept']);
  });

  it('are dropped together with those of the same account', async () => {
    const { kept, read } = open();
    await read('a', 1);
    await read('b', 1);
    kept.forgetSession('b');
    expect([await read('a', 1), await read('b', 1)]).toEqual(['asked', 'asked']);
    kept.forgetAccount(2);
    expect(await read('a', 1)).toBe('kept');
    kept.forgetAccount(1);
    expect(await read('a', 1)).toBe('asked');
    kept.forgetAll();
    expect(await read('a', 1)).toBe('asked');
  });

  it.each(['forgetAccount', 'forgetSession', 'forgetAll', 'close'] as const)(
    'are not kept when %s came while they were read',
    async (change) => {
      const { kept, read } = open();
      const { promise, resolve } = Promise.withResolvers<SessionRow>();
      const reading = kept.get('a', () => promise);
      if (change === 'forgetAccount') kept.forgetAccount(1);
      else if (change === 'forgetSession') kept.forgetSession('a');
      else kept[change]();
      resolve(row('a', 1));
      expect(await reading).toMatchObject({ id: 'a' });
      expect(await read('a', 1)).toBe('asked');
    },
  );

  it('are not kept while change notifications may be lost', async () => {
    const { kept, read } = open();
    await read('a', 1);
    kept.close();
    expect([await read('a', 1), await read('a', 1)]).toEqual(['asked', 'asked']);
    kept.open();
    expect([await read('a', 1), await read('a', 1)]).toEqual(['asked', 'kept']);
  });

  it('are limited in number; a session that has ended is read each time', async () => {
    const { kept, read } = open();
    for (const id of ['a', 'b', 'c']) await read(id, 1);
    expect([await read('b', 1), await read('a', 1)]).toEqual(['kept', 'asked']);
    expect(await kept.get('gone', async () => undefined)).toBeUndefined();
    expect(await kept.get('gone', async () => row('gone', 3))).toMatchObject({ id: 'gone' });
  });
});
