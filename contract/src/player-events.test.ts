import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyticsEventSchema, mediaTypes, playerEvents } from './index.ts';

const page = readFileSync(new URL('../../docs/analytics.md', import.meta.url), 'utf8');
const events = playerEvents.map(({ shape }) => ({
  name: shape.name.value,
  fields: Object.keys(shape.data.shape),
}));

it.each(events)(
  '$name is described in the operator’s page, with each of its fields (AN-017, AN-064)',
  ({ name, fields }) => {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    expect(row).not.toBe('');
    expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([]);
  },
);

it('an event of a player loses an unknown field, and without a required one is refused', () => {
  const pause = {
    name: 'playback_pause',
    time: 1,
    page: '/',
    data: {
      playback_session_id: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
      sequence: 0,
      content_id: 1,
      content_type: 'film',
      player_type: 'player',
      media_type: 'pause_live',
      is_embedded: true,
      position: 0,
      reason: 'adv',
    },
  };
  expect(analyticsEventSchema.parse({ ...pause, data: { ...pause.data, secret: 'x' } })).toEqual(pause);
  const { reason: _reason, ...without } = pause.data;
  expect(analyticsEventSchema.safeParse({ ...pause, data: without }).success).toBe(false);
});

it('media types are those of the player’s assets, and live that is watched later (AN-041)', () => {
  expect(mediaTypes).toEqual(['vod', 'live', 'archive', 'embed', 'custom', 'pause_live']);
});
