import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestionsQuery } from '../data/queries.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { testFilm } from './watch-load.ts';
import { Watching } from './watch-page.tsx';

/** The player with whatever is watched most, for whoever tests a device, an integration or advertisements (RT-082, AD-065). */
export function TestPlayerPage() {
  const queries = useQueryClient();
  // The loader has brought the list. It is read once: the film stays while it plays.
  const [slug] = useState(() => {
    const titles = queries.getQueryData(suggestionsQuery().queryKey);
    return titles === undefined ? null : testFilm(titles);
  });
  return slug === null ? <NotFoundPage /> : <Watching id={slug} playerType="player" isEmbedded isTrial />;
}
