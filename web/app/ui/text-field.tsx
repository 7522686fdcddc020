import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id'> {
  readonly label: string;
  /** Help before there is an error. */
  readonly hint?: string;
  /** Error text; replaces the hint. */
  readonly error?: string | null;
}

/**
 * A line of text with its label above and its error below; the page keeps its height when an error appears. A text
 * longer than `maxLength` is kept, and the field states the limit: cutting it off silently would corrupt a login or a
 * code. A form is not submitted while a field is too long.
 */
export function TextField({ label, hint, error, maxLength, onInput, ...rest }: TextFieldProps) {
  const id = useId();
  const t = useMessages();
  const [isTooLong, setTooLong] = useState(false);
  const tooLong = maxLength === undefined ? null : t('input.validate.max_length', { max: maxLength });
  const wrong = (isTooLong ? tooLong : null) ?? error;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={classNames(styles.control, wrong && styles.wrong)}
        aria-invalid={wrong ? true : undefined}
        onInput={(event) => {
          const { currentTarget: input } = event;
          const isOver = maxLength !== undefined && input.value.length > maxLength;
          input.setCustomValidity(isOver ? (tooLong ?? '') : '');
          setTooLong(isOver);
          onInput?.(event);
        }}
        aria-describedby={`${id}-note`}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={wrong} />
    </div>
  );
}

/** The line under a field. It is a live region from the start, so that an error is announced when it appears. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint: ReactNode;
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
