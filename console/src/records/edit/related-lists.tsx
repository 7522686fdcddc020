import type { RecordView } from '@kadr/contract';
import { Link } from 'react-router';
import { listPath } from '../../data/record-kinds.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import styles from './edit.module.css';

/** Titles related to a record: the parts of a series, a person's titles, the titles of a genre. */
export function RelatedLists({ view }: { readonly view: RecordView }) {
  const t = useTexts();
  const related = relatedOf(view);
  if (related === null) return null;
  const query = new URLSearchParams({
    filter: JSON.stringify({ [related.filter]: view.id }),
    sort: related.sort,
    order: 'ASC',
  });
  return (
    <Link className={styles.related} to={`${listPath('title')}?${query}`}>
      {t(related.label)}
    </Link>
  );
}

interface Related {
  /** The filter of the title list that takes the record's key. */
  readonly filter: 'parent' | 'person' | 'genre';
  readonly sort: string;
  readonly label: MessageKey;
}

function relatedOf({ kind, record }: RecordView): Related | null {
  const type = record?.['type'];
  if (kind === 'person') return { filter: 'person', sort: 'name', label: 'related.person' };
  if (kind === 'genre') return { filter: 'genre', sort: 'name', label: 'related.genre' };
  if (kind !== 'title') return null;
  if (type === 'series') return { filter: 'parent', sort: 'order_number', label: 'related.seasons' };
  return type === 'season' ? { filter: 'parent', sort: 'order_number', label: 'related.episodes' } : null;
}
