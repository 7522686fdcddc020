import { imageUrl } from '@kadr/contract/image-url';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSettings } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { EntityFrame, EntityText } from '../listings/entity-frame.tsx';
import { TitlePages } from '../listings/title-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { targetPath } from '../data/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { usePromoEventDates } from './promo-event-dates.ts';
import { promoEventQuery, promoEventTitlesQuery } from './queries.ts';

/** The page of a promo event: description, dates, conditions and titles. */
export function PromoEventPage() {
  const t = useMessages();
  const datesOf = usePromoEventDates();
  const { brand, images_base_url } = useSettings();
  const { id = '' } = useParams();
  const { data: event } = useSuspenseQuery(promoEventQuery(id));
  const titles = useInfiniteQuery(promoEventTitlesQuery(event.id));
  const { name, description_short, logo, color, state, target } = event;
  const way = state === 'running' && target ? targetPath(target) : null;
  return (
    <>
      <PageHead
        title={t('promoEvents.pageTitle', { name, brand: brand.name })}
        description={description_short}
        image={logo && imageUrl(images_base_url, logo, 'share')}
      />
      <EntityFrame
        kind="collection"
        color={color}
        picture={logo}
        name={name}
        badges={
          <>
            {event.promo_label_text !== null && <Badge tone="light">{event.promo_label_text}</Badge>}
            <Badge>{event.age_level.name}</Badge>
          </>
        }
        lead={description_short}
        facts={[datesOf(event)]}
        buttons={
          <>
            {way !== null && (
              <ButtonLink href={way} variant="primary">
                {target?.title ?? t('promoEvents.takePart')}
              </ButtonLink>
            )}
            <ButtonLink href="/promo_events">{t('promoEvents.all')}</ButtonLink>
          </>
        }
      >
        <EntityText title={t('promoEvents.about')} text={event.description} />
        <EntityText title={t('promoEvents.terms')} text={event.terms} />
        {event.media_items_count > 0 && (
          <TitlePages answer={titles} name={t('promoEvents.inside')} showsName />
        )}
      </EntityFrame>
    </>
  );
}
