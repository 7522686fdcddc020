import { useNotify } from 'ra-core';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Form, FormActions } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './account.module.css';

/** Changes the password, which ends all other sessions of the member. */
export function PasswordPanel() {
  const t = useTexts();
  const task = useTask();
  const notify = useNotify();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const change = () =>
    task.run(async () => {
      await service.staff.changePassword({ old_password: old, password });
      setOld('');
      setPassword('');
      notify(t('account.passwordChanged'), { type: 'success' });
    });
  return (
    <Panel title={t('account.password')} hint={t('account.passwordHint')}>
      <div className={styles.form}>
        <Form onSubmit={() => void change()}>
          {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
          <TextField
            label={t('account.oldPassword')}
            type="password"
            autoComplete="current-password"
            value={old}
            onChange={setOld}
          />
          <TextField
            label={t('account.newPassword')}
            hint={t('invitation.passwordHint')}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
          />
          <FormActions>
            <Button type="submit" isPending={task.isBusy} isDisabled={old === '' || password.length < 8}>
              {t('account.changePassword')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Panel>
  );
}
