import type { BonusProgram } from '@kadr/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.tsx';
import { Button } from '../ui/button.tsx';
import { useTask } from '../ui/use-task.ts';
import styles from './bonuses.module.css';
import { openBonus } from './open-bonus.ts';

/** The button of a programme: join it, or change the login; disabled while an application is processed. */
export function BonusButton({ program }: { readonly program: BonusProgram }) {
  const t = useMessages();
  const queries = useQueryClient();
  const { isBusy, error, run } = useTask();
  const { id, status, actions, name, required_login_type: type } = program;
  if (status === 'processing') return <Button disabled>{t('bonuses.processing')}</Button>;
  if (status === 'registered' && !actions.includes('use_custom_login')) return null;
  const words = status === 'registered' ? t('bonuses.changeLogin', { type }) : t('bonuses.join');
  return (
    <>
      <Button
        variant={status === 'registered' ? 'secondary' : 'primary'}
        loading={isBusy}
        aria-label={`${words}: ${name}`}
        onClick={() => void run(() => openBonus(queries, id, t))}
      >
        {words}
      </Button>
      {error !== null && (
        <p className={styles.text} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
