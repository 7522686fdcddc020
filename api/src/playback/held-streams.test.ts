import { expect, it } from 'vitest';
import { createHeldStreams } from './held-streams.ts';
import type { HeldStream } from './held-streams.ts';

const stream = (playbackId: string): HeldStream => ({ playbackId, sessionId: 's', shown: 'm1' });

function opened() {
  let now = 0;
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  const held = new Set<string>();
  const asked: { readonly ids: string[]; readonly isSilenceExcused: boolean }[] = [];
  let isAway = false;
  const streams = createHeldStreams({
    ask: async (wanted, isSilenceExcused) => {
      if (isAway) throw new Error('away');
      asked.push({ ids: wanted.map(({ playbackId }) => playbackId), isSilenceExcused });
      return wanted.map(({ playbackId }) => held.has(playbackId));
    },
    clock: () => new Date(now),
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    log: { warn: () => undefined },
  });
  return {
    streams,
    held,
    asked,
    goAway: (value: boolean) => {
      isAway = value;
    },
    pass: async (milliseconds: number) => {
      now += milliseconds;
      for (const timer of timers.splice(0)) {
        if (timer.at <= now) timer.run();
        else timers.push(timer);
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('lets through what is not known yet, asks for many in one statement, and refuses what has no place', async () => {
  const { streams, held, asked, pass } = opened();
  held.add('a');
  expect([streams.isHeld(stream('a')), streams.isHeld(stream('b'))]).toEqual([true, true]);
  await pass(5000);
  expect(asked).toEqual([{ ids: ['a', 'b'], isSilenceExcused: false }]);
  expect(streams.isHeld(stream('a'))).toBe(true);
  const answer = streams.isHeld(stream('b'));
  await pass(250);
  expect(await answer).toBe(false);
  expect(asked).toHaveLength(2);
});

it('asks again for what was refused: a player that goes on is not too early', async () => {
  const { streams, held, pass } = opened();
  void streams.isHeld(stream('a'));
  await pass(5000);
  const answer = streams.isHeld(stream('a'));
  held.add('a');
  await pass(250);
  expect(await answer).toBe(true);
  expect(streams.isHeld(stream('a'))).toBe(true);
});

it('hears within half a minute of a screen that was stopped, by one statement in five seconds', async () => {
  const { streams, held, asked, pass } = opened();
  held.add('a');
  void streams.isHeld(stream('a'));
  await pass(5000);
  held.delete('a');
  for (let second = 0; second < 30; second += 1) {
    void streams.isHeld(stream('a'));
    await pass(1000);
  }
  const last = streams.isHeld(stream('a'));
  await pass(250);
  expect(await last).toBe(false);
  expect(asked.length).toBeLessThan(10 + 30);
});

it('goes on by the last answers while the database is away, and excuses who could not be heard of', async () => {
  const { streams, held, asked, goAway, pass } = opened();
  held.add('a');
  void streams.isHeld(stream('a'));
  await pass(5000);
  goAway(true);
  for (let minute = 0; minute < 10; minute += 1) {
    await pass(60_000);
    expect(streams.isHeld(stream('a'))).toBe(true);
  }
  await pass(5000);
  goAway(false);
  void streams.isHeld(stream('a'));
  await pass(5000);
  expect(asked.at(-1)).toEqual({ ids: ['a'], isSilenceExcused: true });
  await pass(150_000);
  void streams.isHeld(stream('a'));
  await pass(5000);
  expect(asked.at(-1)?.isSilenceExcused).toBe(false);
});
