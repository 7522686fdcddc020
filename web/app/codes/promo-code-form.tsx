import type { Notification } from '@kadr/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { activate, takeRefusal } from './activate.ts';
import { mayTry } from './attempts.ts';
import { longestCode } from './given-code.ts';
import styles from './promo-code-form.module.css';

export interface PromoCodeFormProps {
  /** The initial code. */
  readonly given: string;
  /** The reason why the code was refused before. */
  readonly refusal?: string;
  /** Called when the code has been redeemed, with the service's notification. */
  readonly onDone: (notification: Notification | null) => void;
  /** Called when a code requires a bank card on the account. */
  readonly onCardWanted: (code: string) => void;
}

/** The form for a promo code; a guest is asked to sign in, because a code is redeemed for an account. */
export function PromoCodeForm({ given, refusal, onDone, onCardWanted }: PromoCodeFormProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const isInBrowser = useIsInBrowser();
  const form = useForm({
    initial: { code: given },
    ...(refusal !== undefined && { errors: { code: refusal } }),
    check: ({ code }) => {
      if (code.trim() === '' || mayTry(document.cookie)) return {};
      return { code: t('input.promocode.validate.daily_attempt_limit_exceeded') };
    },
    send: async ({ code }) => {
      const wanted = code.trim();
      if (wanted === '') return false;
      // A code is redeemed for an account.
      if (user?.isAuth !== true && !(await requestSignIn())) return false;
      // The account holder confirms first.
      const { checkPin } = await import('../profiles/pin-modals.ts');
      if (!(await checkPin())) return false;
      try {
        const notification = await activate(queries, wanted);
        form.change({ code: '' });
        return onDone(notification);
      } catch (failure) {
        const { text, isCardWanted } = takeRefusal(failure);
        return isCardWanted ? onCardWanted(wanted) : { code: text || t('error.default') };
      }
    },
  });
  const { values, errors, error, isSending, change, onSubmit } = form;
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div>
        <TextField
          name="code"
          label={t('codes.label')}
          value={values.code}
          error={errors.code ?? error}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // The form may be in a block, which is hydrated later than its page: input before that would be lost.
          disabled={!isInBrowser}
          onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
        />
      </div>
      <div className={styles.submit}>
        {/* Before hydration the browser itself would submit the code in the address. */}
        <Button
          type="submit"
          variant="primary"
          loading={isSending}
          disabled={!isInBrowser || values.code.trim() === ''}
        >
          {t('codes.activate')}
        </Button>
      </div>
    </form>
  );
}
