/** Keeps a player in sync with its party, and sends the viewer's actions on the player to the party. */
import type { Player, PlayerEvent, PlayerState } from '@kadr/player';
import type { PartySession } from './party-ports.ts';
import { fresh, nextStep } from './sync-rule.ts';
import type { Memory, Own } from './sync-rule.ts';

export interface FollowPorts {
  /** Milliseconds from an arbitrary origin. */
  readonly now: () => number;
  /** Runs something repeatedly; returns a function that stops it. */
  readonly every: (milliseconds: number, run: () => void) => () => void;
}

/** The part of a player that is used here. */
type Followed = Pick<Player, 'store' | 'media' | 'position' | 'play' | 'pause' | 'seek' | 'on'>;

/** Milliseconds between two checks. */
const lookEvery = 250;

interface Following {
  readonly player: Followed;
  readonly session: PartySession;
  readonly now: () => number;
  memory: Memory;
  /** Whether the party is controlling the player: its events are then not commands of the viewer. */
  isTelling: boolean;
}

/** Returns a function that stops it. The viewer's own speed is overridden meanwhile. */
export function followParty(
  player: Followed,
  session: PartySession,
  { now, every }: FollowPorts,
  onRefused: () => void,
): () => void {
  const following: Following = { player, session, now, memory: fresh, isTelling: false };
  const stops = [
    every(lookEvery, () => look(following)),
    session.subscribe(() => look(following)),
    player.on((event) => {
      if (!tellParty(following, event)) return;
      if (!session.mayControl()) onRefused();
      look(following);
    }),
  ];
  look(following);
  return () => {
    for (const stop of stops) stop();
    if (player.media.playbackRate > 0) player.media.playbackRate = player.media.defaultPlaybackRate;
  };
}

/** Sends a viewer's action to the party; returns whether the event was one. */
function tellParty({ player, session, isTelling }: Following, event: PlayerEvent): boolean {
  const target = session.target();
  if (isTelling || target === null) return false;
  if (event.type === 'seek') {
    session.command({ position: event.to });
    return true;
  }
  if ((event.type !== 'play' && event.type !== 'pause') || event.reason !== 'user') return false;
  const isPlaying = event.type === 'play';
  // A screen that was waiting for a click joins the current state.
  if (target.isPlaying === isPlaying) return false;
  session.command({ is_playing: isPlaying, position: player.position() });
  return true;
}

function look(following: Following): void {
  const { player, session, now } = following;
  const target = session.target();
  if (target === null) return;
  const state = player.store.getState();
  session.setWaiting(isWaiting(state));
  // The browser requires a gesture of the viewer first.
  if (state.isNeedUserGesture) return;
  const step = nextStep(target, ownOf(player, state), following.memory, now());
  following.memory = step.memory;
  following.isTelling = true;
  try {
    if (step.seekTo !== null) player.seek(step.seekTo);
    if (step.play === true) void player.play('tech');
    if (step.play === false) player.pause('tech');
  } finally {
    following.isTelling = false;
  }
  setRate(player, step.rate);
}

/** The engine sets the rate to 0 while it waits for data. */
function setRate({ media }: Followed, rate: number): void {
  if (media.playbackRate > 0 && media.playbackRate !== rate) media.playbackRate = rate;
}

function hasAd({ isAdPlaying, isAdDue, ad }: PlayerState): boolean {
  return isAdPlaying === true || isAdDue || ad !== null;
}

/** An advertisement is for this viewer only: the others continue, and the viewer catches up afterwards. */
function isWaiting(state: PlayerState): boolean {
  return !state.hasFirstFrame || state.isLoading || state.recovery !== null || hasAd(state);
}

function ownOf(player: Followed, state: PlayerState): Own {
  return {
    position: player.position(),
    isPaused: state.isPaused && player.media.paused,
    // During a seek the position is already the target and does not advance.
    isReady: !isWaiting(state) && !player.media.seeking,
    duration: state.duration,
  };
}
