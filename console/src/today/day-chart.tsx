import type { Today } from '@kadr/contract';
import { useState } from 'react';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './chart.module.css';

type Hour = Today['hours'][number];

/** Units of the drawing: the width of an hour's column, the gap, the maximum height. */
const [columnWidth, gap, height] = [22, 8, 120];

/** Starts and failures in each of the last 24 hours, as a chart or as a table. */
export function DayChart({ hours }: { readonly hours: readonly Hour[] }) {
  const t = useTexts();
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  return (
    <>
      <div className={styles.head}>
        <ul className={styles.legend} aria-label={t('chart.legend')}>
          <li>
            <span className={styles.startsMark} />
            {t('chart.starts')}
          </li>
          <li>
            <span className={styles.failuresMark} />
            {t('chart.failures')}
          </li>
        </ul>
        <Segments
          label={t('chart.form')}
          value={form}
          choices={[
            { value: 'chart', label: t('chart.asChart') },
            { value: 'table', label: t('chart.asTable') },
          ]}
          onChange={setForm}
        />
      </div>
      {form === 'chart' ? <Drawing hours={hours} /> : <HourTable hours={hours} />}
    </>
  );
}

function Drawing({ hours }: { readonly hours: readonly Hour[] }) {
  const t = useTexts();
  const formats = useFormats();
  const most = Math.max(1, ...hours.map(({ starts, failures }) => Math.max(starts, failures)));
  const width = hours.length * (columnWidth + gap) - gap;
  const starts = hours.reduce((sum, hour) => sum + hour.starts, 0);
  const failures = hours.reduce((sum, hour) => sum + hour.failures, 0);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 -18 ${width} ${height + 40}`}
      role="img"
      aria-label={t('chart.described', { starts, failures })}
    >
      <line className={styles.grid} x1="0" x2={width} y1="0" y2="0" />
      <text className={styles.axis} x="0" y="-6">
        {formats.number(most)}
      </text>
      <line className={styles.grid} x1="0" x2={width} y1={height} y2={height} />
      {hours.map((hour, at) => (
        <Column key={hour.at} hour={hour} at={at} most={most} />
      ))}
    </svg>
  );
}

function Column({ hour, at, most }: { readonly hour: Hour; readonly at: number; readonly most: number }) {
  const t = useTexts();
  const formats = useFormats();
  const x = at * (columnWidth + gap);
  // Non-zero values stay visible, however small.
  const tall = (value: number): number => (value === 0 ? 0 : Math.max((value / most) * height, 2));
  const time = formats.time(hour.at);
  return (
    <g>
      <title>{t('chart.hour', { time, starts: hour.starts, failures: hour.failures })}</title>
      <rect className={styles.target} x={x} y="0" width={columnWidth} height={height} />
      <rect
        className={styles.starts}
        x={x}
        y={height - tall(hour.starts)}
        width={columnWidth - 6}
        height={tall(hour.starts)}
        rx="2"
      />
      <rect
        className={styles.failures}
        x={x + columnWidth - 5}
        y={height - tall(hour.failures)}
        width="5"
        height={tall(hour.failures)}
        rx="2"
      />
      {at % 4 === 0 && (
        <text className={styles.axis} x={x} y={height + 16}>
          {time}
        </text>
      )}
    </g>
  );
}

function HourTable({ hours }: { readonly hours: readonly Hour[] }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <DataTable
      label={t('today.hours')}
      columns={[t('chart.time'), [t('chart.starts')], [t('chart.failures')], [t('figures.played')]]}
    >
      {hours.map((hour) => (
        <tr key={hour.at}>
          <DataCell isHead>{formats.time(hour.at)}</DataCell>
          <DataCell isNumber>{formats.number(hour.starts)}</DataCell>
          <DataCell isNumber>{formats.number(hour.failures)}</DataCell>
          <DataCell isNumber>{formats.duration(hour.played_seconds)}</DataCell>
        </tr>
      ))}
    </DataTable>
  );
}
