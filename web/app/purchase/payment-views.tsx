import type { PaymentMethod, PurchaseOption, PurchasePeriod } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentMethodsQuery } from './queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Choice } from './choice.tsx';
import { MissingMoney } from './missing-money.tsx';
import { defaultPeriod, lackOf, priceBy } from './payment-steps.ts';
import type { Payment } from './payment-steps.ts';
import { PeriodName, Price } from './price.tsx';
import styles from './purchase.module.css';

/** A way back to the step before; null on the first one. */
type Back = (() => void) | null;

export function Periods({
  option,
  onPeriod,
}: {
  readonly option: PurchaseOption;
  readonly onPeriod: (period: PurchasePeriod) => void;
}) {
  const t = useMessages();
  const [chosen, setChosen] = useState(() => defaultPeriod(option) ?? null);
  return (
    <>
      <Choice
        label={t('purchase.periods')}
        name="period"
        chosen={chosen}
        onChoose={setChosen}
        entries={option.periods.map((period) => ({
          id: `${period.duration ?? ''}${period.duration_unit ?? ''}`,
          value: period,
          content: (
            <>
              <span className={styles.cardName}>
                <PeriodName period={period} />
              </span>
              {period.prices[0] && <Price price={period.prices[0]} />}
            </>
          ),
        }))}
      />
      <div className={styles.steps}>
        <Button
          variant="primary"
          size="large"
          disabled={chosen === null}
          onClick={() => chosen && onPeriod(chosen)}
        >
          {t('modals.continue')}
        </Button>
      </div>
    </>
  );
}

export interface MethodsProps {
  readonly payment: Payment;
  readonly isBusy: boolean;
  readonly back: Back;
  readonly onMethod: (method: PaymentMethod) => Promise<void>;
}

