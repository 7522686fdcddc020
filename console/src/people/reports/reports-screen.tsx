import { useTexts } from '../../i18n/use-texts.ts';
import { MemberPage } from '../../ui/member-page.tsx';
import { ReportsList } from './reports-list.tsx';

/** Problem reports of all viewers. */
export function ReportsScreen() {
  const t = useTexts();
  return (
    <MemberPage title={t('reports.title')} permission="support:read">
      <ReportsList accountId={null} />
    </MemberPage>
  );
}
