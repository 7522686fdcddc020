import { useFormState } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './edit.module.css';

/** Shows that a form has unsaved changes. */
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
