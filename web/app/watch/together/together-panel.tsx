import { useEffect } from 'react';
import { useMessages } from '../../i18n/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useTask } from '../../ui/use-task.ts';
import { Chat } from './chat.tsx';
import { Participants } from './participants.tsx';
import { PartyLink } from './party-link.tsx';
import type { PartySession } from './party-ports.ts';
import type { PartyView } from './party-view.ts';
import styles from './together-panel.module.css';

export interface TogetherPanelProps {
  readonly view: PartyView;
  readonly session: PartySession;
  readonly onClose: () => void;
}

/** The panel beside the picture: link, participants, chat. */
export function TogetherPanel({ view, session, onClose }: TogetherPanelProps) {
  const t = useMessages();
  const { party, unread } = view;
  const isHost = party.participants.some(({ id, is_host }) => id === party.participant_id && is_host);
  const host = party.participants.find(({ is_host }) => is_host);
  const control = useTask();
  useEffect(() => {
    if (unread > 0) session.noteRead();
  }, [unread, session]);
  return (
    <aside className={styles.panel} aria-label={t('together.title')}>
      <div className={styles.header}>
        <h2 className={styles.title}>{t('together.title')}</h2>
        <IconButton icon="close" label={t('together.closePanel')} onClick={onClose} />
      </div>
      <div className={styles.about}>
        <PartyLink id={party.id} />
        <Participants party={party} isHost={isHost} onRemove={session.remove} />
        {isHost && party.participants.length > 1 && (
          <Switch
            label={t('together.onlyMe')}
            checked={party.control === 'host'}
            onChange={(isOn) => void control.run(() => session.edit(isOn ? 'host' : 'everyone'))}
          />
        )}
        {!isHost && party.control === 'host' && host !== undefined && (
          <p className={styles.hint}>{t('together.controlledBy', { name: host.name })}</p>
        )}
        {control.error !== null && (
          <p className={styles.error} role="alert">
            {control.error}
          </p>
        )}
      </div>
      <Chat view={view} session={session} />
    </aside>
  );
}
