import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { service } from '../data/client.ts';
import { provePasskey } from '../data/passkeys.ts';
import type { Task } from '../data/use-task.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './sign-in.module.css';

interface StepProps {
  readonly task: Task;
  /** Refetches the state of the sign-in. */
  readonly onProgress: () => Promise<void>;
}

/** The first step: e-mail address and password, or a passkey, which counts as both factors. */
export function PasswordStep({ task, onProgress }: StepProps) {
  const t = useTexts();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = () =>
    task.run(async () => {
      await service.staff.signIn({ email: email.trim(), password });
      await onProgress();
    });
  const usePasskey = () =>
    task.run(async () => {
      const response = await provePasskey();
      if (response === null) return;
      await service.staff.signInByPasskey({ response });
      await onProgress();
    });
  return (
    <>
      <Form onSubmit={() => void signIn()}>
        <TextField
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          isFocusedFirst
        />
        <TextField
          label={t('signIn.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <Button look="primary" type="submit" isPending={task.isBusy} isDisabled={!email || !password}>
          {t('signIn.continue')}
        </Button>
      </Form>
      {browserSupportsWebAuthn() && (
        <>
          <p className={styles.or}>{t('signIn.or')}</p>
          <Button icon="key" onPress={() => void usePasskey()}>
            {t('signIn.byPasskey')}
          </Button>
        </>
      )}
    </>
  );
}

/** The second step: a code of the authenticator app, or a recovery code. */
export function CodeStep({ task, onProgress, onBack }: StepProps & { readonly onBack: () => void }) {
  const t = useTexts();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const confirm = () =>
    task.run(async () => {
      await service.staff.confirmCode({ code: code.trim() });
      await onProgress();
    });
  const switchKind = (): void => {
    setRecovery(!isRecovery);
    setCode('');
    task.clear();
  };
  return (
    <Form onSubmit={() => void confirm()}>
      <TextField
        // Switching between kinds of code focuses the new field.
        key={String(isRecovery)}
        label={isRecovery ? t('signIn.recoveryCode') : t('signIn.code')}
        hint={isRecovery ? t('signIn.recoveryCodeHint') : t('signIn.codeHint')}
        autoComplete="one-time-code"
        {...(!isRecovery && { inputMode: 'numeric' })}
        isCode
        value={code}
        onChange={setCode}
        isFocusedFirst
      />
      <Button look="primary" type="submit" isPending={task.isBusy} isDisabled={code.trim().length < 6}>
        {t('signIn.confirm')}
      </Button>
      <div className={styles.links}>
        <Button look="quiet" isSmall onPress={switchKind}>
          {isRecovery ? t('signIn.useCode') : t('signIn.useRecoveryCode')}
        </Button>
        <Button look="quiet" isSmall onPress={onBack}>
          {t('signIn.otherMember')}
        </Button>
      </div>
    </Form>
  );
}
