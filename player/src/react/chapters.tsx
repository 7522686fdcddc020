/** A film's chapters on the timeline: where they begin, and the name of the one under the pointer. */
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { chapterAt } from '../source/ending.ts';
import { rangesGradient } from '../timeline/timeline.ts';
import type { TimeRange } from '../timeline/timeline.ts';
import styles from './chapters.module.css';
import { useEndingPorts } from './context/ending-context.ts';

/** Marks over the bar of the timeline. */
export function ChapterMarks({ range }: { readonly range: TimeRange }): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const chapters = useEndingPorts().markers?.chapters;
  useLayoutEffect(() => {
    const half = (range.end - range.start) / 800;
    const marks = (chapters ?? [])
      .filter(({ start }) => start > range.start + half)
      .map(({ start }) => ({ start: start - half, end: start + half }));
    bar.current?.style.setProperty('background-image', rangesGradient(marks, range, 'rgb(0 0 0 / 0.85)'));
  }, [chapters, range]);
  return <div ref={bar} className={styles.marks} />;
}

/** The name of the chapter at a moment; renders nothing without chapters. */
export function ChapterName({ seconds }: { readonly seconds: number }): ReactNode {
  const chapter = chapterAt(useEndingPorts().markers?.chapters ?? [], seconds);
  return chapter === null ? null : <span className={styles.name}>{chapter.name}</span>;
}
