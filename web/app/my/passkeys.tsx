import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { confirm } from '../modals/open-modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { LateIcon } from '../ui/late-icon.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import styles from '../layout/account-pages.module.css';
import { passkeysQuery } from './queries.ts';

/** Passkeys: signing in by a fingerprint, a face or the screen lock, without a code. */
export function Passkeys() {
  const t = useMessages();
  const { moment } = useFormats();
  const queries = useQueryClient();
  const isInBrowser = useIsInBrowser();
  const { data: user } = useQuery(userQuery());
  const { data } = useQuery(passkeysQuery());
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const canAdd = isInBrowser && typeof PublicKeyCredential === 'function';
  const zone = user?.currentTimeZone ?? 'UTC';

  const work = async (task: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await task();
      await queries.invalidateQueries({ queryKey: passkeysQuery().queryKey });
    } catch (failure) {
      // Called off by the viewer: nothing is wrong.
      const isLeft = failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name);
      const isKnown = failure instanceof Error && failure.name === 'InvalidStateError';
      if (isKnown) setError(t('my.passkeyThere'));
      else if (!isLeft) setError(failureOf(failure).description || t('my.passkeyFailed'));
    }
    setBusy(false);
  };
  const add = () =>
    work(async () => {
      const [{ startRegistration }, { passkeys }] = await Promise.all([
        import('@simplewebauthn/browser'),
        apiOf(queries),
      ]);
      const options = await passkeys.registrationOptions();
      const answer = await startRegistration({
        optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
      });
      await passkeys.register({
        answer: {
          ...answer,
          response: { ...answer.response },
          clientExtensionResults: { ...answer.clientExtensionResults },
        },
      });
    });
  const remove = async (id: number, name: string): Promise<void> => {
    const isSure = await confirm({
      title: t('my.removePasskeyTitle'),
      text: t('my.removePasskeyText', { name }),
      continueWords: t('my.remove'),
      exitWords: t('my.keep'),
    });
    if (isSure) await work(async () => (await apiOf(queries)).passkeys.delete({ id }));
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('my.passkeys')}</h2>
      <p className={styles.text}>{t('my.passkeysText')}</p>
      {data && data.passkeys.length > 0 && (
        <ul className={styles.rows}>
          {data.passkeys.map(({ id, name, created_at, last_used_at }) => (
            <li key={id} className={styles.row}>
              <LateIcon name="key" />
              <div className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>
                  {last_used_at === null
                    ? t('my.passkeyMade', { when: moment(created_at, zone) })
                    : t('my.passkeyUsed', { when: moment(last_used_at, zone) })}
                </span>
              </div>
              <IconButton
                icon="close"
                variant="ghost"
                label={t('my.removePasskey', { name })}
                onClick={() => void remove(id, name)}
              />
            </li>
          ))}
        </ul>
      )}
      {canAdd ? (
        <Button loading={isBusy} onClick={() => void add()}>
          {t('my.addPasskey')}
        </Button>
      ) : (
        isInBrowser && <p className={styles.text}>{t('my.noPasskeys')}</p>
      )}
      <FieldNote id="passkeys-note" hint={undefined} error={error} />
    </section>
  );
}
