import type { PlayerAnalyticsEvent } from '@kadr/contract';
import type { RecordedPlayback, Recorder } from './recorder.ts';

/**
 * A recorder whose code loads in parallel with the film's start: earlier events are recorded later, with their original
 * times.
 *
 * @param begun seconds of the clock of all times
 */
export function createLateRecorder(
  playback: RecordedPlayback,
  put: (event: PlayerAnalyticsEvent) => void,
  begun: number,
): Recorder {
  let recorder: Recorder | null = null;
  let waiting: ((recorder: Recorder) => void)[] | null = [];
  const pass = (call: (recorder: Recorder) => void): void => {
    if (recorder === null) waiting?.push(call);
    else call(recorder);
  };
  import('./recorder.ts').then(
    ({ createRecorder }) => {
      const made = createRecorder(playback, put, begun);
      recorder = made;
      waiting?.forEach((call) => call(made));
      waiting = null;
    },
    // The film plays without it.
    () => {
      waiting = null;
    },
  );
  return {
    heard: (event, state, now) => pass(({ heard }) => heard(event, state, now)),
    look: (state, now, statistics) => pass(({ look }) => look(state, now, statistics)),
    tell: (name, fields) => pass(({ tell }) => tell(name, fields)),
    end: (now) => pass(({ end }) => end(now)),
  };
}
