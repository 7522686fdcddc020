import { useTexts } from '../../i18n/use-texts.ts';
import { Panel } from '../../ui/page.tsx';
import { ReportsList } from './reports-list.tsx';

/** Problem reports of an account's viewers. */
export function ReportsPanel({ accountId }: { readonly accountId: number }) {
  const t = useTexts();
  return (
    <Panel title={t('reports.title')}>
      <ReportsList accountId={accountId} />
    </Panel>
  );
}
