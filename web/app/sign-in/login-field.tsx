import { useQuery } from '@tanstack/react-query';
import type { Country, LoginType } from '@kadr/contract';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, RefObject } from 'react';
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
  /** Allowed logins: numbers, addresses or both. */
  readonly allowed: readonly LoginType[];
  readonly entry: LoginEntry;
  readonly onChange: (entry: LoginEntry) => void;
  readonly error: string | null;
  readonly disabled?: boolean;
}

/** A phone number in the mask of its country, which is chosen beside it, or an e-mail address. */
export function LoginField({
  ref,
  label,
  allowed,
  entry,
  onChange,
  error,
  disabled = false,
}: LoginFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const { data } = useQuery(countriesQuery());
  const countries = data?.countries ?? [];
  const shown = shownLogin(entry);
  const keepCaret = useCaret(input, shown);
  useCountryOfNumber({ entry, allowed, onChange }, data?.countries);
  const isNumber = entry.type === 'phone' && allowed.includes('phone');
  const [only] = allowed.length === 1 ? allowed : [];

  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = currentTarget;
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const place = selectionStart ?? value.length;
    const before = digitsOf(value.slice(0, place)).length;
    const typed = {
      text: value.slice(0, 300),
      isTyped: isSignBySign(kind, value.length - shown.length),
      deletedAt: kind === 'deleteContentBackward' ? before : undefined,
    };
    const next = typedInto(entry, typed, allowed, countries);
    const isWithin = place < value.length && next.type === 'phone';
    const isSignOnly = kind === 'deleteContentBackward' && digitsOf(value) === entry.text;
    keepCaret(isWithin ? before - (isSignOnly ? 1 : 0) : null);
    onChange(next);
  };
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(field.control, styles.control, error && field.wrong)}>
        {isNumber && (
          <CountryChoice
            countries={countries}
            chosen={entry.country}
            disabled={disabled}
            onChoose={(country) => {
              if (country) onChange({ ...entry, country, text: withoutPrefix(entry.text, country) });
              input.current?.focus();
            }}
          />
        )}
        <input
          ref={input}
          id={id}
          name="username"
          className={styles.input}
          type={only === undefined ? 'text' : only === 'phone' ? 'tel' : 'email'}
          autoComplete={only === undefined ? 'username' : only === 'phone' ? 'tel' : 'email'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          value={shown}
          placeholder={isNumber ? entry.country.maskexp.replaceAll('X', '0') : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={type}
        />
      </div>
      <FieldNote id={`${id}-note`} hint={undefined} error={error} />
    </div>
  );
}

/**
 * Keeps the caret after a number of digits when the mask has changed the text; with null, React's position at the end
 * is kept.
 */
function useCaret(input: RefObject<HTMLInputElement | null>, shown: string): (digits: number | null) => void {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const place = caretAfter(caret.current, shown);
    caret.current = null;
    if (document.activeElement === input.current) input.current?.setSelectionRange(place, place);
  }, [shown, input]);
  return (digits) => {
    caret.current = digits;
  };
}

/** Sets the country of a number that was entered before the countries were loaded. */
function useCountryOfNumber(
  { entry, allowed, onChange }: Pick<LoginFieldProps, 'entry' | 'allowed' | 'onChange'>,
  countries: readonly Country[] | undefined,
): void {
  useEffect(() => {
    if (countries === undefined || !entry.text.startsWith('+')) return;
    const found = typedInto(entry, { text: entry.text, isTyped: false }, allowed, countries);
    if (found.text !== entry.text) onChange(found);
  }, [countries, entry, allowed, onChange]);
}

interface CountryChoiceProps {
  readonly countries: readonly Country[];
  readonly chosen: LoginEntry['country'];
  readonly disabled: boolean;
  readonly onChoose: (country: Country | undefined) => void;
}

function CountryChoice({ countries, chosen, disabled, onChoose }: CountryChoiceProps) {
  const t = useMessages();
  const flag = countries.find(({ code }) => code === chosen.code)?.image;
  return (
    <span className={styles.country}>
      {flag && <img src={flag} alt="" width={24} height={16} className={styles.flag} />}
      <span>{chosen.call_code}</span>
      <Icon name="chevron_down" />
      <select
        aria-label={t('signIn.country')}
        disabled={disabled || countries.length === 0}
        value={chosen.code}
        onChange={({ currentTarget: { value } }) => onChoose(countries.find(({ code }) => code === value))}
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
  );
}

/** Whether a change was typed or deleted by hand, not pasted, filled in or dictated. */
function isSignBySign(inputType: string, growth: number): boolean {
  if (inputType.startsWith('delete')) return true;
  return inputType.startsWith('insert') && inputType !== 'insertFromPaste' && Math.abs(growth) <= 1;
}
