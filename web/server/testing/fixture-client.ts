import { KadrError } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Language } from '@kadr/contract';
import { cardOf, castOf, childrenOf, findSeed, itemOf, personOf, viewOf } from './fixture-catalogue.ts';

export interface FixtureOptions {
  readonly language: Language;
  /** Called at every operation; may throw in its place. */
  readonly onCall?: (operation: string) => void | Promise<void>;
  /** Carousels of a main view. */
  readonly rows?: number;
}

/** The reading operations of the service over the fixture catalogue, with the service's own errors. */
export function fixtureClient({ language, onCall, rows }: FixtureOptions): KadrClient {
  const answer = async <T>(operation: string, value: () => T | undefined): Promise<T> => {
    await onCall?.(operation);
    const found = value();
    if (found === undefined) throw new KadrError('NOT_FOUND');
    return found;
  };
  const refuse = (operation: string) => (): Promise<never> => answer(operation, () => undefined as never);
  const item = (id: string) => findSeed(id);
  return {
    session: {
      createDemo: () => answer('session.createDemo', () => ({ session_state: 'demo' as const })),
      user: () =>
        answer('session.user', () => ({
          isAuth: false,
          session: { session_state: 'demo' as const },
          language,
          currentTimeZone: 'Europe/Moscow',
          menu: {
            items: (['movies', 'series', 'kids'] as const).map((alias, at) => ({
              id: at + 1,
              title: menuTitles[alias][language],
              target: { type: 'media_view' as const, link: alias, title: null },
              icon: null,
            })),
          },
        })),
    },
    mediaViews: { getById: ({ alias }) => answer('mediaViews.getById', () => viewOf(alias, language, rows)) },
    mediaItems: {
      getById: ({ id }) =>
        answer('mediaItems.getById', () => mapped(item(id), (seed) => itemOf(seed, language))),
      getChildren: ({ id }) =>
        answer('mediaItems.getChildren', () =>
          mapped(item(id), (seed) => ({
            items: childrenOf(seed.id).map((child) => cardOf(child, language)),
          })),
        ),
      getCast: ({ id }) =>
        answer('mediaItems.getCast', () => mapped(item(id), () => ({ items: castOf(language) }))),
      list: ({ person_id: _person } = {}) =>
        answer('mediaItems.list', () => ({
          items: (viewOf('main', language, 1)?.media_blocks[1]?.items ?? []).flatMap((entry) =>
            entry.type === 'media_item' ? [entry.media_item] : [],
          ),
          next_cursor: null,
        })),
    },
    persons: { getById: ({ id }) => answer('persons.getById', () => personOf(id, language)) },
    playback: { start: refuse('playback.start'), begun: refuse('playback.begun') },
    operator: {
      importCatalogue: refuse('operator.importCatalogue'),
      createIngest: refuse('operator.createIngest'),
      getIngest: refuse('operator.getIngest'),
      composeAsset: refuse('operator.composeAsset'),
    },
  };
}

const menuTitles = {
  movies: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
  series: { rus: 'Сериалы', eng: 'Series', hye: 'Սերիալներ' },
  kids: { rus: 'Детям', eng: 'Kids', hye: 'Երեխաներին' },
} as const;

function mapped<T, U>(value: T | undefined, map: (value: T) => U): U | undefined {
  return value === undefined ? undefined : map(value);
}
