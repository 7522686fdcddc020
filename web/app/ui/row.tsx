import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { RowTitle } from './row-title.tsx';
import styles from './row.module.css';

export interface RowProps {
  readonly title: string;
  /** Number of items, beside the title. */
  readonly count?: number | undefined;
  /** A line below the title. */
  readonly subtitle?: string | null;
  /** Address of the whole list. */
  readonly href?: string | null;
  readonly titleAs?: 'h2' | 'h3';
  /** Cards are numbered by position. */
  readonly isOrdered?: boolean;
  /** Size of its cards, which determines their height before layout. */
  readonly cards?: 'poster' | 'big' | 'wide' | undefined;
  /** Its cards are placeholders, which are laid out when they come near. */
  readonly isWaiting?: boolean;
  /** Classes that tint the row. */
  readonly className?: string | undefined;
  /** Cards: `li` elements. */
  readonly children: ReactNode;
}

/**
 * A row of cards that extends beyond the screen. It scrolls natively (wheel, finger, Tab); arrows are for the mouse and
 * not focusable. The last visible card is cut, which shows that there are more.
 */
export function Row({
  title,
  count,
  subtitle,
  href,
  titleAs = 'h2',
  isOrdered = false,
  cards,
  isWaiting = false,
  className,
  children,
}: RowProps) {
  const id = useId();
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const List = isOrdered ? 'ol' : 'ul';

  // Kept out of React's state: it changes while scrolling, and affects only two arrows.
  const measure = (): void => {
    const element = list.current;
    if (!element || !frame.current) return;
    const end = element.scrollWidth - element.clientWidth;
    frame.current.toggleAttribute('data-before', element.scrollLeft > 8);
    frame.current.toggleAttribute('data-after', element.scrollLeft < end - 8);
  };
  const turn = (way: 1 | -1): void => {
    list.current?.scrollBy({ left: way * list.current.clientWidth * 0.8, behavior: 'smooth' });
  };

  return (
    <section className={classNames(styles.row, className)}>
      <RowTitle id={id} as={titleAs} title={title} count={count} subtitle={subtitle} href={href} />
      <div
        ref={frame}
        className={classNames(styles.frame, cards && styles[cards], isWaiting && styles.waiting)}
        onPointerEnter={measure}
      >
        <List
          ref={list}
          aria-labelledby={id}
          className={styles.list}
          data-part={cards && 'cards'}
          onScroll={measure}
        >
          {children}
        </List>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classNames(styles.arrow, styles.before)}
          onClick={() => turn(-1)}
        >
          <Icon name="arrow_left" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={classNames(styles.arrow, styles.after)}
          onClick={() => turn(1)}
        >
          <Icon name="arrow_right" />
        </button>
      </div>
    </section>
  );
}
