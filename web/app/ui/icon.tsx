import styles from './icon.module.css';

/** Paths on a grid of 24. Those of `solid` are filled, the others are lines of width 2. */
const outlines = {
  home: 'M4 11.5 12 4.5l8 7M6.5 9.5v10h11v-10',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  device: 'M3.5 5h17v11h-17ZM8.5 20h7M12 16v4',
  gift: 'M4 11h16v9H4ZM3 7h18v4H3ZM12 7v13M12 7C9 7 7 6 7 4.5S10 3 12 7ZM12 7c3 0 5-1 5-2.5S14 3 12 7Z',
  card: 'M3 6h18v12.5H3ZM3 10h18M6.5 14.5h4',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  microphone:
    'M12 3.5a3 3 0 0 0-3 3V11a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21',
  stack: 'M4 8.5h16v12H4ZM6.5 5.5h11M9 2.5h6',
  chat: 'M4 5h16v11.5h-8L7 20.5v-4H4Z',
  arrow_up: 'm5.5 11 6.5-6.5 6.5 6.5M12 4.5v15',
  arrow_left: 'M14.5 5.5 8 12l6.5 6.5',
  arrow_right: 'M9.5 5.5 16 12l-6.5 6.5',
  chevron_down: 'm6 9.5 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5s1.2-6.1 3.5-8.5Z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8h.01',
  film: 'M4 5h16v14H4ZM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4',
  alert:
    'M12 8.5v4.5M12 16.5h.01M10.7 4.3 2.9 17.8a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z',
} as const;

const solid = {
  heart_full: outlines.heart,
  play: 'M7 5.1v13.8c0 1 1.1 1.6 1.9 1.1l10.9-6.9c.8-.5.8-1.7 0-2.2L8.9 4C8.1 3.5 7 4.1 7 5.1Z',
  pause: 'M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z',
  star: 'm12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17l-5.5 3 1.2-6.2L3.1 9.5l6.2-.8Z',
} as const;

export type IconName = keyof typeof outlines | keyof typeof solid;

/** A decorative icon beside text or on a named control: it has no accessible name. */
export function Icon({ name }: { readonly name: IconName }) {
  const isSolid = name in solid;
  const path = { ...outlines, ...solid }[name];
  return (
    <svg className={isSolid ? styles.solid : styles.outline} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
