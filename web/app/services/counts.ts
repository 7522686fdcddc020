import type { Service } from '@kadr/contract';
import type { Translate } from '../i18n/messages.tsx';

/** The contents of a service in words: numbers of titles and channels. */
export function countsOf(
  { media_items_count, channels_count }: Pick<Service, 'media_items_count' | 'channels_count'>,
  t: Translate,
): string[] {
  return [
    ...(media_items_count > 0 || channels_count === 0
      ? [t('services.titles', { count: media_items_count })]
      : []),
    ...(channels_count > 0 ? [t('services.channels', { count: channels_count })] : []),
  ];
}
