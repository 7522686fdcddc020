import type { Player, PlayerState } from '@kadr/player';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import { ClipButton } from './clip-button.tsx';
import styles from './clip-video.module.css';

/** Controls of a playing clip: a tap anywhere pauses and resumes it; sound, subtitles, progress. */
export function ClipControls({ player, name }: { readonly player: Player; readonly name: string }) {
  const t = useMessages();
  const isPaused = useClipState(player, (state) => state.isPaused);
  const isMuted = useClipState(player, (state) => state.isMuted);
  const isLoading = useClipState(player, (state) => state.isLoading && !state.isPaused);
  const hasStopped = useClipState(player, (state) => state.recovery?.type === 'stop');
  const percent = useClipState(player, (state) =>
    state.duration > 0 ? Math.round((state.currentTime / state.duration) * 200) / 2 : 0,
  );
  const subtitles = useClipState(player, (state) => state.subtitles);
  const cues = useClipState(player, (state) => state.cues);
  const hasSubtitles = subtitles.some(({ value }) => value !== null);
  const areSubtitlesOn = subtitles.some(({ value, active }) => active && value !== null);
  return (
    <>
      <button
        type="button"
        className={styles.surface}
        aria-label={t(isPaused ? 'stories.play' : 'stories.pause', { name })}
        data-waiting={isLoading || undefined}
        onClick={() => player.togglePlay()}
      >
        {isPaused && (
          <span className={styles.sign}>
            <Icon name="play" />
          </span>
        )}
      </button>
      <div className={styles.sound}>
        <ClipButton
          icon={isMuted ? 'muted' : 'sound'}
          size="medium"
          label={t(isMuted ? 'stories.unmute' : 'stories.mute')}
          onClick={() => player.toggleMute()}
        />
        {hasSubtitles && (
          <ClipButton
            icon="captions"
            size="medium"
            label={t('stories.subtitles')}
            aria-pressed={areSubtitlesOn}
            onClick={() => player.toggleSubtitles()}
          />
        )}
      </div>
      <div className={styles.cues}>
        {cues.map((cue) => (
          <p key={`${cue.start} ${cue.end}`} className={styles.cue}>
            <span>{cue.lines.map((line) => line.map(({ text }) => text).join('')).join(' ')}</span>
          </p>
        ))}
      </div>
      <div className={styles.progress}>
        <Progress value={percent} label={t('ui.watched', { percent: Math.round(percent) })} />
      </div>
      {hasStopped && (
        <output className={styles.message}>
          <span>{t('watch.failedText')}</span>
          <Button size="small" onClick={player.retry}>
            {t('watch.retry')}
          </Button>
        </output>
      )}
    </>
  );
}

/** A part of the state; `select` returns the same value for the same state. */
function useClipState<Value>(player: Player, select: (state: PlayerState) => Value): Value {
  const read = (): Value => select(player.store.getState());
  return useSyncExternalStore(
    useCallback((listener) => player.store.subscribe(listener), [player]),
    read,
    read,
  );
}
