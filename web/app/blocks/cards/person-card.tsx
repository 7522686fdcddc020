import type { CastMember } from '@kadr/contract';
import { personPath } from '../../data/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './person-card.module.css';

export interface PersonCardProps {
  readonly person: CastMember['person'];
  /** The line below the name: a part, or the name in another language. */
  readonly detail: string | null;
}

/** A person in a row, with a round portrait. */
export function PersonCard({ person, detail }: PersonCardProps) {
  return (
    <li className={styles.member}>
      <a href={personPath(person)} className={styles.link}>
        <span className={styles.portrait}>
          <Avatar name={person.name} path={person.photo_avatar} />
        </span>
        <span className={styles.name}>{person.name}</span>
        {detail !== null && <span className={styles.part}>{detail}</span>}
      </a>
    </li>
  );
}
