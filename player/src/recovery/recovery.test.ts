import { describe, expect, it } from 'vitest';
import { PlayerError } from './errors.ts';
import { decideRecovery, PATIENCE, PERIOD, recoveryTable } from './recovery.ts';
import type { RecoveryAction, RecoveryCircumstances } from './recovery.ts';

const calm: RecoveryCircumstances = {
  attempts: 0,
  refreshes: 0,
  waited: 0,
  sinceTry: 0,
  isOnline: true,
  isLive: false,
  canRefreshToken: false,
  canSwitch: true,
  canFallBack: false,
  filmLeft: 0,
  random: 0,
};
const answer = (httpStatus: number): PlayerError => new PlayerError('HTTP_STATUS', { httpStatus });
const licence = (httpStatus?: number): PlayerError =>
  new PlayerError('LICENCE_REFUSED', httpStatus === undefined ? {} : { httpStatus });
const silence = new PlayerError('CONNECTION_FAILED');
const decode = new PlayerError('DECODE');

const stopFor = (endedBy: 'viewer' | 'network' | 'channel'): RecoveryAction => ({ type: 'stop', endedBy });
const retry = (delay: number): RecoveryAction => ({ type: 'retry', delay });
const reload = (delay: number): RecoveryAction => ({ type: 'reload', delay });

interface Case {
  readonly row: keyof typeof recoveryTable | 'none';
  readonly of: readonly PlayerError[];
  readonly when?: Partial<RecoveryCircumstances>;
  readonly does: RecoveryAction;
}

/** Each row of the table, step by step; the last of each says who may end it. */
const cases: readonly Case[] = [
  { row: 'none', of: [new PlayerError('TIMEOUT', { severity: 1 })], does: { type: 'ignore' } },

  {
    row: 'away',
    of: [
      silence,
      new PlayerError('TIMEOUT'),
      new PlayerError('NETWORK'),
      new PlayerError('ENGINE_NOT_LOADED'),
      ...[408, 429, 500, 502, 503, 504].map(answer),
    ],
    when: { random: 0.5 },
    does: retry(PERIOD / 2),
  },
  { row: 'away', of: [silence], when: { attempts: 1, sinceTry: 750 }, does: retry(PERIOD - 750) },
  { row: 'away', of: [silence], when: { attempts: 9, sinceTry: 9000 }, does: retry(0) },
  { row: 'away', of: [silence], when: { attempts: 40, waited: PATIENCE - 1 }, does: retry(PERIOD) },
  { row: 'away', of: [silence], when: { attempts: 40, waited: PATIENCE }, does: stopFor('network') },
  { row: 'away', of: [silence], when: { waited: PATIENCE, isLive: true }, does: stopFor('channel') },
  {
    row: 'away',
    of: [silence, new PlayerError('ENGINE_NOT_LOADED')],
    when: { isOnline: false, attempts: 50, waited: 2 * PATIENCE },
    does: { type: 'wait-online' },
  },

  { row: 'missing', of: [404, 410, 400].map(answer), does: retry(500) },
  { row: 'missing', of: [answer(404)], when: { attempts: 2 }, does: retry(2000) },
  { row: 'missing', of: [answer(404)], when: { attempts: 3 }, does: stopFor('viewer') },
  { row: 'missing', of: [answer(404)], when: { attempts: 3, isLive: true }, does: reload(4000) },
  { row: 'missing', of: [answer(404)], when: { attempts: 4, isLive: true }, does: stopFor('channel') },
  {
    row: 'missing',
    of: [answer(404)],
    when: { attempts: 9, filmLeft: 8 },
    does: retry(8000),
  },

  {
    row: 'refused',
    of: [401, 403].map(answer),
    when: { canRefreshToken: true },
    does: { type: 'refresh-token' },
  },
  {
    row: 'refused',
    of: [answer(403)],
    when: { canRefreshToken: true, refreshes: 1 },
    does: stopFor('viewer'),
  },
  { row: 'refused', of: [answer(403)], does: stopFor('viewer') },
  {
    row: 'refused',
    of: [answer(403)],
    when: { filmLeft: 60 },
    does: retry(15_000),
  },

  {
    row: 'final',
    of: [answer(451)],
    when: { filmLeft: 60 },
    does: stopFor('viewer'),
  },

  {
    row: 'passing',
    of: [new PlayerError('MANIFEST_INVALID')],
    when: { attempts: 1 },
    does: retry(1000),
  },
  {
    row: 'passing',
    of: [new PlayerError('MANIFEST_INVALID')],
    when: { attempts: 2 },
    does: stopFor('viewer'),
  },

  {
    row: 'decoder',
    of: [decode, new PlayerError('MEDIA_SOURCE'), new PlayerError('MEDIA')],
    when: { canFallBack: true },
    does: { type: 'fall-back' },
  },
  { row: 'decoder', of: [decode], does: reload(0) },
  { row: 'decoder', of: [decode], when: { attempts: 1 }, does: { type: 'switch' } },
  { row: 'decoder', of: [decode], when: { attempts: 1, canSwitch: false }, does: stopFor('viewer') },
  { row: 'decoder', of: [decode], when: { attempts: 2 }, does: stopFor('viewer') },

  ...(['NOTHING_PLAYABLE', 'PROTECTION_UNSUPPORTED'] as const).flatMap((name): readonly Case[] => [
    {
      row: 'unplayable',
      of: [new PlayerError(name)],
      when: { canFallBack: true },
      does: { type: 'fall-back' },
    },
    { row: 'unplayable', of: [new PlayerError(name)], does: stopFor('viewer') },
  ]),

  {
    row: 'passing',
    of: (['STREAMING', 'QUOTA_EXCEEDED', 'TEXT'] as const).map((name) => new PlayerError(name)),
    does: retry(500),
  },
  { row: 'passing', of: [new PlayerError('STREAMING')], when: { attempts: 2 }, does: stopFor('viewer') },

  {
    row: 'licence-away',
    of: [licence(), licence(503), licence(429)],
    when: { random: 0.25 },
    does: reload(7000),
  },
  { row: 'licence-away', of: [licence()], when: { waited: PATIENCE }, does: stopFor('network') },
  { row: 'licence-away', of: [licence()], when: { isOnline: false }, does: { type: 'wait-online' } },
  {
    row: 'licence-refused',
    of: [licence(401), licence(403), new PlayerError('LICENCE_EXPIRED')],
    does: { type: 'renew-licence' },
  },
  { row: 'licence-refused', of: [licence(403)], when: { refreshes: 1 }, does: stopFor('viewer') },

  {
    row: 'final',
    of: [
      licence(404),
      new PlayerError('LICENCE_REFUSED', { code: 6008 }),
      new PlayerError('ENGINE'),
      new PlayerError('SDK'),
      new PlayerError('PROTECTION'),
      new PlayerError('BROWSER_UNSUPPORTED'),
    ],
    does: stopFor('viewer'),
  },
];

