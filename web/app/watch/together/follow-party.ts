/** Keeps a player in step with its party, and tells the party what its viewer does with the player. */
import type { Player, PlayerEvent, PlayerState } from '@kadr/player';
import type { PartySession } from './party-ports.ts';
import { fresh, nextStep } from './sync-rule.ts';
import type { Memory, Own } from './sync-rule.ts';

export interface FollowPorts {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Runs something again and again; returns how to stop it. */
  readonly every: (milliseconds: number, run: () => void) => () => void;
}

/** The player, as far as it is followed. */
type Followed = Pick<Player, 'store' | 'media' | 'position' | 'play' | 'pause' | 'seek' | 'on'>;

/** Milliseconds between two looks. */
const lookEvery = 250;

interface Following {
  readonly player: Followed;
  readonly session: PartySession;
  readonly now: () => number;
  memory: Memory;
  /** The party is moving the player: what the player reports then is not a viewer's command. */
  isTelling: boolean;
}

/** Returns how to stop. The viewer's own speed does not count meanwhile. */
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

/** Whether the viewer has done something that concerns the others. */
function tellParty({ player, session, isTelling }: Following, event: PlayerEvent): boolean {
  const target = session.target();
  if (isTelling || target === null) return false;
  if (event.type === 'seek') {
    session.command({ position: event.to });
    return true;
  }
  if ((event.type !== 'play' && event.type !== 'pause') || event.reason !== 'user') return false;
  const isPlaying = event.type === 'play';
  // A screen that was held up, by a click that it waited for, joins what goes on.
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
  // The browser wants to see the viewer act first: nobody acts in his place.
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

/** The engine sets 0 while it waits for data. */
function setRate({ media }: Followed, rate: number): void {
  if (media.playbackRate > 0 && media.playbackRate !== rate) media.playbackRate = rate;
}

function hasAd({ isAdPlaying, isAdDue, ad }: PlayerState): boolean {
  return isAdPlaying === true || isAdDue || ad !== null;
}

/** An advertisement is this viewer's own: the others go on, and he catches up behind it. */
function isWaiting(state: PlayerState): boolean {
  return !state.hasFirstFrame || state.isLoading || state.recovery !== null || hasAd(state);
}

function ownOf(player: Followed, state: PlayerState): Own {
  return {
    position: player.position(),
    isPaused: state.isPaused && player.media.paused,
    // While it seeks it stands where it is to be, and does not move.
    isReady: !isWaiting(state) && !player.media.seeking,
    duration: state.duration,
  };
}
