import { ListingPage } from '../listings/listing-page.tsx';
import { CollectionGrid } from './collection-grid.tsx';

/** All collections. */
export function CollectionsPage() {
  return <ListingPage kind="collections" icon="stack" next="/catalog" List={CollectionGrid} />;
}
