/** The panel's first list: the settings and their current values. */
import type { ReactNode } from 'react';
import type { Option } from '../../preferences/option.ts';
import { NextIcon } from '../controls/icons.tsx';
import { useMessages, usePlayerState } from '../context/player-context.ts';
import { AutoplayEntry } from './autoplay-entry.tsx';
import styles from './settings-panel.module.css';

/** Sound, subtitles and their style are beyond the specification. */
export type SettingsScreen =
  | 'main'
  | 'resolutions'
  | 'speeds'
  | 'audios'
  | 'subtitles'
  | 'captions'
  | 'support';

export function MainScreen({
  open,
  canReport,
}: {
  readonly open: (screen: SettingsScreen) => void;
  readonly canReport: boolean;
}): ReactNode {
  const messages = useMessages();
  const resolutions = usePlayerState('resolutions');
  const speeds = usePlayerState('speeds');
  const audios = usePlayerState('audios');
  const subtitles = usePlayerState('subtitles');
  const activeHeight = usePlayerState('activeHeight');
  const isLive = usePlayerState('isLive');

  const chosen = resolutions.find(({ active }) => active);
  // The best comes first, and is the greatest of its name.
  const playing = resolutions.findLast(({ value }) => activeHeight !== null && (value ?? 0) >= activeHeight);
  const isAutomatic = chosen === undefined || chosen.value === null;
  const quality =
    isAutomatic && playing !== undefined
      ? messages.automaticAt(messages.labels.auto, playing.title)
      : (chosen?.title ?? messages.labels.auto);

  return (
    <div className={styles.list} role="menu" aria-label={messages.settings}>
      <Entry screen="resolutions" label={messages.quality} value={quality} open={open} />
      {!isLive && speeds.length > 0 && (
        <Entry screen="speeds" label={messages.speed} value={titleOf(speeds)} open={open} />
      )}
      {audios.length > 1 && (
        <Entry screen="audios" label={messages.audio} value={titleOf(audios)} open={open} />
      )}
      {subtitles.length > 1 && (
        <Entry screen="subtitles" label={messages.subtitles} value={titleOf(subtitles)} open={open} />
      )}
      <AutoplayEntry />
      {canReport && <Entry screen="support" label={messages.report} value="" open={open} />}
    </div>
  );
}

function titleOf(options: readonly Option<unknown>[]): string {
  return options.find(({ active }) => active)?.title ?? '';
}

interface EntryProps {
  readonly screen: SettingsScreen;
  readonly label: string;
  readonly value: string;
  readonly open: (screen: SettingsScreen) => void;
}

/** A way to another screen of the panel. */
export function Entry({ screen, label, value, open }: EntryProps): ReactNode {
  return (
    <button
      type="button"
      role="menuitem"
      aria-haspopup="menu"
      className={styles.item}
      data-screen={screen}
      onClick={() => open(screen)}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className={styles.chevron}>
        <NextIcon />
      </span>
    </button>
  );
}
