import type {
  ReportName,
  RevenueGroup,
  RevenueRow,
  SubscriptionRow,
  TaxRow,
  TurnoverRow,
} from '@kadr/contract';
import { useFormats } from '../../i18n/use-format.ts';
import type { Formats } from '../../i18n/use-format.ts';
import { formatLocale } from '../../i18n/language.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import type { Texts } from '../../i18n/use-texts.ts';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import type { ReportQuery } from './report-query.ts';
import styles from './reports.module.css';

interface Answer<Row> {
  readonly rows: readonly Row[];
  readonly is_complete: boolean;
  readonly time_zone: string;
}

/** A report with its answer. */
export type ReadReport = {
  readonly [Name in ReportName]: { readonly report: Name; readonly answer: Answer<RowsOf[Name]> };
}[ReportName];

interface RowsOf {
  readonly revenue: RevenueRow;
  readonly subscriptions: SubscriptionRow;
  readonly turnover: TurnoverRow;
  readonly tax: TaxRow;
}

/** The rows of a report. */
export function ReportTable({ read, query }: { readonly read: ReadReport; readonly query: ReportQuery }) {
  if (read.report === 'revenue') return <RevenueTable rows={read.answer.rows} query={query} />;
  if (read.report === 'subscriptions') return <SubscriptionTable rows={read.answer.rows} />;
  if (read.report === 'turnover') return <TurnoverTable rows={read.answer.rows} />;
  return <TaxTable rows={read.answer.rows} />;
}

/** Formats the first day of a period. */
const dayOf = (period: string, formats: Formats): string =>
  formats.day(Date.parse(`${period}T12:00:00`) / 1000);

function RevenueTable({
  rows,
  query,
}: {
  readonly rows: readonly RevenueRow[];
  readonly query: ReportQuery;
}) {
  const t = useTexts();
  const formats = useFormats();
  const groupName = useGroupName(query.by);
  const isGrouped = query.by !== 'none';
  const sums = ['gross', 'refunds', 'chargebacks', 'net', 'discounts', 'points'] as const;
  return (
    <DataTable
      label={t('moneyReport.revenue')}
      columns={[
        t('moneyReport.unit'),
        ...(isGrouped ? [t('moneyReport.by')] : []),
        [t('moneyReport.sales')],
        ...sums.map((name): [string] => [t(`moneyReport.${name}`)]),
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.period} ${row.group ?? ''} ${row.currency}`}>
          <DataCell isHead>{dayOf(row.period, formats)}</DataCell>
          {isGrouped && (
            <DataCell>
              {row.name ?? groupName(row.group)}
              {row.name !== null && <span className={styles.second}>{row.group}</span>}
            </DataCell>
          )}
          <DataCell isNumber>{formats.number(row.sales)}</DataCell>
          {sums.map((name) => (
            <DataCell key={name} isNumber>
              <span className={name === 'net' ? styles.net : undefined}>
                {formats.money({ amount: row[name], currency: row.currency })}
              </span>
            </DataCell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

const methodNames: Readonly<Partial<Record<string, MessageKey>>> = {
  balance: 'moneyReport.balance',
  points: 'moneyReport.byPoints',
};

function useGroupName(by: RevenueGroup): (group: string | null) => string {
  const t = useTexts();
  const regions = new Intl.DisplayNames(formatLocale(useLanguage()), { type: 'region' });
  return (group) => {
    if (group === null) return t('moneyReport.unknown');
    if (by === 'country') return regions.of(group) ?? group;
    const method = by === 'method' ? methodNames[group] : undefined;
    return method === undefined ? group : t(method);
  };
}

function SubscriptionTable({ rows }: { readonly rows: readonly SubscriptionRow[] }) {
  const t = useTexts();
  const formats = useFormats();
  const counts = [
    ['active_at_start', 'moneyReport.activeAtStart'],
    ['new', 'moneyReport.new'],
    ['renewed', 'moneyReport.renewed'],
    ['recovered', 'moneyReport.recovered'],
    ['lapsed', 'moneyReport.lapsed'],
    ['active_at_end', 'moneyReport.activeAtEnd'],
  ] as const;
  return (
    <DataTable
      label={t('moneyReport.subscriptions')}
      columns={[
        t('moneyReport.unit'),
        t('moneyReport.service'),
        ...counts.map(([, key]): [string] => [t(key)]),
        [t('moneyReport.churn')],
        [t('moneyReport.mrr')],
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.period} ${row.service} ${row.currency}`}>
          <DataCell isHead>{dayOf(row.period, formats)}</DataCell>
          <DataCell>{row.name}</DataCell>
          {counts.map(([name]) => (
            <DataCell key={name} isNumber>
              {formats.number(row[name])}
            </DataCell>
          ))}
          <DataCell isNumber>{row.churn === null ? '—' : formats.percent(row.churn)}</DataCell>
          <DataCell isNumber>{formats.money({ amount: row.mrr, currency: row.currency })}</DataCell>
        </tr>
      ))}
    </DataTable>
  );
}

