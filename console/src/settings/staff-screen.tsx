import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { InvitationRows } from './invitation-rows.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { MemberPage } from '../ui/member-page.tsx';

const staffKey = ['settings', 'staff'];

/** Members of staff and open invitations. */
export function StaffScreen() {
  const t = useTexts();
  const may = useMay();
  const mayWrite = may('staff:write');
  const [isInviting, setInviting] = useState(false);
  const query = useQuery({
    queryKey: staffKey,
    queryFn: () => service.operator.listStaff(),
    enabled: may('staff:read'),
    retry: false,
  });
  const { items = [], invitations = [] } = query.data ?? {};
  return (
    <MemberPage
      title={t('staff.title')}
      permission="staff:read"
      query={query}
      actions={
        mayWrite && (
          <Button look="primary" icon="plus" onPress={() => setInviting(true)}>
            {t('staff.invite')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('staff.title')}
        columns={[t('staff.member'), t('staff.roles'), t('staff.state'), t('staff.lastSeen'), '']}
      >
        {items.map((member) => (
          <MemberRow key={member.id} member={member} mayWrite={mayWrite} queryKey={staffKey} />
        ))}
      </DataTable>
      {invitations.length > 0 && (
        <>
          <h2>{t('staff.invitations')}</h2>
          <InvitationRows invitations={invitations} mayWrite={mayWrite} queryKey={staffKey} />
        </>
      )}
      {isInviting && <InviteDialog queryKey={staffKey} onClose={() => setInviting(false)} />}
    </MemberPage>
  );
}
