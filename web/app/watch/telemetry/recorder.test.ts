import type { PlayerAnalyticsEvent } from '@kadr/contract';
import { analyticsEventSchema, playerEvents } from '@kadr/contract';
import { PlayerError } from '@kadr/player';
import type { PlaybackStatistics, PlayerEvent } from '@kadr/player';
import { describe, expect, it } from 'vitest';
import { createRecorder } from './recorder.ts';
import type { RecordedPlayback, RecordedState } from './recorder.ts';

const actions = {
  retry: { type: 'retry', delay: 0 },
  stop: { type: 'stop', endedBy: 'viewer' },
  ignore: { type: 'ignore' },
} as const;

const film: RecordedPlayback = {
  playbackSessionId: '2b1e7a52-60b8-4a51-9a0e-51e39a7ea9b9',
  contentId: 7,
  contentType: 'film',
  playerType: 'player',
  assetType: 'vod',
  isEmbedded: false,
  startTime: 12,
};
const statistics: PlaybackStatistics = {
  decodedFrames: 0,
  droppedFrames: 0,
  bandwidth: 8_000_000,
  bitrate: 2_000_000,
  width: 1280,
  height: 720,
};

/** A player with a manual clock: a call each second, and its position advances while it plays. */
function play(over: Partial<RecordedPlayback> = {}, before: Partial<RecordedState> = {}) {
  const told: PlayerAnalyticsEvent[] = [];
  let now = 1000;
  let state: RecordedState = {
    currentTime: 12,
    duration: 5400,
    isPaused: true,
    isLoading: true,
    isEnded: false,
    isLive: false,
    hasFirstFrame: false,
    seekable: { start: 0, end: 5400 },
    buffered: [{ start: 0, end: 5400 }],
    activeHeight: 720,
    ...before,
  };
  let seen = statistics;
  const recorder = createRecorder({ ...film, ...over }, (event) => told.push(event), now);
  const set = (patch: Partial<RecordedState>): void => {
    state = { ...state, ...patch };
    recorder.look(state, now);
  };
  const hear = (event: PlayerEvent): void => recorder.heard(event, state, now);
  return {
    told,
    set,
    hear,
    /** Lets seconds pass; `alter` changes the engine's counters in each of them. */
    wait: (seconds: number, alter: (known: PlaybackStatistics) => PlaybackStatistics = (known) => known) => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1;
        seen = alter(seen);
        const isMoving = !state.isPaused && !state.isLoading && !state.isEnded;
        if (isMoving) state = { ...state, currentTime: state.currentTime + 1 };
        recorder.look(state, now, seen);
      }
    },
    sleep: (seconds: number) => {
      now += seconds;
      recorder.look(state, now, seen);
    },
    begin: () => {
      hear({ type: 'ready' });
      set({ isLoading: false, hasFirstFrame: true });
      set({ isPaused: false });
      hear({ type: 'play', reason: 'tech' });
    },
    pause: (reason: 'user' | 'tech' | 'tech_error' | 'adv') => {
      set({ isPaused: true });
      hear({ type: 'pause', reason });
    },
    resume: (reason: 'user' | 'tech') => {
      set({ isPaused: false });
      hear({ type: 'play', reason });
    },
    fail: (error: PlayerError, action: 'retry' | 'stop' | 'ignore') =>
      hear({
        type: 'error',
        error,
        action: actions[action],
      }),
    end: () => recorder.end(now),
    names: () => told.map(({ name }) => name),
    of: (name: PlayerAnalyticsEvent['name']) =>
      told.filter((event) => event.name === name).map(({ data }) => data),
  };
}

