import type { Playback, ProblemReportInput } from '@kadr/contract';
import { problemAnswers, problemReportInputSchema } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { PlayerError } from '@kadr/player';
import type { PlayerState } from '@kadr/player';
import { reportAnswers } from '@kadr/player/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { events } from '../../data/events.ts';
import type { RecordedEvent } from '../../data/events.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { sendProblemReport } from './send-problem-report.ts';

const playback = {
  playback_session_id: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
  content: { id: 7, type: 'film' },
} as Playback;
const known = {
  decodedFrames: 1500,
  droppedFrames: 3,
  bandwidth: 8_000_000,
  bitrate: 2_000_000,
  width: 1280,
  height: 720,
};
const state = {
  currentTime: 61.5,
  duration: 5400,
  isLive: false,
  isPaused: false,
  pauseReason: null,
  isLoading: true,
  isEnded: false,
  hasFirstFrame: true,
  volume: 0.5,
  isMuted: false,
  isFullscreen: false,
  isPip: false,
  activeHeight: 720,
  buffered: [{ start: 50, end: 63 }],
  resolutions: [{ title: '720p', value: 720, active: true }],
  speeds: [{ title: '1×', value: 1, active: true }],
  audios: [{ title: 'Русский', value: 'ru', active: true }],
  subtitles: [{ title: 'Выключено', value: null, active: true }],
  error: new PlayerError('TIMEOUT', { severity: 1 }),
  recovery: { type: 'wait-online' },
} as unknown as PlayerState;
const player = {
  store: { getState: () => state, subscribe: () => () => undefined },
  statistics: () => known,
};
const lastMinute = [{ time: 1_800_000_000_000, name: 'loading', data: {} }];
const told: RecordedEvent[] = [];

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://kadr.example/movies/x/player'));
  vi.stubGlobal('navigator', { onLine: true });
  told.length = 0;
  events.deliverTo((event) => told.push(event));
});
afterEach(() => vi.unstubAllGlobals());

function report(send: (input: ProblemReportInput) => Promise<object>): Promise<void> {
  const queries = createQueryClient(() => ({ problemReports: { send } }) as unknown as KadrClient, 0);
  const answers = ['no_sound', 'poor_picture'] as const;
  return sendProblemReport(queries, { playback, language: 'rus', answers, player, events: lastMinute });
}

it('a report has the answers in the viewer’s words, the content, the playback and the last minute; analytics hear of it (AN-053, PL-081)', async () => {
  const sent: ProblemReportInput[] = [];
  await report((input) => {
    sent.push(input);
    return Promise.resolve({});
  });
  const about = {
    content_id: 7,
    content_type: 'film',
    playback_session_id: playback.playback_session_id,
    feedback_text: 'Нет звука; Плохое качество изображения',
  };
  expect(sent).toEqual([
    {
      ...about,
      answers: ['no_sound', 'poor_picture'],
      state: expect.objectContaining({
        position: 61.5,
        is_loading: true,
        buffer_seconds: 1.5,
        quality: 720,
        subtitles: null,
        error: '1-3-1003',
        recovery: 'wait-online',
        dropped_frames: 3,
      }),
      events: lastMinute,
    },
  ]);
  expect(problemReportInputSchema.parse(sent[0])).toEqual(sent[0]);
  expect(told).toEqual([
    expect.objectContaining({ name: 'feedback', page: '/movies/x/player', data: about }),
  ]);
});

it('one that the service does not take is no feedback, and the viewer hears of it', async () => {
  await expect(report(() => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(told).toEqual([]);
});

it('the service knows every answer of the poll (PL-078)', () => {
  expect(problemAnswers).toEqual(reportAnswers);
});
