import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly name: string;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the selected tab. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs (WAI-ARIA): arrows, Home and End move and select; Tab goes on to the panel. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list);

  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={classNames(styles.tab, tab.id === selected && styles.selected)}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tab panel is the next stop after its tab */}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}

export interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly (Tab & { readonly href: string })[];
  readonly selected: string;
}

/** The same look for tabs that are pages with addresses. */
export function TabLinks({ label, tabs, selected }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  useSelectedInView(list);
  return (
    <nav ref={list} aria-label={label} className={styles.list}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === selected ? 'page' : undefined}
          data-stay
          className={classNames(styles.tab, tab.id === selected && styles.selected)}
        >
          {tab.name}
        </a>
      ))}
    </nav>
  );
}

/** Scrolls a row that is longer than the screen to its selected tab. */
function useSelectedInView(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected=true], [aria-current]');
    if (!row || !tab) return;
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollBy({
      left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
      behavior: 'instant',
    });
  }, [list]);
}
