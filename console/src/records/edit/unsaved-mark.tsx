import { useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './edit.module.css';

/** Says that a form has changes that nobody has saved. */
export function UnsavedMark() {
  const t = useTexts();
  const { isDirty } = useFormState();
  if (!isDirty) return null;
  return (
    <span className={styles.unsaved}>
      <Badge tone="warn">{t('edit.unsaved')}</Badge>
    </span>
  );
}
