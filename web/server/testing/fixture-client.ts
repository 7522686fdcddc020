import { contract, KadrError } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { Language, Message, User } from '@kadr/contract';
import {
  addressesOf,
  cardOf,
  castOf,
  childrenOf,
  findSeed,
  itemOf,
  personOf,
  viewOf,
} from './fixture-catalogue.ts';
import { fixtureBonuses } from './fixture-bonuses.ts';
import { fixtureCertificates } from './fixture-certificates.ts';
import { fixtureFilters, fixtureTitles } from './fixture-filters.ts';
import { fixtureInfoPages } from './fixture-info-pages.ts';
import { fixtureListed, listedAddressesOf } from './fixture-listed.ts';
import { fixtureAccount, fixtureProfile } from './fixture-profiles.ts';
import { fixtureParties } from './fixture-parties.ts';
import { fixturePurchases, fixtureServiceVariants } from './fixture-purchases.ts';
import { fixtureReceipts } from './fixture-receipts.ts';
import { fixtureSubscriptions } from './fixture-subscriptions.ts';
import { fixtureSearch } from './fixture-search.ts';
import { fixtureChannel, fixtureTelevision } from './fixture-television.ts';
import { fixtureSignIn } from './fixture-sign-in.ts';
import { fixtureStories } from './fixture-stories.ts';

export interface FixtureOptions {
  readonly language: Language;
  /** Called at every operation; may throw instead of it. */
  readonly onCall?: (operation: string) => void | Promise<void>;
  /** The number of carousels of a main view. */
  readonly rows?: number;
  /** Whether the viewer has signed in. */
  readonly isSignedIn?: boolean;
}

/** The read operations of the service over the fixture catalogue, with the service's own errors. */
export function fixtureClient({ language, onCall, rows, isSignedIn = false }: FixtureOptions): KadrClient {
  const answer: Answers['answer'] = async (operation, value) => {
    await onCall?.(operation);
    const found = value();
    if (found === undefined) throw new KadrError('NOT_FOUND');
    return found;
  };
  const refuse = (operation: string) => (): Promise<never> => answer(operation, () => undefined as never);
  const answers: Answers = { language, rows, isSignedIn, answer, refuse };
  const { session, ...signIn } = fixtureSignIn(language, onCall);
  return {
    ...signIn,
    session: { ...session, ...sessionOperations(answers) },
    profiles: fixtureAccount().client,
    ...fixtureListed(language, answer),
    ...fixtureTelevision(answer),
    ...fixtureInfoPages(language, answer),
    ...fixtureStories(language, answer),
    ...catalogueOperations(answers),
    ...viewerOperations(answers),
    ...playbackOperations(answers),
    ...siteOperations(answers),
    ...operatorOperations(answers),
    ...cardOperations(answers),
    parties: fixtureParties(answer),
    purchases: fixturePurchases(language, onCall),
    receipts: fixtureReceipts(onCall),
    subscriptions: fixtureSubscriptions(onCall),
    bonuses: fixtureBonuses(onCall),
    certificates: fixtureCertificates(onCall),
    search: fixtureSearch(language, onCall),
  };
}

/** The answers of operations; each reports its name first. */
interface Answers extends Pick<FixtureOptions, 'language'> {
  readonly rows: number | undefined;
  readonly isSignedIn: boolean;
  readonly answer: <T>(operation: string, value: () => T | undefined) => Promise<T>;
  readonly refuse: (operation: string) => () => Promise<never>;
}

function sessionOperations({
  answer,
  refuse,
  language,
  isSignedIn,
}: Answers): Omit<KadrClient['session'], 'create' | 'createByAssertion' | 'endAll'> {
  return {
    createDemo: () => answer('session.createDemo', () => ({ session_state: 'demo' as const })),
    refresh: () => answer('session.refresh', () => ({ session_state: 'demo' as const })),
    end: () => answer('session.end', () => ({ session_state: 'demo' as const })),
    user: () => answer('session.user', () => (isSignedIn ? fixtureViewer(language) : fixtureUser(language))),
    updateUser: ({ language: chosen, currentTimeZone }) =>
      answer('session.updateUser', () => ({
        ...fixtureUser(chosen ?? language),
        ...(currentTimeZone !== undefined && { currentTimeZone }),
      })),
    setViewedTime: refuse('session.setViewedTime'),
  };
}

