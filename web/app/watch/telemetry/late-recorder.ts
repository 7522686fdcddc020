import type { PlayerAnalyticsEvent } from '@kadr/contract';
import type { RecordedPlayback, Recorder } from './recorder.ts';

/**
 * A recorder whose code comes beside the film's beginning, not before it: what it is told until then it records as of its
 * time.
 *
 * @param begun seconds of the clock of all times that it is told
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
    // Without it a film plays all the same.
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
