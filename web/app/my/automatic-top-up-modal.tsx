import type { AutomaticTopUp, BankCard, Currency } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { ModalProps } from '../modals/modals.ts';
import { currencyOf, hundredthsOf, typedSum } from '../pay/pay-address.ts';
import { CardMark } from '../purchase/card-mark.tsx';
import { Choice } from '../purchase/choice.tsx';
import { cardEnd } from '../purchase/payment-systems.ts';
import { Told } from '../purchase/told.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import styles from './service-modals.module.css';

export interface AutomaticTopUpModalProps {
  /** Null if automatic top-ups are off. */
  readonly setting: AutomaticTopUp | null;
  /** Cards that have not expired; at least one. */
  readonly cards: readonly BankCard[];
}

/** Initial values of the fields, in hundredths, by currency. */
const usual: Readonly<Record<Currency, Pick<AutomaticTopUp, 'below' | 'amount'>>> = {
  RUB: { below: 10_000, amount: 50_000 },
  AMD: { below: 50_000, amount: 300_000 },
  USD: { below: 1000, amount: 1000 },
  EUR: { below: 1000, amount: 1000 },
};

/** Settings of automatic top-ups: the balance that triggers them, the sum, and the card. */
export function AutomaticTopUpModal({ setting, cards, close }: AutomaticTopUpModalProps & ModalProps<void>) {
  const t = useMessages();
  const queries = useQueryClient();
  const { currency: own } = useBrand();
  const currency = setting?.currency ?? currencyOf(own) ?? 'RUB';
  const form = useForm({
    initial: {
      below: typedSum(setting?.below ?? usual[currency].below),
      amount: typedSum(setting?.amount ?? usual[currency].amount),
      card: cards.find(({ id }) => id === setting?.bank_card_id) ?? cards[0] ?? null,
    },
    check: ({ below, amount }) => ({
      ...(hundredthsOf(below) === null && { below: t('pay.sumWrong') }),
      ...(hundredthsOf(amount) === null && { amount: t('pay.sumWrong') }),
    }),
    send: async (values) => {
      const [below, amount] = [hundredthsOf(values.below), hundredthsOf(values.amount)];
      if (below === null || amount === null || values.card === null) return false;
      const { topUps } = await apiOf(queries);
      await topUps.setAutomatic({ automatic: { below, amount, currency, bank_card_id: values.card.id } });
      await refresh(queries, 'automatic-top-up');
      return close();
    },
  });
  const { values, errors, error, isSending, change, onSubmit } = form;
  return (
    <Dialog open onClose={() => close()} title={t('my.automatic')}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Sum
          label={t('my.automaticBelow', { currency })}
          value={values.below}
          error={errors.below ?? null}
          onSum={(below) => change({ below })}
        />
        <Sum
          label={t('my.automaticSum', { currency })}
          value={values.amount}
          error={errors.amount ?? null}
          onSum={(amount) => change({ amount })}
        />
        <Choice
          label={t('my.automaticCard')}
          name="automatic-card"
          chosen={values.card}
          onChoose={(card) => change({ card })}
          entries={cards.map((card) => ({
            id: String(card.id),
            value: card,
            content: (
              <>
                <span>{cardEnd(card.last4)}</span>
                <CardMark type={card.type} />
              </>
            ),
          }))}
        />
        <p className={styles.text}>{t('my.automaticText')}</p>
        {error !== null && <Told text={error} more={null} />}
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={isSending}
          disabled={values.card === null}
        >
          {t('my.save')}
        </Button>
      </form>
    </Dialog>
  );
}

function Sum({
  label,
  value,
  error,
  onSum,
}: {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onSum: (sum: string) => void;
}) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onSum(currentTarget.value)}
    />
  );
}
