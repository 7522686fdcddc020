import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMember, useMemberRefresh } from '../data/member.ts';
import { makePasskey, proposedPasskeyName } from '../data/passkeys.ts';
import { useTask } from '../data/use-task.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './account.module.css';
import { DialogForm } from '../ui/dialog-form.tsx';

export function PasskeysPanel() {
  const t = useTexts();
  const formats = useFormats();
  const task = useTask();
  const refresh = useMemberRefresh();
  const { passkeys } = useMember();
  const [isAdding, setAdding] = useState(false);
  const remove = (id: number) =>
    task.run(async () => {
      await service.staff.removePasskey({ id });
      await refresh();
    });
  return (
    <Panel
      title={t('passkeys.title')}
      hint={t('passkeys.hint')}
      actions={
        browserSupportsWebAuthn() && (
          <Button icon="plus" onPress={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {passkeys.length === 0 && <p className={styles.quiet}>{t('passkeys.none')}</p>}
      <ul className={styles.list}>
        {passkeys.map(({ id, name, created_at: created, last_used_at: used }) => (
          <li key={id}>
            <span className={styles.words}>
              {name}
              <span className={styles.quiet}>
                {used === null
                  ? t('passkeys.created', { at: formats.moment(created) })
                  : t('passkeys.used', { at: formats.moment(used) })}
              </span>
            </span>
            <Button
              look="quiet"
              icon="trash"
              aria-label={t('passkeys.remove', { name })}
              onPress={() => void remove(id)}
            />
          </li>
        ))}
      </ul>
      <AddPasskey isOpen={isAdding} onClose={() => setAdding(false)} />
    </Panel>
  );
}

function AddPasskey({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts();
  const task = useTask();
  const refresh = useMemberRefresh();
  const [name, setName] = useState(proposedPasskeyName);
  const add = () =>
    task.run(async () => {
      if (!(await makePasskey(name.trim()))) return;
      await refresh();
      onClose();
    });
  return (
    <Dialog title={t('passkeys.add')} size="small" isOpen={isOpen} onClose={onClose}>
      <DialogForm
        task={task}
        action={t('passkeys.create')}
        isReady={name.trim() !== ''}
        onSubmit={() => void add()}
        onClose={onClose}
      >
        <TextField label={t('passkeys.name')} value={name} onChange={setName} isFocusedFirst />
      </DialogForm>
    </Dialog>
  );
}
