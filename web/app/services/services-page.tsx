import type { ServicePage } from '@kadr/contract';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useBrand } from '../data/initial-data.tsx';
import { postersQuery, servicesQuery } from './queries.ts';
import { useMessages } from '../i18n/messages.tsx';
import { ListingPage } from '../listings/listing-page.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { TakeWords } from '../purchase/service-button.tsx';
import { servicePath } from '../data/paths.ts';
import { useVisiblePage } from '../routing/visible-page.ts';
import { BarePage } from '../layout/bare-page.tsx';
import { PlainPage } from '../layout/plain-page.tsx';
import { classNames } from '../ui/class-names.ts';
import { PosterFan } from '../ui/poster-fan.tsx';
import { toneClass } from '../ui/tone.ts';
import { FreeTitles } from './free-titles.tsx';
import { countsOf } from './counts.ts';
import { ServiceLabel } from './service-label.tsx';
import { serviceStateOf } from './service-state.ts';
import styles from './services-page.module.css';

/** The services that the brand offers; without any, an explanation and links. */
export function ServicesPage() {
  const t = useMessages();
  const { name: brand } = useBrand();
  const { hasLayout } = useVisiblePage();
  const { data } = useSuspenseQuery(servicesQuery());
  if (data.items.length === 0) return <ListingPage kind="services" icon="card" next="/catalog" />;
  const title = t('listings.servicesTitle');
  const content = (
    <>
      <ul className={styles.list}>
        {data.items.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ul>
      <p className={styles.note}>{t('services.terms')}</p>
      <FreeTitles />
    </>
  );
  const page = (
    <PlainPage title={title} lead={t('listings.servicesDescription')}>
      {content}
    </PlainPage>
  );
  return (
    <>
      <PageHead
        title={t('listings.pageTitle', { name: title, brand })}
        description={t('listings.servicesDescription')}
      />
      {hasLayout ? page : <BarePage>{page}</BarePage>}
    </>
  );
}

/** The lowest price of a service, or that the viewer has it. */
function CardOffer({
  service,
}: {
  readonly service: Pick<ServicePage, 'active' | 'purchase_state' | 'purchase_variants'>;
}) {
  const t = useMessages();
  const state = serviceStateOf(service);
  if (state.kind === 'active' || state.kind === 'active_until')
    return <span className={styles.price}>{t('services.state', { state: 'active', date: '' })}</span>;
  if (service.purchase_variants.length === 0) return null;
  return (
    <span className={styles.price}>
      <TakeWords variants={service.purchase_variants} />
    </span>
  );
}

function ServiceCard({ service }: { readonly service: Omit<ServicePage, 'description'> }) {
  const t = useMessages();
  const { data } = useInfiniteQuery(postersQuery(service.id));
  const posters = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <li className={classNames(styles.card, toneClass(service.color))}>
      <a href={servicePath(service.alias)} className={styles.link}>
        <span className={styles.words}>
          {service.promo_label_text !== null && (
            <ServiceLabel text={service.promo_label_text} color={service.promo_label_color} />
          )}
          <span className={styles.name}>{service.name}</span>
          {service.description_short !== null && (
            <span className={styles.text}>{service.description_short}</span>
          )}
          <span className={styles.count}>{countsOf(service, t).join(' · ')}</span>
          <CardOffer service={service} />
        </span>
        <PosterFan titles={posters} className={styles.fan} />
      </a>
    </li>
  );
}
