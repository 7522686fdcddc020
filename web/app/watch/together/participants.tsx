import type { Party } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ProfileIcon } from '../../ui/profile-icon.tsx';
import styles from './together-panel.module.css';

export interface ParticipantsProps {
  readonly party: Party;
  readonly isHost: boolean;
  readonly onRemove: (participantId: number) => void;
}

/** Who is there, and whom the others are ahead of. */
export function Participants({ party, isHost, onRemove }: ParticipantsProps) {
  const t = useMessages();
  return (
    <ul className={styles.participants} aria-label={t('together.participants')}>
      {party.participants.map(({ id, name, icon, is_host, is_waiting }) => {
        const isMe = id === party.participant_id;
        const note = is_waiting ? 'together.waiting' : is_host ? 'together.host' : null;
        return (
          <li key={id} className={styles.participant} data-waiting={is_waiting}>
            <span className={styles.icon}>
              <ProfileIcon image={icon} />
            </span>
            <span className={styles.who}>
              <span className={styles.name}>{isMe ? t('together.you', { name }) : name}</span>
              {note !== null && <span className={styles.note}>{t(note)}</span>}
            </span>
            {isHost && !isMe && (
              <IconButton icon="close" label={t('together.remove', { name })} onClick={() => onRemove(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
