/** Subtitles in the page's own type: they can be selected and copied, and make way for the controls. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PlayerState } from '../../state/state.ts';
import type { CaptionStyle } from '../../subtitles/caption-style.ts';
import type { Cue, CueSpan } from '../../subtitles/cues.ts';
import { classNames } from '../controls/class-names.ts';
import { usePlayerState } from '../context/player-context.ts';
import styles from './subtitles-overlay.module.css';

const none: readonly Cue[] = [];
/** An advertisement's captions while it has the picture. */
const readCues = (state: PlayerState): readonly Cue[] =>
  state.isAdDue || state.isAdPlaying === true ? (state.ad?.cues ?? none) : state.cues;
const readPosition = (state: PlayerState): CaptionStyle['position'] => state.captionStyle.position;

export function SubtitlesOverlay(): ReactNode {
  const aspectRatio = usePlayerState('aspectRatio');
  const cues = usePlayerState(readCues);
  const position = usePlayerState(readPosition);
  const overlay = useRef<HTMLDivElement>(null);

  // The box of the picture inside the player, bars left out: subtitles belong to the picture.
  useEffect(() => overlay.current?.style.setProperty('--kp-aspect', String(aspectRatio)), [aspectRatio]);

  return (
    <div ref={overlay} className={styles.overlay}>
      {(['top', 'bottom'] as const).map((place) => (
        <div key={place} className={classNames(styles.place, styles[place])}>
          {cues
            .filter((cue) => (position === 'top' ? 'top' : cue.place) === place)
            .map((cue) => (
              <p key={`${cue.start}-${cue.end}-${cue.lines[0]?.[0]?.text ?? ''}`} className={styles.cue}>
                {cue.lines.map((line, index) => (
                  // Lines of one cue never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index} className={styles.line}>
                    <span className={styles.plate}>{line.map(renderSpan)}</span>
                  </span>
                ))}
              </p>
            ))}
        </div>
      ))}
    </div>
  );
}

function renderSpan(span: CueSpan, index: number): ReactNode {
  const name = classNames(
    span.isItalic && styles.italic,
    span.isBold && styles.bold,
    span.isUnderlined && styles.underlined,
  );
  return (
    <span key={`${index}-${span.text}`} className={name === '' ? undefined : name}>
      {span.text}
    </span>
  );
}
