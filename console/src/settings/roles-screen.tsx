import type { Role } from '@kadr/contract';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { rolesKey, useRoles } from './role-names.ts';
import { MemberPage } from '../ui/member-page.tsx';
import styles from './settings.module.css';
import { useAction } from '../data/use-action.ts';

/** Built-in and custom roles. */
export function RolesScreen() {
  const t = useTexts();
  const mayWrite = useMay()('staff:write');
  const query = useRoles();
  const [open, setOpen] = useState<Role | 'new' | null>(null);
  return (
    <MemberPage
      title={t('roles.title')}
      permission="staff:read"
      query={query}
      actions={
        mayWrite && (
          <Button look="primary" icon="plus" onPress={() => setOpen('new')}>
            {t('roles.new')}
          </Button>
        )
      }
    >
      <DataTable label={t('roles.title')} columns={[t('roles.role'), t('roles.permissions'), '']}>
        {(query.data?.items ?? []).map((role) => (
          <RoleRow key={role.role} role={role} mayWrite={mayWrite} onOpen={() => setOpen(role)} />
        ))}
      </DataTable>
      {open !== null && (
        <RoleDialog role={open === 'new' ? null : open} mayWrite={mayWrite} onClose={() => setOpen(null)} />
      )}
    </MemberPage>
  );
}

interface RoleRowProps {
  readonly role: Role;
  readonly mayWrite: boolean;
  readonly onOpen: () => void;
}

function RoleRow({ role, mayWrite, onOpen }: RoleRowProps) {
  const t = useTexts();
  const language = useLanguage();
  const act = useAction(rolesKey);
  const [isAsking, setAsking] = useState(false);
  const name = role.name[language] ?? role.name.rus;
  const canChange = mayWrite && !role.is_built_in;
  return (
    <tr>
      <DataCell isHead>
        {name}
        <span className={styles.second}>{role.role}</span>
      </DataCell>
      <DataCell>
        <span className={styles.marks}>
          {role.is_built_in && <Badge tone="info">{t('roles.builtIn')}</Badge>}
          <span>{t('roles.count', { count: role.permissions.length })}</span>
        </span>
      </DataCell>
      <DataCell>
        <span className={styles.end}>
          <Button
            isSmall
            aria-label={`${canChange ? t('roles.change') : t('roles.look')}: ${name}`}
            onPress={onOpen}
          >
            {canChange ? t('roles.change') : t('roles.look')}
          </Button>
          {canChange && (
            <Button
              look="quiet"
              isSmall
              icon="trash"
              aria-label={t('roles.remove', { name })}
              onPress={() => setAsking(true)}
            />
          )}
        </span>
        <ConfirmDialog
          title={t('roles.removeTitle', { name })}
          action={t('ui.remove')}
          isDangerous
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() => void act(() => service.operator.removeRole({ role: role.role }))}
        />
      </DataCell>
    </tr>
  );
}
