import type { PlayerAnalyticsEvent } from '@kadr/contract';
import { expect, it } from 'vitest';
import { createLateRecorder } from './late-recorder.ts';
import type { RecordedPlayback, RecordedState } from './recorder.ts';

const film: RecordedPlayback = {
  playbackSessionId: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
  contentId: 7,
  contentType: 'film',
  playerType: 'player',
  assetType: 'vod',
  isEmbedded: false,
  startTime: 12,
};
const state: RecordedState = {
  currentTime: 12,
  duration: 5400,
  isPaused: true,
  isLoading: true,
  isEnded: false,
  isLive: false,
  hasFirstFrame: false,
  seekable: { start: 0, end: 5400 },
  buffered: [],
  activeHeight: null,
};

it('records what happened before its code was there as of its time, and nothing twice (AN-020, AN-021)', async () => {
  const told: PlayerAnalyticsEvent[] = [];
  const recorder = createLateRecorder(film, (event) => told.push(event), 1000);
  recorder.look(state, 1001);
  recorder.heard({ type: 'ready' }, state, 1003);
  recorder.look({ ...state, currentTime: 15 }, 1004);
  recorder.end(1007);
  expect(told).toEqual([]);
  const names = (): string[] => told.map(({ name }) => name);
  await expect.poll(names).toEqual(['player_init', 'player_start', 'player_end']);
  expect(told[1]?.data).toMatchObject({ elapsed_seconds: 3, position: 12 });
  recorder.heard({ type: 'ready' }, state, 1008);
  expect(told).toHaveLength(3);
});
