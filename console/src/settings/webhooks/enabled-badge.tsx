import type { Webhook } from '@kadr/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';

/** Whether an endpoint is enabled. */
export function EnabledBadge({ webhook }: { readonly webhook: Webhook }) {
  const t = useTexts();
  return (
    <Badge tone={webhook.is_enabled ? 'good' : 'plain'}>
      {webhook.is_enabled ? t('webhooks.on') : t('webhooks.off')}
    </Badge>
  );
}
