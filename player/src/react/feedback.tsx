/** The effect of the last key, where nothing else on the screen shows it; and that the film runs at double speed. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Command } from '../input/keyboard.ts';
import type { Option } from '../preferences/option.ts';
import type { PlayerState } from '../state/state.ts';
import { ChevronsIcon } from './controls/icons.tsx';
import type { PlayerMessages } from './messages/messages.ts';
import { useMessages, usePlayerState } from './context/player-context.ts';
import styles from './feedback.module.css';

/** Milliseconds. */
const SHOWN_FOR = 1200;

export interface KeyFeedback {
  readonly command: Command['type'];
  /** Distinguishes one press from the next. */
  readonly id: number;
}

export function Feedback({ last }: { readonly last: KeyFeedback | null }): ReactNode {
  const messages = useMessages();
  const isBoosted = usePlayerState('isBoosted');
  const [gone, setGone] = useState(0);
  const isShown = last !== null && last.id !== gone;
  // By the time the event arrives the state has the key's change: read it again with every change.
  const said = usePlayerState((state) =>
    isShown ? (byCommand[last.command]?.(state, messages) ?? null) : null,
  );
  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setGone(last.id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <output className={styles.place}>
      {isBoosted ? (
        <span className={styles.pill}>
          {messages.boosted}
          <ChevronsIcon direction={1} />
        </span>
      ) : (
        said !== null && <span className={styles.pill}>{said}</span>
      )}
    </output>
  );
}

const byCommand: Readonly<
  Partial<Record<Command['type'], (state: PlayerState, messages: PlayerMessages) => string | null>>
> = {
  volume: sayVolume,
  'toggle-mute': sayVolume,
  speed: ({ isLive, speeds }, messages) => (isLive ? null : `${messages.speed}: ${titleOf(speeds)}`),
  'toggle-subtitles': ({ subtitles }, messages) =>
    subtitles.length > 1 ? `${messages.subtitles}: ${titleOf(subtitles)}` : null,
};

function sayVolume({ isMuted, volume }: PlayerState, messages: PlayerMessages): string {
  return `${messages.volume} ${Math.round((isMuted ? 0 : volume) * 100)} %`;
}

function titleOf(options: readonly Option<unknown>[]): string {
  return options.find(({ active }) => active)?.title ?? '';
}
