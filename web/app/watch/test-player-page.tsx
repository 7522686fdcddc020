import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../data/queries.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { testFilm } from './watch-load.ts';
import { Watching } from './watch-page.tsx';

/** The player with whatever is watched most, for whoever tests a device, an integration or advertisements (RT-082, AD-065). */
export function TestPlayerPage() {
  const { data } = useSuspenseInfiniteQuery(suggestionsQuery());
  const slug = testFilm(data);
  return slug === null ? <NotFoundPage /> : <Watching id={slug} playerType="player" isEmbedded isTrial />;
}
