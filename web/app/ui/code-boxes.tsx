import { useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './code-boxes.module.css';
import { FieldNote } from './text-field.tsx';

export interface CodeBoxesProps {
  readonly label: string;
  /** How many signs the code has. */
  readonly length: number;
  readonly value: string;
  /** Called with all that is typed, pasted or filled in, without signs that no code has. */
  readonly onChange: (value: string) => void;
  /** Told once the last sign is there. */
  readonly onComplete?: (value: string) => void;
  readonly error?: string | null;
  readonly hint?: string;
  /** `one-time-code` lets the browser fill in what has come by SMS. */
  readonly autoComplete?: 'one-time-code' | 'off';
  /** Digits are typed on a number pad; `letters` takes them in capitals beside digits. */
  readonly signs?: 'digits' | 'letters';
  /** What is typed is not to be read over a shoulder. */
  readonly masked?: boolean;
  /** Takes the focus when it appears; it does in any case when something is wrong. */
  readonly takesFocus?: boolean;
  readonly disabled?: boolean;
  readonly name?: string;
}

/**
 * A code, each sign in its own box. It is one field to the browser, the clipboard and a screen reader: a pasted or
 * filled-in code falls into its boxes, whatever stands between its signs.
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
          // What is typed always comes behind the last sign, wherever a box was clicked.
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

/** The signs of a code in what was typed or pasted. */
export function codeOf(text: string, signs: 'digits' | 'letters'): string {
  return signs === 'digits' ? text.replace(/\D/g, '') : text.toUpperCase().replace(/[^A-Z\d]/g, '');
}
