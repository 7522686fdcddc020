import { classNames } from '../ui/class-names.ts';
import { toneClass } from '../ui/tone.ts';
import styles from './service-label.module.css';

/** A short label of a service, in the hue of its colour. */
export function ServiceLabel({ text, color }: { readonly text: string; readonly color: string | null }) {
  return <span className={classNames(styles.label, toneClass(color))}>{text}</span>;
}
