import type { StaffMember } from '@kadr/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMember } from '../data/member.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { DataCell } from '../ui/data-table.tsx';
import { useGrantName } from './role-names.ts';
import { RolesDialog } from './roles-dialog.tsx';
import styles from './settings.module.css';
import { useAction } from '../data/use-action.ts';

interface MemberRowProps {
  readonly member: StaffMember;
  readonly mayWrite: boolean;
  readonly queryKey: QueryKey;
}

/** A member of staff, with actions. */
export function MemberRow({ member, mayWrite, queryKey }: MemberRowProps) {
  const t = useTexts();
  const formats = useFormats();
  const nameOf = useGrantName();
  return (
    <tr>
      <DataCell isHead>
        {member.name}
        <span className={styles.second}>{member.email}</span>
      </DataCell>
      <DataCell>
        <span className={styles.marks}>
          {member.roles.map((grant) => (
            <Badge key={`${grant.role} ${grant.brand}`}>{nameOf(grant)}</Badge>
          ))}
        </span>
      </DataCell>
      <DataCell>
        <span className={styles.marks}>
          {member.is_disabled ? (
            <Badge tone="bad">{t('staff.isDisabled')}</Badge>
          ) : (
            <Badge tone={member.has_second_factor ? 'good' : 'warn'}>
              {member.has_second_factor ? t('staff.isActive') : t('staff.noSecondFactor')}
            </Badge>
          )}
        </span>
      </DataCell>
      <DataCell isQuiet>
        {member.last_seen_at === null ? t('staff.never') : formats.since(member.last_seen_at)}
      </DataCell>
      <DataCell>{mayWrite && <MemberActions member={member} queryKey={queryKey} />}</DataCell>
    </tr>
  );
}

type Open = 'roles' | 'disable' | 'reset' | null;

function MemberActions({ member, queryKey }: Omit<MemberRowProps, 'mayWrite'>) {
  const t = useTexts();
  const act = useAction(queryKey);
  const isSelf = useMember().member.id === member.id;
  const [open, setOpen] = useState<Open>(null);
  const { id, name } = member;
  const setDisabled = (isDisabled: boolean): void =>
    void act(() => service.operator.setStaffDisabled({ id, is_disabled: isDisabled }), t('staff.done'));
  const close = (): void => setOpen(null);
  return (
    <span className={styles.end}>
      <Menu
        label={t('staff.actions', { name })}
        trigger={<Button look="quiet" icon="more" aria-label={t('staff.actions', { name })} />}
        actions={[
          { id: 'roles', label: t('staff.changeRoles'), onAction: () => setOpen('roles') },
          {
            id: 'sessions',
            label: t('staff.endSessions'),
            onAction: () =>
              void act(() => service.operator.endStaffSessions({ id }), t('staff.sessionsEnded')),
          },
          { id: 'reset', label: t('staff.resetSecondFactor'), onAction: () => setOpen('reset') },
          {
            id: 'disable',
            label: member.is_disabled ? t('staff.enable') : t('staff.disable'),
            isDangerous: !member.is_disabled,
            isDisabled: isSelf,
            onAction: () => (member.is_disabled ? setDisabled(false) : setOpen('disable')),
          },
        ]}
      />
      {open === 'roles' && <RolesDialog member={member} queryKey={queryKey} onClose={close} />}
      <ConfirmDialog
        title={t('staff.disableTitle', { name })}
        action={t('staff.disable')}
        isDangerous
        isOpen={open === 'disable'}
        onClose={close}
        onConfirm={() => setDisabled(true)}
      >
        <p>{t('staff.disableHint')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('staff.resetTitle', { name })}
        action={t('staff.reset')}
        isDangerous
        isOpen={open === 'reset'}
        onClose={close}
        onConfirm={() => void act(() => service.operator.resetSecondFactor({ id }), t('staff.done'))}
      >
        <p>{t('staff.resetHint')}</p>
      </ConfirmDialog>
    </span>
  );
}
