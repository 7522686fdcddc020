import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** Strokes on a grid of 16. */
const paths = {
  today: 'M2.5 7 8 2.5 13.500 7v6.500h-4V10h-3v3.500h-4z',
  catalogue:
    'M2.500 3.500h11v9h-11zM5.500 3.500v9M10.500 3.500v9M2.500 6.500h3M2.500 9.500h3M10.500 6.500h3M10.500 9.500h3',
  pages: 'M3.500 2.500h9v11h-9zM6 6h4M6 8.500h4M6 11h2',
  television: 'M2.500 4.500h11v7.500h-11zM5.500 14h5M6 2l2 2.500L10 2',
  marketing: 'M3 6.500v3l2 .5 6.500 3v-10L5 6zM5.500 10l1 3.500',
  money:
    'M8 2.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM6.500 11.500v-7h2.300a1.900 1.900 0 0 1 0 3.800H5.500M5.500 10h3.500',
  analytics: 'M3 13.500v-4M6.500 13.500v-7M10 13.500V8M13.500 13.500v-11',
  settings: 'M2.500 5h6M11.500 5h2M2.500 11h2M7.500 11h6M10 3.500v3M6 9.500v3',
  search: 'M7 2.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM10.500 10.500l3 3',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  check: 'M3 8.500l3.500 3.500L13 4.500',
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  left: 'M10 4L6 8l4 4',
  up: 'M4 10l4-4 4 4',
  more: 'M3.500 8h.01M8 8h.01M12.500 8h.01',
  trash: 'M3 4.500h10M6 4.500v-2h4v2M4.500 4.500l.5 9h6l.5-9M6.800 7v4M9.200 7v4',
  copy: 'M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3',
  download: 'M8 2.500v7.500M4.500 7 8 10.500 11.500 7M3 13.500h10',
  upload: 'M8 10.500V3M4.500 6 8 2.500 11.500 6M3 13.500h10',
  key: 'M5.500 7.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM7.700 8.300l5.800-5.800M11 5l2 2',
  person:
    'M8 2.500a2.750 2.750 0 1 1 0 5.500 2.750 2.750 0 0 1 0-5.500zM2.800 13.500c.6-2.600 2.600-4 5.200-4s4.600 1.400 5.200 4',
  exit: 'M6 2.500H3v11h3M7 8h6.500M10.500 5l3 3-3 3',
  sun: 'M8 5.250a2.750 2.750 0 1 1 0 5.500 2.750 2.750 0 0 1 0-5.500zM8 1.500v1.500M8 13v1.500M1.500 8H3M13 8h1.500M3.400 3.400l1.100 1.100M11.500 11.500l1.100 1.100M3.400 12.600l1.100-1.100M11.500 4.500l1.100-1.100',
  clock: 'M8 2.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM8 5v3.200l2.200 1.300',
  history: 'M3 8a5 5 0 1 0 1.600-3.700L3 5.800M3 3v2.800h2.800M8 5.500V8l2 1.300',
  undo: 'M6 3 3 6l3 3M3 6h6.500a3.500 3.500 0 0 1 0 7H7',
  warning: 'M8 2.500l6 11H2zM8 6.500v3.200M8 11.600h.01',
  info: 'M8 2.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM8 7.500v3.500M8 5.200h.01',
  picture: 'M2.500 3h11v10h-11zM2.500 11l3.500-3.500 2.500 2.500 1.500-1.500 3.500 3M10.500 6h.01',
  menu: 'M2.500 4.500h11M2.500 8h11M2.500 11.500h11',
  external: 'M9 2.500h4.500V7M13.500 2.500 7.500 8.500M11.500 9.500v4h-9v-9h4',
  drag: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside text; without text, its container needs a label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={classNames(styles.icon, (name === 'more' || name === 'drag') && styles.dots)}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
