import type { Webhook } from '@kadr/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { service } from '../../data/client.ts';
import { useAction } from '../../data/use-action.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from '../settings.module.css';
import { WebhookDialog } from './webhook-dialog.tsx';
import { webhooksKey } from './webhook-queries.ts';

/** Actions on an endpoint. */
export function WebhookActions({ webhook }: { readonly webhook: Webhook }) {
  const t = useTexts();
  const act = useAction(webhooksKey);
  const navigate = useNavigate();
  const [open, setOpen] = useState<'change' | 'remove' | null>(null);
  const { id, name, url, events, is_enabled: isEnabled } = webhook;
  const label = t('staff.actions', { name });
  const close = (): void => setOpen(null);
  const setEnabled = (next: boolean): void =>
    void act(
      () => service.operator.setWebhook({ id, name, url, events, is_enabled: next }),
      next ? t('webhooks.switchedOn') : t('webhooks.switchedOff'),
    );
  return (
    <span className={styles.end}>
      <Menu
        label={label}
        trigger={<Button look="quiet" icon="more" aria-label={label} />}
        actions={[
          {
            id: 'deliveries',
            label: t('webhooks.deliveries'),
            onAction: () => void navigate(`/settings/webhooks/${id}`),
          },
          {
            id: 'test',
            label: t('webhooks.test'),
            onAction: () => void act(() => service.operator.testWebhook({ id }), t('webhooks.tested')),
          },
          { id: 'change', label: t('webhooks.change'), onAction: () => setOpen('change') },
          {
            id: 'enabled',
            label: isEnabled ? t('webhooks.switchOff') : t('webhooks.switchOn'),
            onAction: () => setEnabled(!isEnabled),
          },
          {
            id: 'remove',
            label: t('webhooks.remove'),
            isDangerous: true,
            onAction: () => setOpen('remove'),
          },
        ]}
      />
      {open === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      <ConfirmDialog
        title={t('webhooks.removeTitle', { name })}
        action={t('ui.remove')}
        isDangerous
        isOpen={open === 'remove'}
        onClose={close}
        onConfirm={() => void act(() => service.operator.removeWebhook({ id }), t('webhooks.removed'))}
      >
        <p>{t('webhooks.removeHint')}</p>
      </ConfirmDialog>
    </span>
  );
}
