import type { KaraokeCard } from '@kadr/contract';
import { EntityCard } from '../blocks/cards/entity-card.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { Row } from '../ui/row.tsx';

/** The most songs in a row. */
export const mostInRow = 12;

export interface SongRowProps {
  readonly songs: readonly KaraokeCard[];
  /** The path to which a song's card leads. */
  readonly pathOf: (slug: string) => string;
}

/** Other songs. */
export function SongRow({ songs, pathOf }: SongRowProps) {
  const t = useMessages();
  return (
    <Row title={t('karaoke.others')} href="/karaoke/catalog">
      {songs.map(({ id, slug, name, artist, logo, color }) => (
        <EntityCard
          key={id}
          kind="karaoke"
          href={pathOf(slug)}
          name={name}
          detail={artist.name}
          picture={logo}
          color={color}
          isInRow
        />
      ))}
    </Row>
  );
}
