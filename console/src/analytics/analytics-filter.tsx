import { qualityGroups } from '@kadr/contract/analytics-questions';
import { useCountries } from '../data/countries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DayInput } from '../records/fields/time-fields.tsx';
import { BrandField } from '../ui/brand-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { quickSpans, useAskableBrands, useSpan } from './analytics-query.ts';
import type { AnalyticsQuery } from './analytics-query.ts';
import styles from './analytics.module.css';

interface AnalyticsFilterProps {
  readonly query: AnalyticsQuery;
  readonly onChange: (change: Partial<AnalyticsQuery>) => void;
}

/** The days, the brand, the country and the grouping of a question. */
export function AnalyticsFilter({ query, onChange }: AnalyticsFilterProps) {
  const t = useTexts();
  const countries = useCountries();
  const { question, from, to, country, by } = query;
  return (
    <search className={styles.filter}>
      <QuickSpans query={query} onChange={onChange} />
      <DayInput
        label={t('analytics.from')}
        isOptional={false}
        value={from}
        onChange={(day) => day !== null && onChange({ from: day })}
      />
      <DayInput
        label={t('analytics.to')}
        isOptional={false}
        value={to}
        onChange={(day) => day !== null && onChange({ to: day })}
      />
      <BrandChoice brand={query.brand} onChange={(brand) => onChange({ brand })} />
      <Select
        label={t('analytics.country')}
        value={country}
        choices={[
          { value: null, label: t('analytics.allCountries') },
          ...countries.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(chosen) => onChange({ country: chosen })}
      />
      {question === 'quality' && (
        <Select
          label={t('analytics.by')}
          value={by}
          choices={qualityGroups.map((value) => ({ value, label: t(`analyticsBy.${value}`) }))}
          onChange={(chosen) => onChange({ by: qualityGroups.find((one) => one === chosen) ?? by })}
        />
      )}
    </search>
  );
}

function QuickSpans({ query, onChange }: AnalyticsFilterProps) {
  const t = useTexts();
  const spanOf = useSpan();
  const chosen = quickSpans.find((days) => {
    const { from, to } = spanOf(days);
    return from === query.from && to === query.to;
  });
  return (
    <Segments
      label={t('analytics.span')}
      value={chosen ?? ''}
      choices={quickSpans.map((days) => ({ value: days, label: t('ads.days', { count: Number(days) }) }))}
      onChange={(days) => {
        const span = quickSpans.find((one) => one === days);
        if (span !== undefined) onChange(spanOf(span));
      }}
    />
  );
}

/** All brands or one; members with roles for some brands choose among these. */
function BrandChoice({
  brand,
  onChange,
}: {
  readonly brand: string | null;
  readonly onChange: (brand: string | null) => void;
}) {
  const t = useTexts();
  const askable = useAskableBrands();
  if (askable === null) return <BrandField value={brand} onChange={onChange} />;
  return (
    <Select
      label={t('staff.brand')}
      value={brand}
      choices={askable.map((value) => ({ value, label: value }))}
      onChange={onChange}
    />
  );
}
