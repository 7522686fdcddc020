import { useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { FilterOptions } from './filter-options.tsx';
import type { FilterOptionsProps } from './filter-options.tsx';
import styles from './filters.module.css';

export interface FilterMenuProps extends Omit<FilterOptionsProps, 'look'> {
  readonly title: string;
  readonly allTitle: string;
  /** Only one menu of a group is open at a time. */
  readonly group: string;
}

/** Pixels between the button, its options and the bottom of the screen. */
const gap = 8;

/** Makes the options as tall as the space below the button, and scrolls them into view where that is too little. */
function fitIntoScreen(menu: HTMLDetailsElement): void {
  const end = window.innerHeight - Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd || '0');
  const room = end - menu.getBoundingClientRect().bottom - 2 * gap;
  menu.style.setProperty('--room', `${Math.max(0, Math.floor(room))}px`);
  menu.querySelector('fieldset')?.scrollIntoView({ block: 'nearest' });
}

/**
 * A filter as a button that names the choice, with the options below it. It is a native element that opens without
 * scripts; Esc, a click outside and moving the focus out close it.
 */
export function FilterMenu({ title, group, ...options }: FilterMenuProps) {
  const { allTitle, chosen } = options;
  const menu = useRef<HTMLDetailsElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const [first, ...others] = options.options.filter(({ alias }) => chosen.includes(alias));

  // Independent of React's state: the browser may have opened it before hydration.
  useEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = (place: EventTarget | null): void => {
      if (place instanceof Node && !details.contains(place)) details.open = false;
    };
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
    details.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal });
    details.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        details.open = false;
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  return (
    <details
      ref={menu}
      name={group}
      className={classNames(styles.menu, chosen.length > 0 && styles.chosen)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) fitIntoScreen(currentTarget);
        // Without space after it, it is aligned to the button's end.
        setAtEnd(currentTarget.getBoundingClientRect().left > window.innerWidth / 2);
      }}
    >
      <summary className={styles.button}>
        <VisuallyHidden>{`${title}: `}</VisuallyHidden>
        <span className={styles.value}>{first?.name ?? allTitle}</span>
        {others.length > 0 && <span className={styles.count}>{`+${others.length}`}</span>}
        <Icon name="chevron_down" />
      </summary>
      <fieldset className={classNames(styles.panel, isAtEnd && styles.atEnd)}>
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
        <FilterOptions {...options} />
      </fieldset>
    </details>
  );
}