function catalogueOperations({
  answer,
  language,
  rows,
}: Answers): Pick<KadrClient, 'mediaViews' | 'mediaItems' | 'persons' | 'services'> {
  return {
    mediaViews: { getById: ({ alias }) => answer('mediaViews.getById', () => viewOf(alias, language, rows)) },
    mediaItems: {
      getById: ({ id }) =>
        answer('mediaItems.getById', () => mapped(findSeed(id), (seed) => itemOf(seed, language))),
      getChildren: ({ id }) =>
        answer('mediaItems.getChildren', () =>
          mapped(findSeed(id), (seed) => ({
            items: childrenOf(seed.id).map((child) => cardOf(child, language)),
          })),
        ),
      getCast: ({ id }) =>
        answer('mediaItems.getCast', () => mapped(findSeed(id), () => ({ items: castOf(language) }))),
      list: (filter = {}) =>
        answer('mediaItems.list', () => ({ items: fixtureTitles(language, filter), next_cursor: null })),
      getFilters: () => answer('mediaItems.getFilters', () => fixtureFilters(language)),
      count: (filter = {}) =>
        answer('mediaItems.count', () => ({
          count: fixtureTitles(language, filter).length,
          is_more: false,
        })),
    },
    persons: { getById: ({ id }) => answer('persons.getById', () => personOf(id, language)) },
    services: {
      getById: ({ id }) =>
        answer('services.getById', () =>
          id === 'big-cinema' || id === '7' ? { ...fixtureService, name: serviceNames[language] } : undefined,
        ),
      list: () => answer('services.list', () => ({ items: [] })),
    },
  };
}

function viewerOperations({
  answer,
  refuse,
  language,
}: Answers): Pick<
  KadrClient,
  'coldStart' | 'favourites' | 'messages' | 'positions' | 'ratings' | 'promoCodes'
> {
  return {
    coldStart: {
      genres: () => answer('coldStart.genres', () => ({ items: [], min_for_choosing: null })),
      movies: () => answer('coldStart.movies', () => ({ movies: [] })),
      save: refuse('coldStart.save'),
    },
    favourites: {
      list: () => answer('favourites.list', () => ({ items: [], next_cursor: null })),
      add: () => answer('favourites.add', () => ({ is_favorite: true as const })),
      delete: () => answer('favourites.delete', () => ({ is_favorite: false as const })),
    },
    messages: {
      list: ({ kind } = {}) =>
        answer('messages.list', () => ({
          items: messagesOf(language).filter(
            ({ poll }) => kind === undefined || (kind === 'poll') === (poll !== null),
          ),
          next_cursor: null,
        })),
      changeUnread: ({ change }) =>
        answer('messages.changeUnread', () => ({ unreadMessages: change === '-' ? 1 : 2 })),
      updateStatus: () => answer('messages.updateStatus', () => ({})),
      finishPoll: () => answer('messages.finishPoll', () => ({ unreadMessages: 0 })),
    },
    positions: {
      save: ({ timepoint }) => answer('positions.save', () => ({ timepoint, is_viewed: false })),
      list: () => answer('positions.list', () => ({ items: [], next_cursor: null })),
      delete: () => answer('positions.delete', () => ({})),
      adopt: ({ places }) =>
        answer('positions.adopt', () => ({ adopted: places.map(({ media_item_id }) => media_item_id) })),
      clear: () => answer('positions.clear', () => ({})),
    },
    ratings: {
      set: ({ rating }) =>
        answer('ratings.set', () => ({ ratings: { wink: 7.8, user: rating === 0 ? null : rating } })),
      delete: () => answer('ratings.delete', () => ({ ratings: { wink: 7.8, user: null } })),
    },
    promoCodes: { redeem: refuse('promoCodes.redeem') },
  };
}

function playbackOperations({ answer, refuse }: Answers): Pick<KadrClient, 'playback' | 'problemReports'> {
  return {
    playback: {
      start: refuse('playback.start'),
      startChannel: refuse('playback.startChannel'),
      begun: refuse('playback.begun'),
      prepare: refuse('playback.prepare'),
      renewLicenceToken: refuse('playback.renewLicenceToken'),
      heartbeat: refuse('playback.heartbeat'),
      leave: refuse('playback.leave'),
      streams: refuse('playback.streams'),
      stop: refuse('playback.stop'),
    },
    problemReports: { send: () => answer('problemReports.send', () => ({})) },
  };
}

function siteOperations({ answer }: Answers): Pick<KadrClient, 'sitemap' | 'toggles' | 'analytics'> {
  return {
    sitemap: {
      addresses: ({ kind, page }) =>
        answer('sitemap.addresses', () => ({
          items:
            page !== 1
              ? []
              : kind === 'media_items' || kind === 'persons'
                ? addressesOf(kind)
                : kind === 'channels'
                  ? [{ slug: fixtureChannel.slug, type: null, published_at: null }]
                  : listedAddressesOf(kind),
          pages: 1,
        })),
    },
    toggles: { get: () => answer('toggles.get', () => ({ is_enabled: false, data: null })) },
    analytics: { record: () => answer('analytics.record', () => ({})) },
  };
}

