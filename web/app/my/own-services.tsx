import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionsQuery } from '../purchase/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import { OwnService } from './own-service.tsx';

function NoServices() {
  const t = useMessages();
  return (
    <EmptyState icon="stack" title={t('my.myServicesEmpty')} text={t('my.myServicesText')}>
      <ButtonLink href="/services" variant="primary">
        {t('my.toServices')}
      </ButtonLink>
    </EmptyState>
  );
}

/** The account's services, each with its next event and a button to cancel it. */
export function OwnServices() {
  return <ServiceList whenNone={<NoServices />} />;
}

/** The same among other lists, under a heading; nothing without any. */
export function OwnServicesSection({ heading }: { readonly heading: string }) {
  return <ServiceList heading={heading} whenNone={null} />;
}

function ServiceList({ heading, whenNone }: { readonly heading?: string; readonly whenNone: ReactNode }) {
  const t = useMessages();
  const { data, isError, isFetching, refetch } = useQuery(subscriptionsQuery());
  if (isError && !data) return <ListFailed isFetching={isFetching} refetch={refetch} />;
  if (!data) return <Skeleton className={account.waiting} />;
  if (data.items.length === 0) return whenNone;
  return (
    <section className={account.section}>
      {heading !== undefined && <h2 className={account.heading}>{heading}</h2>}
      <ul className={account.rows}>
        {data.items.map((subscription) => (
          <OwnService key={subscription.service.id} subscription={subscription} />
        ))}
      </ul>
      <ButtonLink href="/services">{t('my.otherServices')}</ButtonLink>
    </section>
  );
}
