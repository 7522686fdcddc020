import { useRef, useState } from 'react';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from '../ui/class-names.ts';
import { day, gapsOf, minute } from './schedule-draft.ts';
import type { DraftShowing, ShowingProblem } from './schedule-draft.ts';
import styles from './timeline.module.css';

/** Width of an hour in pixels. */
const hourWidth = 132;
/** Steps by which a showing moves, in seconds: normally, and by arrow keys with Shift. */
const [step, longStep] = [5 * minute, 30 * minute];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const widthOf = (seconds: number): number => (seconds / 3600) * hourWidth;

interface TimelineProps {
  readonly from: number;
  readonly now: number;
  readonly draft: readonly DraftShowing[];
  readonly problems: ReadonlyMap<string, ShowingProblem>;
  readonly chosen: string | null;
  readonly mayWrite: boolean;
  readonly onChoose: (key: string) => void;
  readonly onMove: (key: string, start: number) => void;
}

/** A day of a channel. Showings are moved by dragging, or with the arrow keys. */
export function Timeline(props: TimelineProps) {
  const { from, now, draft } = props;
  const t = useTexts();
  const formats = useFormats();
  const isToday = now >= from && now < from + day;
  const showStart = (frame: HTMLElement): void => {
    const at = isToday ? now : Math.max(draft.find(({ start }) => start >= from)?.start ?? from, from);
    frame.scrollLeft = widthOf(at - from) - frame.clientWidth / 4;
  };
  return (
    <section className={styles.frame} ref={useOnce(showStart)} aria-label={t('schedule.timeline')}>
      <div className={styles.canvas} style={{ inlineSize: widthOf(day) }}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ insetInlineStart: hour * hourWidth }}>
              {formats.timeOfDay(hour * 3600)}
            </span>
          ))}
        </div>
        <ol className={styles.lane}>
          {gapsOf(draft).map((gap) => (
            <li
              key={gap.from}
              className={styles.gap}
              style={{ insetInlineStart: widthOf(gap.from - from), inlineSize: widthOf(gap.to - gap.from) }}
              title={t('schedule.break', { length: formats.duration(gap.to - gap.from) })}
            />
          ))}
          {draft.map((showing) => (
            <Block key={showing.key} showing={showing} {...props} />
          ))}
        </ol>
        {isToday && <div className={styles.now} style={{ insetInlineStart: widthOf(now - from) }} />}
      </div>
    </section>
  );
}

/** Returns a ref whose function is called for the first element only. */
function useOnce(work: (element: HTMLElement) => void): (element: HTMLElement | null) => void {
  const isDone = useRef(false);
  return (element) => {
    if (isDone.current || element === null) return;
    isDone.current = true;
    work(element);
  };
}

interface Drag {
  readonly x: number;
  readonly shift: number;
}

function Block({
  showing,
  from,
  problems,
  chosen,
  mayWrite,
  onChoose,
  onMove,
}: TimelineProps & { readonly showing: DraftShowing }) {
  const t = useTexts();
  const formats = useFormats();
  const [drag, setDrag] = useState<Drag | null>(null);
  const { key, name, start, end, isFixed } = showing;
  const canMove = mayWrite && !isFixed;
  const problem = problems.get(key);
  const shift = drag?.shift ?? 0;
  const shown = Math.max(start, from);
  const time = `${formats.time(start + shift)}–${formats.time(end + shift)}`;
  return (
    <li
      className={styles.place}
      style={{
        insetInlineStart: widthOf(shown + shift - from),
        inlineSize: widthOf(Math.min(end, from + day) - shown),
      }}
    >
      <button
        type="button"
        className={classNames(
          styles.block,
          isFixed && styles.fixed,
          problem !== undefined && styles.wrong,
          chosen === key && styles.chosen,
          drag !== null && styles.dragged,
        )}
        title={`${name}, ${time}`}
        aria-pressed={chosen === key}
        aria-label={`${name}, ${time}${problem === undefined ? '' : `. ${t(`showingProblem.${problem}`)}`}`}
        onClick={() => onChoose(key)}
        onKeyDown={(event) => {
          const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (!canMove || direction === undefined) return;
          event.preventDefault();
          onMove(key, start + direction * (event.shiftKey ? longStep : step));
        }}
        onPointerDown={(event) => {
          if (!canMove || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ x: event.clientX, shift: 0 });
        }}
        onPointerMove={(event) => {
          if (drag === null) return;
          const seconds = ((event.clientX - drag.x) / hourWidth) * 3600;
          setDrag({ ...drag, shift: Math.round(seconds / step) * step });
        }}
        onPointerUp={() => {
          if (drag !== null && drag.shift !== 0) onMove(key, start + drag.shift);
          setDrag(null);
        }}
        onPointerCancel={() => setDrag(null)}
      >
        {/* Screen readers read the texts in sequence: the space separates them. */}
        <span className={styles.name}>{name}</span> <span className={styles.time}>{time}</span>
      </button>
    </li>
  );
}
