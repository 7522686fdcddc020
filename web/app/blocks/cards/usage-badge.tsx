import type { MediaItemCard } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { Badge } from '../../ui/badge.tsx';

export interface UsageBadgeProps {
  readonly item: Pick<MediaItemCard, 'usage_model' | 'is_coming_soon'>;
  /** Whether free titles have a badge, too: useful only among titles that are not free. */
  readonly saysFree: boolean;
}

/** How a title is obtained, in a word: soon, by subscription, to buy, to rent, free. */
export function UsageBadge({ item, saysFree }: UsageBadgeProps) {
  const t = useMessages();
  if (item.is_coming_soon) return <Badge>{t('ui.soon')}</Badge>;
  if (item.usage_model === 'SERVICE') return <Badge tone="light">{t('ui.subscription')}</Badge>;
  if (item.usage_model === null) return saysFree ? <Badge>{t('ui.free')}</Badge> : null;
  return <Badge>{item.usage_model === 'EST' ? t('ui.purchase') : t('ui.rent')}</Badge>;
}
