import { beforeEach, describe, expect, it } from 'vitest';
import { pushCloseCodes, pushHeartbeat } from '@kadr/contract';
import type { PushFrame } from '@kadr/contract';
import { keepConnected } from './connection.ts';
import type { SocketListener } from './connection.ts';

let now = 0;
let random = 1;
let isVisible = true;
let sockets: (SocketListener & { isClosed: boolean })[] = [];
let timers: { at: number; run: () => void }[] = [];
let frames: PushFrame[] = [];
let signedOut = 0;

beforeEach(() => {
  [now, random, isVisible, sockets, timers, frames, signedOut] = [0, 1, true, [], [], [], 0];
});

const connect = () =>
  keepConnected(
    {
      open: (listener) => {
        const socket = { ...listener, isClosed: false };
        sockets.push(socket);
        return { close: () => (socket.isClosed = true) };
      },
      after: (milliseconds, run) => {
        const timer = { at: now + milliseconds, run };
        timers.push(timer);
        return () => (timers = timers.filter((other) => other !== timer));
      },
      random: () => random,
      now: () => now,
      isVisible: () => isVisible,
    },
    { onFrame: (frame) => frames.push(frame), onSignedOut: () => (signedOut += 1) },
  );
const last = () => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('There is no socket.');
  return socket;
};
/** Milliseconds until the next timer; null without one. */
const wait = (): number | null => (timers[0] ? Math.min(...timers.map(({ at }) => at)) - now : null);
function pass(milliseconds: number): void {
  now += milliseconds;
  for (const timer of timers.filter(({ at }) => at <= now)) {
    timers = timers.filter((other) => other !== timer);
    timer.run();
  }
}

/** Deterministic pseudo-random numbers in [0, 1) (mulberry32). */
function drawsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('coming back (NT-003)', () => {
  it('waits longer with every failure, up to four seconds, half a minute after ten minutes, at random', () => {
    connect();
    const waits: (number | null)[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      last().onClose(1006);
      waits.push(wait());
      pass(wait() ?? 0);
    }
    expect(waits).toEqual([2000, ...Array<number>(8).fill(4000)]);
    random = 0;
    last().onClose(1006);
    expect(wait()).toBe(2000);
    pass(10 * 60_000);
    last().onClose(1006);
    expect(wait()).toBe(15_000);
  });

  it('starts from the shortest wait after a connection that has lasted', () => {
    connect();
    for (let failure = 0; failure < 5; failure += 1) {
      last().onClose(1006);
      pass(wait() ?? 0);
    }
    now += 30_000;
    last().onClose(1006);
    expect(wait()).toBe(1000);
  });

  it('is spread over seconds when the service sends all of its pages away', () => {
    connect();
    now += 30_000;
    last().onClose(pushCloseCodes.going_away);
    expect(wait()).toBe(3500);
    random = 0;
    pass(3500);
    last().onClose(pushCloseCodes.going_away);
    expect(wait()).toBe(0);
  });

  it.each([
    [2, pushCloseCodes.going_away],
    [10, 1006],
    [30, 1006],
    [90, 1006],
    [300, 1006],
  ])('brings 1,000 pages back after %i s: half within 2 s, 95 in 100 within 5', (seconds, code) => {
    const draw = drawsOf(seconds);
    const late = Array.from({ length: 1000 }, () => {
      [now, sockets, timers] = [0, [], []];
      connect();
      now = 60_000;
      const back = now + seconds * 1000;
      for (let how: number = code; now < back; how = 1006) {
        random = draw();
        last().onClose(how);
        pass(wait() ?? Infinity);
      }
      return now - back;
    }).toSorted((one, other) => one - other);
    expect(late[499]).toBeLessThan(2000);
    expect(late[949]).toBeLessThan(5000);
  });

  it('does not happen from a page out of sight, and at once when it comes to sight', () => {
    const connection = connect();
    isVisible = false;
    last().onClose(1006);
    pass(10_000);
    connection.wake();
    expect(sockets).toHaveLength(1);
    isVisible = true;
    connection.wake();
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it('waits for the viewer when another page took the place', () => {
    const connection = connect();
    last().onClose(pushCloseCodes.replaced);
    expect(wait()).toBeNull();
    connection.wake();
    expect(sockets).toHaveLength(2);
  });

  it('never happens once the session has ended', () => {
    const connection = connect();
    last().onClose(pushCloseCodes.signed_out);
    expect([signedOut, wait()]).toEqual([1, null]);
    connection.wake();
    expect(sockets).toHaveLength(1);
  });

  it('never happens after it was stopped; after leaving, when the page is back', () => {
    const connection = connect();
    connection.suspend();
    expect([last().isClosed, wait()]).toEqual([true, null]);
    last().onClose(1005);
    expect(wait()).toBeNull();
    connection.wake();
    expect(sockets).toHaveLength(2);
    connection.stop();
    connection.wake();
    expect([last().isClosed, wait(), sockets.length]).toEqual([true, null, 2]);
  });

  it('gives up a connection that is silent for two heartbeats', () => {
    connect();
    pass(pushHeartbeat * 1000);
    last().onText('{"event_type":"heartbeat"}');
    pass(pushHeartbeat * 2000 - 1);
    expect(last().isClosed).toBe(false);
    pass(1);
    expect(last().isClosed).toBe(true);
    pass(wait() ?? 0);
    expect(sockets).toHaveLength(2);
    // Its end arrives late, or what it still sends.
    sockets[0]?.onText('{"event_type":"ready","unread_messages":1}');
    sockets[0]?.onClose(1006);
    expect([frames, sockets.length]).toEqual([[], 2]);
  });
});

it('hands on what it can read', () => {
  connect();
  for (const text of ['no json', '[]', '{"event_type":"news"}', '{"event_type":"ready","unread_messages":3}'])
    last().onText(text);
  expect(frames).toEqual([{ event_type: 'ready', unread_messages: 3 }]);
});