describe('the life of a player', () => {
  it('is told from its making over its being ready to its end (AN-019, AN-020, AN-021)', () => {
    const player = play();
    player.wait(2);
    player.hear({ type: 'ready' });
    player.hear({ type: 'ready' });
    player.end();
    player.end();
    expect(player.told).toEqual([
      {
        name: 'player_init',
        data: {
          playback_session_id: film.playbackSessionId,
          sequence: 0,
          content_id: 7,
          content_type: 'film',
          player_type: 'player',
          media_type: 'vod',
          is_embedded: false,
          position: 12,
        },
      },
      { name: 'player_start', data: expect.objectContaining({ sequence: 1, elapsed_seconds: 2 }) },
      { name: 'player_end', data: expect.objectContaining({ sequence: 2, played_seconds: 0, errors: 0 }) },
    ]);
  });

  it('has a playback in it, from its first picture in motion to its end, with how long that took (AN-022, AN-029)', () => {
    const player = play();
    player.wait(3);
    player.begin();
    player.wait(10);
    player.set({ currentTime: 5400, isPaused: true });
    player.hear({ type: 'pause', reason: 'tech' });
    player.set({ isEnded: true });
    player.end();
    expect(player.names()).toEqual([
      'player_init',
      'player_start',
      'playback_start',
      'playback_stop',
      'player_end',
    ]);
    expect(player.of('playback_start')).toEqual([
      expect.objectContaining({ startup_seconds: 3, position: 12 }),
    ]);
    expect(player.of('playback_stop')).toEqual([
      expect.objectContaining({ reason: 'ended', played_seconds: 10, rebuffer_count: 0, position: 5400 }),
    ]);
  });

  it('has none where nothing was played', () => {
    const player = play();
    player.hear({ type: 'ready' });
    player.set({ isLoading: false, hasFirstFrame: true });
    player.hear({ type: 'need-gesture' });
    player.pause('tech');
    player.wait(400);
    player.end();
    expect(player.names()).toEqual(['player_init', 'player_start', 'player_end']);
  });

  it('may have another one after the first', () => {
    const player = play();
    player.begin();
    player.wait(5);
    player.set({ isPaused: true, isEnded: true });
    player.set({ isEnded: false, currentTime: 0 });
    player.resume('user');
    player.wait(3);
    player.end();
    expect(player.names().slice(3)).toEqual([
      'playback_stop',
      'playback_start',
      'playback_stop',
      'player_end',
    ]);
    expect(player.of('playback_start')[1]).toMatchObject({ startup_seconds: null });
    expect(player.of('playback_stop')[1]).toMatchObject({ reason: 'left', played_seconds: 3 });
    expect(player.of('player_end')).toEqual([expect.objectContaining({ played_seconds: 8 })]);
  });
});

describe('pauses', () => {
  it.each(['user', 'tech', 'tech_error', 'adv'] as const)(
    'for %s are told with their reason, and their end with their length and reason (AN-025, AN-026, AN-027, AN-066)',
    (reason) => {
      const player = play();
      player.begin();
      player.wait(10);
      player.pause(reason);
      player.wait(25);
      player.resume('user');
      player.wait(1);
      player.pause(reason);
      player.wait(2);
      player.resume('tech');
      expect(player.of('playback_pause')).toEqual([
        expect.objectContaining({ reason, position: 22 }),
        expect.objectContaining({ reason, position: 23 }),
      ]);
      expect(player.of('playback_resume')).toEqual([
        expect.objectContaining({ paused_seconds: 25, reason: 'user', pause_reason: reason }),
        expect.objectContaining({ paused_seconds: 2, reason: 'tech', pause_reason: reason }),
      ]);
    },
  );
});

it('a committed jump is told with both its ends (AN-028)', () => {
  const player = play();
  player.begin();
  player.hear({ type: 'seek', from: 12.00049, to: 300 });
  expect(player.of('playback_set_position')).toEqual([expect.objectContaining({ from: 12, to: 300 })]);
});

