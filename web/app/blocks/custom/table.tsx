import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { userQuery } from '../../data/queries.ts';
import type { CustomBlock, ShownBlock } from '../../data/shown-view.ts';
import { loadPageWords } from '../../i18n/load-words.ts';
import { shownLanguage } from '../../i18n/shown-language.ts';
import { BlockBoundary } from './block-boundary.tsx';
import type { BlockComponent } from './define-block.tsx';
import { reportBlock } from './report-block.ts';

/** The modules of custom blocks, called as their files. */
const modules = {
  'all-in-one': () => import('./all-in-one.tsx').then((module) => module.AllInOneBlock),
  'auto-carousel': () => import('./auto-carousel.tsx').then((module) => module.AutoCarouselBlock),
  devices: () => import('./devices.tsx').then((module) => module.DevicesBlock),
  docs: () => import('./docs.tsx').then((module) => module.DocsBlock),
  banners: () => import('./banners.tsx').then((module) => module.BannersBlock),
  breadcrumbs: () => import('./breadcrumbs.tsx').then((module) => module.BreadcrumbsBlock),
  bundle: () => import('./bundle.tsx').then((module) => module.BundleBlock),
  button: () => import('./button.tsx').then((module) => module.ButtonBlock),
  buy: () => import('./buy.tsx').then((module) => module.BuyBlock),
  'card-view': () => import('./card-view.tsx').then((module) => module.CardViewBlock),
  channels: () => import('./channels.tsx').then((module) => module.ChannelsBlock),
  entities: () => import('./entities.tsx').then((module) => module.EntitiesBlock),
  features: () => import('./features.tsx').then((module) => module.FeaturesBlock),
  filters: () => import('./filters.tsx').then((module) => module.FiltersBlock),
  'large-banners': () => import('./large-banners.tsx').then((module) => module.LargeBannersBlock),
  marquee: () => import('./marquee.tsx').then((module) => module.MarqueeBlock),
  'mid-title': () => import('./mid-title.tsx').then((module) => module.MidTitleBlock),
  'personal-collections': () =>
    import('./personal-collections.tsx').then((module) => module.PersonalCollectionsBlock),
  player: () => import('./player.tsx').then((module) => module.PlayerBlock),
  'promo-banner': () => import('./promo-banner.tsx').then((module) => module.PromoBannerBlock),
  promocode: () => import('./promocode.tsx').then((module) => module.PromoCodeBlock),
  story: () => import('./story.tsx').then((module) => module.StoryBlock),
  'turning-banners': () => import('./turning-banners.tsx').then((module) => module.TurningBannersBlock),
  tvcode: () => import('./tvcode.tsx').then((module) => module.TvCodeBlock),
  faq: () => import('./faq.tsx').then((module) => module.FaqBlock),
  'key-visual-block': () => import('./key-visual-block.tsx').then((module) => module.KeyVisualBlock),
  'media-strip': () => import('./media-strip.tsx').then((module) => module.MediaStripBlock),
  persons: () => import('./persons.tsx').then((module) => module.PersonsBlock),
  programmes: () => import('./programmes.tsx').then((module) => module.ProgrammesBlock),
  quiz: () => import('./quiz.tsx').then((module) => module.QuizBlock),
} as const satisfies Record<string, () => Promise<BlockComponent>>;

type ModuleName = keyof typeof modules;

/** Tags and names of custom blocks (MB-031). */
const byName: Readonly<Record<string, ModuleName>> = {
  bannersServicesContent: 'banners',
  multi_sub_carousel: 'banners',
  breadcrumbs: 'breadcrumbs',
  multi_sub_block: 'bundle',
  multi_sub_special: 'bundle',
  multi_sub_music: 'bundle',
  button: 'button',
  buy: 'buy',
  features_blocks: 'features',
  featuresSmall: 'features',
  four_services: 'features',
  subservices: 'features',
  start: 'features',
  any_device: 'features',
  filters: 'filters',
  marquee: 'marquee',
  personal_collections: 'personal-collections',
  player: 'player',
  playerPlaylist: 'player',
  promoBanner: 'promo-banner',
  promo_banner: 'promo-banner',
  promo_banner_v3: 'promo-banner',
  promo_banner_v4: 'promo-banner',
  promo_banner_sport: 'promo-banner',
  promocode: 'promocode',
  aboutService: 'story',
  about_service: 'story',
  what_is_it: 'story',
  promoDetails: 'story',
  more_details: 'story',
  watch_tv: 'story',
  prompt: 'story',
  legal: 'story',
  multi_sub_auto_carousel: 'turning-banners',
  tvcode: 'tvcode',
  all_in_one: 'all-in-one',
  auto_carousel: 'auto-carousel',
  devices: 'devices',
  docs: 'docs',
  faq: 'faq',
  hero: 'key-visual-block',
  kids: 'key-visual-block',
  media_strip: 'media-strip',
  persons: 'persons',
  quiz: 'quiz',
};

