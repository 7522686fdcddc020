import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { suggestionsQuery } from '../data/queries.ts';
import { testFilm } from './test-film.ts';
import { Watching } from './watch-page.tsx';

/** The player with the most watched title, to test a device, an integration or advertisements. */
export function TestPlayerPage() {
  const queries = useQueryClient();
  // The loader has loaded the list, and refuses one without such a film. It is read once: the film stays while it
  // plays.
  const [slug] = useState(() => {
    const titles = queries.getQueryData(suggestionsQuery().queryKey);
    return titles && testFilm(titles);
  });
  return slug && <Watching id={slug} playerType="player" isEmbedded isTrial />;
}
