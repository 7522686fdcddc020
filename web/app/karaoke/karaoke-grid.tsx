import type { KaraokeCard } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { CardPages } from '../listings/card-pages.tsx';
import { karaokePath, singingPath } from '../data/paths.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import { Badge } from '../ui/badge.tsx';
import { EntityCard } from '../blocks/cards/entity-card.tsx';
import { UsageBadge } from '../blocks/cards/usage-badge.tsx';
import { karaokeQuery } from './queries.ts';

/** The number of cards whose pictures load at once. */
const early = 12;

/** The brand's karaoke catalogue. */
export function KaraokeGrid({ empty }: { readonly empty: ReactNode }) {
  const t = useMessages();
  return (
    <KaraokePages answer={useInfiniteQuery(karaokeQuery())} name={t('listings.karaokeTitle')} empty={empty} />
  );
}

interface KaraokePagesProps {
  readonly answer: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly KaraokeCard[] }>>;
  readonly name: string;
  readonly showsName?: boolean;
  readonly empty?: ReactNode;
}

/** Songs, loaded page by page. On pages without header and footer (`?player`) a card leads directly to singing. */
export function KaraokePages(props: KaraokePagesProps) {
  const t = useMessages();
  const { hasLayout } = useVisiblePage();
  return (
    <CardPages {...props} cards="small">
      {({ id, slug, name, artist, logo, color, usage_model, age_level, is_playable }, place) => (
        <EntityCard
          key={id}
          kind="karaoke"
          href={is_playable && !hasLayout ? singingPath(slug) : karaokePath(slug)}
          name={name}
          detail={artist.name}
          picture={logo}
          color={color}
          badges={
            <>
              <UsageBadge item={{ usage_model, is_coming_soon: false }} saysFree={false} />
              <Badge>{age_level.name}</Badge>
            </>
          }
          isEarly={place < early}
          {...(is_playable &&
            hasLayout && {
              action: { href: singingPath(slug), icon: 'microphone', label: t('karaoke.singSong', { name }) },
            })}
        />
      )}
    </CardPages>
  );
}
