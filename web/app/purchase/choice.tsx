import type { ReactNode } from 'react';
import styles from './purchase.module.css';

export interface ChoiceProps<T> {
  readonly label: string;
  readonly name: string;
  readonly entries: readonly { readonly id: string; readonly value: T; readonly content: ReactNode }[];
  /** Null or undefined: none. */
  readonly chosen: T | null | undefined;
  readonly onChoose: (value: T) => void;
}

/** A choice of one, each a full-width card, with native radio buttons. */
export function Choice<T>({ label, name, entries, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {entries.map(({ id, value, content }) => (
        <label key={id} className={styles.card}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className={styles.radio}
          />
          <span className={styles.cardContent}>{content}</span>
        </label>
      ))}
    </fieldset>
  );
}
