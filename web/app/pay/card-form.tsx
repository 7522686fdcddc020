import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode, SubmitEvent } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { CardMark } from '../purchase/card-mark.tsx';
import { systemOf } from '../purchase/payment-systems.ts';
import { Told } from '../purchase/told.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import field from '../ui/field.module.css';
import { FieldNote } from '../ui/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import {
  cardDataOf,
  cardTypeOf,
  codeAsShown,
  codeSizeOf,
  expiryAsShown,
  messageFor,
  numberAsShown,
  wrongFields,
} from './card-fields.ts';
import type { CardData, CardFieldName, CardValues } from './card-fields.ts';
import styles from './pay.module.css';

export interface CardFormProps {
  /** What the button says. */
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Why the card was refused, and what to do. */
  readonly problem: { readonly text: string; readonly more: string | null } | null;
  /** The card, once it is whole; it is kept nowhere but in the form. */
  readonly onCard: (card: CardData) => void;
  readonly onChange: () => void;
}

const empty: CardValues = { number: '', expiry: '', cvc: '' };

/** Takes a card: its number, its expiry and its code. */
export function CardForm({ children, isBusy, problem, onCard, onChange }: CardFormProps) {
  const t = useMessages();
  const isInBrowser = useIsInBrowser();
  const [values, setValues] = useState(empty);
  const [wrong, setWrong] = useState<readonly CardFieldName[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const type = cardTypeOf(values.number);
  const message = messageFor(wrong);
  const change = (part: Partial<CardValues>): void => {
    setValues((known) => ({ ...known, ...part }));
    setWrong([]);
    onChange();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const found = wrongFields(values, 'whole');
    setWrong(found);
    const [first] = found;
    if (first === undefined) onCard(cardDataOf(values));
    else form.current?.querySelector<HTMLInputElement>(`[data-card="${first}"]`)?.focus();
  };
  // What is left unfinished is said to be wrong when the field is left, and not while it is typed.
  const leave = (name: CardFieldName): void => {
    if (values[name] !== '' && wrongFields(values, 'whole').includes(name)) setWrong([name]);
  };
  const one = (name: CardFieldName) => ({
    'data-card': name,
    value: values[name],
    isWrong: wrong.includes(name),
    error: wrong.length === 1 && wrong[0] === name && message ? t(message) : null,
    disabled: !isInBrowser,
    onBlur: () => leave(name),
  });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <CardField
        {...one('number')}
        label={t('pay.number')}
        name="cardnumber"
        autoComplete="cc-number"
        asShown={numberAsShown}
        onText={(number) => change({ number, cvc: codeAsShown(values.cvc, number) })}
        mark={<CardMark type={type} />}
        said={systemOf(type)}
      />
      <div className={styles.pair}>
        <CardField
          {...one('expiry')}
          label={t('pay.expiry')}
          name="cc-exp"
          autoComplete="cc-exp"
          placeholder={t('pay.expiryFormat')}
          asShown={expiryAsShown}
          onText={(expiry) => change({ expiry })}
        />
        <CardField
          {...one('cvc')}
          label={t('pay.code')}
          name="cvc"
          autoComplete="cc-csc"
          hint={t('pay.codeHint', { digits: codeSizeOf(values.number) })}
          asShown={(text) => codeAsShown(text, values.number)}
          onText={(cvc) => change({ cvc })}
        />
      </div>
      <div aria-live="polite">
        {wrong.length > 1 && message !== null && <Told text={t(message)} more={null} />}
        {wrong.length === 0 && problem !== null && <Told {...problem} />}
      </div>
      <Button type="submit" variant="primary" size="large" loading={isBusy} disabled={!isInBrowser}>
        {children}
      </Button>
    </form>
  );
}

interface CardFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: string;
  readonly 'data-card': CardFieldName;
  readonly value: string;
  readonly isWrong: boolean;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly mark?: ReactNode;
  /** What the mark says, for those who do not see it. */
  readonly said?: string | null;
  /** What was typed or pasted, as it is shown; `before` is what was shown before. */
  readonly asShown: (text: string, before: string) => string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
}

/** A line of digits that groups itself; the caret stays behind the digit that was typed. */
function CardField({
  label,
  value,
  isWrong,
  error,
  hint,
  mark,
  said = null,
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
    caret.current = isAtEnd ? null : text.slice(0, selectionStart).replace(/\D/g, '').length;
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
          inputMode="numeric"
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

/** The place in a text right after its first `digits` digits. */
function placeAfter(text: string, digits: number): number {
  let left = digits;
  let at = 0;
  while (left > 0 && at < text.length) {
    if (/\d/.test(text[at] ?? '')) left -= 1;
    at += 1;
  }
  return at;
}
