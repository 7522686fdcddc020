import { useParams } from 'react-router';
import { Watching } from './watch-page.tsx';

/** A title's player for a frame of another site. */
export function EmbedPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="player" isEmbedded />;
}

/** The same for the trailer. */
export function EmbedTrailerPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="trailer" isEmbedded />;
}
