import { useQuery } from '@tanstack/react-query';
import type { LoginType } from '@kadr/contract';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { classNames } from '../ui/class-names.ts';
import field from '../ui/field.module.css';
import { Icon } from '../ui/icon.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import { shownLogin, typedInto } from './login-entry.ts';
import type { LoginEntry } from './login-entry.ts';
import styles from './login-field.module.css';
import { caretAfter, defaultCountry, digitsOf, withoutPrefix } from './phone-mask.ts';
import { countriesQuery } from './queries.ts';

export interface LoginFieldProps {
  readonly ref?: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** What may be typed: numbers, addresses or both. */
  readonly allowed: readonly LoginType[];
  readonly entry: LoginEntry;
  readonly onChange: (entry: LoginEntry) => void;
  readonly error: string | null;
  readonly disabled?: boolean;
}

/** A telephone number under the mask of its country, which is chosen beside it, or an e-mail address. */
export function LoginField({
  ref,
  label,
  allowed,
  entry,
  onChange,
  error,
  disabled = false,
}: LoginFieldProps) {
  const t = useMessages();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const caret = useRef<number | null>(null);
  const { data } = useQuery(countriesQuery());
  const countries = data?.countries ?? [];
  const shown = shownLogin(entry);
  const isPhone = entry.type === 'phone';
  const chosen = countries.find(({ code }) => code === entry.country.code);

  // React puts the caret at the end of what the mask has changed.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const place = caretAfter(caret.current, shown);
    caret.current = null;
    if (document.activeElement === input.current) input.current?.setSelectionRange(place, place);
  }, [shown, input]);

  // A number that came before the countries did finds its own now.
  useEffect(() => {
    if (data === undefined || !entry.text.startsWith('+')) return;
    const found = typedInto(entry, { text: entry.text, isTyped: false }, allowed, data.countries);
    if (found.text !== entry.text) onChange(found);
  }, [data, entry, allowed, onChange]);

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(field.control, styles.control, error && field.wrong)}>
        {isPhone && allowed.includes('phone') && (
          <span className={styles.country}>
            {chosen?.image && (
              <img src={chosen.image} alt="" width={24} height={16} className={styles.flag} />
            )}
            <span>{entry.country.call_code}</span>
            <Icon name="chevron_down" />
            <select
              aria-label={t('signIn.country')}
              disabled={disabled || countries.length === 0}
              value={entry.country.code}
              onChange={({ currentTarget }) => {
                const country = countries.find(({ code }) => code === currentTarget.value);
                if (country) onChange({ ...entry, country, text: withoutPrefix(entry.text, country) });
                input.current?.focus();
              }}
            >
              {(countries.length > 0 ? countries : [{ ...defaultCountry, name: '' }]).map(
                ({ code, name, call_code }) => (
                  <option key={code} value={code}>
                    {name} {call_code}
                  </option>
                ),
              )}
            </select>
          </span>
        )}
        <input
          ref={input}
          id={id}
          name="username"
          className={styles.input}
          type={allowed.length === 1 ? (allowed[0] === 'phone' ? 'tel' : 'email') : 'text'}
          autoComplete={allowed.length === 1 ? (allowed[0] === 'phone' ? 'tel' : 'email') : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          value={shown}
          placeholder={
            isPhone && allowed.includes('phone') ? entry.country.maskexp.replaceAll('X', '0') : undefined
          }
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget, nativeEvent }) => {
            const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
            const place = currentTarget.selectionStart ?? currentTarget.value.length;
            const before = digitsOf(currentTarget.value.slice(0, place)).length;
            const next = typedInto(
              entry,
              {
                text: currentTarget.value.slice(0, 300),
                isTyped: isSignBySign(kind, currentTarget.value.length - shown.length),
                deletedAt: kind === 'deleteContentBackward' ? before : undefined,
              },
              allowed,
              countries,
            );
            const isWithin = place < currentTarget.value.length && next.type === 'phone';
            const isSignOnly =
              kind === 'deleteContentBackward' && digitsOf(currentTarget.value) === entry.text;
            caret.current = isWithin ? before - (isSignOnly ? 1 : 0) : null;
            onChange(next);
          }}
        />
      </div>
      <FieldNote id={`${id}-note`} hint={undefined} error={error} />
    </div>
  );
}

/** Typed or deleted by hand, not pasted, filled in or dictated. */
function isSignBySign(inputType: string, growth: number): boolean {
  if (inputType.startsWith('delete')) return true;
  return inputType.startsWith('insert') && inputType !== 'insertFromPaste' && Math.abs(growth) <= 1;
}
