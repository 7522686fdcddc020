import { useMessages } from '../i18n/messages.tsx';
import { Icon } from './icon.tsx';
import styles from './row-title.module.css';

export interface RowTitleProps {
  /** Id that names the list below. */
  readonly id: string;
  readonly as?: 'h2' | 'h3';
  readonly title: string;
  readonly count?: number | undefined;
  readonly subtitle?: string | null | undefined;
  readonly href?: string | null | undefined;
}

/** The heading of a list of cards; a link to the whole list if there is one. */
export function RowTitle({ id, as: Title = 'h2', title, count, subtitle, href }: RowTitleProps) {
  const t = useMessages();
  return (
    <div className={styles.header}>
      <Title id={id} className={styles.title} data-part="row-title">
        {href ? (
          <a href={href} className={styles.link}>
            {title}
            <span className={styles.all}>
              {t('ui.all')}
              <Icon name="arrow_right" />
            </span>
          </a>
        ) : (
          title
        )}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Title>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}
