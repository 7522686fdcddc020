import { adReportGroups } from '@kadr/contract';
import type { AdReport, AdReportGroup, AdReportRow } from '@kadr/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MemberPage } from '../ui/member-page.tsx';
import { Segments } from '../ui/segments.tsx';
import { Trail } from '../ui/trail.tsx';
import { adsKey } from './ad-queries.ts';
import styles from './advertising.module.css';

const spans = ['7', '30', '90'] as const;
type Span = (typeof spans)[number];
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Reports of requests, impressions, completed views and clicks. */
export function AdReportScreen() {
  const t = useTexts();
  const may = useMay();
  const [group, setGroup] = useState<AdReportGroup>('campaign');
  const [span, setSpan] = useState<Span>('7');
  const query = useQuery({
    queryKey: [...adsKey, 'report', group, span],
    queryFn: () => {
      const now = Date.now();
      const from = dayOf(now - (Number(span) - 1) * 86_400_000);
      return service.operator.getAdReport({ from, to: dayOf(now), group });
    },
    enabled: may('ads:read'),
    retry: false,
  });
  return (
    <MemberPage
      title={t('ads.report')}
      permission="ads:read"
      trail={<Trail href="/advertising" name={t('ads.title')} isLarge />}
      query={query}
    >
      <div className={styles.filters}>
        <Segments
          label={t('ads.groupBy')}
          value={group}
          choices={adReportGroups.map((value) => ({ value, label: t(`adGroup.${value}`) }))}
          onChange={setGroup}
        />
        <Segments
          label={t('ads.span')}
          value={span}
          choices={spans.map((value) => ({ value, label: t('ads.days', { count: Number(value) }) }))}
          onChange={setSpan}
        />
      </div>
      {query.data &&
        (query.data.rows.length === 0 ? (
          <EmptyState icon="marketing" title={t('ads.noCounts')} />
        ) : (
          <ReportTable report={query.data} group={group} />
        ))}
    </MemberPage>
  );
}

function ReportTable({ report, group }: { readonly report: AdReport; readonly group: AdReportGroup }) {
  const t = useTexts();
  const { rows, total } = report;
  const hasRequests = total.requests !== null && rows.some(({ requests }) => requests !== null);
  return (
    <DataTable
      label={t('ads.report')}
      columns={[
        t(`adGroup.${group}`),
        ...(hasRequests ? ([[t('adCount.requests')], [t('adCount.fill')]] as const) : []),
        [t('adCount.impressions')],
        [t('adCount.first_quartiles')],
        [t('adCount.midpoints')],
        [t('adCount.third_quartiles')],
        [t('adCount.completes')],
        [t('adCount.skips')],
        [t('adCount.ctr')],
        [t('adCount.errors')],
      ]}
    >
      {rows.map((row) => (
        <Row key={row.key} row={row} group={group} hasRequests={hasRequests} />
      ))}
      <Row row={{ ...total, key: '', name: t('ads.total') }} group={group} hasRequests={hasRequests} />
    </DataTable>
  );
}

interface RowProps {
  readonly row: AdReportRow;
  readonly group: AdReportGroup;
  readonly hasRequests: boolean;
}

function Row({ row, group, hasRequests }: RowProps) {
  const t = useTexts();
  const formats = useFormats();
  const { key, impressions, requests, filled, clicks, skips, errors } = row;
  const share = (count: number | null, of: number | null): string =>
    count === null || of === null || of === 0 ? '—' : formats.percent(count / of);
  const place = (['preroll', 'midroll', 'pauseroll', 'postroll'] as const).find((one) => one === key);
  const fallback = group === 'country' && key === '' ? t('ads.unknownCountry') : key;
  return (
    <tr>
      <DataCell isHead>{row.name ?? (place === undefined ? fallback : t(`values.${place}`))}</DataCell>
      {hasRequests && (
        <>
          <DataCell isNumber>{requests === null ? '—' : formats.number(requests)}</DataCell>
          <DataCell isNumber>{share(filled, requests)}</DataCell>
        </>
      )}
      <DataCell isNumber>{formats.number(impressions)}</DataCell>
      <DataCell isNumber>{share(row.first_quartiles, impressions)}</DataCell>
      <DataCell isNumber>{share(row.midpoints, impressions)}</DataCell>
      <DataCell isNumber>{share(row.third_quartiles, impressions)}</DataCell>
      <DataCell isNumber>{share(row.completes, impressions)}</DataCell>
      <DataCell isNumber>{share(skips, impressions)}</DataCell>
      <DataCell isNumber>{share(clicks, impressions)}</DataCell>
      <DataCell isNumber>{formats.number(errors)}</DataCell>
    </tr>
  );
}