/** No page calls the operations of these groups. */
function operatorOperations({ refuse }: Answers): Pick<KadrClient, 'operator' | 'staff'> {
  const group = (name: 'operator' | 'staff') =>
    Object.fromEntries(
      Object.keys(contract[name]).map((operation) => [operation, refuse(`${name}.${operation}`)]),
    ) as unknown;
  return {
    operator: group('operator') as KadrClient['operator'],
    staff: group('staff') as KadrClient['staff'],
  };
}

/** A message and a poll, both unread. */
function messagesOf(language: Language): Message[] {
  const frame = { image: null, created_at: 1_790_000_000, is_unread: true };
  const texts = {
    rus: ['Премьера недели', 'Что показать дальше?', 'Сколько серий смотрите за вечер?'],
    eng: [
      'Premiere of the week',
      'What shall we show next?',
      'How many episodes do you watch of an evening?',
    ],
    hye: ['Շաբաթվա պրեմիերան', 'Ի՞նչ ցուցադրենք հետո', 'Քանի՞ սերիա եք դիտում երեկոյան'],
  }[language];
  return [
    {
      ...frame,
      id: 2,
      event_code: 'poll',
      message: texts[1] ?? '',
      submessage: null,
      target: null,
      poll: {
        questions: [
          { question: texts[1] ?? '', answers: ['A', 'B', 'C'] },
          { question: texts[2] ?? '', answers: ['1', '2'] },
        ],
        chosen: null,
      },
    },
    {
      ...frame,
      id: 1,
      event_code: 'marketing_message',
      message: texts[0] ?? '',
      submessage: '<b>19:30</b>',
      target: { type: 'link', link: '/movies', title: menuTitles.movies[language] },
      poll: null,
    },
  ];
}

/** An anonymous viewer, as the service returns it. */
export function fixtureUser(language: Language): User {
  return {
    isAuth: false,
    session: { session_state: 'demo' },
    profile: 'not_available',
    language,
    currentTimeZone: 'Europe/Moscow',
    phone: null,
    email: null,
    hasPassword: false,
    resendCodeTimers: {},
    emailResendTimer: null,
    unreadMessages: 0,
    systemInfo: {
      allowed_login_types: ['phone', 'email'],
      home_mrf: null,
      current_mrf: null,
      client_ip: null,
      san: null,
      is_test: false,
      broadcast_type: null,
      location: null,
      sub_location: null,
      cur_location: null,
      cur_sub_location: null,
    },
    accountSettings: { btb_type: null, auth_mode: null, is_account_blocked: false, block_screen: null },
    menu: {
      items: (['movies', 'series', 'kids'] as const).map((alias, at) => ({
        id: at + 1,
        title: menuTitles[alias][language],
        target: { type: 'media_view' as const, link: alias, title: null },
        icon: null,
      })),
    },
    maxViewTime: null,
    curViewTime: 0,
    isViewTimeLeft: true,
  };
}

/** A signed-in viewer. */
export function fixtureViewer(language: Language): User {
  return {
    ...fixtureUser(language),
    isAuth: true,
    session: { session_state: 'normal' },
    email: 'viewer@kadr.example',
    profile: fixtureProfile,
  };
}

const serviceNames = { rus: 'Большое кино', eng: 'Big Cinema', hye: 'Մեծ կինո' } as const;
const fixtureService = {
  id: 7,
  alias: 'big-cinema',
  image: null,
  icon: null,
  color: '#b0532a',
  description_short: null,
  description: null,
  channels_count: 0,
  media_items_count: 2,
  karaoke_items_count: 0,
  promo_label_text: null,
  promo_label_color: null,
  active: false,
  actions: [{ type: 'buy' as const, service_id: 7 }],
  purchase_variants: fixtureServiceVariants,
  purchase_state: null,
};

const menuTitles = {
  movies: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
  series: { rus: 'Сериалы', eng: 'Series', hye: 'Սերիալներ' },
  kids: { rus: 'Детям', eng: 'Kids', hye: 'Երեխաներին' },
} as const;

function mapped<T, U>(value: T | undefined, map: (value: T) => U): U | undefined {
  return value === undefined ? undefined : map(value);
}

function cardOperations({ answer, refuse }: Answers): Pick<KadrClient, 'bankCards' | 'topUps'> {
  return {
    bankCards: {
      list: () => answer('bankCards.list', () => ({ items: [] })),
      add: refuse('bankCards.add'),
      delete: () => answer('bankCards.delete', () => ({})),
      makeDefault: () => answer('bankCards.makeDefault', () => ({})),
    },
    topUps: {
      create: refuse('topUps.create'),
      getAutomatic: () => answer('topUps.getAutomatic', () => ({ automatic: null, stopped: null })),
      setAutomatic: () => answer('topUps.setAutomatic', () => ({})),
    },
  };
}
