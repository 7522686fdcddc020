import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { CardPages } from '../listings/card-pages.tsx';
import { promoEventPath } from '../data/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { EntityCard } from '../blocks/cards/entity-card.tsx';
import { usePromoEventDates } from './promo-event-dates.ts';
import { promoEventsQuery } from './queries.ts';

/** Number of cards whose pictures are loaded eagerly. */
const early = 6;

/** The brand's promo events that have not ended. */
export function PromoEventGrid({ empty }: { readonly empty: ReactNode }) {
  const t = useMessages();
  const datesOf = usePromoEventDates();
  return (
    <CardPages
      answer={useInfiniteQuery(promoEventsQuery())}
      name={t('listings.promoEventsTitle')}
      empty={empty}
    >
      {(event, place) => (
        <EntityCard
          key={event.id}
          kind="collection"
          href={promoEventPath(event.slug)}
          name={event.name}
          detail={datesOf(event)}
          picture={event.logo}
          color={event.color}
          badges={
            <>
              {event.promo_label_text !== null && <Badge tone="light">{event.promo_label_text}</Badge>}
              <Badge>{event.age_level.name}</Badge>
            </>
          }
          isEarly={place < early}
        />
      )}
    </CardPages>
  );
}
