/** How captions look, with a live sample; every choice acts at once and is kept. */
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  captionColour,
  captionColours,
  captionEdges,
  captionFamily,
  captionFonts,
  captionOpacities,
  captionPositions,
  captionSizes,
} from '../../subtitles/caption-style.ts';
import type { CaptionColour, CaptionStyle } from '../../subtitles/caption-style.ts';
import { classNames } from '../controls/class-names.ts';
import { useMessages, usePlayer, usePlayerState } from '../context/player-context.ts';
import overlay from '../subtitles/subtitles-overlay.module.css';
import styles from './captions-screen.module.css';

export function CaptionsScreen(): ReactNode {
  const player = usePlayer();
  const messages = useMessages();
  const style = usePlayerState('captionStyle');
  const words = messages.captionStyle;
  const share = (value: number): string => `${value} %`;
  const group = <Name extends keyof CaptionStyle>(name: Name, label: string) => ({
    label,
    chosen: style[name],
    choose: (value: CaptionStyle[Name]) => player.setCaptionStyle({ [name]: value }),
  });
  return (
    <div className={styles.screen}>
      <p className={styles.sample}>
        <span className={classNames(overlay.cue, styles.cue)}>
          <span className={overlay.plate}>{words.sample}</span>
        </span>
      </p>
      <Choice {...group('size', words.size)} values={captionSizes} nameOf={share} />
      <Choice
        {...group('font', words.font)}
        values={captionFonts}
        nameOf={(font) => words.fonts[font]}
        familyOf={captionFamily}
        isWide
      />
      <Choice
        {...group('colour', words.colour)}
        values={captionColours}
        nameOf={(colour) => words.colours[colour]}
        isSwatches
      />
      <Choice
        {...group('background', words.background)}
        values={captionColours}
        nameOf={(colour) => words.colours[colour]}
        isSwatches
      />
      <Choice {...group('opacity', words.opacity)} values={captionOpacities} nameOf={share} />
      <Choice {...group('edge', words.edge)} values={captionEdges} nameOf={(edge) => words.edges[edge]} />
      <Choice
        {...group('position', words.position)}
        values={captionPositions}
        nameOf={(position) => words.positions[position]}
      />
      <button type="button" className={styles.reset} onClick={() => player.setCaptionStyle(null)}>
        {words.reset}
      </button>
    </div>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
  readonly nameOf: (value: Value) => string;
  /** Font family in which a value's name is written. */
  readonly familyOf?: (value: Value) => string;
  /** Colours: shown, and named for viewers who do not see them. */
  readonly isSwatches?: boolean;
  /** Long names: two in a row. */
  readonly isWide?: boolean;
}

function Choice<Value extends string | number>({
  label,
  values,
  chosen,
  choose,
  nameOf,
  familyOf,
  isSwatches = false,
  isWide = false,
}: ChoiceProps<Value>): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        {label}
        {isSwatches && <span className={styles.value}>{nameOf(chosen)}</span>}
      </legend>
      <div className={isSwatches ? styles.swatches : classNames(styles.segments, isWide && styles.wide)}>
        {values.map((value) => (
          <label key={value} className={isSwatches ? styles.swatch : styles.segment}>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              aria-label={nameOf(value)}
              onChange={() => choose(value)}
            />
            {isSwatches ? (
              <Painted property="--kp-swatch" value={captionColour(value as CaptionColour)} />
            ) : (
              <Painted property="--kp-family" value={familyOf?.(value) ?? 'inherit'}>
                {nameOf(value)}
              </Painted>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Set from the script: the page's policy allows no style attributes. */
function Painted({
  property,
  value,
  children,
}: {
  readonly property: `--kp-${string}`;
  readonly value: string;
  readonly children?: ReactNode;
}): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => element.current?.style.setProperty(property, value), [property, value]);
  return (
    <span ref={element} className={styles.painted} aria-hidden="true">
      {children}
    </span>
  );
}
