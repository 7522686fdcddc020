import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { userQuery } from './data/queries.ts';
import type { CustomBlock, ShownBlock } from './data/shown-view.ts';
import { loadPageWords } from './i18n/load-words.ts';
import { shownLanguage } from './i18n/shown-language.ts';
import { BlockBoundary } from './blocks/custom/block-boundary.tsx';
import type { BlockComponent } from './blocks/custom/define-block.tsx';
import { reportBlock } from './blocks/custom/report-block.ts';

interface BlockModule {
  readonly block: () => Promise<BlockComponent>;
  /** The path of the module of `block` from the web folder; the build adds it (module-source-plugin). */
  readonly source?: string;
}

/** The components of custom blocks. A block with a feature's forms or actions is in that feature's folder. */
const modules = {
  'all-in-one': { block: () => import('./blocks/custom/all-in-one.tsx').then((m) => m.AllInOneBlock) },
  'auto-carousel': {
    block: () => import('./blocks/custom/auto-carousel.tsx').then((m) => m.AutoCarouselBlock),
  },
  devices: { block: () => import('./blocks/custom/devices.tsx').then((m) => m.DevicesBlock) },
  docs: { block: () => import('./blocks/custom/docs.tsx').then((m) => m.DocsBlock) },
  banners: { block: () => import('./blocks/custom/banners.tsx').then((m) => m.BannersBlock) },
  breadcrumbs: { block: () => import('./blocks/custom/breadcrumbs.tsx').then((m) => m.BreadcrumbsBlock) },
  bundle: { block: () => import('./blocks/custom/bundle.tsx').then((m) => m.BundleBlock) },
  button: { block: () => import('./blocks/custom/button.tsx').then((m) => m.ButtonBlock) },
  buy: { block: () => import('./purchase/buy-block.tsx').then((m) => m.BuyBlock) },
  certificates: {
    block: () => import('./certificates/certificates-block.tsx').then((m) => m.CertificatesBlock),
  },
  'card-view': { block: () => import('./blocks/custom/card-view.tsx').then((m) => m.CardViewBlock) },
  channels: { block: () => import('./blocks/custom/channels.tsx').then((m) => m.ChannelsBlock) },
  entities: { block: () => import('./blocks/custom/entities.tsx').then((m) => m.EntitiesBlock) },
  features: { block: () => import('./blocks/custom/features.tsx').then((m) => m.FeaturesBlock) },
  filters: { block: () => import('./catalogue/filters-block.tsx').then((m) => m.FiltersBlock) },
  'large-banners': {
    block: () => import('./blocks/custom/large-banners.tsx').then((m) => m.LargeBannersBlock),
  },
  marquee: { block: () => import('./blocks/custom/marquee.tsx').then((m) => m.MarqueeBlock) },
  'mid-title': { block: () => import('./blocks/custom/mid-title.tsx').then((m) => m.MidTitleBlock) },
  'personal-collections': {
    block: () =>
      import('./favourites/personal-collections-block.tsx').then((m) => m.PersonalCollectionsBlock),
  },
  player: { block: () => import('./watch/player-block.tsx').then((m) => m.PlayerBlock) },
  'promo-banner': {
    block: () => import('./purchase/promo-banner-block.tsx').then((m) => m.PromoBannerBlock),
  },
  promocode: { block: () => import('./codes/promo-code-block.tsx').then((m) => m.PromoCodeBlock) },
  story: { block: () => import('./blocks/custom/story.tsx').then((m) => m.StoryBlock) },
  'turning-banners': {
    block: () => import('./blocks/custom/turning-banners.tsx').then((m) => m.TurningBannersBlock),
  },
  tvcode: { block: () => import('./sign-in/tv-code-block.tsx').then((m) => m.TvCodeBlock) },
  faq: { block: () => import('./blocks/custom/faq.tsx').then((m) => m.FaqBlock) },
  'key-visual-block': {
    block: () => import('./blocks/custom/key-visual-block.tsx').then((m) => m.KeyVisualBlock),
  },
  'media-strip': { block: () => import('./blocks/custom/media-strip.tsx').then((m) => m.MediaStripBlock) },
  persons: { block: () => import('./blocks/custom/persons.tsx').then((m) => m.PersonsBlock) },
  programmes: { block: () => import('./tv/programmes-block.tsx').then((m) => m.ProgrammesBlock) },
  quiz: { block: () => import('./blocks/custom/quiz.tsx').then((m) => m.QuizBlock) },
} satisfies Record<string, BlockModule>;

