import { useMessages } from '../i18n/messages.tsx';
import styles from './crumb-trail.module.css';
import { Icon } from './icon.tsx';

interface Step {
  readonly name: string;
  /** Null for the current page. */
  readonly href: string | null;
}

/** The breadcrumbs of a page, ending with itself; nothing for none. */
export function CrumbTrail({ trail }: { readonly trail: readonly Step[] }) {
  const t = useMessages();
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('crumbs.label')} className={styles.crumbs}>
      <ol className={styles.list}>
        {trail.map(({ name, href }) => (
          <li key={name} className={styles.step}>
            {href === null ? (
              <span aria-current="page">{name}</span>
            ) : (
              <>
                <a href={href}>{name}</a>
                <Icon name="arrow_right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
