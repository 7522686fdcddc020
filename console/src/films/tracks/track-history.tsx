import type { AssetTracks, TrackChange } from '@kadr/contract';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-pages.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAuthorName } from '../../records/history/author-name.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Panel } from '../../ui/page.tsx';
import { tracksKey } from './track-queries.ts';
import styles from './tracks.module.css';

/** Changes of tracks with their authors; the latest change can be undone. */
export function TrackHistory({ tracks }: { readonly tracks: AssetTracks }) {
  const t = useTexts();
  const { asset_id: asset } = tracks;
  const mayWrite = useMay()('ingest:write');
  const { query, items } = usePages({
    queryKey: [...tracksKey(asset), 'changes'],
    read: (page) => service.operator.listTrackChanges({ asset_id: asset, limit: 10, ...page }),
  });
  if (items.length === 0) return <Failure error={query.error} />;
  return (
    <Panel title={t('tracks.history')}>
      <ul className={styles.changes}>
        {items.map((change) => (
          <ChangeRow key={change.id} tracks={tracks} change={change} mayWrite={mayWrite} />
        ))}
      </ul>
      <MoreButton query={query} isWide />
    </Panel>
  );
}

function ChangeRow({
  tracks,
  change,
  mayWrite,
}: {
  readonly tracks: AssetTracks;
  readonly change: TrackChange;
  readonly mayWrite: boolean;
}) {
  const t = useTexts();
  const formats = useFormats();
  const authorOf = useAuthorName();
  const { asset_id: asset } = tracks;
  const act = useAction(tracksKey(asset));
  const labels = new Map([...tracks.audio, ...tracks.text].map((one) => [one.id, one.label]));
  const nameOf = (one: string): string => labels.get(one) ?? one;
  const { id, action, at, by, track, fields, is_latest: isLatest } = change;
  return (
    <li className={styles.change}>
      <div>
        {t(`trackAction.${action}`)}
        <span className={styles.detail}>
          {track === null ? fieldsOf(fields, nameOf).join(', ') : nameOf(track)}
        </span>
      </div>
      <span className={styles.detail}>
        {formats.since(at)} · {authorOf(by)}
      </span>
      {mayWrite && isLatest && (
        <Button
          isSmall
          icon="undo"
          onPress={() =>
            void act(() => service.operator.undoTrackChange({ asset_id: asset, id }), t('tracks.undone'))
          }
        >
          {t('tracks.undo')}
        </Button>
      )}
    </li>
  );
}

/** The changed tracks, each once. */
function fieldsOf(pointers: readonly string[], nameOf: (track: string) => string): readonly string[] {
  const ids = pointers.map((pointer) => pointer.split('/')[1] ?? '').filter((id) => id !== 'order');
  return [...new Set(ids)].map(nameOf);
}
