import type { ProblemReport } from '@kadr/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { service } from '../../data/client.ts';
import { recordPath } from '../../data/record-kinds.ts';
import { useMay } from '../../data/member.ts';
import { useFormats } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DataCell, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from '../people.module.css';
import { ReportDialog } from './report-dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { usePages } from '../../data/use-pages.ts';

interface ReportsListProps {
  /** Null: all viewers. */
  readonly accountId: number | null;
}

/** Viewers' playback problem reports, latest first. */
export function ReportsList({ accountId }: ReportsListProps) {
  const t = useTexts();
  const [open, setOpen] = useState<ProblemReport | null>(null);
  const { query, items: reports } = usePages({
    queryKey: ['people', accountId, 'reports'],
    read: (page) =>
      service.operator.listProblemReports({
        limit: 20,
        ...(accountId !== null && { account_id: accountId }),
        ...page,
      }),
  });
  if (query.isPending) return <Spinner />;
  return (
    <>
      <Failure error={query.error} />
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
  /** Whether rows show the account. */
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
