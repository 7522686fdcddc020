import type { Payment } from '@kadr/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import type { Translate } from '../i18n/messages.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { cardNameOf } from '../purchase/payment-systems.ts';
import { paymentsQuery } from '../purchase/queries.ts';
import type { Narrowing } from '../purchase/queries.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { kindsOf, monthsOf, narrowedAddress, narrowingIn } from './narrowing.ts';
import styles from './payments-page.module.css';

/** Movements of the account's money: all, or those of one kind and month, according to the address. */
export function PaymentsHistory() {
  const t = useMessages();
  const location = useLocation();
  const navigate = useNavigate();
  const narrowing = narrowingIn(new URLSearchParams(location.search));
  const { data, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(paymentsQuery(narrowing));
  const change = (to: Narrowing): void =>
    void navigate(narrowedAddress(location, to), { replace: true, preventScrollReset: true });
  const movements = data?.pages.flatMap(({ items }) => items);
  const choices = data?.pages[0]?.choices ?? null;
  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('my.history')}</h2>
      {choices !== null && <Choices choices={choices} chosen={narrowing} change={change} />}
      {isError && !movements && <ListFailed isFetching={isFetching} refetch={refetch} />}
      {!isError && !movements && <Skeleton className={account.waiting} />}
      {movements?.length === 0 && (
        <Nothing isNarrowed={narrowing.kind !== null || narrowing.month !== null} change={change} />
      )}
      {movements !== undefined && movements.length > 0 && (
        <ul className={account.rows}>
          {movements.map((payment) => (
            <Movement key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('my.showMore')}
        </Button>
      )}
    </section>
  );
}

/** Filters by kind and month; nothing if there is no choice. */
function Choices({
  choices,
  chosen,
  change,
}: {
  readonly choices: { readonly kinds: readonly Payment['kind'][]; readonly months: readonly string[] };
  readonly chosen: Required<Narrowing>;
  readonly change: (to: Narrowing) => void;
}) {
  const t = useMessages();
  const kinds = kindsOf(choices.kinds, chosen.kind);
  const months = monthsOf(choices.months, chosen.month);
  if (kinds.length < 2 && months.length < 2) return null;
  return (
    <div className={styles.choices}>
      <Select
        label={t('my.historyKind')}
        value={chosen.kind ?? ''}
        options={[
          { value: '', name: t('my.historyAllKinds') },
          ...kinds.map((kind) => ({ value: kind, name: t('my.historyKindName', { kind }) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: kinds.find((kind) => kind === value) ?? null })
        }
      />
      <Select
        label={t('my.historyMonth')}
        value={chosen.month ?? ''}
        options={[
          { value: '', name: t('my.historyAllMonths') },
          ...months.map((month) => ({ value: month, name: monthName(t, month) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ month: value === '' ? null : value })}
      />
    </div>
  );
}

function monthName(t: Translate, month: string): string {
  const [year = '', number = ''] = month.split('-');
  return t('my.month', { month: `m${number}`, year });
}

function Nothing({
  isNarrowed,
  change,
}: {
  readonly isNarrowed: boolean;
  readonly change: (to: Narrowing) => void;
}) {
  const t = useMessages();
  if (!isNarrowed) return <p className={account.text}>{t('my.historyEmpty')}</p>;
  return (
    <div className={account.failure}>
      <p>{t('my.historyNothing')}</p>
      <Button onClick={() => change({ kind: null, month: null })}>{t('my.historyShowAll')}</Button>
    </div>
  );
}

function Movement({ payment }: { readonly payment: Payment }) {
  const t = useMessages();
  const { moment, money } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { amount, balance, currency, content, created_at, kind, receipt_id, bank_card } = payment;
  const sum = `${amount < 0 ? '−' : '+'}${money(Math.abs(amount), currency)}`;
  const name =
    content === null
      ? t('my.movement', { kind })
      : `${t('my.paidFor', { model: content.usage_model })}: ${content.name}`;
  const when = moment(created_at, user?.currentTimeZone ?? 'UTC');
  return (
    <li className={account.row}>
      <div className={account.words}>
        <span className={account.name}>{name}</span>
        <span className={account.note}>
          {bank_card === null ? when : `${when} · ${cardNameOf(bank_card)}`}
        </span>
        {receipt_id !== null && (
          <a
            className={styles.receipt}
            href={`/my/payments_and_services/receipts/${receipt_id}`}
            aria-label={t('my.receiptOf', { name, time: when })}
          >
            {t('my.receipt')}
          </a>
        )}
      </div>
      <div className={styles.sum}>
        <span className={account.name}>{sum}</span>
        <span className={account.note}>{t('my.balanceAfter', { balance: money(balance, currency) })}</span>
      </div>
    </li>
  );
}
