import type { FilmStream } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../data/client.ts';

/** The stream of a title for its editor; undefined while it is unknown, and for `null`. */
export function useFilmStream(slug: string | null): FilmStream | undefined {
  const { data } = useQuery({
    queryKey: ['film-stream', slug],
    queryFn: () => service.operator.getFilmStream({ slug: slug ?? '' }),
    enabled: slug !== null,
    retry: false,
    refetchOnWindowFocus: false,
    // Its addresses are valid for an hour; the player renews them itself.
    staleTime: 30 * 60_000,
  });
  return data;
}
