import type { Money, Purchase } from '@kadr/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useBrand } from '../data/initial-data.tsx';
import { paymentsQuery, purchasesQuery, subscriptionsQuery } from '../purchase/queries.ts';
import { userQuery } from '../data/queries.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { titlePath } from '../data/paths.ts';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { forSignedIn } from '../sign-in/for-signed-in.tsx';
import styles from './payments-page.module.css';
import { TopUpLink } from '../purchase/top-up-link.tsx';
import { AutomaticTopUp } from './automatic-top-up.tsx';
import { LinkedCards } from './linked-cards.tsx';
import { narrowingIn } from './narrowing.ts';
import { OwnServices, OwnServicesSection } from './own-services.tsx';
import { PaymentsHistory } from './payments-history.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { sections } from './sections.ts';
import type { Section } from './sections.ts';

/** The account's balance, services, purchases, rentals and payment history. */
export const PaymentsPage = forSignedIn(function PaymentsPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const path = useLocation().pathname.toLowerCase();
  const section = sections[path];
  if (!section) return <NotFoundPage />;
  const title = t(`crumbs.${section.key}`);
  return (
    <>
      <PageHead title={t('my.pageTitle', { name: title, brand })} isHidden />
      <PlainPage title={title}>
        <SectionTabs path={path} section={section} />
        {section.key === 'myServices' ? <OwnServices /> : <Payments section={section} />}
      </PlainPage>
    </>
  );
});

function Payments({ section }: { readonly section: Section }) {
  const t = useMessages();
  const { search } = useLocation();
  const payments = useInfiniteQuery(paymentsQuery(narrowingIn(new URLSearchParams(search))));
  const purchases = useInfiniteQuery(purchasesQuery());
  const { data: subscribed } = useQuery(subscriptionsQuery());
  const [first] = payments.data?.pages ?? [];
  const bought = purchases.data?.pages.flatMap(({ items }) => items);
  if ((payments.isError && !first) || (purchases.isError && !bought))
    return (
      <ListFailed
        isFetching={payments.isFetching || purchases.isFetching}
        refetch={() => Promise.all([payments.refetch(), purchases.refetch()])}
      />
    );
  if (!first || !bought) return <Skeleton className={account.waiting} />;
  const isNew = first.choices?.kinds.length === 0;
  if (isNew && bought.length === 0 && subscribed?.items.length === 0)
    return (
      <>
        <LinkedCards />
        <EmptyState icon={section.icon} title={t(`my.${section.key}Empty`)} text={t(`my.${section.key}Text`)}>
          <ButtonLink href="/catalog" variant="primary">
            {t('my.toCatalogue')}
          </ButtonLink>
        </EmptyState>
      </>
    );
  return (
    <>
      <Balances balances={first.balances} />
      <AutomaticTopUp />
      <LinkedCards />
      {section.key === 'paymentsAndServices' && <OwnServicesSection heading={t('crumbs.myServices')} />}
      <section className={account.section}>
        <h2 className={account.heading}>{t('my.purchases')}</h2>
        {bought.length === 0 ? (
          <p className={account.text}>{t('my.purchasesEmpty')}</p>
        ) : (
          <ul className={account.rows}>
            {bought.map((purchase) => (
              <Bought key={purchase.id} purchase={purchase} />
            ))}
          </ul>
        )}
        <More answer={purchases} />
      </section>
      <PaymentsHistory />
    </>
  );
}

function Balances({ balances }: { readonly balances: readonly Money[] }) {
  const t = useMessages();
  const formats = useFormats();
  const { pathname } = useLocation();
  return (
    <div className={styles.balances}>
      <dl className={styles.list}>
        {balances.map(({ amount, currency }) => (
          <div key={currency} className={styles.balance}>
            <dt className={styles.label}>{t('my.balance')}</dt>
            <dd className={styles.amount}>{formats.money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <TopUpLink back={pathname} />
    </div>
  );
}

/** A purchase or a rental, with the end of its availability. */
function Bought({
  purchase: { media_item, usage_model, quality, ends_at },
}: {
  readonly purchase: Purchase;
}) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const until = (): string => {
    if (ends_at === null) return t('my.forGood');
    // Only the service decides whether it can still be watched.
    if (!media_item.is_playable) return t('my.rentalOver');
    return t('my.rentedUntil', { time: moment(ends_at, user?.currentTimeZone ?? 'UTC') });
  };
  return (
    <li className={account.row}>
      <div className={account.words}>
        <a href={titlePath(media_item)} className={styles.link}>
          {media_item.name}
        </a>
        <span className={account.note}>
          {t('my.paidFor', { model: usage_model })} · {quality}
        </span>
      </div>
      <span className={account.note}>{until()}</span>
    </li>
  );
}

function More({
  answer: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  readonly answer: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}) {
  const t = useMessages();
  if (!hasNextPage) return null;
  return (
    <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('my.showMore')}
    </Button>
  );
}
