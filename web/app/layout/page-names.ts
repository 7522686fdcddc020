import type { MessageKey } from '../i18n/messages.tsx';

/** The names of pages in menus, the bar and the footer. */
const names = {
  '/': 'shell.toMain',
  '/catalog': 'shell.toCatalogue',
  '/tv': 'shell.toTv',
  '/services': 'shell.toServices',
  '/collections': 'shell.toCollections',
  '/promo_events': 'shell.toPromoEvents',
  '/karaoke': 'shell.toKaraoke',
  '/short_stories': 'shell.toShortStories',
  '/search': 'shell.search',
  '/my': 'shell.toOwn',
  '/my/random': 'shell.toRandom',
  '/support': 'shell.toSupport',
  '/faq': 'shell.toFaq',
  '/faq?selected=0': 'shell.toStart',
  '/faq?selected=13': 'shell.toRequirements',
  '/contacts': 'shell.toContacts',
  '/tvcode': 'shell.toTvCode',
  '/promocode': 'shell.toPromoCode',
  '/podarochnye-sertifikaty': 'shell.toCertificates',
  '/about': 'shell.toAbout',
  '/docs': 'shell.toDocs',
  '/offer': 'shell.toOffer',
  '/offer_recom.pdf': 'shell.toRecommendations',
} as const satisfies Record<string, MessageKey>;

export type NamedPage = keyof typeof names;

/** The message that names a page. */
export function nameOf(page: NamedPage): (typeof names)[NamedPage] {
  return names[page];
}

/** Whether an entry of a menu is the path of a page and not a main view's alias. */
export function isPage(entry: string): entry is NamedPage {
  return Object.hasOwn(names, entry);
}
