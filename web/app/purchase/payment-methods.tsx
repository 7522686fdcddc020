import type { PaymentMethod, PurchasePrice } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Switch } from '../ui/switch.tsx';
import { BackButton } from './back-button.tsx';
import type { Back } from './back-button.tsx';
import { CardMark } from './card-mark.tsx';
import { Choice } from './choice.tsx';
import { MissingMoney } from './missing-money.tsx';
import { BonusStep } from './bonus-step.tsx';
import { canPay, lackOf, priceBy } from './payment-order.ts';
import type { Payment } from './payment-steps.ts';
import { PayWords } from './pay-words.tsx';
import { Summary } from './payment-summary.tsx';
import styles from './purchase.module.css';
import { paymentMethodsQuery } from './queries.ts';

export interface MethodsProps {
  readonly payment: Payment;
  readonly isBusy: boolean;
  /** Choosing a method pays: the button says so. */
  readonly paysAtOnce: boolean;
  readonly back: Back;
  readonly onMethod: (method: PaymentMethod, isLinkingCard: boolean) => Promise<void>;
  /** Joins the method's bonus programme first. */
  readonly onActivate: (method: PaymentMethod) => void;
}

/** Payment methods that have a price for the chosen option. */
export function Methods(props: MethodsProps) {
  const { period } = props.payment;
  const { data, isError, isFetching, refetch } = useQuery(paymentMethodsQuery());
  const methods = data?.items
    .flatMap(({ payment_methods }) => payment_methods)
    .filter((method) => priceBy(period, method) !== null);
  if (methods !== undefined) return <MethodChoice {...props} methods={methods} />;
  if (isError) return <MethodsFailed isFetching={isFetching} onAgain={() => void refetch()} />;
  return (
    <>
      <Summary payment={props.payment} price={null} />
      <Skeleton className={styles.waiting} />
    </>
  );
}

function MethodsFailed({
  isFetching,
  onAgain,
}: {
  readonly isFetching: boolean;
  readonly onAgain: () => void;
}) {
  const t = useMessages();
  return (
    <>
      <p className={styles.text} role="alert">
        {t('purchase.methodsFailed')}
      </p>
      <div className={styles.steps}>
        <Button variant="primary" loading={isFetching} onClick={onAgain}>
          {t('shell.retry')}
        </Button>
      </div>
    </>
  );
}

function MethodChoice({
  payment,
  isBusy,
  paysAtOnce,
  back,
  onMethod,
  onActivate,
  methods,
}: MethodsProps & { readonly methods: readonly PaymentMethod[] }) {
  const t = useMessages();
  const [picked, setPicked] = useState<PaymentMethod | null>(payment.method);
  // Renewals are charged to the kept card.
  const [isLinkingCard, setLinkingCard] = useState(payment.option.service !== null);
  const lackBy = (method: PaymentMethod): number => lackOf(priceBy(payment.period, method), method);
  const chosen =
    methods.find(({ id }) => id === picked?.id) ??
    methods.find((method) => canPay(priceBy(payment.period, method), method)) ??
    methods[0] ??
    null;
  const price = priceBy(payment.period, chosen);
  const lack = chosen === null ? 0 : lackBy(chosen);
  const takesCard = chosen?.name === 'any_card' && price?.trial === null;
  const words = paysAtOnce && !takesCard ? <PayWords price={price} /> : t('modals.continue');
  return (
    <>
      <Summary payment={payment} price={price} />
      <Choice
        label={t('purchase.methods')}
        name="method"
        chosen={chosen}
        onChoose={setPicked}
        entries={methods.map((method) => ({
          id: String(method.id),
          value: method,
          content: <Method method={method} price={priceBy(payment.period, method)} />,
        }))}
      />
      {takesCard && (
        <div className={styles.keep}>
          <Switch
            label={t('purchase.keepCard')}
            hint={t(payment.option.service === null ? 'purchase.keepCardText' : 'purchase.keepCardRenewals')}
            checked={isLinkingCard}
            onChange={setLinkingCard}
          />
        </div>
      )}
      {chosen?.name === 'bonus' ? (
        <BonusStep
          method={chosen}
          price={price}
          isBusy={isBusy}
          payWords={words}
          onActivate={() => onActivate(chosen)}
          onPay={() => void onMethod(chosen, false)}
        />
      ) : price !== null && lack > 0 ? (
        <MissingMoney amount={lack} currency={price.currency} />
      ) : (
        <div className={styles.steps}>
          <Button
            variant="primary"
            size="large"
            loading={isBusy}
            disabled={chosen === null}
            onClick={() => chosen && void onMethod(chosen, chosen.name === 'any_card' && isLinkingCard)}
          >
            {words}
          </Button>
        </div>
      )}
      {back !== null && (
        <div className={styles.steps}>
          <BackButton back={back} />
        </div>
      )}
    </>
  );
}

function Method({
  method: { name, description, balances, bank_card, bonus_program },
  price,
}: {
  readonly method: PaymentMethod;
  readonly price: PurchasePrice | null;
}) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <>
      <span className={styles.cardName}>{description}</span>
      {name === 'account_prepaid' && (
        <span className={styles.note}>
          {formats.money(
            balances.find(({ currency }) => currency === price?.currency)?.amount ?? 0,
            price?.currency ?? 'RUB',
          )}
        </span>
      )}
      {bonus_program !== null && (
        <span className={styles.note}>{t('purchase.points', { count: bonus_program.points })}</span>
      )}
      {bank_card !== null && <CardMark type={bank_card.type} />}
    </>
  );
}
