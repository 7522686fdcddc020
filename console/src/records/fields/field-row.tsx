import { classNames } from '../../ui/class-names.ts';
import styles from './fields.module.css';

interface FieldRowProps {
  /** The width of each field. */
  readonly size?: 'tiny' | 'short' | 'moment' | 'medium';
  readonly children: React.ReactNode;
}

/** Fields side by side, as many as fit. */
export function FieldRow({ size = 'short', children }: FieldRowProps) {
  return <div className={classNames(styles.row, styles[size])}>{children}</div>;
}
