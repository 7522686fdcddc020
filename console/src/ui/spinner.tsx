import { useTexts } from '../i18n/use-texts.ts';
import styles from './spinner.module.css';

/** A loading indicator; hidden for the first quarter of a second. */
export function Spinner() {
  const t = useTexts();
  return (
    <output className={styles.place} aria-label={t('ui.loading')}>
      <span className={styles.spinner} />
    </output>
  );
}
