import { useMessages } from '../../i18n/messages.tsx';
import { PeopleIcon } from './people-icon.tsx';
import type { PartyView } from './party-view.ts';
import styles from './together-button.module.css';

export interface PanelToggleProps {
  readonly view: PartyView;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Opens the party's panel over the picture; shows the number of unread messages. */
export function PanelToggle({ view, isOpen, onOpen }: PanelToggleProps) {
  const t = useMessages();
  if (isOpen) return null;
  const count = view.party.participants.length;
  return (
    <button
      type="button"
      className={styles.button}
      data-unread={view.unread > 0}
      aria-label={t('together.openPanel', { count, unread: view.unread })}
      onClick={onOpen}
    >
      <PeopleIcon />
      <span className={styles.count}>{view.unread > 0 ? view.unread : count}</span>
    </button>
  );
}
