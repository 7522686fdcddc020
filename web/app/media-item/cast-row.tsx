import type { CastMember } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { personPath } from '../routing/paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Row } from '../ui/row.tsx';
import styles from './cast-row.module.css';

/** Who plays and who made it, each leading to the person's page (CT-144). */
export function CastRow({ cast, href }: { readonly cast: readonly CastMember[]; readonly href: string }) {
  const t = useMessages();
  return (
    <Row title={t('title.cast')} href={href}>
      {cast.map(({ person, role, character }) => (
        <li key={`${person.id} ${role}`} className={styles.member}>
          <a href={personPath(person)} className={styles.link}>
            <span className={styles.portrait}>
              <Avatar name={person.name} path={person.photo_avatar} />
            </span>
            <span className={styles.name}>{person.name}</span>
            <span className={styles.part}>{character ?? t('title.role', { role })}</span>
          </a>
        </li>
      ))}
    </Row>
  );
}
