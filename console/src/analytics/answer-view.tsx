import type { AnalyticsAnswer } from '@kadr/contract';
import { analyticsQuestions, mostAnalyticsRows } from '@kadr/contract/analytics-questions';
import type { FigureUnit } from '@kadr/contract/analytics-questions';
import type { MessageKey } from '../i18n/messages.ts';
import { useFormats } from '../i18n/use-format.ts';
import type { Formats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Texts } from '../i18n/use-texts.ts';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { Notice } from '../ui/notice.tsx';
import type { AnalyticsQuery } from './analytics-query.ts';
import styles from './analytics.module.css';
import { HourChart } from './hour-chart.tsx';
import { useRowName } from './row-names.ts';

interface AnswerViewProps {
  readonly answer: AnalyticsAnswer;
  readonly query: AnalyticsQuery;
}

/** An answer as a table with bars or shades, hours also as a chart. */
export function AnswerView({ answer, query }: AnswerViewProps) {
  const t = useTexts();
  return (
    <>
      {answer.rows.length >= mostAnalyticsRows && (
        <Notice tone="info">{t('analytics.cut', { count: mostAnalyticsRows })}</Notice>
      )}
      {query.question === 'hours' && <HourChart rows={answer.rows} />}
      <AnswerTable answer={answer} query={query} />
    </>
  );
}

const isFunnel = ({ question }: AnalyticsQuery): boolean => question === 'viewing' || question === 'buying';

function AnswerTable({ answer: { columns, rows }, query }: AnswerViewProps) {
  const t = useTexts();
  const formats = useFormats();
  const rowName = useRowName(query);
  const units: Readonly<Record<string, FigureUnit>> = analyticsQuestions[query.question];
  const isShaded = query.question === 'retention';
  const hasBars = !isShaded && query.question !== 'hours';
  const most = Math.max(...rows.map(({ figures }) => figures[0] ?? 0));
  return (
    <DataTable
      label={t(`analytics.${query.question}`)}
      columns={[
        t(keyNames[query.question]),
        ...columns.map((column): [string] => [columnName(column, query, t)]),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.key ?? ''}>
          <DataCell isHead>
            {rowName(row)}
            {hasBars && <Bar part={(row.figures[0] ?? 0) / most} />}
          </DataCell>
          {columns.map((column, at) => (
            <DataCell key={column} isNumber>
              <Figure
                text={figureText(row.figures[at] ?? null, { unit: units[column] ?? 'count', formats, t })}
                shade={isShaded && at > 0 ? (row.figures[at] ?? null) : null}
              />
            </DataCell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

/** The first figure of a row, relative to the greatest. */
function Bar({ part }: { readonly part: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="4" />
      <rect className={styles.fill} width={part * 100} height="4" />
    </svg>
  );
}

function Figure({ text, shade }: { readonly text: string; readonly shade: number | null }) {
  if (shade === null) return text;
  return (
    <span className={styles.shade} style={{ '--part': `${Math.round(shade * 100)}%` } as React.CSSProperties}>
      {text}
    </span>
  );
}

function figureText(
  value: number | null,
  { unit, formats, t }: { readonly unit: FigureUnit; readonly formats: Formats; readonly t: Texts },
): string {
  if (value === null) return '—';
  if (unit === 'part') return formats.percent(value);
  if (unit === 'count') return formats.number(value);
  // Times to the first picture differ by tenths of a second; viewing times do not.
  return value > 0 && value < 60
    ? t('time.seconds', { seconds: Math.round(value * 10) / 10 })
    : formats.duration(value);
}

/** Labels of the rows of each question. */
const keyNames: Readonly<Record<AnalyticsQuery['question'], MessageKey>> = {
  viewing: 'analyticsKey.step',
  buying: 'analyticsKey.step',
  retention: 'analyticsKey.week',
  titles: 'analyticsKey.title',
  channels: 'analyticsKey.channel',
  searches: 'analyticsKey.words',
  quality: 'analyticsKey.group',
  hours: 'analyticsKey.hour',
  advertising: 'analyticsKey.place',
  ad_servers: 'analyticsKey.adServer',
};

const columnNames: Readonly<Partial<Record<string, MessageKey>>> = {
  of_all: 'analyticsColumn.of_all',
  of_step_before: 'analyticsColumn.of_step_before',
  viewers: 'analyticsColumn.viewers',
  starts: 'analyticsColumn.starts',
  played: 'analyticsColumn.played',
  completion: 'analyticsColumn.completion',
  searches: 'analyticsColumn.searches',
  without_results: 'analyticsColumn.without_results',
  without_click: 'analyticsColumn.without_click',
  startup_median: 'analyticsColumn.startup_median',
  startup_p95: 'analyticsColumn.startup_p95',
  failures: 'analyticsColumn.failures',
  failed: 'analyticsColumn.failed',
  rebuffered: 'analyticsColumn.rebuffered',
  requests: 'adCount.requests',
  impressions: 'adCount.impressions',
  fill: 'adCount.fill',
  completed: 'adCount.completes',
  clicks: 'adCount.clicks',
  errors: 'adCount.errors',
};

function columnName(column: string, query: AnalyticsQuery, t: Texts): string {
  const [, week] = /^week_(\d+)$/.exec(column) ?? [];
  if (week !== undefined) return t('analyticsColumn.week', { week: Number(week) });
  if (column === 'viewers' && isFunnel(query)) return t('analyticsColumn.browsers');
  const key = columnNames[column];
  return key === undefined ? column : t(key);
}
