import type { AssetTracks } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { service } from '../../data/client.ts';
import { tracksPath } from '../../data/film-paths.ts';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { MemberPage } from '../../ui/member-page.tsx';
import { NothingHere } from '../../ui/refusals.tsx';
import { Trail } from '../../ui/trail.tsx';
import { CuesForm } from './cues-form.tsx';
import { tracksKey, useTracks } from './track-queries.ts';

/** The cues of a subtitle track: `/films/assets/:asset/subtitles/:track`. */
export function CuesScreen() {
  const { asset, track } = useParams();
  if (asset === undefined || track === undefined) return <NothingHere />;
  return <TrackScreen key={`${asset} ${track}`} asset={asset} track={track} />;
}

function TrackScreen({ asset, track }: { readonly asset: string; readonly track: string }) {
  const t = useTexts();
  const may = useMay();
  const tracks = useTracks(asset);
  const query = useQuery({
    queryKey: [...tracksKey(asset), 'cues', track],
    queryFn: () => service.operator.getSubtitles({ asset_id: asset, track_id: track }),
    enabled: may('ingest:read'),
    refetchOnWindowFocus: false,
    retry: false,
  });
  const name = tracks.data?.title?.name ?? t('tracks.title');
  return (
    <MemberPage
      title={labelOf(tracks.data, track)}
      permission="ingest:read"
      trail={<Trail href={tracksPath(asset)} name={name} isLarge />}
      query={query}
    >
      {query.data && tracks.data && (
        <CuesForm
          key={query.data.version}
          tracks={tracks.data}
          track={track}
          version={query.data.version}
          stored={query.data.cues}
        />
      )}
    </MemberPage>
  );
}

function labelOf(tracks: AssetTracks | undefined, id: string): string {
  return tracks?.text.find((track) => track.id === id)?.label ?? id;
}
