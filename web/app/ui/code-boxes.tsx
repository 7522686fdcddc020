import { useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-boxes.module.css';
import { FieldNote } from './text-field.tsx';

export interface CodeBoxesProps {
  readonly label: string;
  /** Length of the code. */
  readonly length: number;
  readonly value: string;
  /** Called with the typed, pasted or autofilled text, without characters that codes do not have. */
  readonly onChange: (value: string) => void;
  /** Called once the code is complete. */
  readonly onComplete?: (value: string) => void;
  readonly error?: string | null;
  readonly hint?: string;
  /** `one-time-code` lets the browser fill in a code received by SMS. */
  readonly autoComplete?: 'one-time-code' | 'off';
  /** `digits` uses a number pad; `letters` also accepts letters, as capitals. */
  readonly signs?: 'digits' | 'letters';
  /** Hides the code from onlookers. */
  readonly masked?: boolean;
  /** Takes the focus when it appears; it always does after an error. */
  readonly takesFocus?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
}

/**
 * A code with each character in a box. It is one field for the browser, the clipboard and screen readers: a pasted or
 * autofilled code is distributed over the boxes, ignoring separators.
 */
export function CodeBoxes({
  label,
  length,
  value,
  onChange,
  onComplete,
  error,
  hint,
  autoComplete = 'off',
  signs = 'digits',
  masked = false,
  takesFocus = false,
  disabled = false,
  name,
}: CodeBoxesProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus || error) field.current?.focus();
  }, [takesFocus, error]);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(styles.boxes, length > 4 && styles.many)}>
        <input
          ref={field}
          id={id}
          name={name}
          className={styles.input}
          type="text"
          inputMode={signs === 'digits' ? 'numeric' : 'text'}
          autoComplete={autoComplete}
          autoCapitalize={signs === 'digits' ? 'none' : 'characters'}
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => {
            const typed = codeOf(currentTarget.value, signs).slice(0, length);
            if (typed === value) return;
            onChange(typed);
            if (typed.length === length) onComplete?.(typed);
          }}
          // Input is always appended, whichever box was clicked.
          onSelect={({ currentTarget }) => {
            const { selectionStart, selectionEnd, value: text } = currentTarget;
            if (selectionStart === selectionEnd && selectionStart !== text.length)
              currentTarget.setSelectionRange(text.length, text.length);
          }}
        />
        {Array.from({ length }, (_, at) => (
          <span
            key={at}
            className={classNames(
              styles.box,
              at === Math.min(value.length, length - 1) && styles.next,
              error && styles.wrong,
            )}
            aria-hidden="true"
          >
            {masked && value[at] !== undefined ? '•' : value[at]}
          </span>
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

/** Extracts the characters of a code from a typed or pasted text. */
export function codeOf(text: string, signs: 'digits' | 'letters'): string {
  return signs === 'digits' ? text.replace(/\D/g, '') : text.toUpperCase().replace(/[^A-Z\d]/g, '');
}
