import type { CastMember } from '@kadr/contract';
import { useMessages } from '../i18n/messages.tsx';
import { PersonCard } from '../blocks/cards/person-card.tsx';
import { Row } from '../ui/row.tsx';

/** Cast and crew, each linked to the person's page. */
export function CastRow({ cast, href }: { readonly cast: readonly CastMember[]; readonly href: string }) {
  const t = useMessages();
  return (
    <Row title={t('title.cast')} href={href}>
      {cast.map(({ person, role, character }) => (
        <PersonCard
          key={`${person.id} ${role}`}
          person={person}
          detail={character ?? t('title.role', { role })}
        />
      ))}
    </Row>
  );
}
