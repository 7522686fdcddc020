import { useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { CardMark } from '../purchase/card-mark.tsx';
import { systemOf } from '../purchase/payment-systems.ts';
import { Told } from '../purchase/told.tsx';
import { Button } from '../ui/button.tsx';
import { CardField } from './card-field.tsx';
import type { CardFieldProps } from './card-field.tsx';
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
import type { CardData, CardExtra, CardFieldName, CardValues } from './card-fields.ts';
import styles from './pay.module.css';

export interface CardFormProps {
  /** Label of the button. */
  readonly children: ReactNode;
  readonly isBusy: boolean;
  /** Whether the destination of the card is known: nothing is sent before. */
  readonly isReady?: boolean;
  /** Fields that the bank requires besides the card. */
  readonly extras?: readonly CardExtra[];
  /** Reason for the card's refusal, and what to do. */
  readonly problem: { readonly text: string; readonly more: string | null } | null;
  /** Called with the complete card, which is kept only in the form. */
  readonly onCard: (card: CardData) => void;
  readonly onChange: () => void;
}

const empty: CardValues = { number: '', expiry: '', cvc: '', holder: '', postal_code: '' };
const none: readonly CardExtra[] = [];

/** Takes a card: number, expiry, security code, and the additional fields that the bank requires. */
export function CardForm({
  children,
  isBusy,
  isReady = true,
  extras = none,
  problem,
  onCard,
  onChange,
}: CardFormProps) {
  const t = useMessages();
  const isInBrowser = useIsInBrowser();
  const isBlocked = isBusy || !isReady;
  const { form, values, wrong, one, change, submit } = useCard({ extras, isBlocked, onCard, onChange });
  const type = cardTypeOf(values.number);
  const message = messageFor(wrong);
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
      <ExtraFields extras={extras} one={one} onChange={change} />
      <div className={styles.said} aria-live="polite">
        {wrong.length > 1 && message !== null && <Told text={t(message)} more={null} />}
        {wrong.length === 0 && problem !== null && <Told {...problem} />}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={isBusy}
        disabled={!isInBrowser || !isReady}
      >
        {children}
      </Button>
    </form>
  );
}

/** The form's values and errors. */
function useCard({
  extras,
  isBlocked,
  onCard,
  onChange,
}: Pick<CardFormProps, 'onCard' | 'onChange'> & {
  readonly extras: readonly CardExtra[];
  readonly isBlocked: boolean;
}) {
  const t = useMessages();
  const isInBrowser = useIsInBrowser();
  const [values, setValues] = useState(empty);
  const [wrong, setWrong] = useState<readonly CardFieldName[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const message = messageFor(wrong);
  const change = (part: Partial<CardValues>): void => {
    setValues((known) => ({ ...known, ...part }));
    setWrong([]);
    onChange();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBlocked) return;
    const found = wrongFields(values, 'whole', extras);
    setWrong(found);
    const [first] = found;
    if (first === undefined) onCard(cardDataOf(values, extras));
    else form.current?.querySelector<HTMLInputElement>(`[data-card="${first}"]`)?.focus();
  };
  // Incomplete input is reported when the field loses focus, not during typing.
  const leave = (name: CardFieldName): void => {
    if (values[name] !== '' && wrongFields(values, 'whole', extras).includes(name)) setWrong([name]);
  };
  const one = (name: CardFieldName): OneField => ({
    'data-card': name,
    value: values[name],
    isWrong: wrong.includes(name),
    error: wrong.length === 1 && wrong[0] === name && message ? t(message) : null,
    disabled: !isInBrowser,
    onBlur: () => leave(name),
  });
  return { form, values, wrong, one, change, submit };
}

interface ExtraFieldsProps {
  readonly extras: readonly CardExtra[];
  /** Properties of a field. */
  readonly one: (name: CardExtra) => OneField;
  readonly onChange: (part: Partial<CardValues>) => void;
}

type OneField = Pick<CardFieldProps, 'data-card' | 'value' | 'isWrong' | 'error' | 'disabled' | 'onBlur'>;

/** Fields that some banks require besides the card. */
function ExtraFields({ extras, one, onChange }: ExtraFieldsProps) {
  const t = useMessages();
  return (
    <>
      {extras.includes('holder') && (
        <CardField
          {...one('holder')}
          label={t('pay.holder')}
          name="ccname"
          autoComplete="cc-name"
          inputMode="text"
          autoCapitalize="characters"
          hint={t('pay.holderHint')}
          asShown={asTyped}
          onText={(holder) => onChange({ holder })}
        />
      )}
      {extras.includes('postal_code') && (
        <CardField
          {...one('postal_code')}
          label={t('pay.postalCode')}
          name="postal"
          autoComplete="billing postal-code"
          inputMode="text"
          asShown={asTyped}
          onText={(postal_code) => onChange({ postal_code })}
        />
      )}
    </>
  );
}

const asTyped = (text: string): string => text;
