import styles from './icon.module.css';

/** Paths on a grid of 24. Those of `solid` are filled, the others drawn with a line of 2. */
const outlines = {
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
  play: 'M7 5.1v13.8c0 1 1.1 1.6 1.9 1.1l10.9-6.9c.8-.5.8-1.7 0-2.2L8.9 4C8.1 3.5 7 4.1 7 5.1Z',
  pause: 'M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z',
  star: 'm12 3 2.7 5.7 6.2.8-4.6 4.3 1.2 6.2L12 17l-5.5 3 1.2-6.2L3.1 9.5l6.2-.8Z',
} as const;

export type IconName = keyof typeof outlines | keyof typeof solid;

/** A picture beside words or on a named control: it has no name of its own. */
export function Icon({ name }: { readonly name: IconName }) {
  const isSolid = name in solid;
  const path = { ...outlines, ...solid }[name];
  return (
    <svg className={isSolid ? styles.solid : styles.outline} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
