import { useState } from 'react';
import { service } from '../data/client.ts';
import { useMember, useMemberRefresh } from '../data/member.ts';
import { provePasskey } from '../data/passkeys.ts';
import { answerPrompt } from '../data/prompts.ts';
import { useTask } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';

type Proof = Parameters<typeof service.staff.reauthenticate>[0];

/** Asks a signed-in member to reauthenticate, then continues the interrupted action. */
export function ReauthenticationDialog() {
  const t = useTexts();
  const member = useMember();
  const task = useTask();
  const refresh = useMemberRefresh();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const prove = (proof: () => Promise<Proof | null>) =>
    task.run(async () => {
      const given = await proof();
      if (given === null) return;
      await service.staff.reauthenticate(given);
      answerPrompt(true);
      await refresh();
    });
  const byPasskey = async (): Promise<Proof | null> => {
    const response = await provePasskey();
    return response === null ? null : { response };
  };
  return (
    <Dialog title={t('reauthentication.title')} size="small" isOpen onClose={() => answerPrompt(false)}>
      <p>{t('reauthentication.explained')}</p>
      {task.error !== null && <Notice tone="bad">{task.error}</Notice>}
      {member.passkeys.length > 0 && (
        <Button icon="key" isPending={task.isBusy} onPress={() => void prove(byPasskey)}>
          {t('signIn.byPasskey')}
        </Button>
      )}
      {member.has_totp && (
        <Form onSubmit={() => void prove(async () => ({ password, code: code.trim() }))}>
          <TextField
            label={t('signIn.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            isFocusedFirst
          />
          <TextField
            label={t('signIn.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            isCode
            value={code}
            onChange={setCode}
          />
          <Button
            look="primary"
            type="submit"
            isPending={task.isBusy}
            isDisabled={password === '' || code.trim().length < 6}
          >
            {t('signIn.confirm')}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
