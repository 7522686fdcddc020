import type { Playback } from '@kadr/contract';
import type { PlayerSource, PreparedSource } from '@kadr/player';

interface Prepared {
  readonly playbackSessionId: string;
  readonly prepared: PreparedSource;
}

/** How long what was fetched on intent waits for its click, in milliseconds. */
const patience = 30_000;

let latest: Prepared | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Begins to fetch engine, manifest and first segments of `source`. One stream at a time: the viewer points at one thing. */
export function prepareStream(
  playback: Playback,
  source: PlayerSource,
  prepare: (source: PlayerSource) => PreparedSource,
): void {
  if (latest?.playbackSessionId === playback.playback_session_id) return;
  latest?.prepared.cancel();
  latest = { playbackSessionId: playback.playback_session_id, prepared: prepare(source) };
  clearTimeout(timer);
  timer = setTimeout(() => {
    latest?.prepared.cancel();
    latest = null;
  }, patience);
}

/** What was prepared of this playback, with the source it was prepared for; whoever takes it has it alone. */
export function takePrepared({ playback_session_id }: Playback): PreparedSource | null {
  if (latest?.playbackSessionId !== playback_session_id) return null;
  const { prepared } = latest;
  latest = null;
  clearTimeout(timer);
  return prepared;
}
