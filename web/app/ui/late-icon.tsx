import styles from './icon.module.css';

/** Paths on a grid of 24 with lines of width 2, for icons that no first screen shows. */
const paths = {
  computer: 'M4 5h16v10.5H4ZM2.5 19h19M10 15.5v3.5M14 15.5v3.5',
  phone:
    'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5ZM11 18.5h2',
  tablet:
    'M5.5 3h13A1.5 1.5 0 0 1 20 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19.5v-15A1.5 1.5 0 0 1 5.5 3ZM11 18h2',
  tv: 'M3 6.5h18v11.5H3ZM8 21h8M9 3l3 3.5L15 3',
  console:
    'M7 8h10a4.5 4.5 0 0 1 4.5 4.8l-.3 3A2.5 2.5 0 0 1 17 17.5L15 15H9l-2 2.5a2.5 2.5 0 0 1-4.2-1.7l-.3-3A4.5 4.5 0 0 1 7 8ZM8 10.5v3M6.5 12h3M15.5 11h.01M17.5 13h.01',
  other: 'M4 4h16v16H4ZM9.5 9.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4M12 16.5h.01',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  shield: 'M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6ZM8.8 12l2.3 2.3 4.2-4.3',
  sparkle: 'M11 4l1.9 5.1L18 11l-5.1 1.9L11 18l-1.9-5.1L4 11l5.1-1.9ZM18.5 16v5M16 18.5h5',
  key: 'M8 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM11 12.7 20 4M16.5 7.2l2.8 2.8',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5',
  music:
    'M9 17V5.5l10.5-2V15M6.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 2.5-2.5M17 12.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 2.5-2.5',
  ticket:
    'M3 7h18v3.5a1.7 1.7 0 0 0 0 3.2V17H3v-3.3a1.7 1.7 0 0 0 0-3.2ZM14.5 7v2M14.5 11.5v1.5M14.5 15.5V17',
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.3 4.3 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9.5l5 5M20.5 9.5l-5 5',
  captions: 'M3.5 5.5h17v13h-17ZM11 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3',
  stories: 'M8 3.5h8v17H8ZM4.5 6v12M19.5 6v12',
  exchange: 'M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19',
  document: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
} as const;

export type LateIconName = keyof typeof paths;

/** Whether an untrusted value is the name of such an icon. */
export function isLateIcon(name: unknown): name is LateIconName {
  return typeof name === 'string' && Object.hasOwn(paths, name);
}

/** A decorative icon beside text: it has no accessible name. */
export function LateIcon({ name }: { readonly name: LateIconName }) {
  return (
    <svg className={styles.outline} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
