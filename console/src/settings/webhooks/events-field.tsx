import type { WebhookEvent } from '@kadr/contract';
import { webhookEvents } from 'virtual:contract-data';
import { useTexts } from '../../i18n/use-texts.ts';
import { Checkbox } from '../../ui/check.tsx';
import styles from '../settings.module.css';

interface EventsFieldProps {
  readonly value: readonly WebhookEvent[];
  readonly onChange: (events: WebhookEvent[]) => void;
}

/** What an endpoint is told. A test is sent to every endpoint by hand, and is not offered. */
export function EventsField({ value, onChange }: EventsFieldProps) {
  const t = useTexts();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('webhooks.events')}</legend>
      <div className={styles.permissions}>
        {webhookEvents
          .filter((event) => event !== 'webhook.test')
          .map((event) => (
            <Checkbox
              key={event}
              isSelected={value.includes(event)}
              onChange={(isWanted) =>
                onChange(webhookEvents.filter((one) => (one === event ? isWanted : value.includes(one))))
              }
            >
              {t(`webhookEvent.${event}`)}
            </Checkbox>
          ))}
      </div>
    </fieldset>
  );
}
