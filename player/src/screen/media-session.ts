/** The system's own media controls: headset buttons, lock screen, media keys. */
import { REWIND_STEP } from '../input/rewind.ts';
import { BOOST } from '../settings/settings.ts';
import type { SourceContent } from '../source/source.ts';
import type { PlayerState } from '../state/state.ts';
import type { ReadonlyStore } from '../store/store.ts';

interface MediaSessionPorts {
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  /** Called by browsers that keep the picture visible when the viewer goes to another tab. */
  readonly enterPip: () => void;
}

/** Shows `content` to the system and obeys it until `signal` aborts. Does nothing without a media session. */
export function connectMediaSession(
  content: SourceContent,
  store: ReadonlyStore<PlayerState>,
  ports: MediaSessionPorts,
  signal: AbortSignal,
): void {
  if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title: content.name,
    artist: content.caption ?? '',
    artwork: content.artwork?.map((picture) => ({ ...picture })) ?? [],
  });
  const step = (sign: 1 | -1) => (details: MediaSessionActionDetails) =>
    ports.seek(store.getState().currentTime + sign * (details.seekOffset ?? REWIND_STEP));
  // Chromium's name, which the library of types does not have yet.
  const enterPip = 'enterpictureinpicture' as MediaSessionAction;
  const handlers: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
    ['play', ports.play],
    ['pause', ports.pause],
    ['seekbackward', step(-1)],
    ['seekforward', step(1)],
    ['seekto', (details) => (details.seekTime === undefined ? undefined : ports.seek(details.seekTime))],
    [enterPip, ports.enterPip],
  ];
  for (const [action, handler] of handlers) setHandler(session, action, handler);

  let told = '';
  const unsubscribe = store.subscribe(() => {
    const { isPaused, duration, currentTime, speeds, isLive, isBoosted, ad } = store.getState();
    session.playbackState = (ad?.isPaused ?? isPaused) ? 'paused' : 'playing';
    if (isLive || duration <= 0) return;
    const playbackRate = isBoosted ? BOOST : (speeds.find(({ active }) => active)?.value ?? 1);
    const state = { duration, position: Math.min(Math.floor(currentTime), duration), playbackRate };
    const news = Object.values(state).join(' ');
    // The system advances the position between updates: once a second is enough.
    if (news === told) return;
    told = news;
    session.setPositionState({ ...state, position: Math.min(currentTime, duration) });
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState();
    for (const [action] of handlers) setHandler(session, action, null);
  });
}

/** A browser throws for actions that it does not know. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    return;
  }
}
