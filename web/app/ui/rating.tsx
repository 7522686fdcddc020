import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { classNames } from './class-names.ts';
import { formatRating } from './format.ts';
import styles from './rating.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The service's rating, 0–10, as a number; in words for screen readers. */
export function Rating({ value }: { readonly value: number }) {
  const t = useMessages();
  const figures = formatRating(value, useLanguage());
  return (
    <span className={classNames(styles.rating, value >= 7 ? styles.high : value < 5 && styles.low)}>
      <span aria-hidden="true">{figures}</span>
      <VisuallyHidden>{t('ui.rating', { rating: figures })}</VisuallyHidden>
    </span>
  );
}
