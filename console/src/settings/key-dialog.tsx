import type { Permission } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { MomentInput } from '../records/fields/time-fields.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PermissionsField } from './permissions-field.tsx';
import styles from './settings.module.css';

interface KeyDialogProps {
  readonly queryKey: QueryKey;
  readonly onClose: () => void;
}

/** Makes an API key; its secret is shown this once. */
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
        <Form onSubmit={() => void make()}>
          {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
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
          <FormActions>
            <Button
              look="primary"
              type="submit"
              isPending={task.isBusy}
              isDisabled={name.trim() === '' || permissions.length === 0}
            >
              {t('keys.make')}
            </Button>
            <Button onPress={onClose}>{t('ui.cancel')}</Button>
          </FormActions>
        </Form>
      ) : (
        <>
          <p>{t('keys.made')}</p>
          <div className={styles.secret}>
            <code>{secret}</code>
            <CopyButton text={secret} />
          </div>
        </>
      )}
    </Dialog>
  );
}
