import { ListingPage } from '../listings/listing-page.tsx';
import { PromoEventGrid } from './promo-event-grid.tsx';

/** All promo events. */
export function PromoEventsPage() {
  return <ListingPage kind="promoEvents" icon="gift" next="/" List={PromoEventGrid} />;
}
