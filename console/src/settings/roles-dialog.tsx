import type { RoleGrant, StaffMember } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { GrantsField } from './grants-field.tsx';

interface RolesDialogProps {
  readonly member: StaffMember;
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

/** Edits a member's roles. */
export function RolesDialog({ member, queryKey, onClose }: RolesDialogProps) {
  const t = useTexts();
  const task = useTask();
  const queries = useQueryClient();
  const [roles, setRoles] = useState<readonly RoleGrant[]>(member.roles);
  const save = () =>
    task.run(async () => {
      await service.operator.setStaffRoles({ id: member.id, roles: [...roles] });
      await queries.invalidateQueries({ queryKey });
      onClose();
    });
  return (
    <Dialog
      title={t('staff.rolesOf', { name: member.name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button look="primary" isPending={task.isBusy} onPress={() => void save()}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      <GrantsField value={roles} onChange={setRoles} />
    </Dialog>
  );
}
