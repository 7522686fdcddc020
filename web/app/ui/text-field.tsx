import { useId } from 'react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> {
  readonly label: string;
  /** What helps before anything is wrong. */
  readonly hint?: string;
  /** What is wrong, in words; takes the hint's place. */
  readonly error?: string | null;
}

/** A line of text with its label above and what is wrong below; the page keeps its height when an error appears. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={classNames(styles.control, error && styles.wrong)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

/** The line under a field. It is a live region from the start, so that an error is read out when it comes. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint: string | undefined;
  readonly error: string | null | undefined;
}) {
  return (
    <p id={id} className={classNames(styles.note, error && styles.error)} aria-live="polite">
      {error ? (
        <>
          <Icon name="alert" />
          {error}
        </>
      ) : (
        hint
      )}
    </p>
  );
}
