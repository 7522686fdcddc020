import type { FeatureBlock } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Hero } from './hero/hero.tsx';

/** The most titles of a promo block. */
const most = 12;

/** The service's main recommendations: the hero. */
export function PromoBlock({ block }: { readonly block: FeatureBlock }) {
  const t = useMessages();
  const items = block.titles.slice(0, most);
  return items.length === 0 ? null : <Hero name={block.name ?? t('ui.featured')} items={items} />;
}
