import type { PlayerAnalyticsEvent } from '@kadr/contract';
import { expect, it } from 'vitest';
import { createProgrammeWatch, programmeAt } from './programme-watch.ts';

const epgs = [
  { id: 1, start_time: 100, end_time: 200 },
  { id: 2, start_time: 200, end_time: 300 },
  { id: 3, start_time: 350, end_time: 400 },
];

it('another programme on a live channel is told once, also after a gap in the guide (AN-031)', () => {
  const told: PlayerAnalyticsEvent[] = [];
  const notice = createProgrammeWatch(9, null, (event) => told.push(event));
  for (const moment of [150, 199, 200, 260, 299, 300, 340, 350, 380, 500]) notice(programmeAt(epgs, moment));
  expect(told).toEqual([
    {
      name: 'new_program',
      data: { channel_id: 9, epg_id: 2, previous_epg_id: 1, playback_session_id: null },
    },
    {
      name: 'new_program',
      data: { channel_id: 9, epg_id: 3, previous_epg_id: 2, playback_session_id: null },
    },
  ]);
});
