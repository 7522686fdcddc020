import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder during loading; `className` gives it the size of the content. Assistive technology skips it. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
