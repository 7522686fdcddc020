import type { Webhook } from '@kadr/contract';
import { useState } from 'react';
import { useParams } from 'react-router';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useAction } from '../../data/use-action.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { NoPermission, NothingHere } from '../../ui/refusals.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';
import { EnabledBadge } from './enabled-badge.tsx';
import { useDeliveries, useWebhooks, webhooksKey } from './webhook-queries.ts';
import type { DeliveryState } from './webhook-queries.ts';
import styles from './webhooks.module.css';
import { Failure } from '../../ui/failure.tsx';
import { Trail } from '../../ui/trail.tsx';

/** The deliveries of one endpoint. */
export function DeliveriesScreen() {
  const t = useTexts();
  const may = useMay();
  const id = Number(useParams()['id']);
  const query = useWebhooks();
  const webhook = query.data?.items.find((one) => one.id === id);
  if (!may('webhooks:write')) return <NoPermission />;
  if (query.data !== undefined && webhook === undefined) return <NothingHere />;
  return (
    <MemberPage
      title={webhook?.name ?? t('webhooks.title')}
      permission="webhooks:write"
      query={query}
      trail={<Trail href="/settings/webhooks" name={t('webhooks.title')} />}
      marks={webhook && <EnabledBadge webhook={webhook} />}
      actions={webhook && <DeliveriesActions webhook={webhook} />}
    >
      {webhook && (
        <>
          <Facts>
            <Fact name={t('webhooks.url')}>
              <span className={styles.address}>{webhook.url}</span>
            </Fact>
            <Fact name={t('webhooks.events')}>
              {webhook.events.map((event) => t(`webhookEvent.${event}`)).join(', ')}
            </Fact>
          </Facts>
          <Deliveries key={id} id={id} />
        </>
      )}
    </MemberPage>
  );
}

function DeliveriesActions({ webhook: { id, given_up: givenUp } }: { readonly webhook: Webhook }) {
  const t = useTexts();
  const act = useAction(webhooksKey);
  return (
    <>
      {givenUp > 0 && (
        <Button
          onPress={() =>
            void act(() => service.operator.retryWebhookDeliveries({ id }), t('webhooks.retried'))
          }
        >
          {t('webhooks.retry')}
        </Button>
      )}
      <Button
        look="primary"
        onPress={() => void act(() => service.operator.testWebhook({ id }), t('webhooks.tested'))}
      >
        {t('webhooks.test')}
      </Button>
    </>
  );
}

const choices = ['all', 'waiting', 'delivered', 'given_up'] as const satisfies readonly (
  | DeliveryState
  | 'all'
)[];

function Deliveries({ id }: { readonly id: number }) {
  const t = useTexts();
  const [state, setState] = useState<(typeof choices)[number]>('all');
  const { query, items } = useDeliveries(id, state === 'all' ? null : state);
  return (
    <>
      <Segments
        label={t('staff.state')}
        value={state}
        choices={choices.map((value) => ({ value, label: t(`deliveryState.${value}`) }))}
        onChange={setState}
      />
      <Failure error={query.error} onRetry={query.refetch} />
      {query.isPending && <Spinner />}
      {query.data && <DeliveriesTable deliveries={items} />}
      <MoreButton query={query} />
    </>
  );
}
