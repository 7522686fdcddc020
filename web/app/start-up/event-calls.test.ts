import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordedEvent } from '../data/events.ts';
import type { Settings } from '../data/initial-data.tsx';
import { createEventCalls } from './event-calls.ts';

const events: readonly RecordedEvent[] = [{ name: 'page_view', time: 1, page: '/', data: {} }];
const beacon = vi.fn<(url: string, body: Blob) => boolean>();
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  beacon.mockReturnValue(true);
  request.mockResolvedValue(new Response('{}', { status: 202 }));
  vi.stubGlobal('location', new URL('https://kadr.example/movies'));
  vi.stubGlobal('navigator', { sendBeacon: beacon, connection: { effectiveType: '3g' } });
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const callsTo = (watchers: string, watchers_apikey: string | null = null) =>
  createEventCalls(
    {
      device_type: 'NCWEB',
      revision: 'r42',
      endpoints: { api: '/api', watchers, watchers_apikey, errors: null },
    } as Settings,
    'my-device',
  );
const body = { device_type: 'NCWEB', fingerprint: 'my-device', release: 'r42', network: '3g', events };

it('a page that goes leaves its events to a beacon, with all that a header would say (AN-017, AN-014)', async () => {
  expect(callsTo('/api/events').sendBlindly(events)).toBe(true);
  const [[address, blob] = []] = beacon.mock.calls;
  expect([address, blob?.type]).toEqual(['/api/events', 'application/json']);
  expect(JSON.parse((await blob?.text()) ?? '')).toEqual(body);
});

it.each([
  ['another origin', 'https://watchers.example/collect', null],
  ['a key', '/collect', 'k-1'],
] as const)('a beacon is none for %s: a call that outlives the page goes there', async (_what, url, key) => {
  const made = callsTo(url, key);
  expect(made.sendBlindly(events)).toBe(false);
  expect(beacon).not.toHaveBeenCalled();
  await made.send(events);
  expect(request).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key !== null && { 'x-api-key': key }) },
    }),
  );
});

it.each([202, 400, 413])('an answer %i settles it', async (status) => {
  request.mockResolvedValue(new Response('{}', { status }));
  await expect(callsTo('/api/events').send(events)).resolves.toBeUndefined();
});

it.each([429, 500, 503])('an answer %i does not, nor does none (AN-062)', async (status) => {
  request.mockResolvedValue(new Response('{}', { status }));
  await expect(callsTo('/api/events').send(events)).rejects.toThrow('not taken');
  request.mockRejectedValue(new TypeError('no network'));
  await expect(callsTo('/api/events').send(events)).rejects.toThrow('no network');
});
