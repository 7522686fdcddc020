import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from './class-names.ts';
import styles from './trail.module.css';

interface TrailProps {
  readonly href: string;
  /** Name of the list. */
  readonly name: string;
  /** Whether it is as large as the title beside it. */
  readonly isLarge?: boolean;
}

/** A link back to a list, before the title of one of its entries. */
export function Trail({ href, name, isLarge = false }: TrailProps) {
  const t = useTexts();
  return (
    <nav className={classNames(styles.trail, isLarge && styles.large)} aria-label={t('edit.trail')}>
      <Link to={href}>{name}</Link>
      <span aria-hidden="true">/</span>
    </nav>
  );
}
