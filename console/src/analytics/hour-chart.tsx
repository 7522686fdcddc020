import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './analytics.module.css';

/** Units of the drawing: the width of an hour's column, the gap, the maximum height. */
const [columnWidth, gap, height] = [22, 8, 120];

interface HourRow {
  readonly key: string | null;
  readonly figures: readonly (number | null)[];
}

/** Starts by hour of the day; the table below it has the same data. */
export function HourChart({ rows }: { readonly rows: readonly HourRow[] }) {
  const t = useTexts();
  const formats = useFormats();
  const starts = rows.map(({ figures }) => figures[0] ?? 0);
  const most = Math.max(1, ...starts);
  const width = rows.length * (columnWidth + gap) - gap;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 -18 ${width} ${height + 40}`}
      role="img"
      aria-label={t('analytics.hoursDescribed')}
    >
      <line className={styles.grid} x1="0" x2={width} y1="0" y2="0" />
      <text className={styles.axis} x="0" y="-6">
        {formats.number(most)}
      </text>
      <line className={styles.grid} x1="0" x2={width} y1={height} y2={height} />
      {rows.map(({ key }, at) => {
        const value = starts[at] ?? 0;
        // Non-zero values stay visible, however small.
        const tall = value === 0 ? 0 : Math.max((value / most) * height, 2);
        const x = at * (columnWidth + gap);
        return (
          <g key={key}>
            <title>{`${key}:00 — ${formats.number(value)}`}</title>
            <rect className={styles.fill} x={x} y={height - tall} width={columnWidth} height={tall} rx="2" />
            {at % 3 === 0 && (
              <text className={styles.axis} x={x} y={height + 16}>
                {`${key}:00`}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
