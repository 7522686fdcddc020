import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { track } from '../data/events.ts';
import { useBrand } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { signIn } from '../data/sign-in.ts';
import { useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../routing/page-errors.ts';
import { prefilledLogin } from '../start-up/entry-parameters.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { loginTypeOf } from './login-type.ts';
import styles from './modals.module.css';
import type { ModalProps } from './modals.ts';
import type { SignInRequest } from './request-sign-in.ts';

/** Login and password (SS-007). Closed with true once there is a session of the viewer's own. */
export function SignInModal({ login = '', close }: SignInRequest & ModalProps<boolean>) {
  const t = useMessages();
  const queries = useQueryClient();
  const brand = useBrand();
  const { data: user } = useQuery(userQuery());
  const allowed = user?.systemInfo.allowed_login_types ?? brand.login_types;
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<{ login?: string; password?: string }>({});
  const loginField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);

  useEffect(() => {
    const known = login || prefilledLogin();
    if (loginField.current?.value === '') loginField.current.value = known;
    (known === '' ? loginField : passwordField).current?.focus();
    return () => sending.current?.abort();
  }, [login]);

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const typed = loginField.current?.value.trim() ?? '';
    const password = passwordField.current?.value ?? '';
    const type = loginTypeOf(typed);
    if (type === null || !allowed.includes(type)) {
      const kind = kindsOf(allowed);
      setErrors({
        login: kind === 'phone' ? t('input.login.validate.only_phone') : t('modals.loginWrong', { kind }),
      });
      loginField.current?.focus();
      return;
    }
    if (password === '') {
      setErrors({ password: t('modals.passwordMissing') });
      passwordField.current?.focus();
      return;
    }
    setErrors({});
    setIsSending(true);
    sending.current = new AbortController();
    const { signal } = sending.current;
    try {
      const state = await signIn(queries, { login: typed, login_type: type, password }, signal);
      if (state === 'restricted') setErrors({ password: t('modals.signInRestricted') });
      else close(true);
    } catch (error) {
      if (signal.aborted) return;
      const { status, description, error_code } = failureOf(error);
      track('login_check_failed', { login_type: type, response_code: status, error_code });
      setErrors({ password: description || t(status === 0 ? 'error.default' : 'error.auth') });
      passwordField.current?.select();
    } finally {
      if (!signal.aborted) setIsSending(false);
    }
  };

  return (
    <Dialog open onClose={close} title={t('modals.signInTitle', { name: brand.name })}>
      <p className={styles.text}>{t('modals.signInText')}</p>
      {/* What is wrong is said in the viewer's language, below its field. */}
      <form className={styles.form} method="post" onSubmit={(event) => void send(event)} noValidate>
        <TextField
          ref={loginField}
          label={t('modals.login', { kind: kindsOf(allowed) })}
          name="username"
          type={allowed.length === 1 && allowed[0] === 'phone' ? 'tel' : 'text'}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={login}
          error={errors.login ?? null}
        />
        <TextField
          ref={passwordField}
          label={t('modals.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          error={errors.password ?? null}
        />
        <Button variant="primary" size="large" type="submit" loading={isSending}>
          {t('modals.signIn')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Which of the words for a login are meant. */
function kindsOf(allowed: readonly string[]): 'phone' | 'email' | 'both' {
  const [only, other] = allowed;
  if (other !== undefined || only === undefined) return 'both';
  return only === 'phone' ? 'phone' : 'email';
}
