import { useEffect } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** Before the title: the parent of the screen. */
  readonly trail?: React.ReactNode;
  /** Beside the title. */
  readonly marks?: React.ReactNode;
  readonly actions?: React.ReactNode;
  readonly isNarrow?: boolean;
  /** Whether title and actions are sticky. */
  readonly isHeadKept?: boolean;
  readonly children: React.ReactNode;
}

/** A screen with its title, actions and content. */
export function Page({
  title,
  trail,
  marks,
  actions,
  isNarrow = false,
  isHeadKept = false,
  children,
}: PageProps) {
  useEffect(() => {
    document.title = `${title} — Kadr Console`;
  }, [title]);
  return (
    <div className={classNames(styles.page, isNarrow && styles.narrow)}>
      <header className={classNames(styles.head, isHeadKept && styles.kept)}>
        <div className={styles.heading}>
          {trail}
          <h1 className={styles.title}>{title}</h1>
          {marks}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A framed section of a screen. */
export function Panel({
  title,
  hint,
  actions,
  children,
}: {
  readonly title?: string;
  readonly hint?: string;
  readonly actions?: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  return (
    <section className={styles.panel} aria-label={title}>
      {title !== undefined && (
        <div className={styles.panelHead}>
          <div>
            <h2>{title}</h2>
            {hint !== undefined && <p className={styles.hint}>{hint}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
