import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useMessages } from '../i18n/messages.tsx';
import { asMaster } from '../profiles/as-master.ts';
import { failureOf } from '../data/page-errors.ts';
import { Button } from '../ui/button.tsx';
import { deviceName } from '../ui/device-name.ts';
import { LateIcon } from '../ui/late-icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from '../modals/modals.module.css';
import { requestSignIn } from './request-sign-in.ts';
import { refresh } from '../data/query-families.ts';

type Tv = Awaited<ReturnType<KadrClient['tvCodes']['describe']>>;

export interface TvCodeFormProps {
  /** Fills in the code. */
  readonly given: string;
  /** Called with what the service says when the TV is signed in. */
  readonly onDone: (notification: Notification) => void;
}

/**
 * Signs a TV in by the code that it shows: first it says which TV that is, so that nobody signs in a stranger's. A
 * guest is asked to sign in first.
 */
export function TvCodeForm({ given, onDone }: TvCodeFormProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const { data: user } = useQuery(userQuery());
  const [code, setCode] = useState(given);
  const [tv, setTv] = useState<Tv | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const wanted = code.trim();
  useEffect(() => {
    if (tv === null || error !== null) field.current?.focus();
  }, [tv, error]);

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (wanted === '' || isSending) return;
    setSending(true);
    setError(null);
    try {
      if (user?.isAuth !== true && !(await requestSignIn())) return;
      const { tvCodes } = await apiOf(queries);
      if (tv === null) setTv(await tvCodes.describe({ code: wanted }));
      else {
        const activated = await asMaster((pin_code) => tvCodes.activate({ code: wanted, pin_code }));
        if (activated === undefined) return;
        void refresh(queries, 'devices');
        onDone(activated.notification);
      }
    } catch (failure) {
      setTv(null);
      setError(failureOf(failure).description || t('error.default'));
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      {tv === null ? (
        <>
          <p className={styles.text}>{t('signIn.tvText')}</p>
          <div className={styles.form}>
            <TextField
              ref={field}
              label={t('signIn.tvCode')}
              name="tv-code"
              value={code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={32}
              error={error}
              onChange={({ currentTarget }) => {
                setCode(currentTarget.value.toUpperCase());
                setError(null);
              }}
            />
            <Button variant="primary" size="large" type="submit" disabled={wanted === ''} loading={isSending}>
              {t('signIn.next')}
            </Button>
          </div>
        </>
      ) : (
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
            <Button disabled={isSending} onClick={() => setTv(null)}>
              {t('signIn.back')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
