import { problemReportInputSchema } from '@kadr/contract';
import { PlayerError } from '@kadr/player';
import { expect, it } from 'vitest';
import { createRecentEvents } from './recent-events.ts';

const start = 1_800_000_000_000;
const { events: schema } = problemReportInputSchema.shape;

it('remembers the last minute of a player, with times (PL-081)', () => {
  const recent = createRecentEvents();
  recent.heard({ type: 'play', reason: 'user' }, start);
  recent.heard({ type: 'setting', name: 'resolution', value: null }, start + 20_000);
  recent.look(true, start + 30_000);
  recent.look(true, start + 31_000);
  recent.look(false, start + 32_500);
  const error = new PlayerError('HTTP_STATUS', { httpStatus: 503 });
  recent.heard({ type: 'error', error, action: { type: 'retry', delay: 500 } }, start + 59_000);
  const last = recent.last(start + 61_000);
  expect(last).toEqual([
    { time: start + 20_000, name: 'setting', data: { name: 'resolution', value: null } },
    { time: start + 30_000, name: 'loading', data: {} },
    { time: start + 32_500, name: 'loaded', data: {} },
    {
      time: start + 59_000,
      name: 'error',
      data: {
        reason: '1-3-1001',
        error: 'HTTP_STATUS',
        category: 1,
        severity: 2,
        http_status: 503,
        action: 'retry',
        message: error.message,
      },
    },
  ]);
  expect(schema.parse(last)).toEqual(last);
});

it('remembers no more than a report may bring', () => {
  const recent = createRecentEvents();
  for (let at = 0; at < 500; at += 1) recent.heard({ type: 'seek', from: at, to: at + 1 }, start + at);
  const last = recent.last(start + 500);
  expect(schema.parse(last)).toHaveLength(100);
  expect(last.at(-1)?.data).toEqual({ from: 499, to: 500 });
});
