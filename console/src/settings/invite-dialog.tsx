import type { RoleGrant } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { GrantsField } from './grants-field.tsx';
import styles from './settings.module.css';

interface InviteDialogProps {
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

/** Invites somebody; the link is shown this once, to be handed over. */
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
        <Form onSubmit={() => void invite()}>
          {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
          <TextField
            label={t('signIn.email')}
            type="email"
            value={email}
            onChange={setEmail}
            isFocusedFirst
          />
          <TextField label={t('invitation.name')} value={name} onChange={setName} />
          <GrantsField value={roles} onChange={setRoles} />
          <FormActions>
            <Button
              look="primary"
              type="submit"
              isPending={task.isBusy}
              isDisabled={email.trim() === '' || roles.length === 0}
            >
              {t('staff.makeInvitation')}
            </Button>
            <Button onPress={onClose}>{t('ui.cancel')}</Button>
          </FormActions>
        </Form>
      ) : (
        <>
          <p>{t('staff.invited', { email })}</p>
          <div className={styles.secret}>
            <code>{link}</code>
            <CopyButton text={link} />
          </div>
        </>
      )}
    </Dialog>
  );
}
