/** Key, tempo and guide, within reach during singing: one row above the bar. */
import { use, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { Karaoke, KaraokeState } from '../../karaoke/karaoke.ts';
import { keyRange, tempoRange } from '../../karaoke/singer-choices.ts';
import { readKeyTarget } from '../../input/keyboard.ts';
import { ShowControlsContext } from '../context/player-context.ts';
import type { KaraokeMessages } from './messages.ts';
import { singerCommand } from './singer-keys.ts';
import styles from './singer-controls.module.css';

interface SingerControlsProps {
  readonly karaoke: Karaoke;
  readonly state: KaraokeState;
  readonly messages: KaraokeMessages;
}

export function SingerControls({ karaoke, state, messages }: SingerControlsProps): ReactNode {
  const { key, tempo, isGuideOn, hasGuide, shifting } = state;
  useSingerKeys(karaoke);
  return (
    <fieldset className={styles.controls} aria-label={messages.controls}>
      <Stepper
        label={messages.key}
        shown={messages.keyOf(key)}
        spoken={messages.spokenKey(key)}
        isBusy={shifting === 'loading' && key !== 0}
        less={{ label: messages.lower, keys: '-', isOff: key <= keyRange.least }}
        more={{ label: messages.higher, keys: '=', isOff: key >= keyRange.most }}
        step={(direction) => karaoke.setKey(key + direction * keyRange.step)}
      />
      <Stepper
        label={messages.tempo}
        shown={messages.tempoOf(tempo)}
        spoken={messages.tempoOf(tempo)}
        isBusy={false}
        less={{ label: messages.slower, keys: 'Shift+,', isOff: tempo <= tempoRange.least }}
        more={{ label: messages.faster, keys: 'Shift+.', isOff: tempo >= tempoRange.most }}
        step={(direction) => karaoke.setTempo(tempo + direction * tempoRange.step)}
      />
      {hasGuide && (
        <button
          type="button"
          className={styles.guide}
          aria-pressed={isGuideOn}
          aria-keyshortcuts="g"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => karaoke.setGuide(!isGuideOn)}
        >
          {messages.guide}
        </button>
      )}
      {shifting === 'failed' && <output className={styles.failed}>{messages.noShifting}</output>}
    </fieldset>
  );
}

interface Way {
  readonly label: string;
  readonly keys: string;
  readonly isOff: boolean;
}

interface StepperProps {
  readonly label: string;
  readonly shown: string;
  readonly spoken: string;
  readonly isBusy: boolean;
  readonly less: Way;
  readonly more: Way;
  readonly step: (direction: 1 | -1) => void;
}

function Stepper({ label, shown, spoken, isBusy, less, more, step }: StepperProps): ReactNode {
  const button = (way: Way, direction: 1 | -1): ReactNode => (
    <button
      type="button"
      className={styles.step}
      aria-label={`${label}: ${way.label}`}
      title={way.label}
      aria-keyshortcuts={way.keys}
      aria-disabled={way.isOff}
      // A mouse leaves the focus where it was, so that the space bar goes on meaning "pause".
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (way.isOff ? undefined : step(direction))}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={direction === 1 ? 'M12 5v14M5 12h14' : 'M5 12h14'} />
      </svg>
    </button>
  );
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      {button(less, -1)}
      <p className={styles.value} aria-busy={isBusy}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <output className={styles.number} aria-label={`${label}: ${spoken}`}>
          {shown}
        </output>
      </p>
      {button(more, 1)}
    </fieldset>
  );
}

/** Keys of the singer, before the player handles its own: the keys of a film's speed change the tempo here. */
function useSingerKeys(karaoke: Karaoke): void {
  const showControls = use(ShowControlsContext);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const command = singerCommand(event, readKeyTarget(event));
    if (command === null) return;
    event.preventDefault();
    showControls();
    const { key, tempo, isGuideOn, hasGuide } = karaoke.store.getState();
    if (command.type === 'key') karaoke.setKey(key + command.direction * keyRange.step);
    else if (command.type === 'tempo') karaoke.setTempo(tempo + command.direction * tempoRange.step);
    else if (hasGuide) karaoke.setGuide(!isGuideOn);
  });
  useEffect(() => {
    const abort = new AbortController();
    const listen = { signal: abort.signal, capture: true };
    document.addEventListener('keydown', (event) => onKey(event), listen);
    return () => abort.abort();
  }, []);
}
