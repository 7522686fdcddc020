import type { Subscription } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { subscriptionsQuery } from '../purchase/queries.ts';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { confirm, showError } from '../modals/open-modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { servicePath } from '../data/paths.ts';
import { originsOf, serviceStateOf } from '../services/service-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import account from '../layout/account-pages.module.css';
import { ListFailed } from '../layout/list-failed.tsx';
import styles from './payments-page.module.css';

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

/** The account's services, each with what comes next and the way to cancel it. */
export function OwnServices() {
  return <ServiceList whenNone={<NoServices />} />;
}

/** The same beside other lists, under a heading; nothing where there are none. */
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

function OwnService({ subscription }: { readonly subscription: Subscription }) {
  const t = useMessages();
  const { moment, money } = useFormats();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const [isBusy, setBusy] = useState(false);
  const { service, purchase_state, ends_at, is_trial, amount, currency } = subscription;
  const { id, name, alias } = service;
  const state = serviceStateOf({ active: true, purchase_state });
  const isRenewed = purchase_state.service.autopayment.status === 'on';
  const date = moment(ends_at, user?.currentTimeZone ?? 'UTC');
  const price = money(amount, currency);
  const { duration, duration_unit: unit } = subscription;
  const sentence = isRenewed
    ? t(is_trial ? 'my.trialUntil' : 'my.nextPayment', { date, price })
    : t('my.cancelledUntil', { date });
  const change = async (): Promise<void> => {
    if (isRenewed) {
      const isSure = await confirm({
        title: t('my.cancelServiceTitle', { name }),
        text: t('my.cancelServiceText', { date }),
        continueWords: t('my.cancelService'),
        exitWords: t('my.keepService'),
      });
      if (!isSure) return;
    }
    setBusy(true);
    try {
      const { subscriptions } = await apiOf(queries);
      await (isRenewed ? subscriptions.cancel({ service_id: id }) : subscriptions.resume({ service_id: id }));
      await forgetAnswers(queries).catch(() => undefined);
    } catch (error) {
      await showError({ text: failureOf(error).description || t('my.serviceFailed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className={account.row}>
      <div className={account.words}>
        <a href={servicePath(alias)} className={styles.link}>
          {name}
        </a>
        <span className={account.note}>
          {[
            t('services.perPeriod', { price, unit, duration }),
            ...originsOf(purchase_state).map((origin) => t('services.through', { name: origin })),
          ].join(' · ')}
        </span>
        <span className={account.note}>
          {state.kind === 'processing' ? t('services.state', { state: state.kind, date }) : sentence}
        </span>
      </div>
      <Button
        size="small"
        variant={isRenewed ? 'secondary' : 'primary'}
        loading={isBusy}
        aria-label={t(isRenewed ? 'my.cancelServiceOf' : 'my.resumeServiceOf', { name })}
        onClick={() => void change()}
      >
        {t(isRenewed ? 'my.cancelService' : 'my.resumeService')}
      </Button>
    </li>
  );
}
