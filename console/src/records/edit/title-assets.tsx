import type { RecordView } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { service } from '../../data/client.ts';
import { tracksPath } from '../../data/film-paths.ts';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './edit.module.css';

/** The tracks of a title’s film and trailer, for members who may see them. */
export function TitleAssets({ view: { kind, id, record } }: { readonly view: RecordView }) {
  const t = useTexts();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['tracks', 'of-title', id],
    queryFn: () => service.operator.listTitleAssets({ slug: id }),
    enabled: kind === 'title' && record !== null && may('ingest:read'),
    retry: false,
  });
  return data?.items.map(({ asset_id: asset, use }) =>
    use === 'film' || use === 'trailer' ? (
      <Link key={asset} className={styles.related} to={tracksPath(asset)}>
        {t(`titleAssets.${use}`)}
      </Link>
    ) : null,
  );
}