/** What draws a block of a list type that its tag gives a look of its own (MB-027 – MB-029). */
const byTag: Readonly<Record<string, ModuleName>> = {
  cardview: 'card-view',
  alt_large_banner: 'large-banners',
  mid_title: 'mid-title',
};

/** What draws a block of no titles, by the kind of its first item. */
const byItem: Readonly<Record<string, ModuleName>> = {
  banner: 'banners',
  channel: 'channels',
  epg: 'programmes',
  collection: 'entities',
  karaoke_item: 'entities',
  service: 'entities',
};

/** Every tag and name of a custom block that there is a component for, and every tag of a list that has one of its own. */
export const calls: { readonly custom: readonly string[]; readonly lists: readonly string[] } = {
  custom: Object.keys(byName),
  lists: Object.keys(byTag),
};

/** Types whose look follows from their items. */
const listTypes: ReadonlySet<string> = new Set(['carousel', 'content', 'collection', 'service', 'channels']);

const ready = new Map<ModuleName, BlockComponent>();

async function loadModule(name: ModuleName): Promise<BlockComponent> {
  const [component] = await Promise.all([
    modules[name](),
    // Their texts are those of pages; the server has them for every page.
    !import.meta.env.SSR && loadPageWords(shownLanguage(document), 'pages'),
  ]);
  ready.set(name, component);
  return component;
}

/** Brings what draws these blocks. */
export async function loadModules(blocks: readonly CustomBlock[]): Promise<void> {
  const wanted = new Set(blocks.flatMap((block) => choose(block)?.module ?? []));
  await Promise.all([...wanted].filter((name) => !ready.has(name)).map(loadModule));
}

const components = new Map<ModuleName, BlockComponent>();

/** The component of a module that is not here yet. */
function lateComponent(name: ModuleName): BlockComponent {
  const known = components.get(name);
  if (known) return known;
  const made = lazy(async () => ({ default: await loadModule(name) }));
  components.set(name, made);
  return made;
}

interface Choice {
  readonly module: ModuleName;
  readonly isNamed: boolean;
}

/** Which component a block has: by its tag, else by its name (MB-031), else by what it holds. */
function choose({ type, tag, name, items }: CustomBlock): Choice | null {
  if (type !== 'custom_block') {
    const module = listTypes.has(type) ? (own(byTag, tag) ?? own(byItem, items[0]?.type)) : undefined;
    return module === undefined ? null : { module, isNamed: false };
  }
  const tagged = own(byName, tag);
  if (tagged !== undefined) return { module: tagged, isNamed: false };
  const named = own(byName, name);
  return named === undefined ? null : { module: named, isNamed: true };
}

/** The entry of a key that the table itself has, not one of every object. */
function own<T>(table: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Modules whose styles a page with these blocks needs, as the Vite manifest names them. */
export function sourcesOf(blocks: readonly ShownBlock[]): string[] {
  return blocks.flatMap((block) => {
    const chosen = block.kind === 'custom' ? choose(block) : null;
    return chosen === null ? [] : [`app/blocks/custom/${chosen.module}.tsx`];
  });
}

/** A custom block, by the table. One that the table does not have is left out and reported (MB-020, MB-031). */
export function TableBlock({ block }: { readonly block: CustomBlock }) {
  const { data: user } = useQuery(userQuery());
  const chosen = choose(block);
  const isUnknown = chosen === null;
  useEffect(() => {
    if (isUnknown)
      reportBlock(`Blocks “${block.type}” called “${block.tag ?? block.name ?? ''}” have no component.`);
  }, [isUnknown, block]);
  if (chosen === null) return null;
  // One for guests is not shown to who is signed in (MB-151).
  if ([block.display_type].flat().includes('unauthorized') && user?.isAuth === true) return null;
  return (
    <BlockBoundary name={chosen.module}>
      <ChosenBlock key={chosen.module} block={block} {...chosen} />
    </BlockBoundary>
  );
}

function ChosenBlock({ block, module, isNamed }: Choice & { readonly block: CustomBlock }) {
  const [Shown] = useState(() => ready.get(module) ?? lateComponent(module));
  return <Shown block={block} isNamed={isNamed} />;
}
