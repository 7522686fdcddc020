import { useMessages } from '../../i18n/messages.tsx';
import type { FloatingReaction } from './party-view.ts';
import { reactionNames } from './reaction-names.ts';
import { ReactionPicture } from './reaction-picture.tsx';
import styles from './reactions.module.css';

/** Reactions that rise along the side of the picture, clear of captions and controls. They are also announced. */
export function Reactions({ reactions }: { readonly reactions: readonly FloatingReaction[] }) {
  const t = useMessages();
  return (
    <ul className={styles.reactions} aria-live="polite" aria-label={t('together.reactions')}>
      {reactions.map(({ key, reaction, name }) => (
        <li key={key} className={styles.reaction} data-lane={key % 4}>
          <span className={styles.picture}>
            <ReactionPicture reaction={reaction} />
          </span>
          <span className={styles.unseen}>{t(reactionNames[reaction])}</span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
