import type { Player } from '@kadr/player';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { apiOf } from '../../data/query-client.ts';
import { failureOf } from '../../data/page-errors.ts';
import { userQuery } from '../../data/queries.ts';
import { toasts } from '../../data/toasts.ts';
import { useMessages } from '../../i18n/messages.tsx';
import { requestSignIn } from '../../sign-in/request-sign-in.ts';
import { useTask } from '../../ui/use-task.ts';
import { PeopleIcon } from './people-icon.tsx';
import styles from './together-button.module.css';

export interface TogetherButtonProps {
  /** Id of the playing title. */
  readonly mediaItemId: number;
  readonly player: () => Pick<Player, 'position' | 'store'> | null;
}

/** Starts a party with the playing title, at the current picture: its page is the link for the others. */
export function TogetherButton({ mediaItemId, player }: TogetherButtonProps) {
  const t = useMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const begin = async (): Promise<void> => {
    const { isAuth } = await queries.ensureQueryData(userQuery());
    if (!isAuth && !(await requestSignIn())) return;
    const current = player();
    try {
      const { parties } = await apiOf(queries);
      const { id } = await parties.create({
        media_item_id: String(mediaItemId),
        position: current?.position() ?? 0,
        is_playing: current?.store.getState().isPaused !== true,
      });
      await navigate(`/together/${id}`, { replace: true });
    } catch (error) {
      toasts.show({ title: failureOf(error).description || t('watch.failedText'), tone: 'bad', duration: 5 });
    }
  };
  const { run, isBusy } = useTask();
  return (
    <button
      type="button"
      className={styles.button}
      aria-busy={isBusy || undefined}
      onClick={() => void run(begin)}
    >
      <PeopleIcon />
      <span className={styles.words}>{t('watch.together')}</span>
    </button>
  );
}
