import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { suggestionsQuery } from '../data/queries.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { testFilm } from './watch-load.ts';
import { Watching } from './watch-page.tsx';

/** A title's player for a frame of another site (RT-071 – RT-078). */
export function EmbedPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="player" isEmbedded />;
}

/** The same with the trailer (RT-074, RT-079). */
export function EmbedTrailerPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="trailer" isEmbedded />;
}

/** The player with whatever is watched most, for whoever tests a device, an integration or advertisements (RT-082, AD-065). */
export function TestPlayerPage() {
  const { data } = useSuspenseInfiniteQuery(suggestionsQuery());
  const slug = testFilm(data);
  return slug === null ? <NotFoundPage /> : <Watching id={slug} playerType="player" isEmbedded isTrial />;
}
