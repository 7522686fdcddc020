import { useLocation } from 'react-router';
import { CollectionPage } from '../collections/collection-page.tsx';
import { KaraokePage } from '../karaoke/karaoke-page.tsx';
import { PromoEventPage } from '../promo-events/promo-event-page.tsx';

/** A collection, a promo event or a song, by the folder of its address: one chunk for pages that are much alike. */
export function EntityPage() {
  const folder = useLocation().pathname.split('/')[1]?.toLowerCase();
  if (folder === 'karaoke') return <KaraokePage />;
  return folder === 'promo_events' ? <PromoEventPage /> : <CollectionPage />;
}
