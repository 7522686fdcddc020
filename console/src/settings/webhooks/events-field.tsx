import type { WebhookEvent } from '@kadr/contract';
import { webhookEvents } from 'virtual:contract-data';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChecksField } from '../checks-field.tsx';

interface EventsFieldProps {
  readonly value: readonly WebhookEvent[];
  readonly onChange: (events: WebhookEvent[]) => void;
}

/** Tests are sent to every endpoint by hand, so they are not offered. */
const offered = webhookEvents.filter((event) => event !== 'webhook.test');

/** A choice of an endpoint's events. */
export function EventsField({ value, onChange }: EventsFieldProps) {
  const t = useTexts();
  return (
    <ChecksField
      legend={t('webhooks.events')}
      choices={offered}
      value={value}
      labelOf={(event) => t(`webhookEvent.${event}`)}
      onChange={onChange}
    />
  );
}
