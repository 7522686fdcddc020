import { PlayerError } from '@kadr/player';
import type { PlayerEvent } from '@kadr/player';
import { expect, it } from 'vitest';
import { createParentMessages } from './parent-messages.ts';

const film = { contentId: 7, duration: 5400 };

it('says that playback begins, ends and fails, each with the content (EM-017, EM-019, EM-024, EM-025, EM-026, EM-027, EM-037, PL-052, PL-053)', () => {
  const of = createParentMessages(film);
  expect(of({ type: 'play', reason: 'tech' })).toBeNull();
  expect(of({ type: 'first-frame', elapsed: 20 })).toEqual({ name: 'playback_start', content_id: 7 });
  expect(of({ type: 'play', reason: 'user' })).toBeNull();
  expect(of({ type: 'ended' })).toEqual({
    name: 'playback_end',
    content_id: 7,
    position: 5400,
    ads_shown: 0,
  });
  const error = new PlayerError('HTTP_STATUS', { httpStatus: 404 });
  for (const stored of [error, error.with({ severity: 1 })])
    expect(of({ type: 'error', error: stored, action: { type: 'stop', endedBy: 'viewer' } })).toEqual({
      name: 'info',
      content_id: 7,
      reason: '1-3-1001',
      message: error.message,
      severity: stored.severity,
    });
  expect(of({ type: 'pause', reason: 'user' })).toBeNull();
});

it('says that playback begins after the preroll, behind which its first picture comes, and what it says of the preroll between begin and end of its block (EM-024, EM-042)', () => {
  const of = createParentMessages(film);
  const preroll = { place: 'preroll', count: 4, position: 0, shown: 0 } as const;
  const names = [
    of({ type: 'ads-block-start', ...preroll }),
    of({ type: 'ad-request', place: 'preroll', adPosition: 1, url: 'https://ads.example/' }),
    of({ type: 'ad-playback', place: 'preroll', adPosition: 1, duration: 10 }),
    of({ type: 'first-frame', elapsed: 20 }),
    of({ type: 'ad-end', place: 'preroll', adPosition: 1, duration: 10 }),
    of({ type: 'ads-block-end', ...preroll, shown: 1 }),
    of({ type: 'play', reason: 'tech' }),
  ].map((told) => told?.name);
  expect(names).toEqual([
    'ads_block_start',
    'ad_request',
    'ad_playback',
    undefined,
    'ad_end',
    'ads_block_end',
    'playback_start',
  ]);
});

const slot = { place: 'midroll', adPosition: 2 } as const;
const block = { place: 'midroll', count: 4, position: 600.5, shown: 9 } as const;

it('says of a block of advertisements where it is, how many slots it has and how many were shown (AD-051, AD-052, AD-053, EM-028, EM-029, EM-041, EM-045)', () => {
  const of = createParentMessages(film);
  const told = { ad_place_type: 'midroll', ads_count: 4, position: 600.5, content_id: 7 };
  expect(of({ type: 'ads-block-start', ...block })).toEqual({
    name: 'ads_block_start',
    ...told,
    ads_shown: 0,
  });
  of({ type: 'ad-playback', ...slot, duration: 10 });
  of({ type: 'ad-playback', ...slot, duration: 10 });
  expect(of({ type: 'ads-block-end', ...block })).toEqual({ name: 'ads_block_end', ...told, ads_shown: 2 });
  expect(of({ type: 'ended' })).toMatchObject({ name: 'playback_end', ads_shown: 2 });
});

const about = { ad_place_type: 'midroll', ad_position: 2, content_id: 7 };

const fates: readonly (readonly [PlayerEvent, object])[] = [
  [
    { type: 'ad-request', ...slot, url: 'https://ads.example/vast?secret=1' },
    { name: 'ad_request', duration: null },
  ],
  [
    { type: 'ad-playback', ...slot, duration: 10 },
    { name: 'ad_playback', duration: 10 },
  ],
  [
    { type: 'ad-end', ...slot, duration: 10 },
    { name: 'ad_end', duration: 10 },
  ],
  [
    { type: 'ad-skip', ...slot, duration: 10 },
    { name: 'ad_skip', duration: 10 },
  ],
  [
    { type: 'ad-error', ...slot, reason: '1-5-3', name: 'VAST_LOAD_TIMEOUT', resultCode: -1 },
    { name: 'ad_error', duration: null, reason: '1-5-3', message: 'VAST_LOAD_TIMEOUT', result_code: -1 },
  ],
];

it.each(fates)(
  'says what becomes of one: %j (AD-054, AD-055, AD-056, AD-057, AD-058, EM-030, EM-031, EM-032, EM-033, EM-034, EM-035)',
  (event, told) => {
    expect(createParentMessages(film)(event)).toEqual({ ...told, ...about });
  },
);

it('leaves clicks to the advertiser', () => {
  expect(createParentMessages(film)({ type: 'ad-click', ...slot, duration: 10 })).toBeNull();
});
