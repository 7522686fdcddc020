import type { WebhookDelivery } from '@kadr/contract';
import { useState } from 'react';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from '../settings.module.css';
import type { DeliveryState } from './webhook-queries.ts';

const tones: Readonly<Record<DeliveryState, Tone>> = { waiting: 'info', delivered: 'good', given_up: 'bad' };

export function DeliveriesTable({ deliveries }: { readonly deliveries: readonly WebhookDelivery[] }) {
  const t = useTexts();
  const [open, setOpen] = useState<WebhookDelivery | null>(null);
  if (deliveries.length === 0) return <EmptyState icon="external" title={t('webhooks.noDeliveries')} />;
  return (
    <>
      <DataTable
        label={t('webhooks.deliveries')}
        columns={[
          t('webhooks.event'),
          t('staff.state'),
          [t('webhooks.tries')],
          t('webhooks.answer'),
          t('webhooks.nextTry'),
          '',
        ]}
      >
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpen(delivery)} />
        ))}
      </DataTable>
      {open !== null && <PayloadDialog delivery={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function DeliveryRow({
  delivery,
  onOpen,
}: {
  readonly delivery: WebhookDelivery;
  readonly onOpen: () => void;
}) {
  const t = useTexts();
  const formats = useFormats();
  const { state, next_try_at: next, delivered_at: delivered } = delivery;
  const event = t(`webhookEvent.${delivery.event}`);
  const at = formats.moment(delivery.created_at);
  return (
    <tr>
      <DataCell isHead>
        {event}
        <span className={styles.second}>{at}</span>
      </DataCell>
      <DataCell>
        <Badge tone={tones[state]}>{t(`deliveryState.${state}`)}</Badge>
        {delivered !== null && <span className={styles.second}>{formats.moment(delivered)}</span>}
      </DataCell>
      <DataCell isNumber>{formats.number(delivery.tries)}</DataCell>
      <DataCell>
        <Answer delivery={delivery} />
      </DataCell>
      <DataCell isQuiet>
        {next === null ? '—' : delivery.tries === 0 ? t('webhooks.soon') : formats.moment(next)}
      </DataCell>
      <DataCell>
        <span className={styles.end}>
          <Button isSmall aria-label={t('webhooks.payloadOf', { event, at })} onPress={onOpen}>
            {t('webhooks.payload')}
          </Button>
        </span>
      </DataCell>
    </tr>
  );
}

/** HTTP status of the last attempt, or why there was no response. */
function Answer({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { last_status: status, last_error: error } = delivery;
  if (status !== null) return <code>HTTP {status}</code>;
  return error === null ? '—' : <span lang="en">{error}</span>;
}

function PayloadDialog({
  delivery,
  onClose,
}: {
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Dialog title={t(`webhookEvent.${delivery.event}`)} size="large" isOpen onClose={onClose}>
      <p>
        webhook-id: <code>{delivery.id}</code>
      </p>
      <section aria-label={t('webhooks.payload')}>
        <pre className={styles.input}>{JSON.stringify(JSON.parse(delivery.payload), null, 2)}</pre>
      </section>
      <div>
        <CopyButton text={delivery.payload} />
      </div>
    </Dialog>
  );
}
