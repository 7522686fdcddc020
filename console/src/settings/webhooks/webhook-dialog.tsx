import type { Webhook, WebhookEvent } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { descriptionOf, errorNameOf, service } from '../../data/client.ts';
import { useTask } from '../../data/use-task.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EventsField } from './events-field.tsx';
import { webhooksKey } from './webhook-queries.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MadeSecret } from '../made-secret.tsx';

interface WebhookDialogProps {
  /** The endpoint to edit; null creates a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
}

/** Creates an endpoint, whose secret is shown only once, or edits one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const t = useTexts();
  const [secret, setSecret] = useState<string | null>(null);
  const title = webhook === null ? t('webhooks.new') : t('webhooks.changeTitle', { name: webhook.name });
  return (
    <Dialog title={title} size="large" isOpen onClose={onClose}>
      {secret === null ? (
        <WebhookForm webhook={webhook} onMade={setSecret} onClose={onClose} />
      ) : (
        <MadeSecret text={secret}>{t('webhooks.made')}</MadeSecret>
      )}
    </Dialog>
  );
}

interface WebhookFormProps extends WebhookDialogProps {
  readonly onMade: (secret: string) => void;
}

function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps) {
  const t = useTexts();
  const task = useTask();
  const queries = useQueryClient();
  const [name, setName] = useState(webhook?.name ?? '');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? []);
  const address = useAddress(webhook?.url ?? '');
  const save = async (): Promise<void> => {
    const values = { name: name.trim(), url: address.value.trim(), events: [...events] };
    if (!isWebAddress(values.url)) return address.refuse(t('webhooks.notAddress'));
    await task.run(async () => {
      try {
        if (webhook === null) onMade((await service.operator.createWebhook(values)).secret);
        else {
          await service.operator.setWebhook({ id: webhook.id, is_enabled: webhook.is_enabled, ...values });
          onClose();
        }
      } catch (error) {
        if (!isAboutAddress(error)) throw error;
        address.refuse(t('webhooks.refusedAddress'));
        return;
      }
      await queries.invalidateQueries({ queryKey: webhooksKey });
    });
  };
  const isReady = name.trim() !== '' && address.value.trim() !== '' && events.length > 0;
  return (
    <DialogForm
      task={task}
      action={webhook === null ? t('webhooks.make') : t('edit.save')}
      isReady={isReady}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('webhooks.name')}
        hint={t('webhooks.nameHint')}
        value={name}
        onChange={setName}
        isFocusedFirst
      />
      <TextField
        // A rejected address gets the focus, so that screen readers announce its error.
        key={address.refusals}
        isFocusedFirst={address.refusals > 0}
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        isCode
        value={address.value}
        onChange={address.change}
        error={address.error}
      />
      <EventsField value={events} onChange={setEvents} />
    </DialogForm>
  );
}

/** The address field, with the reason for a rejection until the address is edited. */
function useAddress(first: string) {
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  return {
    value,
    error,
    refusals,
    change: (next: string): void => {
      setValue(next);
      setError(undefined);
    },
    refuse: (reason: string): void => {
      setError(reason);
      setRefusals(refusals + 1);
    },
  };
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.length > 2000) return false;
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

function isAboutAddress(error: unknown): boolean {
  return errorNameOf(error) === 'INVALID_INPUT' && descriptionOf(error)?.startsWith('url:') === true;
}
