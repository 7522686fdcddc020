import { classNames } from '../../ui/class-names.ts';
import styles from './fields.module.css';

interface FieldRowProps {
  /** How much room each field needs. */
  readonly size?: 'tiny' | 'short' | 'medium';
  readonly children: React.ReactNode;
}

/** Fields beside each other, as many as there is room for. */
export function FieldRow({ size = 'short', children }: FieldRowProps) {
  return <div className={classNames(styles.row, styles[size])}>{children}</div>;
}
