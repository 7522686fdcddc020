import { imageUrl } from '@kadr/contract/image-url';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSettings } from '../data/initial-data.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { EntityFrame } from '../listings/entity-frame.tsx';
import { TitlePages } from '../listings/title-grid.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { collectionQuery, collectionTitlesQuery } from './queries.ts';

/** A collection: its description and its titles. */
export function CollectionPage() {
  const t = useMessages();
  const { brand, images_base_url } = useSettings();
  const { id = '' } = useParams();
  const { data: collection } = useSuspenseQuery(collectionQuery(id));
  const titles = useInfiniteQuery(collectionTitlesQuery(collection.id));
  const { name, description, logo, color, media_items_count } = collection;
  return (
    <>
      <PageHead
        title={t('collections.pageTitle', { name, brand: brand.name })}
        description={description}
        image={logo && imageUrl(images_base_url, logo, 'share')}
      />
      <EntityFrame
        kind="collection"
        color={color}
        picture={logo}
        name={name}
        lead={description}
        facts={[t('collections.titles', { count: media_items_count })]}
        holders={[collection.copyright_holder_logo_1, collection.copyright_holder_logo_2]}
        buttons={<ButtonLink href="/collections">{t('collections.all')}</ButtonLink>}
      >
        <TitlePages answer={titles} name={t('collections.inside')} showsName />
      </EntityFrame>
    </>
  );
}
