import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A place that is being filled; give it the size of what comes by `className`. Assistive technology skips it. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
