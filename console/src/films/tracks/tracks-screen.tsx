import type { AssetTracks } from '@kadr/contract';
import { Link, useParams } from 'react-router';
import { useMay } from '../../data/member.ts';
import { permissionOf, recordPath } from '../../data/record-kinds.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { Panel } from '../../ui/page.tsx';
import { NothingHere } from '../../ui/refusals.tsx';
import { Trail } from '../../ui/trail.tsx';
import { PackageAgain } from './package-again.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { TrackHistory } from './track-history.tsx';
import { useTracks } from './track-queries.ts';
import styles from './tracks.module.css';
import { TracksForm } from './tracks-form.tsx';

/** The tracks of a packaged asset: `/films/assets/:asset`. */
export function TracksScreen() {
  const { asset } = useParams();
  return asset === undefined ? <NothingHere /> : <AssetScreen key={asset} asset={asset} />;
}

function AssetScreen({ asset }: { readonly asset: string }) {
  const t = useTexts();
  const may = useMay();
  const mayWrite = may('ingest:write');
  const mayOpenFilm = may('catalogue:write');
  const query = useTracks(asset);
  const tracks = query.data;
  return (
    <MemberPage
      title={tracks?.title?.name ?? t('tracks.title')}
      permission="ingest:read"
      trail={<Trail href="/films" name={t('films.title')} isLarge />}
      marks={tracks && <Badge>{t(`assetUse.${tracks.use}`)}</Badge>}
      actions={tracks && mayWrite && tracks.use !== 'none' && <PackageAgain tracks={tracks} />}
      query={query}
    >
      {tracks && (
        <>
          <Facts tracks={tracks} />
          {/* Fields start from the version that was read. */}
          <TracksForm key={tracks.version} tracks={tracks} />
          <QualityPanel
            asset={asset}
            film={mayOpenFilm && tracks.use === 'film' ? (tracks.title?.slug ?? null) : null}
          />
          <TrackHistory tracks={tracks} />
        </>
      )}
    </MemberPage>
  );
}

function Facts({ tracks }: { readonly tracks: AssetTracks }) {
  const t = useTexts();
  const formats = useFormats();
  const may = useMay();
  const { title, video, duration, is_crypted: isProtected } = tracks;
  return (
    <Panel
      title={t('tracks.video')}
      actions={
        title !== null &&
        may(permissionOf('title', 'read')) && (
          <Link to={recordPath('title', title.slug)}>{t('tracks.toTitle')}</Link>
        )
      }
    >
      <p className={styles.facts}>
        {formats.duration(duration)}
        {isProtected && ` · ${t('tracks.protected')}`}
      </p>
      {video.length > 0 && (
        <DataTable
          label={t('tracks.video')}
          columns={[t('tracks.rendition'), t('tracks.size'), t('tracks.codec'), [t('tracks.bitrate')]]}
        >
          {video.toReversed().map(({ id, width, height, codecs, bandwidth }) => (
            <tr key={id}>
              <DataCell isHead>{t('tracks.lines', { lines: String(height) })}</DataCell>
              <DataCell isQuiet>
                {width} × {height}
              </DataCell>
              <DataCell isQuiet>{codecName(codecs)}</DataCell>
              <DataCell isNumber>{t('tracks.kilobits', { count: Math.round(bandwidth / 1000) })}</DataCell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

const codecs: Readonly<Record<string, string>> = {
  avc1: 'H.264',
  avc3: 'H.264',
  hvc1: 'HEVC',
  hev1: 'HEVC',
  av01: 'AV1',
};

function codecName(parameter: string): string {
  return codecs[parameter.split('.')[0] ?? ''] ?? parameter;
}
