import { reportUnits, revenueGroups } from '@kadr/contract/report-names';
import type { RevenueGroup } from '@kadr/contract/report-names';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DayInput } from '../../records/fields/time-fields.tsx';
import { Select } from '../../ui/select.tsx';
import type { ReportQuery } from './report-query.ts';
import styles from './reports.module.css';

const groupNames: Readonly<Record<RevenueGroup, MessageKey>> = {
  none: 'moneyReport.byNone',
  brand: 'moneyReport.byBrand',
  product: 'moneyReport.byProduct',
  method: 'moneyReport.byMethod',
  country: 'moneyReport.byCountry',
};

/** The days, the period and the grouping of a report. */
export function ReportFilter({
  query,
  onChange,
}: {
  readonly query: ReportQuery;
  readonly onChange: (change: Partial<ReportQuery>) => void;
}) {
  const t = useTexts();
  const { report, from, to, unit, by } = query;
  return (
    <search className={styles.filter}>
      <DayInput
        label={t('moneyReport.from')}
        isOptional={false}
        value={from}
        onChange={(day) => day !== null && onChange({ from: day })}
      />
      <DayInput
        label={t('moneyReport.to')}
        isOptional={false}
        value={to}
        onChange={(day) => day !== null && onChange({ to: day })}
      />
      {report !== 'turnover' && (
        <Select
          label={t('moneyReport.unit')}
          value={unit}
          choices={reportUnits.map((value) => ({ value, label: t(`moneyReport.${value}`) }))}
          onChange={(chosen) => onChange({ unit: reportUnits.find((one) => one === chosen) ?? unit })}
        />
      )}
      {report === 'revenue' && (
        <Select
          label={t('moneyReport.by')}
          value={by}
          choices={revenueGroups.map((value) => ({ value, label: t(groupNames[value]) }))}
          onChange={(chosen) => onChange({ by: revenueGroups.find((one) => one === chosen) ?? by })}
        />
      )}
    </search>
  );
}
