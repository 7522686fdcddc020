import { expect, it, vi } from 'vitest';
import type { RecordedEvent } from '../data/events.ts';
import { createDelivery } from './event-delivery.ts';

const event = (time: number): RecordedEvent => ({ name: 'page_view', time, page: '/', data: {} });

function setUp() {
  const timers: { milliseconds: number; run: () => void }[] = [];
  const send = vi.fn<(events: readonly RecordedEvent[]) => Promise<void>>(() => Promise.resolve());
  const sendBlindly = vi.fn<(events: readonly RecordedEvent[]) => boolean>(() => true);
  const delivery = createDelivery({
    send,
    sendBlindly,
    after: (milliseconds, run) => void timers.push({ milliseconds, run }),
  });
  const pass = (): void => timers.splice(0).forEach(({ run }) => run());
  return { delivery, send, sendBlindly, timers, pass };
}

it('gathers events for five seconds and sends them together', () => {
  const { delivery, send, timers, pass } = setUp();
  delivery.add(event(1));
  delivery.add(event(2));
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([5000]);
  pass();
  expect(send.mock.calls).toEqual([[[event(1), event(2)]]]);
});

it('sends fifty at most in one call, and no more bytes than a call may have, the rest after that (AN-017)', async () => {
  const { delivery, send, timers, pass } = setUp();
  for (let time = 0; time < 60; time += 1) delivery.add(event(time));
  pass();
  await expect.poll(() => timers).toHaveLength(1);
  pass();
  await expect.poll(() => send).toHaveBeenCalledTimes(2);
  const long: RecordedEvent = {
    name: 'page_view',
    time: 100,
    page: '/',
    data: Object.fromEntries(['a', 'b'].map((key) => [key, 'ж'.repeat(10_000)])),
  };
  for (let time = 0; time < 3; time += 1) delivery.add(long);
  pass();
  await expect.poll(() => timers).toHaveLength(1);
  expect(send.mock.calls.map(([events]) => events.length)).toEqual([50, 10, 1]);
});

it('gives all of them to the browser when the page is out of sight or goes, and what comes while it goes (AN-017)', async () => {
  const { delivery, send, sendBlindly, timers } = setUp();
  for (let time = 0; time < 60; time += 1) delivery.add(event(time));
  delivery.flush();
  expect(sendBlindly.mock.calls.map(([events]) => events.length)).toEqual([50, 10]);
  sendBlindly.mockClear();
  delivery.leave();
  delivery.add(event(100));
  delivery.add(event(101));
  await expect.poll(() => sendBlindly.mock.calls).toEqual([[[event(100), event(101)]]]);
  delivery.stay();
  delivery.add(event(102));
  expect(sendBlindly).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
  expect(timers).toHaveLength(1);
});

it('sends itself what the browser does not take', () => {
  const { delivery, send, sendBlindly } = setUp();
  sendBlindly.mockReturnValue(false);
  delivery.add(event(1));
  delivery.leave();
  expect(send.mock.calls).toEqual([[[event(1)]]]);
});

it('tries again, less and less often, and disturbs nobody (AN-062)', async () => {
  const { delivery, send, timers, pass } = setUp();
  send.mockRejectedValue(new Error('no'));
  delivery.add(event(1));
  const waits: (number | undefined)[] = [];
  for (let round = 0; round < 8; round += 1) {
    waits.push(timers[0]?.milliseconds);
    pass();
    await expect.poll(() => timers).toHaveLength(1);
  }
  expect(waits).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]);
  send.mockResolvedValue();
  pass();
  expect(send).toHaveBeenLastCalledWith([event(1)]);
});

it('keeps two hundred while they cannot be sent, the newest', async () => {
  const { delivery, sendBlindly } = setUp();
  for (let time = 0; time < 250; time += 1) delivery.add(event(time));
  delivery.flush();
  expect(sendBlindly.mock.calls[0]?.[0]?.[0]).toEqual(event(50));
});
