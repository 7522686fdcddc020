import type { ProblemReport } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { descriptionOf, service } from '../../data/client.ts';
import { recordPath } from '../../data/record-kinds.ts';
import { useMay } from '../../data/member.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../people.module.css';
import { ReportDialog } from './report-dialog.tsx';

interface ReportsListProps {
  /** Null: of all viewers. */
  readonly accountId: number | null;
}

/** What viewers report of faults in playing, the latest first. */
export function ReportsList({ accountId }: ReportsListProps) {
  const t = useTexts();
  const [open, setOpen] = useState<ProblemReport | null>(null);
  const query = useInfiniteQuery({
    queryKey: ['people', accountId, 'reports'],
    queryFn: ({ pageParam }) =>
      service.operator.listProblemReports({
        limit: 20,
        ...(accountId !== null && { account_id: accountId }),
        ...(pageParam !== null && { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    retry: false,
  });
  const reports = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isPending) return <Spinner />;
  return (
    <>
      {query.error !== null && (
        <Notice tone="bad">{descriptionOf(query.error) ?? t('ui.unreachable')}</Notice>
      )}
      {reports.length === 0 ? (
        <EmptyState icon="check" title={t('reports.none')} />
      ) : (
        <DataTable
          label={t('reports.title')}
          columns={[t('reports.at'), t('reports.what'), t('reports.where'), '']}
        >
          {reports.map((report) => (
            <ReportRow
              key={report.id}
              report={report}
              hasAccount={accountId === null}
              onOpen={() => setOpen(report)}
            />
          ))}
        </DataTable>
      )}
      <MoreButton query={query} />
      {open !== null && <ReportDialog report={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface ReportRowProps {
  readonly report: ProblemReport;
  /** Whether the row says whose it is. */
  readonly hasAccount: boolean;
  readonly onOpen: () => void;
}

function ReportRow({ report, hasAccount, onOpen }: ReportRowProps) {
  const t = useTexts();
  const formats = useFormats();
  const may = useMay();
  const { san, content_slug: slug } = report;
  return (
    <tr>
      <DataCell isQuiet>{formats.moment(report.created_at)}</DataCell>
      <DataCell>
        {report.feedback_text}
        {hasAccount && (
          <span className={styles.second}>
            {san === null ? (
              t('reports.guest')
            ) : may('accounts:read') ? (
              <Link to={`/people?q=${san}`}>{san}</Link>
            ) : (
              san
            )}
          </span>
        )}
      </DataCell>
      <DataCell>
        {slug === null ? (
          t('reports.content', { id: String(report.content_id) })
        ) : may('catalogue:read') ? (
          <Link to={recordPath('title', slug)}>{slug}</Link>
        ) : (
          slug
        )}
        <span className={styles.second}>{report.app_version ?? ''}</span>
      </DataCell>
      <DataCell>
        <Button isSmall aria-label={`${t('reports.lastMinute')}: ${report.id}`} onPress={onOpen}>
          {t('reports.lastMinute')}
        </Button>
      </DataCell>
    </tr>
  );
}