/** How to pay what was chosen: the methods that it has a price by. */
export function Methods({ payment, isBusy, back, onMethod }: MethodsProps) {
  const t = useMessages();
  const formats = useFormats();
  const { data, isError, isFetching, refetch } = useQuery(paymentMethodsQuery());
  const [picked, setPicked] = useState<PaymentMethod | null>(null);
  const methods = data?.items
    .flatMap(({ payment_methods }) => payment_methods)
    .filter((method) => priceBy(payment.period, method) !== null);
  const lackBy = (method: PaymentMethod): number => lackOf(priceBy(payment.period, method), method);
  const chosen =
    methods?.find(({ id }) => id === picked?.id) ??
    methods?.find((method) => lackBy(method) === 0) ??
    methods?.[0] ??
    null;
  const price = priceBy(payment.period, chosen);
  const lack = chosen === null ? 0 : lackBy(chosen);
  if (isError && !methods)
    return (
      <>
        <p className={styles.text} role="alert">
          {t('purchase.methodsFailed')}
        </p>
        <div className={styles.steps}>
          <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
            {t('shell.retry')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <Summary payment={payment} price={price} />
      {methods ? (
        <Choice
          label={t('purchase.methods')}
          name="method"
          chosen={chosen}
          onChoose={setPicked}
          entries={methods.map((method) => ({
            id: String(method.id),
            value: method,
            content: (
              <>
                <span className={styles.cardName}>{method.description}</span>
                {method.name === 'account_prepaid' && (
                  <span className={styles.note}>
                    {formats.money(
                      method.balances.find(({ currency }) => currency === price?.currency)?.amount ?? 0,
                      price?.currency ?? 'RUB',
                    )}
                  </span>
                )}
              </>
            ),
          }))}
        />
      ) : (
        <Skeleton className={styles.waiting} />
      )}
      {price !== null && lack > 0 ? (
        <MissingMoney amount={lack} currency={price.currency} />
      ) : (
        <div className={styles.steps}>
          <Button
            variant="primary"
            size="large"
            loading={isBusy}
            disabled={chosen === null}
            onClick={() => chosen && void onMethod(chosen)}
          >
            {t('modals.continue')}
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

/** What is bought, for how long, and in which quality; that a service renews itself, and what of it is free at first. */
function Summary({
  payment: { option, period },
  price,
}: {
  readonly payment: Payment;
  readonly price: ReturnType<typeof priceBy>;
}) {
  const t = useMessages();
  return (
    <p className={styles.summary}>
      <span>
        {period && <PeriodName period={period} />} · {option.content?.quality ?? t('purchase.renews')}
        {price?.trial && (
          <span className={styles.trial}>
            {t('purchase.trial', {
              time: t('purchase.period', {
                unit: price.trial.duration_unit,
                duration: price.trial.duration,
              }),
            })}
          </span>
        )}
      </span>
      {price && <Price price={price} />}
    </p>
  );
}

export interface ConfirmationProps {
  readonly payment: Payment;
  readonly isBusy: boolean;
  readonly back: Back;
  readonly onPay: () => Promise<void>;
  readonly onExit: () => void;
}

/** The last step before money moves: what it comes to, on or out. */
export function Confirmation({ payment, isBusy, back, onPay, onExit }: ConfirmationProps) {
  const t = useMessages();
  const formats = useFormats();
  const price = priceBy(payment.period, payment.method);
  const display = payment.notification?.display;
  return (
    <>
      <Summary payment={payment} price={price} />
      {display && (
        <p className={styles.text}>
          <strong className={styles.strong}>
            <MarkedText text={display.message} />
          </strong>{' '}
          {display.submessage !== null && <MarkedText text={display.submessage} />}
        </p>
      )}
      <div className={styles.steps}>
        <Button variant="primary" size="large" loading={isBusy} onClick={() => void onPay()}>
          {price === null
            ? t('modals.continue')
            : price.trial !== null
              ? t('purchase.try')
              : t('purchase.pay', { price: formats.money(price.amount, price.currency) })}
        </Button>
        <Button size="large" disabled={isBusy} onClick={onExit}>
          {t('modals.exit')}
        </Button>
        {!isBusy && <BackButton back={back} />}
      </div>
    </>
  );
}

export interface SuccessProps {
  readonly payment: Payment;
  /** Null: the viewer goes on where he was. */
  readonly player: string | null;
  readonly opensWindow: boolean;
  readonly onClose: () => void;
}

export function Success({ payment, player, opensWindow, onClose }: SuccessProps) {
  const t = useMessages();
  const display = payment.notification?.display;
  return (
    <>
      <Told isGood text={display?.message ?? t('purchase.paid')} more={display?.submessage ?? null} />
      <div className={styles.steps}>
        {player === null ? (
          <Button variant="primary" size="large" onClick={onClose}>
            {t('modals.continue')}
          </Button>
        ) : (
          <ButtonLink
            href={player}
            variant="primary"
            size="large"
            icon="play"
            {...(opensWindow && { target: '_blank', rel: 'noopener' })}
          >
            {t('ui.watch')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

export interface ProblemProps {
  readonly payment: Payment;
  readonly back: Back;
  readonly onClose: () => void;
}

/** What was refused, and why. */
export function Problem({ payment, back, onClose }: ProblemProps) {
  const t = useMessages();
  return (
    <>
      <Told text={payment.problem ?? t('error.default')} more={null} />
      <div className={styles.steps}>
        <Button variant="primary" size="large" onClick={onClose}>
          {t('modals.understood')}
        </Button>
        <BackButton back={back} />
      </div>
    </>
  );
}

function Told({
  text,
  more,
  isGood = false,
}: {
  readonly text: string;
  readonly more: string | null;
  readonly isGood?: boolean;
}) {
  return (
    <div className={styles.told} role={isGood ? 'status' : 'alert'}>
      <span className={classNames(styles.sign, isGood ? styles.good : styles.bad)}>
        <Icon name={isGood ? 'check' : 'alert'} />
      </span>
      <p className={styles.text}>
        <strong className={styles.strong}>
          <MarkedText text={text} />
        </strong>
        {more !== null && (
          <>
            {' '}
            <MarkedText text={more} />
          </>
        )}
      </p>
    </div>
  );
}

function BackButton({ back }: { readonly back: Back }) {
  const t = useMessages();
  if (back === null) return null;
  return (
    <Button variant="ghost" icon="arrow_left" onClick={back}>
      {t('purchase.back')}
    </Button>
  );
}
