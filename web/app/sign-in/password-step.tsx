import { useRef, useState } from 'react';
import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './sign-in-modal.module.css';
import type { StepProps } from './step-props.ts';
import { useFocusOnFailure } from './use-focus-on-failure.ts';

const longestPassword = 128;

interface PasswordFormProps {
  /** Login of the password, for password managers. */
  readonly login: string;
  readonly text: string;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

function PasswordForm({ login, text, onSend, children }: PasswordFormProps) {
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.form} method="post" onSubmit={send} noValidate>
      <p className={styles.text}>{text}</p>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      {children}
    </form>
  );
}

function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'maxLength'>) {
  return <TextField {...props} type="password" maxLength={longestPassword} />;
}

/** Step `emailPassword`. */
export function PasswordStep({ flow, state, error }: StepProps) {
  const t = useMessages();
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useFocusOnFailure(field, state.failures);

  const send = (): void => {
    const password = field.current?.value ?? '';
    if (password === '') return setWrong(t('signIn.passwordMissing'));
    if (password.length <= longestPassword) void flow.submitPassword(password);
  };
  return (
    <PasswordForm login={state.login} text={t('signIn.passwordText', { email: state.login })} onSend={send}>
      <PasswordField
        ref={field}
        label={t('signIn.password')}
        name="password"
        autoComplete="current-password"
        error={wrong ?? error}
        onInput={() => {
          setWrong(null);
          flow.clearError();
        }}
      />
      <Button variant="primary" size="large" type="submit" loading={state.isBusy}>
        {t('signIn.enter')}
      </Button>
      <div className={styles.ways}>
        <Button variant="ghost" disabled={state.isBusy} onClick={() => void flow.forgetPassword()}>
          {t('signIn.forgot')}
        </Button>
        <Button variant="ghost" onClick={flow.back}>
          {t('signIn.back')}
        </Button>
      </div>
    </PasswordForm>
  );
}

/** Step `emailChangePassword`. */
export function NewPasswordStep({ flow, state, error }: StepProps) {
  const t = useMessages();
  const [wrong, setWrong] = useState<{ readonly password?: string; readonly again?: string }>({});
  const password = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  useFocusOnFailure(password, state.failures);

  const send = (): void => {
    const wanted = password.current?.value ?? '';
    const repeated = again.current?.value ?? '';
    const missing = {
      ...(wanted === '' && { password: t('signIn.passwordMissing') }),
      ...(repeated === '' && { again: t('signIn.repeatMissing') }),
    };
    const isDifferent = wanted !== '' && repeated !== '' && wanted !== repeated;
    const found = isDifferent ? { again: t('input.password_confirm.validate') } : missing;
    setWrong(found);
    if ('password' in found) password.current?.focus();
    else if ('again' in found) again.current?.focus();
    else if (wanted.length <= longestPassword) void flow.submitNewPassword(wanted);
  };
  const clear = (): void => {
    setWrong({});
    flow.clearError();
  };
  return (
    <PasswordForm login={state.login} text={t('signIn.newPasswordText')} onSend={send}>
      <PasswordField
        ref={password}
        label={t('signIn.newPassword')}
        name="new-password"
        autoComplete="new-password"
        hint={t('signIn.newPasswordHint')}
        error={wrong.password ?? error}
        onInput={clear}
      />
      <PasswordField
        ref={again}
        label={t('signIn.repeatPassword')}
        name="repeat-password"
        autoComplete="new-password"
        error={wrong.again ?? null}
        onInput={clear}
      />
      <Button variant="primary" size="large" type="submit" loading={state.isBusy}>
        {t('signIn.savePassword')}
      </Button>
    </PasswordForm>
  );
}
