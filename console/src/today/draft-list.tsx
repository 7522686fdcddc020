import type { RecordItem, RecordKind } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { service } from '../data/client.ts';
import { recordPath } from '../data/record-kinds.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import styles from './today.module.css';

interface Draft {
  readonly kind: RecordKind;
  readonly item: RecordItem;
  readonly isNew: boolean;
}

/** Maximum drafts per kind. */
const most = 5;

async function readDrafts(kinds: readonly RecordKind[]): Promise<Draft[]> {
  const read = async (kind: RecordKind, filter: 'is_new' | 'has_draft'): Promise<Draft[]> => {
    const { items } = await service.operator.listRecords({
      kind,
      filter: JSON.stringify({ [filter]: true }),
      limit: most,
    });
    return items.map((item) => ({ kind, item, isNew: filter === 'is_new' }));
  };
  const lists = await Promise.all(kinds.flatMap((kind) => [read(kind, 'has_draft'), read(kind, 'is_new')]));
  return lists.flat();
}

/** Drafts of the kinds that the member may read. */
export function DraftList({ kinds }: { readonly kinds: readonly RecordKind[] }) {
  const t = useTexts();
  const { data = [], isPending } = useQuery({
    queryKey: ['drafts', kinds],
    queryFn: () => readDrafts(kinds),
    retry: false,
  });
  if (isPending) return null;
  if (data.length === 0) return <p className={styles.quiet}>{t('today.noDrafts')}</p>;
  return (
    <ul className={styles.links}>
      {data.map(({ kind, item, isNew }) => (
        <li key={`${kind}/${item.id}`}>
          <Link to={recordPath(kind, item.id)}>{item.label}</Link>
          <span className={styles.quiet}>{t(`kind.${kind}`)}</span>
          {isNew && <Badge tone="info">{t('today.newRecord')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
