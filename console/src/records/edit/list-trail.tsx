import type { RecordKind } from '@kadr/contract';
import { Link } from 'react-router';
import { listPath } from '../../data/record-kinds.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './edit.module.css';

/** The way back to the list. */
export function ListTrail({ kind }: { readonly kind: RecordKind }) {
  const t = useTexts();
  return (
    <nav className={styles.trail} aria-label={t('edit.trail')}>
      <Link to={listPath(kind)}>{t(`kinds.${kind}`)}</Link>
      <span aria-hidden="true">/</span>
    </nav>
  );
}
