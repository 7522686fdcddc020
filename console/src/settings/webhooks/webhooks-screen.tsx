import type { Webhook } from '@kadr/contract';
import { useState } from 'react';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import settings from '../settings.module.css';
import { EnabledBadge } from './enabled-badge.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { useWebhooks } from './webhook-queries.ts';
import styles from './webhooks.module.css';

/** Webhook endpoints of other systems. */
export function WebhooksScreen() {
  const t = useTexts();
  const [isMaking, setMaking] = useState(false);
  const query = useWebhooks();
  const webhooks = query.data?.items ?? [];
  return (
    <MemberPage
      title={t('webhooks.title')}
      permission="webhooks:write"
      query={query}
      actions={
        <Button look="primary" icon="plus" onPress={() => setMaking(true)}>
          {t('webhooks.new')}
        </Button>
      }
    >
      {webhooks.length === 0 ? (
        <EmptyState icon="external" title={t('webhooks.none')}>
          <p>{t('webhooks.noneHint')}</p>
        </EmptyState>
      ) : (
        <DataTable
          label={t('webhooks.title')}
          columns={[
            t('webhooks.name'),
            t('webhooks.events'),
            t('staff.state'),
            [t('webhooks.waiting')],
            [t('webhooks.givenUp')],
            '',
          ]}
        >
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </DataTable>
      )}
      {isMaking && <WebhookDialog webhook={null} onClose={() => setMaking(false)} />}
    </MemberPage>
  );
}

function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <tr>
      <DataCell isHead>
        <RowLink href={`/settings/webhooks/${webhook.id}`}>{webhook.name}</RowLink>
        <span className={`${settings.second} ${styles.address}`}>{webhook.url}</span>
      </DataCell>
      <DataCell>{webhook.events.map((event) => t(`webhookEvent.${event}`)).join(', ')}</DataCell>
      <DataCell>
        <EnabledBadge webhook={webhook} />
      </DataCell>
      <DataCell isNumber>{formats.number(webhook.waiting)}</DataCell>
      <DataCell isNumber>{formats.number(webhook.given_up)}</DataCell>
      <DataCell>
        <WebhookActions webhook={webhook} />
      </DataCell>
    </tr>
  );
}
