import type { SearchGroup } from '@kadr/contract';
import { useId } from 'react';
import { posterTitle } from '../data/shown-view.ts';
import { useMessages } from '../i18n/messages.tsx';
import { channelPath, collectionPath, epgPath, karaokePath, servicePath } from '../data/paths.ts';
import { EntityCard } from '../blocks/cards/entity-card.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PersonCard } from '../blocks/cards/person-card.tsx';
import { PosterCard } from '../blocks/cards/poster-card.tsx';
import { Row } from '../ui/row.tsx';
import { genrePath } from './search-options.ts';
import styles from './search-page.module.css';

/** Number of posters that are loaded eagerly. */
const early = 14;

/** Results of one type: titles in a grid, everything else in a row. */
export function FoundGroup({ group }: { readonly group: SearchGroup }) {
  const t = useMessages();
  const id = useId();
  const name = t('search.group', { group: group.type });
  if (group.type === 'genre')
    return (
      <section>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        <ul aria-labelledby={id} className={styles.genres}>
          {group.items.map((genre) => (
            <li key={genre.id}>
              <ButtonLink href={genrePath(genre.alias)} icon="film">
                {genre.name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    );
  if (group.type !== 'media_item')
    return (
      <div className={styles.row}>
        <Row title={name}>{cardsOf(group)}</Row>
      </div>
    );
  return (
    <section>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <ul aria-labelledby={id} className={styles.grid}>
        {group.items.map((item, at) => (
          <PosterCard key={item.id} item={posterTitle(item)} isEarly={at < early} />
        ))}
      </ul>
    </section>
  );
}

function cardsOf(group: Exclude<SearchGroup, { readonly type: 'media_item' | 'genre' }>) {
  if (group.type === 'person')
    return group.items.map((person) => (
      <PersonCard
        key={person.id}
        person={person}
        detail={person.native_name === person.name ? null : person.native_name}
      />
    ));
  if (group.type === 'collection')
    return group.items.map(({ id, slug, name, description, logo }) => (
      <EntityCard
        key={id}
        kind="collection"
        href={collectionPath(slug)}
        name={name}
        detail={description ?? ''}
        picture={logo}
        isInRow
      />
    ));
  if (group.type === 'service')
    return group.items.map(({ id, alias, name, description_short, image }) => (
      <EntityCard
        key={id}
        kind="collection"
        href={servicePath(alias)}
        name={name}
        detail={description_short ?? ''}
        picture={image}
        isInRow
      />
    ));
  if (group.type === 'channel')
    return group.items.map(({ id, slug, name, logo, poster_bg_color, epgs: [now] }) => (
      <EntityCard
        key={id}
        kind="channel"
        href={channelPath(slug)}
        name={name}
        detail={now?.name ?? ''}
        picture={logo}
        color={poster_bg_color}
        isInRow
      />
    ));
  if (group.type === 'epg')
    return group.items.map((epg) => (
      <EntityCard
        key={epg.id}
        kind="channel"
        href={epgPath(epg.channel_info.slug, epg.id)}
        name={epg.name}
        detail={epg.channel_info.name}
        picture={epg.logo ?? epg.channel_info.logo}
        isInRow
      />
    ));
  return group.items.map(({ id, slug, name, artist, logo }) => (
    <EntityCard
      key={id}
      kind="karaoke"
      href={karaokePath(slug)}
      name={name}
      detail={artist.name}
      picture={logo}
      isInRow
    />
  ));
}
