import type { Party } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ProfileIcon } from '../../ui/profile-icon.tsx';
import { useTask } from '../../ui/use-task.ts';
import styles from './together-panel.module.css';

export interface ParticipantsProps {
  readonly party: Party;
  readonly isHost: boolean;
  readonly onRemove: (participantId: number) => Promise<void>;
}

/** The participants, and which of them the others wait for. */
export function Participants({ party, isHost, onRemove }: ParticipantsProps) {
  const t = useMessages();
  return (
    <ul className={styles.participants} aria-label={t('together.participants')}>
      {party.participants.map((participant) => {
        const isMe = participant.id === party.participant_id;
        return (
          <ParticipantRow
            key={participant.id}
            participant={participant}
            isMe={isMe}
            onRemove={isHost && !isMe ? () => onRemove(participant.id) : null}
          />
        );
      })}
    </ul>
  );
}

interface ParticipantRowProps {
  readonly participant: Party['participants'][number];
  readonly isMe: boolean;
  readonly onRemove: (() => Promise<void>) | null;
}

function ParticipantRow({ participant, isMe, onRemove }: ParticipantRowProps) {
  const t = useMessages();
  const removal = useTask();
  const { name, icon, is_host, is_waiting } = participant;
  const note = is_waiting ? 'together.waiting' : is_host ? 'together.host' : null;
  return (
    <li className={styles.participant} data-waiting={is_waiting}>
      <span className={styles.icon}>
        <ProfileIcon image={icon} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{isMe ? t('together.you', { name }) : name}</span>
        {note !== null && <span className={styles.note}>{t(note)}</span>}
        {removal.error !== null && (
          <span className={styles.error} role="alert">
            {removal.error}
          </span>
        )}
      </span>
      {onRemove !== null && (
        <IconButton
          icon="close"
          label={t('together.remove', { name })}
          onClick={() => void removal.run(onRemove)}
        />
      )}
    </li>
  );
}
