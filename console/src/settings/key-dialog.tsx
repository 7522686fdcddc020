import type { Permission } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MomentInput } from '../records/fields/time-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PermissionsField } from './permissions-field.tsx';
import styles from './settings.module.css';
import { DialogForm } from '../ui/dialog-form.tsx';
import { MadeSecret } from './made-secret.tsx';

interface KeyDialogProps {
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

/** Creates an API key; its secret is shown only once. */
export function KeyDialog({ queryKey, onClose }: KeyDialogProps) {
  const t = useTexts();
  const task = useTask();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly Permission[]>([]);
  const [expiresAt, setExpiresAt] = useState<number | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const make = () =>
    task.run(async () => {
      const made = await service.operator.createKey({
        name: name.trim(),
        permissions: [...permissions],
        expires_at: expiresAt,
      });
      setSecret(made.secret);
      await queries.invalidateQueries({ queryKey });
    });
  return (
    <Dialog title={t('keys.new')} size="large" isOpen onClose={onClose}>
      {secret === null ? (
        <DialogForm
          task={task}
          action={t('keys.make')}
          isReady={name.trim() !== '' && permissions.length > 0}
          onSubmit={() => void make()}
          onClose={onClose}
        >
          <div className={styles.row}>
            <TextField
              label={t('keys.name')}
              hint={t('keys.nameHint')}
              value={name}
              onChange={setName}
              isFocusedFirst
            />
            <MomentInput label={t('keys.expires')} value={expiresAt} onChange={setExpiresAt} />
          </div>
          <PermissionsField value={permissions} onChange={setPermissions} />
        </DialogForm>
      ) : (
        <MadeSecret text={secret}>{t('keys.made')}</MadeSecret>
      )}
    </Dialog>
  );
}
