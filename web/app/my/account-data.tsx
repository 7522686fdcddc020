import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiOf } from '../data/query-client.ts';
import { forgetAnswers } from '../data/sign-in.ts';
import { noteSession } from '../data/session-marker.ts';
import { useMessages } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { Button } from '../ui/button.tsx';
import { FieldNote } from '../ui/text-field.tsx';
import { useTask } from '../ui/use-task.ts';
import { toasts } from '../data/toasts.ts';
import styles from '../layout/account-pages.module.css';

/** The account's stored data: to download, or to have erased. */
export function AccountData() {
  const t = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isBusy, error, run } = useTask();

  const take = () =>
    run(async () => {
      const { account } = await apiOf(queries);
      const { exported_at, data } = await account.export();
      save(`kadr-${new Date(exported_at * 1000).toISOString().slice(0, 10)}.json`, data);
    });
  const erase = async (): Promise<void> => {
    const isErased = await modals.open(
      () => import('./erase-modal.tsx').then((module) => module.EraseModal),
      {},
    );
    if (isErased !== true) return;
    noteSession({ session_state: 'demo' });
    // Leave the viewer's page first: a guest would be asked to sign in here.
    await navigate('/', { replace: true });
    toasts.dismissAll();
    await forgetAnswers(queries);
    toasts.show({ title: t('my.erased'), duration: 8 });
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('my.data')}</h2>
      <p className={styles.text}>{t('my.dataText')}</p>
      <div className={styles.ways}>
        <Button loading={isBusy} onClick={() => void take()}>
          {t('my.export')}
        </Button>
        <Button variant="ghost" onClick={() => void erase()}>
          {t('my.erase')}
        </Button>
      </div>
      <FieldNote id="data-note" hint={undefined} error={error} />
    </section>
  );
}

/** Saves data as a file of the viewer. */
function save(name: string, data: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
