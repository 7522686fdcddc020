import type { AccountPage } from '@kadr/contract';
import { useNow } from '../../data/use-now.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from '../people.module.css';
import { SubscriptionState } from './subscription-state.tsx';

type Purchase = AccountPage['purchases'][number];
type Subscription = AccountPage['subscriptions'][number];

/** An account's subscriptions and purchases. */
export function HoldingsPanel({ account }: { readonly account: AccountPage }) {
  const t = useTexts();
  const { subscriptions, purchases } = account;
  return (
    <>
      <Panel title={t('people.subscriptions')}>
        {subscriptions.length === 0 ? (
          <p className={styles.quiet}>{t('people.noSubscriptions')}</p>
        ) : (
          <DataTable
            label={t('people.subscriptions')}
            columns={[t('people.service'), t('people.state'), t('people.price'), t('people.since')]}
          >
            {subscriptions.map((subscription) => (
              <SubscriptionRow key={subscription.id} subscription={subscription} />
            ))}
          </DataTable>
        )}
      </Panel>
      <Panel title={t('people.purchases')}>
        {purchases.length === 0 ? (
          <p className={styles.quiet}>{t('people.noPurchases')}</p>
        ) : (
          <DataTable
            label={t('people.purchases')}
            columns={[t('people.titleName'), t('people.terms'), t('people.bought')]}
          >
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} />
            ))}
          </DataTable>
        )}
      </Panel>
    </>
  );
}

function SubscriptionRow({ subscription }: { readonly subscription: Subscription }) {
  const t = useTexts();
  const formats = useFormats();
  const { name, service, price, duration, duration_unit: unit } = subscription;
  const period = {
    day: t('period.day', { count: duration }),
    month: t('period.month', { count: duration }),
    year: t('period.year', { count: duration }),
  }[unit];
  return (
    <tr>
      <DataCell isHead>
        {name}
        <span className={styles.second}>{service}</span>
      </DataCell>
      <DataCell>
        <SubscriptionState subscription={subscription} />
      </DataCell>
      <DataCell>
        {formats.money(price)}
        <span className={styles.second}>{period}</span>
      </DataCell>
      <DataCell isQuiet>{formats.day(subscription.started_at)}</DataCell>
    </tr>
  );
}

function PurchaseRow({ purchase }: { readonly purchase: Purchase }) {
  const t = useTexts();
  const formats = useFormats();
  const now = useNow();
  const { usage_model: model, ends_at: ends, refunded_at: refunded } = purchase;
  return (
    <tr>
      <DataCell isHead>
        {purchase.name}
        <span className={styles.second}>{purchase.slug}</span>
      </DataCell>
      <DataCell>
        {t(`purchase.${model}`)}, {purchase.quality}
        {ends !== null && (
          <span className={styles.second}>
            {t(ends <= now ? 'people.rentalEnded' : 'people.endsAt', { at: formats.moment(ends) })}
          </span>
        )}
        {refunded !== null && (
          <span className={styles.second}>
            <Badge tone="info">{t('people.refundedAt', { at: formats.moment(refunded) })}</Badge>
          </span>
        )}
      </DataCell>
      <DataCell isQuiet>{formats.moment(purchase.purchased_at)}</DataCell>
    </tr>
  );
}
