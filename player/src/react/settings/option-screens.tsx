/** One list of choices each; choosing goes back to the first list. */
import type { ReactNode } from 'react';
import type { Option } from '../../preferences/option.ts';
import { CheckIcon } from '../controls/icons.tsx';
import { useMessages, usePlayer, usePlayerState } from '../context/player-context.ts';
import { Entry } from './main-screen.tsx';
import styles from './settings-panel.module.css';

interface OptionScreenProps {
  readonly done: () => void;
}

export function ResolutionScreen({ done }: OptionScreenProps): ReactNode {
  const player = usePlayer();
  return (
    <Choices
      label={useMessages().quality}
      options={usePlayerState('resolutions')}
      choose={player.setResolution}
      done={done}
    />
  );
}

export function SpeedScreen({ done }: OptionScreenProps): ReactNode {
  const player = usePlayer();
  return (
    <Choices
      label={useMessages().speed}
      options={usePlayerState('speeds')}
      choose={player.setSpeed}
      done={done}
    />
  );
}

export function AudioScreen({ done }: OptionScreenProps): ReactNode {
  const player = usePlayer();
  return (
    <Choices
      label={useMessages().audio}
      options={usePlayerState('audios')}
      choose={player.setAudio}
      done={done}
    />
  );
}

export function SubtitleScreen({
  done,
  openStyle,
}: OptionScreenProps & { readonly openStyle: () => void }): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  return (
    <Choices
      label={messages.subtitles}
      options={usePlayerState('subtitles')}
      choose={player.setSubtitle}
      done={done}
    >
      <hr className={styles.line} />
      <Entry screen="captions" label={messages.captionStyle.title} value="" open={openStyle} />
    </Choices>
  );
}

interface ChoicesProps<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly choose: (value: Value) => void;
  readonly done: () => void;
  /** Entries under the choices. */
  readonly children?: ReactNode;
}

function Choices<Value extends string | number | null>({
  label,
  options,
  choose,
  done,
  children,
}: ChoicesProps<Value>): ReactNode {
  return (
    <div className={styles.list} role="menu" aria-label={label}>
      {options.map(({ title, value, active }) => (
        <button
          key={String(value)}
          type="button"
          role="menuitemradio"
          aria-checked={active}
          className={`${styles.item} ${styles.choice}`}
          onClick={() => {
            choose(value);
            done();
          }}
        >
          <span className={styles.check}>{active && <CheckIcon />}</span>
          <span>{title}</span>
        </button>
      ))}
      {children}
    </div>
  );
}
