import { useBrand } from '../data/initial-data.tsx';
import styles from './logo.module.css';

const fills = { text: 'text', accent_from: 'accentFrom', accent_to: 'accentTo' } as const;

/** The brand's logo, drawn from its shapes in its own colours. Decorative: the element around it has the name. */
export function Logo() {
  const { logo, id } = useBrand();
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      width={logo.width}
      height={logo.height}
      aria-hidden="true"
    >
      <linearGradient id={`logo-${id}`} x1="0" y1="0" x2="1" y2="1">
        <stop className={styles.from} />
        <stop className={styles.to} offset="1" />
      </linearGradient>
      {logo.shapes.map(({ path, fill }) =>
        fill === 'accent' ? (
          <path key={path} d={path} fill={`url(#logo-${id})`} />
        ) : (
          <path key={path} d={path} className={styles[fills[fill]]} />
        ),
      )}
    </svg>
  );
}
