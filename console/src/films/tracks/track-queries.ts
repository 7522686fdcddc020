import { useQuery } from '@tanstack/react-query';
import { tracksPath } from '../../data/film-paths.ts';
import { useMay } from '../../data/member.ts';
import { service } from '../../data/client.ts';

export const cuesPath = (asset: string, track: string): string => `${tracksPath(asset)}/subtitles/${track}`;

/** The query key of everything read about the tracks of an asset. */
export const tracksKey = (asset: string) => ['tracks', asset];

export function useTracks(asset: string) {
  const may = useMay();
  return useQuery({
    queryKey: [...tracksKey(asset), 'tracks'],
    queryFn: () => service.operator.getTracks({ asset_id: asset }),
    enabled: may('ingest:read'),
    // A refetch must not replace what a member is editing.
    refetchOnWindowFocus: false,
    retry: false,
  });
}
