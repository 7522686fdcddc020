import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { useEffect, useRef, useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { asMaster } from '../profiles/as-master.ts';
import { Button } from '../ui/button.tsx';
import { deviceName } from '../ui/device-name.ts';
import { LateIcon } from '../ui/late-icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Form } from '../ui/use-form.ts';
import { useExplanation } from '../ui/use-task.ts';
import styles from '../modals/modals.module.css';
import { requestSignIn } from './request-sign-in.ts';
import { refresh } from '../data/query-families.ts';

type Tv = Awaited<ReturnType<KadrClient['tvCodes']['describe']>>;

export interface TvCodeFormProps {
  /** Prefills the code. */
  readonly given: string;
  /** Called with the service's notification when the TV is signed in. */
  readonly onDone: (notification: Notification) => void;
}

/**
 * Signs a TV in by its code, after showing which TV it is, so that viewers do not sign in a stranger's TV. A guest is
 * asked to sign in first.
 */
export function TvCodeForm({ given, onDone }: TvCodeFormProps) {
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const [tv, setTv] = useState<Tv | null>(null);
  const explain = useExplanation();
  const form = useForm({
    initial: { code: given },
    send: async ({ code }) => {
      const wanted = code.trim();
      if (wanted === '' || (user?.isAuth !== true && !(await requestSignIn()))) return false;
      const { tvCodes } = await apiOf(queries);
      if (tv === null) return setTv(await tvCodes.describe({ code: wanted }));
      const activated = await asMaster((pin_code) => tvCodes.activate({ code: wanted, pin_code }));
      if (activated === undefined) return false;
      void refresh(queries, 'devices');
      return onDone(activated.notification);
    },
    explain: (failure) => {
      setTv(null);
      return explain(failure);
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      {tv === null ? (
        <CodeEntry form={form} />
      ) : (
        <TvQuestion tv={tv} isSending={form.isSending} onBack={() => setTv(null)} />
      )}
    </form>
  );
}

function CodeEntry({
  form: { values, error, isSending, change },
}: {
  readonly form: Form<{ readonly code: string }>;
}) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  // After an error the code is typed again.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => field.current?.focus(), [error]);
  return (
    <>
      <p className={styles.text}>{t('signIn.tvText')}</p>
      <div className={styles.form}>
        <TextField
          ref={field}
          label={t('signIn.tvCode')}
          name="tv-code"
          value={values.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          error={error}
          onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
        />
        <Button
          variant="primary"
          size="large"
          type="submit"
          disabled={values.code.trim() === ''}
          loading={isSending}
        >
          {t('signIn.next')}
        </Button>
      </div>
    </>
  );
}

/** Asks whether to sign in this TV. */
function TvQuestion({
  tv,
  isSending,
  onBack,
}: {
  readonly tv: Tv;
  readonly isSending: boolean;
  readonly onBack: () => void;
}) {
  const t = useMessages();
  return (
    <>
      <div className={styles.lead}>
        <span className={styles.sign}>
          <LateIcon name={tv.device_type_icon} />
        </span>
        <p className={styles.text}>
          {t('signIn.tvQuestion', { device: deviceName(tv) })}{' '}
          {!tv.is_same_network && t('signIn.tvElsewhere')}
        </p>
      </div>
      <div className={styles.steps}>
        <Button variant="primary" type="submit" loading={isSending}>
          {t('signIn.tvConnect')}
        </Button>
        <Button disabled={isSending} onClick={onBack}>
          {t('signIn.back')}
        </Button>
      </div>
    </>
  );
}
