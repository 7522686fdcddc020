import type { Subscription } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { servicePath } from '../data/paths.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { cardNameOf } from '../purchase/payment-systems.ts';
import { originsOf, serviceStateOf } from '../services/service-state.ts';
import { OwnServiceActions } from './own-service-actions.tsx';
import styles from './own-service.module.css';

/** A service of the account: its price, its state, and the available actions. */
export function OwnService({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages();
  const { money } = useFormats();
  const { service, purchase_state, amount, currency, duration, duration_unit: unit } = subscription;
  const price = money(amount, currency);
  return (
    <li className={`${account.row} ${styles.service}`}>
      <div className={account.words}>
        <a href={servicePath(service.alias)} className={styles.link}>
          {service.name}
        </a>
        <span className={account.note}>
          {[
            t('services.perPeriod', { price, unit, duration }),
            ...originsOf(purchase_state).map((origin) => t('services.through', { name: origin })),
          ].join(' · ')}
        </span>
        <span className={subscription.due === null ? account.note : styles.due}>
          <Standing subscription={subscription} />
        </span>
        <Plans subscription={subscription} />
        <PaidBy subscription={subscription} />
      </div>
      <OwnServiceActions subscription={subscription} />
    </li>
  );
}

/** The next event of the subscription, and its date. */
function Standing({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages();
  const { money } = useFormats();
  const dateOf = useDates();
  const { purchase_state, standing, due, pause, ends_at, is_trial, amount, currency } = subscription;
  const price = money(amount, currency);
  const date = dateOf(ends_at);
  switch (standing) {
    case 'grace':
      return t('my.unpaidUntil', { date: dateOf(due?.until ?? ends_at) });
    case 'hold':
      return t('my.heldUntil', { date: dateOf(due?.until ?? ends_at) });
    case 'paused':
      return t('my.pausedUntil', { date: dateOf(pause?.until ?? ends_at) });
    case 'cancelled':
      return t('my.cancelledUntil', { date });
    case 'active':
    default: {
      const state = serviceStateOf({ active: true, purchase_state });
      if (state.kind === 'processing') return t('services.state', { state: state.kind, date });
      if (pause !== null) return t('my.pausedFrom', { from: date, until: dateOf(pause.until) });
      return t(is_trial ? 'my.trialUntil' : 'my.nextPayment', { date, price });
    }
  }
}

/** Changes at a renewal: the price, or the service itself. */
function Plans({
  subscription: { new_price, next_service, currency },
}: {
  readonly subscription: Subscription;
}) {
  const t = useMessages();
  const { money } = useFormats();
  const dateOf = useDates();
  return (
    <>
      {new_price !== null && (
        <span className={account.note}>
          {t(new_price.is_accepted ? 'my.newPriceAccepted' : 'my.newPrice', {
            date: dateOf(new_price.from),
            price: money(new_price.amount, currency),
          })}
        </span>
      )}
      {next_service !== null && (
        <span className={account.note}>{t('my.nextService', { name: next_service.name })}</span>
      )}
    </>
  );
}

/** The means of payment of the renewals. */
function PaidBy({ subscription: { bank_card, standing } }: { readonly subscription: Subscription }) {
  const t = useMessages();
  if (standing === 'cancelled') return null;
  return (
    <span className={account.note}>
      {bank_card === null ? t('my.paidByBalance') : t('my.paidByCard', { card: cardNameOf(bank_card) })}
    </span>
  );
}

/** Returns a function that formats Unix seconds as a date in the account's time zone. */
function useDates(): (seconds: number) => string {
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  return (seconds) => moment(seconds, user?.currentTimeZone ?? 'UTC');
}
