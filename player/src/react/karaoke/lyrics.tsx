/** The song's words over the picture: the current line, large, and the next. Moved by the frame, drawn by the line. */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { lyricsAt, sungShare } from '../../karaoke/lyrics-view.ts';
import type { LyricsView } from '../../karaoke/lyrics-view.ts';
import type { LyricLine } from '../../karaoke/lyrics.ts';
import { classNames } from '../controls/class-names.ts';
import type { KaraokeMessages } from './messages.ts';
import styles from './lyrics.module.css';

interface LyricsProps {
  readonly lines: readonly LyricLine[];
  readonly isMissing: boolean;
  readonly position: () => number;
  readonly messages: KaraokeMessages;
}

const nothing: LyricsView = { current: null, next: null, countIn: null };

export function Lyrics({ lines, isMissing, position, messages }: LyricsProps): ReactNode {
  const sung = useRef<HTMLParagraphElement>(null);
  const view = useView(lines, position, sung);
  const current = view.current === null ? undefined : lines[view.current];
  const next = view.next === null ? undefined : lines[view.next];
  return (
    <div className={styles.layer}>
      <fieldset className={styles.words} aria-label={messages.lyrics}>
        {isMissing && <output className={styles.missing}>{messages.noLyrics}</output>}
        <div className={styles.count} aria-hidden="true" data-count={view.countIn ?? 0}>
          {[3, 2, 1].map((beat) => (
            <span
              key={beat}
              className={classNames(
                styles.beat,
                view.countIn !== null && beat <= view.countIn && styles.isWaiting,
              )}
            />
          ))}
        </div>
        {current !== undefined && (
          <p key={view.current} ref={sung} className={styles.current} aria-live="polite">
            {view.countIn !== null && <span className={styles.unseen}>{messages.getReady} </span>}
            <Line line={current} isSung />
          </p>
        )}
        {next !== undefined && (
          <p key={view.next} className={styles.next} aria-hidden={current !== undefined}>
            <Line line={next} isSung={false} />
          </p>
        )}
      </fieldset>
    </div>
  );
}

/** The lines that show now, and in every frame how far the line is sung. */
function useView(
  lines: readonly LyricLine[],
  position: () => number,
  sung: RefObject<HTMLParagraphElement | null>,
): LyricsView {
  const [view, setView] = useState(nothing);
  useEffect(() => {
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    let shown = nothing;
    let frame = 0;
    const draw = (): void => {
      frame = requestAnimationFrame(draw);
      const now = position();
      const next = lyricsAt(lines, now);
      if (next.current !== shown.current || next.next !== shown.next || next.countIn !== shown.countIn) {
        shown = next;
        setView(next);
      }
      const line = shown.current === null ? undefined : lines[shown.current];
      if (line !== undefined) paint(sung.current, line, now, stillness.matches);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [lines, position, sung]);
  return view;
}

/** Uncovers the sung part of each word; only what changed is touched, and only its clip. */
function paint(element: HTMLElement | null, line: LyricLine, position: number, isStill: boolean): void {
  const covers = element?.getElementsByClassName(styles.sung ?? '');
  if (covers === undefined) return;
  let place = 0;
  for (const word of line.words) {
    for (const part of word.parts) {
      const cover = covers[place++];
      if (!(cover instanceof HTMLElement)) return;
      const share = Math.round(sungShare(part, position, isStill) * 1000) / 10;
      const clip = share >= 100 ? 'inset(-0.3em -0.1em)' : `inset(-0.3em ${100 - share}% -0.3em -0.1em)`;
      if (cover.dataset['share'] === String(share)) continue;
      cover.dataset['share'] = String(share);
      cover.style.clipPath = share <= 0 ? 'inset(0 100% 0 0)' : clip;
    }
  }
}

function Line({ line, isSung }: { readonly line: LyricLine; readonly isSung: boolean }): ReactNode {
  const text = line.words.map(({ parts }) => parts.map((part) => part.text).join('')).join(' ');
  return (
    <>
      {/* The letters are drawn in pieces; screen readers get the line. */}
      <span className={styles.unseen}>{text}</span>
      <span aria-hidden="true">
        {line.words.map((word, at) => (
          // The words of a line never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>
            <span className={styles.word}>
              {word.parts.map((part, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place} className={styles.part}>
                  {part.text}
                  {isSung && <span className={styles.sung}>{part.text}</span>}
                </span>
              ))}
            </span>{' '}
          </span>
        ))}
      </span>
    </>
  );
}
