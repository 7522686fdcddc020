import type { Currency, PaymentMethod } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { ListFailed } from '../layout/list-failed.tsx';
import { CardMark } from '../purchase/card-mark.tsx';
import { Choice } from '../purchase/choice.tsx';
import { paymentMethodsQuery } from '../purchase/queries.ts';
import { Told } from '../purchase/told.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { backIn, currencyOf, hundredthsOf, rememberBack, sumIn, typedSum } from './pay-address.ts';
import styles from './pay.module.css';
import { topUp } from './top-up.ts';
import type { ToppedUp } from './top-up.ts';

/** Suggested sums in whole units, by currency. */
const usual: Readonly<Record<Currency, readonly number[]>> = {
  RUB: [300, 500, 1000],
  AMD: [1000, 3000, 5000],
  USD: [5, 10, 20],
  EUR: [5, 10, 20],
};

/** Tops up the account, from a linked card or one that is entered next. */
export function TopUpPage() {
  const t = useMessages();
  const { search } = useLocation();
  const { data, isError, isFetching, refetch } = useQuery(paymentMethodsQuery());
  const [done, setDone] = useState<ToppedUp | null>(null);
  useEffect(() => rememberBack(sessionStorage, backIn(new URLSearchParams(search))), [search]);
  const methods = data?.items.flatMap(({ payment_methods }) => payment_methods);
  const isTaken = methods?.some(({ name }) => name === 'any_card');
  return (
    <article className={styles.panel}>
      <h1 className={styles.title}>
        {done?.kind === 'paid' ? t('modals.successTitle') : t('pay.title', { purpose: 'account_refill' })}
      </h1>
      {done !== null ? (
        <Done outcome={done} />
      ) : methods === undefined ? (
        isError ? (
          <ListFailed isFetching={isFetching} refetch={refetch} />
        ) : (
          <Skeleton className={styles.waiting} />
        )
      ) : isTaken ? (
        <TopUpForm methods={methods} onDone={setDone} />
      ) : (
        <Told text={t('pay.noCards')} more={null} />
      )}
    </article>
  );
}

interface TopUpFormProps {
  readonly methods: readonly PaymentMethod[];
  readonly onDone: (outcome: ToppedUp) => void;
}

function TopUpForm({ methods, onDone }: TopUpFormProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const wanted = useWantedSum(methods);
  const { data: user } = useQuery(userQuery());
  const { profile } = user ?? {};
  const isPinRequired =
    profile !== undefined && profile !== 'not_available' && profile.purchase_limits.is_pin_required;
  const cards = methods.filter(({ name }) => name === 'linked_card' || name === 'any_card');
  const form = useForm({
    initial: { sum: wanted.sum, method: cards[0] ?? null, isKeeping: false, pin: '' },
    check: ({ sum, pin }) => ({
      ...(hundredthsOf(sum) === null && { sum: t('pay.sumWrong') }),
      ...(isPinRequired && !/^\d{4}$/.test(pin) && { pin: t('input.pin.validate') }),
    }),
    send: async ({ sum, method, isKeeping, pin }) => {
      const amount = hundredthsOf(sum);
      if (amount === null || method === null) return false;
      const outcome = await topUp(queries, {
        amount,
        currency: wanted.currency,
        ...(method.bank_card === null
          ? { is_should_link_card: isKeeping }
          : { bank_card_id: method.bank_card.id }),
        ...(isPinRequired && { pin_code: pin }),
      });
      return outcome.kind === 'left' ? undefined : onDone(outcome);
    },
  });
  const { values, errors, error, isSending, change, onSubmit } = form;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <SumField
        currency={wanted.currency}
        value={values.sum}
        error={errors.sum ?? null}
        onSum={(sum) => change({ sum })}
      />
      <CardChoice cards={cards} chosen={values.method} isKeeping={values.isKeeping} onChange={change} />
      {isPinRequired && (
        <TextField
          label={t('profiles.pin')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={values.pin}
          error={errors.pin ?? null}
          onChange={({ currentTarget }) => change({ pin: currentTarget.value })}
        />
      )}
      {error !== null && <Told text={error} more={null} />}
      <Button type="submit" variant="primary" size="large" loading={isSending}>
        {t('pay.topUp')}
      </Button>
    </form>
  );
}

interface CardChoiceProps {
  readonly cards: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | null;
  readonly isKeeping: boolean;
  readonly onChange: (part: { readonly method?: PaymentMethod; readonly isKeeping?: boolean }) => void;
}

/** Chooses a linked card, or a new one, which may be kept. */
function CardChoice({ cards, chosen, isKeeping, onChange }: CardChoiceProps) {
  const t = useMessages();
  return (
    <>
      <Choice
        label={t('purchase.methods')}
        name="card"
        chosen={chosen}
        onChoose={(method) => onChange({ method })}
        entries={cards.map((method) => ({
          id: String(method.id),
          value: method,
          content: (
            <>
              <span>{method.description}</span>
              {method.bank_card !== null && <CardMark type={method.bank_card.type} />}
            </>
          ),
        }))}
      />
      {chosen?.name === 'any_card' && (
        <Switch
          label={t('purchase.keepCard')}
          hint={t('purchase.keepCardText')}
          checked={isKeeping}
          onChange={(isOn) => onChange({ isKeeping: isOn })}
        />
      )}
    </>
  );
}

/** The sum of the address, otherwise the first suggested one in the account's currency. */
function useWantedSum(methods: readonly PaymentMethod[]) {
  const { currency: own } = useBrand();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const asked = sumIn(query);
  const held = methods.flatMap(({ balances }) => balances)[0]?.currency;
  const currency = asked?.currency ?? currencyOf(query.get('currency')) ?? held ?? currencyOf(own) ?? 'RUB';
  return { currency, sum: asked === null ? String(usual[currency][0]) : typedSum(asked.amount) };
}

interface SumFieldProps {
  readonly currency: Currency;
  readonly value: string;
  readonly error: string | null;
  readonly onSum: (sum: string) => void;
}

function SumField({ currency, value, error, onSum }: SumFieldProps) {
  const t = useMessages();
  const { money } = useFormats();
  return (
    <div>
      <TextField
        label={t('pay.sum', { currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onSum(currentTarget.value)}
      />
      <fieldset className={styles.sums} aria-label={t('pay.usualSums')}>
        {usual[currency].map((sum) => (
          <Button
            key={sum}
            size="small"
            aria-pressed={value === String(sum)}
            onClick={() => onSum(String(sum))}
          >
            {money(sum * 100, currency)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

/** The linked card has paid, or its bank has not answered yet. */
function Done({ outcome }: { readonly outcome: ToppedUp }) {
  const t = useMessages();
  const { search } = useLocation();
  if (outcome.kind === 'left') return null;
  const { kind, notification } = outcome;
  const back = backIn(new URLSearchParams(search));
  return (
    <>
      <Told
        sign={kind === 'paid' ? 'good' : 'open'}
        text={notification?.display.message ?? t(kind === 'paid' ? 'purchase.paid' : 'purchase.processing')}
        more={notification?.display.submessage ?? null}
      />
      <div className={styles.buttons}>
        <ButtonLink
          href={back ?? '/my/payments_and_services/payments'}
          variant="primary"
          size="large"
          data-native
        >
          {t(back === null ? 'pay.toPayments' : 'pay.backToPurchase')}
        </ButtonLink>
      </div>
    </>
  );
}
