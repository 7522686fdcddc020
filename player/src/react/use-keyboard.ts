/** Keys while the player is on the page. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { commandFor, readKeyTarget } from '../input/keyboard.ts';
import type { Command, KeyTarget } from '../input/keyboard.ts';
import type { Player } from '../playback/player.ts';
import { timeAt } from '../timeline/timeline.ts';
import { usePlayer } from './context/player-context.ts';

/** Share of the window's height from which on the player is the page's subject, and gets its keys. */
const MAIN_THING = 0.8;
/** Seconds of one picture, at the commonest rate. */
const FRAME = 1 / 25;

interface KeyboardOptions {
  /** Everything of the player. */
  readonly surface: { readonly current: HTMLElement | null };
  readonly areControlsVisible: boolean;
  readonly activity: () => void;
  readonly toggleHelp: () => void;
  /** A dialog of ours is open: only its own keys count. */
  readonly isHelpOpen: boolean;
  readonly isOff: boolean;
  /** Called after a command of a key. */
  readonly done: (command: Command) => void;
}

export function useKeyboard(options: KeyboardOptions): void {
  const player = usePlayer();
  const space = useRef<SpaceKey>({ isDown: false, hasPlayed: false });
  /** The last click of the viewer: a player in the middle of a page gets its keys after a click on it. */
  const isPointedAt = useRef(false);

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (options.isOff || event.defaultPrevented || event.isComposing) return;
    if (event.type !== 'keydown' && event.type !== 'keyup') return;
    const { surface, areControlsVisible } = options;
    if (!hasKeys(surface.current, event, isPointedAt.current)) return;
    const isDown = event.type === 'keydown';
    const isInside = event.target instanceof Node && surface.current?.contains(event.target) === true;
    // Viewers do not press invisible buttons: the first key brings the controls back, where the focus was.
    const isUnseen = isInside && !areControlsVisible && !options.isHelpOpen;
    const isOurSpace = event.code === 'Space' && space.current.isDown;
    const target: KeyTarget =
      isUnseen || isOurSpace ? { ...readKeyTarget(event), tag: '', role: null } : readKeyTarget(event);
    const command = commandFor(event, target);
    if (options.isHelpOpen && command?.type !== 'help') return;
    if (isDown && (command !== null || isUnseen || event.key === 'Tab')) options.activity();
    if (command === null) {
      if (isUnseen && isDown && (event.key === 'Tab' || event.key === 'Enter')) event.preventDefault();
      return;
    }
    event.preventDefault();
    if (command.type === 'help') options.toggleHelp();
    else run(player, command, space.current);
    if (isDown) options.done(command);
  });
  const onBlur = useEffectEvent(() => {
    player.rewind.release();
    player.setBoost(false);
    space.current.isDown = false;
  });
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    isPointedAt.current = target instanceof Node && options.surface.current?.contains(target) === true;
  });

  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener('keydown', (event) => onKey(event), { signal });
    document.addEventListener('keyup', (event) => onKey(event), { signal });
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal, capture: true });
    // The release of a key in another window is not reported here.
    window.addEventListener('blur', () => onBlur(), { signal });
    return () => abort.abort();
  }, []);
}

/** Whether a key is the player's: it fills the window, has the focus, or was clicked last. */
function hasKeys(surface: HTMLElement | null, { target }: KeyboardEvent, isPointedAt: boolean): boolean {
  if (surface === null || !(target instanceof Node)) return false;
  if (surface.contains(target)) return true;
  if (surface.getBoundingClientRect().height >= innerHeight * MAIN_THING) return true;
  return target === document.body && isPointedAt;
}

/** The space bar from its press to its release. */
interface SpaceKey {
  isDown: boolean;
  /** The press itself made the film play: letting go must not pause it. */
  hasPlayed: boolean;
}

function run(player: Player, command: Exclude<Command, { type: 'help' }>, space: SpaceKey): void {
  switch (command.type) {
    case 'toggle-play':
      return player.togglePlay();
    case 'space':
      return pressSpace(player, command.phase, space);
    case 'rewind':
      return player.rewind.step(command.direction, command.isRepeat);
    case 'rewind-end':
      return player.rewind.release();
    case 'volume':
      return player.stepVolume(command.direction);
    case 'speed':
      return player.stepSpeed(command.direction);
    case 'toggle-mute':
      return player.toggleMute();
    case 'toggle-fullscreen':
      return player.toggleFullscreen();
    case 'toggle-pip':
      return player.togglePip();
    case 'toggle-subtitles':
      return player.toggleSubtitles();
    case 'frame':
      // Going back in a live stream reloads it: not worth it for one frame.
      if (isStill(player)) player.seek(player.position() + command.direction * FRAME);
      return;
    case 'seek-share': {
      const { seekable } = player.store.getState();
      return player.seek(timeAt(command.share, seekable));
    }
  }
}

function isStill({ store }: Player): boolean {
  const { isPaused, isLive } = store.getState();
  return isPaused && !isLive;
}

/** Plays at the press, pauses at the release (a held bar goes twice as fast instead). */
function pressSpace(player: Player, phase: 'down' | 'held' | 'up', space: SpaceKey): void {
  const { isPaused, isBoosted } = player.store.getState();
  if (phase === 'held') return player.setBoost(true);
  if (phase === 'down') {
    space.isDown = true;
    space.hasPlayed = isPaused;
    if (isPaused) player.togglePlay();
    return;
  }
  if (isBoosted) player.setBoost(false);
  else if (space.isDown && !space.hasPlayed) player.togglePlay();
  space.isDown = false;
}
