import { rawExports, reportNames } from '@kadr/contract/report-names';
import type { ReportName } from '@kadr/contract/report-names';
import { useQuery } from '@tanstack/react-query';
import { service } from '../../data/client.ts';
import { useMay } from '../../data/member.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { Failure } from '../../ui/failure.tsx';
import { MemberPage } from '../../ui/member-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ReportFilter } from './report-filter.tsx';
import { hasDays, reportInput, useReportQuery } from './report-query.ts';
import type { ReportQuery } from './report-query.ts';
import styles from './reports.module.css';
import { ReportTable } from './report-table.tsx';
import type { ReadReport } from './report-table.tsx';

/** Reports of money, and files for an accountant. */
export function MoneyReportsScreen() {
  const t = useTexts();
  const may = useMay();
  const [query, change] = useReportQuery();
  const { report } = query;
  const { from, to } = query;
  return (
    <MemberPage
      title={t('moneyReport.title')}
      permission="money:read"
      actions={
        may('money:export') &&
        hasDays(query) && (
          <ExportMenu subject={report} name={t(`moneyReport.${report}`)} input={reportInput(query)} />
        )
      }
    >
      <Segments
        label={t('moneyReport.kind')}
        value={report}
        choices={reportNames.map((value) => ({ value, label: t(`moneyReport.${value}`) }))}
        onChange={(chosen) => change({ report: chosen })}
      />
      <ReportFilter query={query} onChange={change} />
      {hasDays(query) ? (
        <ReportPanel query={query} />
      ) : (
        <Notice tone="warn">{t('moneyReport.wrongDays')}</Notice>
      )}
      {may('money:export') && hasDays(query) && <FilesPanel input={{ from, to }} />}
    </MemberPage>
  );
}

function ReportPanel({ query }: { readonly query: ReportQuery }) {
  const t = useTexts();
  const { report } = query;
  const { data, error, refetch } = useQuery({
    queryKey: ['money', 'report', query],
    queryFn: () => readReport(query),
    retry: false,
  });
  if (data === undefined) return error === null ? <Spinner /> : <Failure error={error} onRetry={refetch} />;
  const { rows, is_complete: isComplete, time_zone: zone } = data.answer;
  return (
    <Panel
      title={t(`moneyReport.${report}`)}
      hint={`${t(`moneyReport.${report}Hint`)} ${t('moneyReport.zone', { zone })}`}
    >
      {!isComplete && <Notice tone="info">{t('moneyReport.cut', { count: rows.length })}</Notice>}
      {rows.length === 0 ? (
        <EmptyState icon="money" title={t('moneyReport.none')} />
      ) : (
        <ReportTable read={data} query={query} />
      )}
    </Panel>
  );
}

async function readReport(query: ReportQuery): Promise<ReadReport> {
  const input = reportInput(query);
  const readers: { readonly [Name in ReportName]: () => Promise<ReadReport> } = {
    revenue: async () => ({ report: 'revenue', answer: await service.operator.getRevenue(input) }),
    subscriptions: async () => ({
      report: 'subscriptions',
      answer: await service.operator.getSubscriptionFigures(input),
    }),
    turnover: async () => ({ report: 'turnover', answer: await service.operator.getTurnover(input) }),
    tax: async () => ({ report: 'tax', answer: await service.operator.getTax(input) }),
  };
  return readers[query.report]();
}

const fileNames = {
  postings: 'moneyReport.postings',
  payments: 'moneyReport.payments',
  receipts: 'moneyReport.receiptLines',
} as const;

/** The raw rows behind the reports. */
function FilesPanel({ input }: { readonly input: { readonly from: string; readonly to: string } }) {
  const t = useTexts();
  return (
    <Panel title={t('moneyReport.files')} hint={t('moneyReport.filesHint')}>
      <ul className={styles.files}>
        {rawExports.map((name) => (
          <li key={name}>
            <span>{t(fileNames[name])}</span>
            <ExportMenu isSmall subject={name} name={t(fileNames[name])} input={input} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
