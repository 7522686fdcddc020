import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useBrand } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { prefilledLogin } from '../data/entry-parameters.ts';
import { Button } from '../ui/button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { entryOf, loginOf, typedInto } from './login-entry.ts';
import type { LoginEntry } from './login-entry.ts';
import { LoginField } from './login-field.tsx';
import styles from './sign-in-modal.module.css';
import type { StepProps } from './step-props.ts';
import { useFocusOnFailure } from './use-focus-on-failure.ts';
import { countriesQuery } from './queries.ts';

/** Step `login`: a phone number, or an e-mail address if allowed. */
export function LoginStep({ flow, state, error, allowed, login }: StepProps & { readonly login: string }) {
  const t = useMessages();
  const brand = useBrand();
  const isInBrowser = useIsInBrowser();
  // Only the browser knows the number in the address.
  const known = state.login || login || (isInBrowser ? prefilledLogin() : '');
  const [typed, setTyped] = useState<LoginEntry | null>(null);
  const entry = typed ?? entryOf(known, []);
  const [wrong, setWrong] = useState<string | null>(null);
  const hasPasskeys = isInBrowser && typeof PublicKeyCredential === 'function';
  const field = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  useFocusOnFailure(field, state.failures);

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // No error for a number that is entered before the countries are loaded.
    const isEarly = entry.type === 'phone' && entry.text.startsWith('+');
    const list = isEarly ? await queries.ensureQueryData(countriesQuery()).catch(() => null) : null;
    const placed =
      list === null ? entry : typedInto(entry, { text: entry.text, isTyped: false }, allowed, list.countries);
    const whole = loginOf(placed);
    if (whole === null) {
      setWrong(t(entry.type === 'phone' ? 'input.phone.validate' : 'input.email.validate'));
      field.current?.focus();
      return;
    }
    await flow.submitLogin(whole, entry.type);
  };
  const [only, other] = allowed;
  const kind = other === undefined && only !== undefined ? only : 'both';
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void send(event)} noValidate>
      <p className={styles.text}>{t('signIn.loginText', { kind })}</p>
      <LoginField
        ref={field}
        label={t('signIn.login', { kind })}
        allowed={allowed}
        entry={entry}
        error={wrong ?? error}
        onChange={(next) => {
          setTyped(next);
          setWrong(null);
          flow.clearError();
        }}
      />
      <Button variant="primary" size="large" type="submit" loading={state.isBusy}>
        {t('signIn.next')}
      </Button>
      {hasPasskeys && (
        <Button variant="ghost" onClick={() => void flow.signInByPasskey()}>
          {t('signIn.byPasskey')}
        </Button>
      )}
      {brand.footer.groups.some(({ pages }) => pages.includes('/offer')) && (
        <p className={styles.small}>
          {t('signIn.terms')}{' '}
          <TextLink href="/offer" target="_blank">
            {t('signIn.termsLink')}
          </TextLink>
        </p>
      )}
    </form>
  );
}