describe('the status', () => {
  it('is told every 60 seconds of what plays, and not in a pause (AN-023, AN-024)', () => {
    const player = play();
    player.begin();
    player.wait(59);
    expect(player.of('playback_status')).toEqual([]);
    player.wait(1);
    expect(player.of('playback_status')).toEqual([
      expect.objectContaining({
        played_seconds: 60,
        position: 72,
        is_buffering: false,
        height: 720,
        buffer_seconds: 5328,
      }),
    ]);
    player.wait(30);
    player.pause('user');
    player.wait(600);
    player.resume('user');
    player.wait(29);
    expect(player.of('playback_status')).toHaveLength(1);
    player.wait(1);
    expect(player.of('playback_status')[1]).toMatchObject({ played_seconds: 120 });
  });

  it('and the metrics end with the player, whatever ends it (AN-060)', () => {
    for (const finish of ['ended', 'left'] as const) {
      const player = play();
      player.begin();
      player.wait(10);
      if (finish === 'ended') player.set({ isPaused: true, isEnded: true });
      else player.end();
      player.wait(1000);
      expect(player.of('playback_status')).toEqual([]);
      expect(player.of('sqm_metrics')).toEqual([]);
    }
  });

  it('counts no night of a machine that slept', () => {
    const player = play();
    player.begin();
    player.sleep(30_000);
    player.wait(1);
    expect(player.of('playback_status')).toHaveLength(1);
    expect(player.of('playback_status')[0]).toMatchObject({ played_seconds: 90 });
  });
});

describe('quality metrics', () => {
  it('are told every 300 seconds: startup, stalls, frames, renditions, network and buffer since the last (AN-037, AN-039)', () => {
    const player = play();
    player.wait(2);
    player.begin();
    const frames = (known: PlaybackStatistics): PlaybackStatistics => ({
      ...known,
      decodedFrames: known.decodedFrames + 25,
    });
    player.wait(100, frames);
    // The network fails for three seconds; then a lower rendition plays, with two dropped frames.
    player.set({ isLoading: true });
    player.wait(3);
    player.set({ isLoading: false });
    player.wait(1, (known) => ({
      ...frames(known),
      droppedFrames: known.droppedFrames + 2,
      bitrate: 1_000_000,
      width: 640,
      height: 360,
    }));
    player.wait(195, frames);
    expect(player.of('sqm_metrics')).toEqual([]);
    player.wait(1, frames);
    const [first] = player.of('sqm_metrics');
    expect(first).toMatchObject({
      startup_seconds: 2,
      played_seconds: 297,
      rebuffer_count: 1,
      rebuffer_seconds: 3,
      decoded_frames: 297 * 25,
      dropped_frames: 2,
      rendition_switches: 1,
      bitrate: 1_000_000,
      width: 640,
      height: 360,
      bandwidth_estimate: 8_000_000,
      buffer_seconds: 5400 - 12 - 297,
      average_bitrate: Math.round((100 * 2_000_000 + 197 * 1_000_000) / 297),
    });
    player.wait(300, frames);
    expect(player.of('sqm_metrics')[1]).toMatchObject({
      played_seconds: 300,
      rebuffer_count: 0,
      dropped_frames: 0,
      rendition_switches: 0,
      average_bitrate: 1_000_000,
    });
  });

  it('count no loading after a jump, and count frames from zero when the stream is loaded again', () => {
    const player = play();
    player.begin();
    player.wait(10, (known) => ({ ...known, decodedFrames: known.decodedFrames + 25 }));
    player.hear({ type: 'seek', from: 22, to: 100 });
    player.set({ isLoading: true, currentTime: 100 });
    player.wait(4);
    player.set({ isLoading: false });
    player.wait(1, (known) => ({ ...known, decodedFrames: 10 }));
    player.wait(285);
    expect(player.of('sqm_metrics')).toEqual([
      expect.objectContaining({ rebuffer_count: 0, rebuffer_seconds: 0, decoded_frames: 260 }),
    ]);
  });

  it('stop at an error of severity 2 until playing goes on (PL-050, AN-038)', () => {
    const player = play();
    player.begin();
    player.wait(200);
    player.fail(new PlayerError('MANIFEST_INVALID'), 'stop');
    // Even while the buffer is still playing.
    player.wait(400);
    expect(player.of('sqm_metrics')).toEqual([]);
    expect(player.of('playback_status')).toHaveLength(10);
    player.pause('tech_error');
    player.wait(60);
    player.resume('tech');
    player.wait(299);
    expect(player.of('sqm_metrics')).toEqual([]);
    player.wait(1);
    expect(player.of('sqm_metrics')).toHaveLength(1);
  });

  it('go on at a failing network, whose error is stored with severity 1 (PL-206)', () => {
    const player = play();
    player.begin();
    player.wait(200);
    player.fail(new PlayerError('CONNECTION_FAILED').with({ severity: 1 }), 'retry');
    player.wait(100);
    expect(player.of('sqm_metrics')).toHaveLength(1);
  });
});

