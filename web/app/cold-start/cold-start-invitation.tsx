import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import { modals } from '../modals/modals.ts';
import { targetPath } from '../data/paths.ts';
import { Button } from '../ui/button.tsx';
import styles from './cold-start-invitation.module.css';
import { refresh } from '../data/query-families.ts';

/** Offers to state one's preferences; afterwards the app goes to the resulting view. */
export function ColdStartInvitation() {
  const t = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = async (): Promise<void> => {
    const alias = await modals.open(
      () => import('./cold-start-modal.tsx').then((module) => module.ColdStartModal),
      {},
    );
    if (alias === undefined) return;
    await refresh(queries, 'media-view');
    const path = targetPath({ type: 'media_view', link: alias, title: null });
    if (path !== null) await navigate(`${path}#cold_start`);
  };
  return (
    <section className={styles.invitation}>
      <div>
        <h2 className={styles.title}>{t('coldStart.invitationTitle')}</h2>
        <p className={styles.text}>{t('coldStart.invitationText')}</p>
      </div>
      <Button onClick={() => void start()}>{t('coldStart.start')}</Button>
    </section>
  );
}
