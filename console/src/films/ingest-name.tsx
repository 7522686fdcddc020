import type { ListedIngest } from '@kadr/contract';
import { Link } from 'react-router';
import { useMay } from '../data/member.ts';
import { permissionOf, recordPath } from '../data/record-kinds.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './films.module.css';

/** The name of an ingest, with a link to its title's record if there is one. */
export function IngestName({ ingest }: { readonly ingest: ListedIngest }) {
  const t = useTexts();
  const may = useMay();
  const { kind, name, slug, file_name: file, media_item_id: title } = ingest;
  const words = name ?? (file === '' ? t(`filmKind.${kind}`) : file);
  const isLinked = title !== null && slug !== null && may(permissionOf('title', 'read'));
  return (
    <div className={styles.name}>
      {isLinked ? <Link to={recordPath('title', slug)}>{words}</Link> : <span>{words}</span>}
      <span className={styles.second}>
        {t(`filmKind.${kind}`)}
        {ingest.is_again && ` · ${t('again.mark')}`}
        {name !== null && file !== '' && ` · ${file}`}
      </span>
    </div>
  );
}
