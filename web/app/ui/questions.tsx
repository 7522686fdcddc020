import type { ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import styles from './questions.module.css';

/** A list of questions whose answers open and close; its children are `Question`s. */
export function Questions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.entries}>{children}</div>;
}

export interface QuestionProps {
  readonly question: string;
  /** Whether the answer is initially open. */
  readonly open?: boolean;
  readonly ref?: Ref<HTMLDetailsElement> | undefined;
  /** The answer. */
  readonly children: ReactNode;
}

/** A question; its answer opens and closes even without scripts. */
export function Question({ question, open = false, ref, children }: QuestionProps) {
  return (
    <details ref={ref} className={styles.entry} open={open}>
      <summary className={styles.question}>
        <span>{question}</span>
        <Icon name="chevron_down" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
