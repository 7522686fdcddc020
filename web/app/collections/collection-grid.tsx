import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { CardPages } from '../listings/card-pages.tsx';
import { collectionPath } from '../data/paths.ts';
import { EntityCard } from '../blocks/cards/entity-card.tsx';
import { collectionsQuery } from './queries.ts';

/** The number of cards whose pictures load at once. */
const early = 6;

/** The brand's collections. */
export function CollectionGrid({ empty }: { readonly empty: ReactNode }) {
  const t = useMessages();
  return (
    <CardPages
      answer={useInfiniteQuery(collectionsQuery())}
      name={t('listings.collectionsTitle')}
      empty={empty}
    >
      {({ id, slug, name, logo, color, media_items_count }, place) => (
        <EntityCard
          key={id}
          kind="collection"
          href={collectionPath(slug)}
          name={name}
          detail={t('collections.titles', { count: media_items_count })}
          picture={logo}
          color={color}
          isEarly={place < early}
        />
      )}
    </CardPages>
  );
}
