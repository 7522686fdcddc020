/** Keys for the whole page while the player is on it. */
import { useEffect, useEffectEvent } from 'react';
import { commandFor, readKeyTarget } from '../keyboard.ts';
import type { Command } from '../keyboard.ts';
import type { Player } from '../player.ts';
import { timeAt } from '../timeline/timeline.ts';
import { usePlayer } from './player-context.ts';

export function useKeyboard(options: {
  readonly activity: () => void;
  readonly toggleHelp: () => void;
  readonly isOff: boolean;
}): void {
  const player = usePlayer();
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (
      options.isOff ||
      event.defaultPrevented ||
      event.isComposing ||
      (event.type !== 'keydown' && event.type !== 'keyup')
    )
      return;
    const command = commandFor({ ...readPress(event), type: event.type }, readKeyTarget(event));
    if (event.type === 'keydown' && (command !== null || event.key === 'Tab')) options.activity();
    if (command === null) return;
    event.preventDefault();
    if (command.type === 'help') options.toggleHelp();
    else run(player, command);
  });
  const onBlur = useEffectEvent(() => player.rewind.release());

  useEffect(() => {
    const abort = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: abort.signal });
    document.addEventListener('keyup', (event) => onKey(event), { signal: abort.signal });
    // A key let go in another window is never heard of here.
    window.addEventListener('blur', () => onBlur(), { signal: abort.signal });
    return () => abort.abort();
  }, []);
}

function run(player: Player, command: Exclude<Command, { type: 'help' }>): void {
  switch (command.type) {
    case 'toggle-play':
      return player.togglePlay();
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
    case 'toggle-subtitles':
      return player.toggleSubtitles();
    case 'seek-share': {
      const { seekable } = player.store.getState();
      return player.seek(timeAt(command.share, seekable));
    }
  }
}

function readPress({ key, code, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent) {
  return { key, code, altKey, ctrlKey, metaKey, shiftKey, repeat };
}