function TurnoverTable({ rows }: { readonly rows: readonly TurnoverRow[] }) {
  const t = useTexts();
  const formats = useFormats();
  const sums = ['opening', 'received', 'given', 'closing'] as const;
  return (
    <DataTable
      label={t('moneyReport.turnover')}
      columns={[t('moneyReport.account'), ...sums.map((name): [string] => [t(`moneyReport.${name}`)])]}
    >
      {rows.map((row) => (
        <tr key={`${row.account} ${row.provider ?? ''} ${row.unit}`}>
          <DataCell isHead>
            {accountName(row.account, t)}
            <span className={styles.second}>
              {[row.provider, unitName(row.unit, t)].filter(Boolean).join(' · ')}
            </span>
          </DataCell>
          {sums.map((name) => (
            <DataCell key={name} isNumber>
              {amountIn(row.unit, row[name], formats)}
            </DataCell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}

const accountNames: Readonly<Partial<Record<string, MessageKey>>> = {
  prepaid: 'ledgerAccount.prepaid',
  bonus: 'ledgerAccount.bonus',
  credits: 'ledgerAccount.credits',
  sales: 'ledgerAccount.sales',
  bank: 'ledgerAccount.bank',
  suspense: 'ledgerAccount.suspense',
  rewards: 'ledgerAccount.rewards',
  certificates: 'ledgerAccount.certificates',
  promo: 'ledgerAccount.promo',
  chargebacks: 'ledgerAccount.chargebacks',
};

function accountName(account: string, t: Texts): string {
  const key = accountNames[account];
  return key === undefined ? account : t(key);
}

const bonus = 'bonus:';

function unitName(unit: string, t: Texts): string {
  return unit.startsWith(bonus) ? t('moneyReport.pointsOf', { program: unit.slice(bonus.length) }) : unit;
}

function amountIn(unit: string, amount: number, formats: Formats): string {
  return unit.startsWith(bonus) ? formats.number(amount) : formats.money({ amount, currency: unit });
}

function TaxTable({ rows }: { readonly rows: readonly TaxRow[] }) {
  const t = useTexts();
  const formats = useFormats();
  const sums = [
    ['sold', 'moneyReport.sold'],
    ['returned', 'moneyReport.returned'],
    ['tax', 'moneyReport.taxSum'],
  ] as const;
  return (
    <DataTable
      label={t('moneyReport.tax')}
      columns={[
        t('moneyReport.unit'),
        t('moneyReport.rate'),
        [t('moneyReport.receipts')],
        ...sums.map(([, key]): [string] => [t(key)]),
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.period} ${row.currency} ${row.rate} ${row.is_advance}`}>
          <DataCell isHead>{dayOf(row.period, formats)}</DataCell>
          <DataCell>
            {row.rate === null ? t('moneyReport.noVat') : formats.percent(row.rate / 100)}
            {row.is_advance && <span className={styles.second}>{t('moneyReport.advance')}</span>}
          </DataCell>
          <DataCell isNumber>{formats.number(row.receipts)}</DataCell>
          {sums.map(([name]) => (
            <DataCell key={name} isNumber>
              {formats.money({ amount: row[name], currency: row.currency })}
            </DataCell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
