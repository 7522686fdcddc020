import type { PromoEvent } from '@kadr/contract';
import { useFormats, useMessages } from '../i18n/messages.tsx';

/** The dates of a promo event in words; its last day is that of its last second. */
export function usePromoEventDates(): (event: Pick<PromoEvent, 'state' | 'starts_at' | 'ends_at'>) => string {
  const t = useMessages();
  const formats = useFormats();
  return ({ state, starts_at, ends_at }) => {
    const last = ends_at === null ? null : formats.date(ends_at - 1);
    if (state === 'over' && last !== null) return t('promoEvents.over', { date: last });
    if (state === 'coming' && starts_at !== null)
      return t('promoEvents.from', { date: formats.date(starts_at) });
    return last === null ? t('promoEvents.always') : t('promoEvents.until', { date: last });
  };
}