describe('errors', () => {
  it.each([
    ['stream', '1-3-1001'],
    ['peer_stream', '1-4-1001'],
    ['ad', '1-5-1001'],
    ['teleport', '1-7-1001'],
  ] as const)('of the origin %s have the reason %s (AN-030, PL-058)', (origin, reason) => {
    const player = play();
    player.begin();
    player.fail(
      new PlayerError('HTTP_STATUS', { origin, httpStatus: 404, message: 'x'.repeat(1000) }),
      'stop',
    );
    player.end();
    expect(player.of('playback_error')).toEqual([
      expect.objectContaining({
        reason,
        error: 'HTTP_STATUS',
        code: 1001,
        category: 1,
        severity: 2,
        http_status: 404,
        action: 'stop',
        message: 'x'.repeat(300),
      }),
    ]);
    expect(player.of('playback_stop')).toEqual([expect.objectContaining({ reason: 'error' })]);
  });

  it('are told fifty times at most; all of them are counted', () => {
    const player = play();
    player.begin();
    for (let at = 0; at < 80; at += 1) player.fail(new PlayerError('TIMEOUT', { severity: 1 }), 'ignore');
    player.end();
    expect(player.of('playback_error')).toHaveLength(50);
    expect(player.of('player_end')).toEqual([expect.objectContaining({ errors: 80 })]);
  });
});

it('live is `live`, and `pause_live` while it is watched more than ten seconds behind its edge (AN-040, AN-041, AN-065, LV-031, LV-032, LV-068)', () => {
  const live = { isLive: true, duration: 0, currentTime: 600, seekable: { start: 0, end: 604 } };
  const player = play({ assetType: 'live' }, live);
  const typeOf = (): string | undefined => {
    player.hear({ type: 'seek', from: 0, to: 0 });
    return player.told.at(-1)?.data['media_type' as never];
  };
  player.begin();
  expect(typeOf()).toBe('live');
  player.set({ seekable: { start: 0, end: 610 } });
  expect(typeOf()).toBe('live');
  player.set({ seekable: { start: 0, end: 610.5 } });
  expect(typeOf()).toBe('pause_live');
  player.set({ currentTime: 605 });
  expect(typeOf()).toBe('live');
  // The edge advances during a pause.
  player.pause('user');
  player.set({ seekable: { start: 0, end: 615 } });
  expect(typeOf()).toBe('live');
  player.set({ seekable: { start: 0, end: 615.5 } });
  player.resume('user');
  expect(player.of('playback_resume')).toEqual([expect.objectContaining({ media_type: 'pause_live' })]);
  const { told } = play({ assetType: 'archive' });
  expect(told[0]?.data).toMatchObject({ media_type: 'archive' });
});

it('a channel starts as live, at its edge, whatever its player says of the time before there is a picture (AN-040, LV-031)', () => {
  const player = play(
    { assetType: 'live', startTime: 0 },
    { isLive: true, duration: 0, currentTime: 0, seekable: { start: 0, end: 604 } },
  );
  player.hear({ type: 'ready' });
  expect(player.of('player_start')).toEqual([expect.objectContaining({ media_type: 'live', position: 604 })]);
});

it('makes events of the contract only, every one that a film can have (AN-064)', () => {
  const player = play({ isEmbedded: true, playerType: 'trailer' });
  player.begin();
  player.wait(301);
  player.hear({ type: 'seek', from: 12, to: 5 });
  player.pause('user');
  player.resume('user');
  player.fail(new PlayerError('DECODE'), 'stop');
  player.end();
  for (const event of player.told)
    expect(analyticsEventSchema.parse({ ...event, time: 1, page: '/' })).toMatchObject(event);
  const names = playerEvents.map(({ shape }) => shape.name.value);
  // The ad recorder sends those of advertisements.
  const others = names.filter((name) => !name.startsWith('ad_'));
  expect(new Set([...player.names(), 'new_program', 'feedback'])).toEqual(new Set(others));
});
