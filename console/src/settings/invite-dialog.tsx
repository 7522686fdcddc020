import type { RoleGrant } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { GrantsField } from './grants-field.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { MadeSecret } from './made-secret.tsx';

interface InviteDialogProps {
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

/** Invites a member; the link is shown only once. */
export function InviteDialog({ queryKey, onClose }: InviteDialogProps) {
  const t = useTexts();
  const task = useTask();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [roles, setRoles] = useState<readonly RoleGrant[]>([{ role: 'editor', brand: null }]);
  const [link, setLink] = useState<string | null>(null);
  const invite = () =>
    task.run(async () => {
      const made = await service.operator.inviteStaff({
        email: email.trim(),
        name: name.trim() || null,
        roles: [...roles],
      });
      setLink(new URL(made.link, location.href).href);
      await queries.invalidateQueries({ queryKey });
    });
  return (
    <Dialog title={t('staff.invite')} isOpen onClose={onClose}>
      {link === null ? (
        <DialogForm
          task={task}
          action={t('staff.makeInvitation')}
          isReady={email.trim() !== '' && roles.length > 0}
          onSubmit={() => void invite()}
          onClose={onClose}
        >
          <TextField
            label={t('signIn.email')}
            type="email"
            value={email}
            onChange={setEmail}
            isFocusedFirst
          />
          <TextField label={t('invitation.name')} value={name} onChange={setName} />
          <GrantsField value={roles} onChange={setRoles} />
        </DialogForm>
      ) : (
        <MadeSecret text={link}>{t('staff.invited', { email })}</MadeSecret>
      )}
    </Dialog>
  );
}
