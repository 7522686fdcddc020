import { analyticsEventSchema } from '@kadr/contract';
import type { AdEvent, PlayerEvent } from '@kadr/player';
import { describe, expect, it } from 'vitest';
import { createAdRecorder } from './ad-recorder.ts';
import { createRecorder } from './recorder.ts';
import type { RecordedState } from './recorder.ts';

const state: RecordedState = {
  currentTime: 12,
  duration: 5400,
  isPaused: true,
  isLoading: false,
  isEnded: false,
  isLive: false,
  hasFirstFrame: true,
  seekable: { start: 0, end: 5400 },
  buffered: [],
  activeHeight: 720,
};

/** The events of advertisements, each validated by the contract. */
function told(...events: readonly PlayerEvent[]) {
  const all: { name: string; data: Record<string, unknown> }[] = [];
  const recorder = createRecorder(
    {
      playbackSessionId: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
      contentId: 7,
      contentType: 'film',
      playerType: 'player',
      assetType: 'vod',
      isEmbedded: true,
      startTime: 0,
    },
    (event) => {
      expect(analyticsEventSchema.safeParse({ ...event, time: 1, page: '/' }).success).toBe(true);
      all.push(event);
    },
    0,
  );
  recorder.look(state, 1);
  const heard = createAdRecorder(recorder.tell);
  for (const event of events) heard(event);
  recorder.end(2);
  // A player that has ended reports nothing.
  heard({ type: 'ad-click', place: 'preroll', adPosition: 9, duration: 1 });
  expect(all.at(-1)?.name).toBe('player_end');
  return all
    .filter(({ name }) => name.startsWith('ad_'))
    .map(({ name, data }) => Object.assign({ name }, data));
}

const slot = { place: 'preroll', adPosition: 1 } as const;
const request: AdEvent = { type: 'ad-request', ...slot, url: 'https://ads.example/vast?uid=secret' };
const error = (name: string, resultCode: number): AdEvent => ({
  type: 'ad-error',
  ...slot,
  reason: '1-5-3',
  name,
  resultCode,
});

describe('advertisements are reported', () => {
  it('as they are asked for, without what was asked (AN-034, AD-059)', () => {
    expect(told(request)).toEqual([
      expect.objectContaining({
        name: 'ad_request',
        ad_place_type: 'preroll',
        ad_position: 1,
        address: 'https://ads.example/vast',
        content_id: 7,
        is_embedded: true,
      }),
    ]);
  });

  it('as their blocks begin and end, and each starts, ends or is skipped (AN-032, AD-059)', () => {
    const block = { place: 'preroll', count: 4, position: 0, shown: 1 } as const;
    const events = told(
      { type: 'ads-block-start', ...block, shown: 0 },
      request,
      { type: 'ad-playback', ...slot, duration: 10 },
      { type: 'ad-skip', ...slot, duration: 10 },
      { type: 'ads-block-end', ...block },
    );
    expect(events.filter(({ name }) => name === 'ad_event')).toEqual([
      expect.objectContaining({ action: 'block_start', ads_count: 4, ads_shown: 0, ad_position: null }),
      expect.objectContaining({ action: 'start', ad_position: 1, duration: 10, result_code: null }),
      expect.objectContaining({ action: 'skip', ad_position: 1, duration: 10 }),
      expect.objectContaining({ action: 'block_end', ads_count: 4, ads_shown: 1 }),
    ]);
  });

  it('as an advertiser counts them, with the server they came from (AN-033, AD-059)', () => {
    const events = told(
      request,
      { type: 'ad-playback', ...slot, duration: 10 },
      { type: 'ad-click', ...slot, duration: 10 },
      { type: 'ad-end', ...slot, duration: 10 },
    );
    expect(events.filter(({ name }) => name === 'ad_tracking')).toEqual([
      expect.objectContaining({
        tracked: 'impression',
        ad_place_type: 'preroll',
        ad_position: 1,
        duration: 10,
        address: 'https://ads.example/vast',
      }),
      expect.objectContaining({ tracked: 'click', address: 'https://ads.example/vast' }),
      expect.objectContaining({ tracked: 'complete', address: 'https://ads.example/vast' }),
    ]);
  });

  it('with a result code: 1 where there was none or the address was wrong, -1 for other errors (AN-035)', () => {
    const codes = (...events: readonly PlayerEvent[]) =>
      told(...events)
        .filter(({ name }) => name === 'ad_event')
        .map((event) => [event['action' as never], event['error' as never], event['result_code' as never]]);
    const end: AdEvent = { type: 'ads-block-end', place: 'preroll', count: 4, position: 0, shown: 0 };
    expect(codes(request, { ...request, adPosition: 2 }, end)).toEqual([
      ['no_ad', null, 1],
      ['no_ad', null, 1],
      ['block_end', null, null],
    ]);
    // The second is requested while the first one plays.
    const ahead = codes(
      request,
      { type: 'ad-playback', ...slot, duration: 10 },
      { ...request, adPosition: 2 },
      { type: 'ad-end', ...slot, duration: 10 },
      end,
    );
    expect(ahead.map(([action]) => action)).toEqual(['start', 'end', 'no_ad', 'block_end']);
    expect(codes(request, error('NOT_CORRECT_VAST_URL', 1), end)[0]).toEqual([
      'error',
      'NOT_CORRECT_VAST_URL',
      1,
    ]);
    expect(codes(request, error('VAST_LOAD_TIMEOUT', -1))).toEqual([['error', 'VAST_LOAD_TIMEOUT', -1]]);
  });

  it('as kept away by the viewer’s browser (AN-036, AD-046)', () => {
    const events = told(request, error('AD_BLOCKING_BY_USER', -1));
    expect(events).toContainEqual(
      expect.objectContaining({ name: 'ad_block', error: 'AD_BLOCKING_BY_USER', code: 1 }),
    );
  });
});