type ModuleName = keyof typeof modules;

/** The modules of custom blocks, by tag or name. */
const byName: Readonly<Record<string, ModuleName>> = {
  bannersServicesContent: 'banners',
  multi_sub_carousel: 'banners',
  breadcrumbs: 'breadcrumbs',
  multi_sub_block: 'bundle',
  multi_sub_special: 'bundle',
  multi_sub_music: 'bundle',
  button: 'button',
  buy: 'buy',
  certificates: 'certificates',
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

/** The modules of list blocks whose tag gives them their own look. */
const byTag: Readonly<Record<string, ModuleName>> = {
  cardview: 'card-view',
  alt_large_banner: 'large-banners',
  mid_title: 'mid-title',
};

/** The modules of blocks without titles, by the type of the first item. */
const byItem: Readonly<Record<string, ModuleName>> = {
  banner: 'banners',
  channel: 'channels',
  epg: 'programmes',
  collection: 'entities',
  karaoke_item: 'entities',
  service: 'entities',
};

/** All tags and names of custom blocks with a component, and all tags of lists with a separate component. */
export const calls: { readonly custom: readonly string[]; readonly lists: readonly string[] } = {
  custom: Object.keys(byName),
  lists: Object.keys(byTag),
};

/** Types whose look depends on their items. */
const listTypes: ReadonlySet<string> = new Set(['carousel', 'content', 'collection', 'service', 'channels']);

const ready = new Map<ModuleName, BlockComponent>();

async function loadModule(name: ModuleName): Promise<BlockComponent> {
  const [component] = await Promise.all([
    modules[name].block(),
    // Their texts belong to the pages' texts, which the server always has.
    !import.meta.env.SSR && loadPageWords(shownLanguage(document), 'pages'),
  ]);
  ready.set(name, component);
  return component;
}

/** Loads the components of these blocks. */
export async function loadModules(blocks: readonly CustomBlock[]): Promise<void> {
  const wanted = new Set(blocks.flatMap((block) => choose(block)?.module ?? []));
  await Promise.all([...wanted].filter((name) => !ready.has(name)).map(loadModule));
}

const components = new Map<ModuleName, BlockComponent>();

/** The component of a module that is not loaded yet. */
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

/** Chooses a block's component: by its tag, else by its name, else by its items. */
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

/** The table's own entry of a key, not an inherited one. */
function own<T>(table: Readonly<Record<string, T>>, key: string | null | undefined): T | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Modules whose styles a page with these blocks needs, as the Vite manifest names them. */
export function sourcesOf(blocks: readonly ShownBlock[]): string[] {
  return blocks.flatMap((block) => {
    const chosen = block.kind === 'custom' ? choose(block) : null;
    if (chosen === null) return [];
    const { source }: BlockModule = modules[chosen.module];
    return source === undefined ? [] : [source];
  });
}

/** A custom block. A block that the table does not have is left out and reported. */
export function TableBlock({ block }: { readonly block: CustomBlock }) {
  const { data: user } = useQuery(userQuery());
  const chosen = choose(block);
  const isUnknown = chosen === null;
  useEffect(() => {
    if (isUnknown)
      reportBlock(`Blocks “${block.type}” called “${block.tag ?? block.name ?? ''}” have no component.`);
  }, [isUnknown, block]);
  if (chosen === null) return null;
  // A block for guests is not shown to signed-in viewers.
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
