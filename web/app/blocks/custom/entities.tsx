import type { Collection, KaraokeItem, MediaBlockItem, Service } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { collectionPath, karaokePath, servicePath } from '../../data/paths.ts';
import { EntityCard } from '../cards/entity-card.tsx';
import { UsageBadge } from '../cards/usage-badge.tsx';
import { Row } from '../../ui/row.tsx';
import { BlockFooter } from './block-section.tsx';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';

type Entity =
  | { readonly type: 'collection'; readonly collection: Collection }
  | { readonly type: 'service'; readonly service: Service }
  | { readonly type: 'karaoke_item'; readonly karaoke_item: KaraokeItem };

/** The collections, services and songs among a block's items. */
function entitiesOf(items: readonly MediaBlockItem[]): readonly Entity[] | null {
  const entities = items.filter(
    (item) => item.type === 'collection' || item.type === 'service' || item.type === 'karaoke_item',
  );
  return entities.length === 0 ? null : entities;
}

/** A row of collections, services or songs, each with its own kind of card. */
function Entities({ block, data }: CustomBlockProps<readonly Entity[]>) {
  const t = useMessages();
  const [first] = data;
  const names = {
    collection: t('crumbs.collections'),
    service: t('crumbs.services'),
    karaoke_item: t('crumbs.karaoke'),
  };
  return (
    <div id={block.htmlId}>
      <Row
        title={block.name ?? names[first?.type ?? 'collection']}
        subtitle={block.sub_name}
        href={block.link?.href ?? null}
      >
        {data.map(cardOf)}
      </Row>
      <BlockFooter block={block} />
    </div>
  );
}

function cardOf(entity: Entity) {
  switch (entity.type) {
    case 'collection': {
      const { id, slug, name, logo } = entity.collection;
      return (
        <EntityCard
          key={`collection-${id}`}
          kind="collection"
          href={collectionPath(slug)}
          name={name}
          detail=""
          picture={logo}
          isInRow
        />
      );
    }
    case 'service': {
      const { id, alias, name, image, description_short, promo_label_color } = entity.service;
      return (
        <EntityCard
          key={`service-${id}`}
          kind="service"
          href={servicePath(alias)}
          name={name}
          detail={description_short ?? ''}
          picture={image}
          color={promo_label_color}
          isInRow
        />
      );
    }
    case 'karaoke_item': {
      const { id, slug, name, artist, logo, usage_model } = entity.karaoke_item;
      return (
        <EntityCard
          key={`karaoke-${id}`}
          kind="karaoke"
          href={karaokePath(slug)}
          name={name}
          detail={artist.name}
          picture={logo}
          badges={<UsageBadge item={{ usage_model, is_coming_soon: false }} saysFree={false} />}
          isInRow
        />
      );
    }
    default:
      return entity satisfies never;
  }
}

export const EntitiesBlock = defineBlock(({ items }) => entitiesOf(items), Entities);