describe('the table of recovery (PL-046 – PL-048, DR-002, DR-009)', () => {
  it.each(cases)('$row: $does.type when $when', ({ of, when, does }) => {
    for (const error of of) expect(decideRecovery(error, { ...calm, ...when })).toEqual(does);
  });

  it('has a case for every row', () => {
    expect(new Set(cases.map(({ row }) => row))).toEqual(new Set(['none', ...Object.keys(recoveryTable)]));
  });

  it('asks no sooner than the service wants to be asked (RFC 9110, 10.2.3), and not all at once then', () => {
    const busy = new PlayerError('HTTP_STATUS', { httpStatus: 503, retryAfter: 20_000 });
    expect(decideRecovery(busy, calm)).toEqual(retry(20_000));
    expect(decideRecovery(busy, { ...calm, random: 1 })).toEqual(retry(20_000 + PERIOD));
  });
});

/** Pseudo-random numbers that are the same in every run (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a thousand players that lost the service at the same moment', () => {
  /** The first request of each once the service is back, in ms; `hangs` is how long a try is left unanswered. */
  function firstAsked(back: number, hangs: number, random: () => number): readonly number[] {
    return Array.from({ length: 1000 }, () => {
      let now = 0;
      let triedAt = -Infinity;
      for (let attempts = 0; ; attempts += 1) {
        const action = decideRecovery(silence, {
          ...calm,
          attempts,
          waited: now,
          sinceTry: now - triedAt,
          random: random(),
        });
        if (action.type !== 'retry') return Infinity;
        triedAt = now + action.delay;
        if (triedAt >= back) return triedAt - back;
        now = triedAt + hangs;
      }
    });
  }

  it.each([
    [200, 0],
    [3000, 0],
    [30_000, 20],
    [59_000, 4500],
    [110_000, 300],
  ])(
    'are back within 5 s of a service that was away for %i ms, at most a quarter of them in any second',
    (back, hangs) => {
      const asked = firstAsked(back, hangs, chance(back)).toSorted((a, b) => a - b);
      expect(asked.at(-1)).toBeLessThanOrEqual(5000);
      const inOneSecond = asked.map(
        (at, index) => asked.findLastIndex((other) => other < at + 1000) - index + 1,
      );
      expect(Math.max(...inOneSecond)).toBeLessThanOrEqual(250);
    },
  );
});
