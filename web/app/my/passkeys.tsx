import type { KadrClient } from '@kadr/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { useFormats, useMessages } from '../i18n/messages.tsx';
import { confirm } from '../modals/open-modals.ts';
import { failureOf } from '../data/page-errors.ts';
import { useIsInBrowser } from '../layout/use-is-in-browser.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { LateIcon } from '../ui/late-icon.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import { useTask } from '../ui/use-task.ts';
import styles from '../layout/account-pages.module.css';
import { passkeysQuery } from './queries.ts';

/** Passkeys: signing in by a fingerprint, a face or the screen lock, without a code. */
export function Passkeys() {
  const t = useMessages();
  const isInBrowser = useIsInBrowser();
  const { data } = useQuery(passkeysQuery());
  const { isBusy, error, add, remove } = usePasskeyChanges();
  const canAdd = isInBrowser && typeof PublicKeyCredential === 'function';
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('my.passkeys')}</h2>
      <p className={styles.text}>{t('my.passkeysText')}</p>
      {data && data.passkeys.length > 0 && (
        <ul className={styles.rows}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => void remove(passkey)} />
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

type Passkey = Awaited<ReturnType<KadrClient['passkeys']['list']>>['passkeys'][number];

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { data: user } = useQuery(userQuery());
  const { name, created_at, last_used_at } = passkey;
  const zone = user?.currentTimeZone ?? 'UTC';
  return (
    <li className={styles.row}>
      <LateIcon name="key" />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          {last_used_at === null
            ? t('my.passkeyMade', { when: moment(created_at, zone) })
            : t('my.passkeyUsed', { when: moment(last_used_at, zone) })}
        </span>
      </div>
      <IconButton icon="close" variant="ghost" label={t('my.removePasskey', { name })} onClick={onRemove} />
    </li>
  );
}

/** Adds a passkey of this browser, and removes one after the viewer's confirmation. */
function usePasskeyChanges() {
  const t = useMessages();
  const queries = useQueryClient();
  const { isBusy, error, run } = useTask((failure) => {
    const name = failure instanceof Error ? failure.name : '';
    // Cancelled by the viewer: not an error.
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError') return t('my.passkeyThere');
    return failureOf(failure).description || t('my.passkeyFailed');
  });
  const change = (send: () => Promise<unknown>): Promise<boolean> =>
    run(async () => {
      await send();
      await queries.invalidateQueries({ queryKey: passkeysQuery().queryKey });
    });
  const add = () => change(() => registerPasskey(queries));
  const remove = async ({ id, name }: Passkey): Promise<void> => {
    const isSure = await confirm({
      title: t('my.removePasskeyTitle'),
      text: t('my.removePasskeyText', { name }),
      continueWords: t('my.remove'),
      exitWords: t('my.keep'),
    });
    if (isSure) await change(async () => (await apiOf(queries)).passkeys.delete({ id }));
  };
  return { isBusy, error, add, remove };
}

async function registerPasskey(queries: QueryClient): Promise<void> {
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
}
