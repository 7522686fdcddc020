import type { CastMember, MediaItemCard } from '@kadr/contract';
import { posterTitle } from '../data/shown-view.ts';
import { collectionPath, karaokePath, servicePath } from '../data/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { EntityCard } from '../blocks/cards/entity-card.tsx';
import { PersonCard } from '../blocks/cards/person-card.tsx';
import { PosterCard } from '../blocks/cards/poster-card.tsx';
import { TopCard } from '../blocks/cards/top-card.tsx';
import { WaitingCard } from '../blocks/cards/waiting-card.tsx';
import { WideCard } from '../blocks/cards/wide-card.tsx';
import { BannerCard } from '../blocks/custom/banner-card.tsx';
import { cardsOf } from '../blocks/custom/card-data.ts';
import { Row } from '../ui/row.tsx';
import styles from './gallery-page.module.css';
import { Part } from './part.tsx';
import { bannerOf } from './sample-material.ts';
import type { SampleMaterial } from './sample-material.ts';

/** Every card in its states. */
export function CardSamples({
  material,
  persons,
}: {
  readonly material: SampleMaterial;
  readonly persons: readonly CastMember[];
}) {
  const { titles: items } = material;
  const [item] = items;
  if (item === undefined) return null;
  return (
    <>
      <PosterSamples item={item} items={items} />
      <WideSamples item={item} />
      <Row title="TopCard" isOrdered>
        {items.slice(0, 10).map((one, index) => (
          <TopCard key={one.id} item={one} place={index + 1} />
        ))}
      </Row>
      <Row title="PersonCard">
        {persons.map(({ person, character }, at) => (
          <PersonCard
            key={person.id}
            person={at % 3 === 2 ? { ...person, photo_avatar: null } : person}
            detail={at % 2 === 0 ? character : null}
          />
        ))}
      </Row>
      <EntitySamples material={material} />
      <Part name="BannerCard: small, medium, large, stretching; advertising, words">
        <ul className={styles.banners}>
          {cardsOf({
            custom_data: null,
            items: (['small', 'medium', 'large', 'stretching'] as const).flatMap((size, at) => {
              const of = items[at];
              return of === undefined ? [] : bannerOf(of, at + 2, size);
            }),
          }).map((card) => (
            <BannerCard key={card.key} card={card} />
          ))}
        </ul>
      </Part>
    </>
  );
}

interface ItemProps {
  readonly item: MediaItemCard;
}

const longName = 'Достопримечательности Преображенского монастыря';

function PosterSamples({ item, items }: ItemProps & { readonly items: readonly MediaItemCard[] }) {
  const poster = posterTitle(item);
  return (
    <>
      <Row
        title="PosterCard"
        href="/gallery"
        count={6}
        subtitle="Subscription, purchase, rent, free, soon; without a picture"
      >
        <PosterCard item={{ ...poster, usage_model: 'SERVICE' }} />
        <PosterCard item={{ ...poster, usage_model: 'EST' }} />
        <PosterCard item={{ ...poster, usage_model: 'TVOD' }} />
        <PosterCard item={{ ...poster, usage_model: null }} saysFree />
        <PosterCard item={{ ...poster, is_coming_soon: true }} />
        <PosterCard item={posterTitle({ ...item, name: longName, logo: null })} />
        <WaitingCard kind="poster" />
      </Row>
      <Row title="PosterCard, big">
        {items.slice(0, 4).map((one) => (
          <PosterCard key={one.id} item={posterTitle(one)} size="big" />
        ))}
        <WaitingCard kind="big" />
      </Row>
    </>
  );
}

function WideSamples({ item }: ItemProps) {
  return (
    <Row title="WideCard">
      <WideCard
        href="/gallery"
        name={item.name}
        detail="62 min left"
        picture={item.visit_card}
        color={item.poster_bg_color}
        progress={{ value: 34, label: '34 %' }}
      />
      <WideCard
        href="/gallery"
        name={longName}
        detail="Season 1, episode 3"
        picture={null}
        color={item.poster_bg_color}
        age="16+"
        badge={<Badge>Soon</Badge>}
      />
      <WaitingCard kind="wide" />
    </Row>
  );
}

function EntitySamples({
  material: { services, collections, songs },
}: {
  readonly material: SampleMaterial;
}) {
  return (
    <Row title="EntityCard: collection, song, service; without a picture">
      {collections.slice(0, 2).map(({ id, slug, name, logo }, at) => (
        <EntityCard
          key={id}
          kind="collection"
          href={collectionPath(slug)}
          name={name}
          detail="12 films and series"
          picture={at === 1 ? null : logo}
          color="#6a3ab0"
          isInRow
        />
      ))}
      {songs.slice(0, 2).map(({ id, slug, name, artist, logo }, at) => (
        <EntityCard
          key={id}
          kind="karaoke"
          href={karaokePath(slug)}
          name={name}
          detail={artist.name}
          picture={at === 1 ? null : logo}
          badges={<Badge>New</Badge>}
          isInRow
        />
      ))}
      {services.slice(0, 2).map(({ id, alias, name, image, description_short }, at) => (
        <EntityCard
          key={id}
          kind="service"
          href={servicePath(alias)}
          name={name}
          detail={description_short ?? ''}
          picture={at === 1 ? null : image}
          isInRow
        />
      ))}
    </Row>
  );
}
