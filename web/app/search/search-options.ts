import type { ImagePath, MediaItemCard, SearchGroup, SearchSuggestion } from '@kadr/contract';
import {
  channelPath,
  collectionPath,
  epgPath,
  karaokePath,
  personPath,
  servicePath,
  titlePath,
} from '../data/paths.ts';

/** A line of the list below the field. */
export interface SearchOption {
  readonly href: string;
  readonly text: string;
  readonly kind: SearchSuggestion['type'] | 'recent' | 'page';
  /** Beside the text: a year, an artist. */
  readonly detail: string | null;
  readonly picture: ImagePath | null;
}

/** Returns the address of a search. */
export function searchPath(words: string): string {
  return words === '' ? '/search' : `/search?${new URLSearchParams({ query: words }).toString()}`;
}

/** Returns the address of a genre's titles in the catalogue. */
export function genrePath(alias: string): string {
  return `/catalog?${new URLSearchParams({ genre: alias }).toString()}`;
}

export function recentOption(text: string): SearchOption {
  return { href: searchPath(text), text, kind: 'recent', detail: null, picture: null };
}

/** Creates a line that links to a page of the service. */
export function pageOption(href: string, text: string): SearchOption {
  return { href, text, kind: 'page', detail: null, picture: null };
}

export function titleOption(media_item: MediaItemCard): SearchOption {
  return suggestedOption({ type: 'media_item', media_item });
}

/** Converts the results of one type to lines. */
export function foundOptions(group: SearchGroup): readonly SearchOption[] {
  switch (group.type) {
    case 'media_item':
      return group.items.map(titleOption);
    case 'genre':
      return group.items.map((genre) => suggestedOption({ type: 'genre', genre }));
    case 'person':
      return group.items.map((person) => suggestedOption({ type: 'person', person }));
    case 'channel':
      return group.items.map((channel) => suggestedOption({ type: 'channel', channel }));
    case 'epg':
      return group.items.map((epg) => suggestedOption({ type: 'epg', epg }));
    case 'collection':
      return group.items.map((collection) => suggestedOption({ type: 'collection', collection }));
    case 'service':
      return group.items.map((service) => suggestedOption({ type: 'service', service }));
    case 'karaoke_item':
      return group.items.map((karaoke_item) => suggestedOption({ type: 'karaoke_item', karaoke_item }));
    default:
      return group satisfies never;
  }
}

/** Converts a suggestion to a line. */
export function suggestedOption(suggestion: SearchSuggestion): SearchOption {
  const { type } = suggestion;
  if (type === 'media_item') {
    const { name, year, logo } = suggestion.media_item;
    const href = titlePath(suggestion.media_item);
    return { href, text: name, kind: type, detail: year === null ? null : String(year), picture: logo };
  }
  if (type === 'genre') {
    const { alias, name } = suggestion.genre;
    return { href: genrePath(alias), text: name, kind: type, detail: null, picture: null };
  }
  if (type === 'person') {
    const { name, native_name, photo_avatar } = suggestion.person;
    const detail = native_name === name ? null : native_name;
    return { href: personPath(suggestion.person), text: name, kind: type, detail, picture: photo_avatar };
  }
  if (type === 'channel') {
    const { slug, name, logo } = suggestion.channel;
    return { href: channelPath(slug), text: name, kind: type, detail: null, picture: logo };
  }
  if (type === 'epg') {
    const { id, name, logo, channel_info } = suggestion.epg;
    const picture = logo ?? channel_info.logo;
    return {
      href: epgPath(channel_info.slug, id),
      text: name,
      kind: type,
      detail: channel_info.name,
      picture,
    };
  }
  if (type === 'collection') {
    const { slug, name, logo } = suggestion.collection;
    return { href: collectionPath(slug), text: name, kind: type, detail: null, picture: logo };
  }
  if (type === 'service') {
    const { alias, name } = suggestion.service;
    return { href: servicePath(alias), text: name, kind: type, detail: null, picture: null };
  }
  const { slug, name, artist, logo } = suggestion.karaoke_item;
  return { href: karaokePath(slug), text: name, kind: type, detail: artist.name, picture: logo };
}
