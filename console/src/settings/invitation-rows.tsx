import type { OpenInvitation } from '@kadr/contract';
import type { QueryKey } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { useGrantName } from './role-names.ts';
import styles from './settings.module.css';
import { useAction } from '../data/use-action.ts';

interface InvitationRowsProps {
  readonly invitations: readonly OpenInvitation[];
  readonly mayWrite: boolean;
  readonly queryKey: QueryKey;
}

/** Open invitations. */
export function InvitationRows({ invitations, mayWrite, queryKey }: InvitationRowsProps) {
  const t = useTexts();
  const formats = useFormats();
  const nameOf = useGrantName();
  const act = useAction(queryKey);
  return (
    <DataTable
      label={t('staff.invitations')}
      columns={[t('signIn.email'), t('staff.roles'), t('staff.expires'), '']}
    >
      {invitations.map(({ id, email, roles, expires_at: expires }) => (
        <tr key={id}>
          <DataCell isHead>{email}</DataCell>
          <DataCell>
            <span className={styles.marks}>
              {roles.map((grant) => (
                <Badge key={`${grant.role} ${grant.brand}`}>{nameOf(grant)}</Badge>
              ))}
            </span>
          </DataCell>
          <DataCell isQuiet>{formats.moment(expires)}</DataCell>
          <DataCell>
            {mayWrite && (
              <span className={styles.end}>
                <Button
                  look="quiet"
                  isSmall
                  onPress={() =>
                    void act(() => service.operator.withdrawInvitation({ id }), t('staff.withdrawn'))
                  }
                >
                  {t('staff.withdraw')}
                </Button>
              </span>
            )}
          </DataCell>
        </tr>
      ))}
    </DataTable>
  );
}
