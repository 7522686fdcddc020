import { ListingPage } from '../listings/listing-page.tsx';
import { KaraokeGrid } from './karaoke-grid.tsx';

/** All songs. */
export function KaraokeCataloguePage() {
  return <ListingPage kind="karaoke" icon="microphone" next="/" List={KaraokeGrid} />;
}
