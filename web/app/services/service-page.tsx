import { imageUrl } from '@kadr/contract/image-url';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { serviceChannelsQuery } from '../tv/queries.ts';
import { useSettings } from '../data/initial-data.tsx';
import { serviceQuery, serviceTitlesQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { EntityText } from '../listings/entity-frame.tsx';
import { TitlePages } from '../listings/title-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { ChannelPages } from '../tv/channel-pages.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PosterFan } from '../ui/poster-fan.tsx';
import { toneClass } from '../ui/tone.ts';
import { FreeTitles } from './free-titles.tsx';
import { countsOf } from './counts.ts';
import { ServiceLabel } from './service-label.tsx';
import { ServiceOffer } from './service-offer.tsx';
import entity from '../listings/entity.module.css';
import styles from './service-page.module.css';

/** The page of a service: description, price, contents, and titles that are free without it. */
export function ServicePage() {
  const t = useMessages();
  const { brand, images_base_url } = useSettings();
  const { hasLayout } = useVisiblePage();
  const { id = '' } = useParams();
  const { data: service } = useSuspenseQuery(serviceQuery(id));
  const titles = useInfiniteQuery(serviceTitlesQuery(service.id));
  const posters = titles.data?.pages[0]?.items ?? [];
  const content = (
    <article className={entity.page}>
      <header className={classNames(entity.header, styles.header, toneClass(service.color))}>
        <div className={entity.words}>
          {service.promo_label_text !== null && (
            <ServiceLabel text={service.promo_label_text} color={service.promo_label_color} />
          )}
          <h1 className={entity.name}>{service.name}</h1>
          {service.description_short !== null && <p className={entity.lead}>{service.description_short}</p>}
          <p className={styles.count}>{countsOf(service, t).join(' · ')}</p>
          <ServiceOffer service={service} />
        </div>
        <PosterFan titles={posters} className={styles.fan} />
      </header>
      <EntityText title={t('services.about')} text={service.description} />
      {service.media_items_count + service.channels_count === 0 && (
        <EmptyState icon="stack" title={t('services.insideEmpty')} text={t('services.insideEmptyText')}>
          <ButtonLink href="/catalog">{t('listings.toCatalogue')}</ButtonLink>
        </EmptyState>
      )}
      {service.media_items_count > 0 && <TitlePages answer={titles} name={t('services.inside')} showsName />}
      {service.channels_count > 0 && <ServiceChannels id={service.id} />}
      <FreeTitles />
    </article>
  );
  return (
    <>
      <PageHead
        title={t('services.pageTitle', { name: service.name, brand: brand.name })}
        description={service.description_short}
        image={service.image && imageUrl(images_base_url, service.image, 'share')}
      />
      {hasLayout ? content : <BarePage>{content}</BarePage>}
    </>
  );
}

function ServiceChannels({ id }: { readonly id: number }) {
  const t = useMessages();
  return (
    <ChannelPages answer={useInfiniteQuery(serviceChannelsQuery(id))} name={t('services.tv')} showsName />
  );
}
