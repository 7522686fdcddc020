import { useId, useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import field from '../ui/field.module.css';
import { FieldNote } from '../ui/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CardFieldName } from './card-fields.ts';
import styles from './pay.module.css';

export interface CardFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  /** Set for a line that is not numeric. */
  readonly inputMode?: 'text';
  readonly autoCapitalize?: 'characters';
  readonly 'data-card': CardFieldName;
  readonly value: string;
  readonly isWrong: boolean;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly mark?: ReactNode;
  /** Text alternative of the mark. */
  readonly said?: string | null;
  /** Formats a typed or pasted text; `before` is the previously shown text. */
  readonly asShown: (text: string, before: string) => string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

/** A line of a card form. Digits are grouped automatically; the caret stays after the typed digit. */
export function CardField({
  label,
  value,
  isWrong,
  error,
  hint,
  mark,
  said = null,
  inputMode: mode,
  asShown,
  onText,
  ...rest
}: CardFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = placeAfter(value, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(at, at);
  });
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const { value: text, selectionStart } = currentTarget;
    const shown = asShown(text, value);
    const isAtEnd = selectionStart === null || selectionStart >= text.length;
    // The caret of an ungrouped line needs no correction.
    caret.current =
      isAtEnd || mode === 'text' ? null : text.slice(0, selectionStart).replace(/\D/g, '').length;
    onText(shown);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.control}>
        <input
          {...rest}
          ref={input}
          id={id}
          type="text"
          inputMode={mode ?? 'numeric'}
          spellCheck={false}
          value={value}
          className={classNames(field.control, isWrong && field.wrong)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={onChange}
        />
        <span className={styles.system} aria-hidden="true">
          {mark}
        </span>
      </span>
      <FieldNote
        id={`${id}-note`}
        hint={hint ?? (said && <VisuallyHidden>{said}</VisuallyHidden>)}
        error={error}
      />
    </div>
  );
}

/** The index in a text right after its first `digits` digits. */
function placeAfter(text: string, digits: number): number {
  let left = digits;
  let at = 0;
  while (left > 0 && at < text.length) {
    if (/\d/.test(text[at] ?? '')) left -= 1;
    at += 1;
  }
  return at;
}
