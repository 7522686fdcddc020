import { Link } from 'react-router';
import styles from './row-link.module.css';

/** The name of a row, with a link to its screen. */
export function RowLink({ href, children }: { readonly href: string; readonly children: React.ReactNode }) {
  return (
    <Link className={styles.link} to={href}>
      {children}
    </Link>
  );
}
