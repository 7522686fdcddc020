import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from './class-names.ts';
import styles from './trail.module.css';

interface TrailProps {
  readonly href: string;
  /** Of the list. */
  readonly name: string;
  /** As large as the title beside it. */
  readonly isLarge?: boolean;
}

/** The way back to a list, before the title of what is in it. */
export function Trail({ href, name, isLarge = false }: TrailProps) {
  const t = useTexts();
  return (
    <nav className={classNames(styles.trail, isLarge && styles.large)} aria-label={t('edit.trail')}>
      <Link to={href}>{name}</Link>
      <span aria-hidden="true">/</span>
    </nav>
  );
}
