/** How the browser's build groups modules into chunks. */
import path from 'node:path';
import { playerChunk } from '@kadr/player/chunks';
import type { Rolldown } from 'vite';
import { stylesChunk } from '../server/built-app.ts';

const root = path.join(import.meta.dirname, '..');

type Group = Exclude<Rolldown.CodeSplittingOptions['groups'], undefined>[number];
type NameOf = Extract<Group['name'], (...parameters: never) => unknown>;

/** The chunk of the modules that are loaded when the browser is idle. */
export const idleChunk = 'idle';

/**
 * The modules that every page loads when the browser is idle (`app/start-up/start-up.ts`, `app/shell/late-parts.tsx`).
 */
const idleModules = ['app/start-up/idle-steps.ts', 'app/shell/late.tsx'] as const;

/** Pages on which visits begin: their styles, and those of all blocks, are one stylesheet, which every page loads. */
const firstPages = [
  'app/home/home-page.tsx',
  'app/home/named-view-page.tsx',
  'app/catalogue/catalogue-page.tsx',
  'app/media-item/media-item-page.tsx',
  'app/persons/person-page.tsx',
  'app/collections/collection-page.tsx',
  'app/tv/channels-page.tsx',
  'app/tv/channel-page.tsx',
] as const;
const blockTable = 'app/block-table.tsx';

/** The groups, in order: a module belongs to the first group that matches it. */
export const chunkGroups: Group[] = [
  { name: playerChunk, test: /\/player\/src\//, includeDependenciesRecursively: false },
  { name: stylesOf(firstPages), test: /\/app\/.*\.css$/, includeDependenciesRecursively: false },
  {
    // Changes only with the lock file: a viewer who comes back after a release has it in the cache.
    name: 'libraries',
    // Without the modules that only infinite lists need.
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie-es|@tanstack)\/(?!.*infinite(?:QueryObserver|QueryOptions)|.*Infinite)/,
  },
  {
    // The modules that every page starts with, and small modules that calls and analytics share: each alone is hardly
    // larger than the overhead of a chunk.
    name: namedIn('start', [
      'app/entry-client.tsx',
      'app/data/call-error.ts',
      'app/data/consent.ts',
      'app/data/device-id.ts',
      'app/data/parting-call.ts',
      'app/data/positions.ts',
    ]),
    test: own,
    includeDependenciesRecursively: false,
  },
  {
    name: namedIn(idleChunk, idleModules),
    test: /\/app\/(?:routing|shell|start-up|data\/toggles)/,
    includeDependenciesRecursively: false,
  },
  {
    // The modules of rows and heroes: in separate chunks they cost the first page 2 kB more.
    name: namedIn('cards', [
      'app/blocks/cards/poster-card.tsx',
      'app/blocks/cards/waiting-card.tsx',
      'app/blocks/block.ts',
      'app/blocks/turns.tsx',
      'app/ui/display-title.module.css',
      'app/ui/progress.tsx',
      'app/ui/row.tsx',
      'app/ui/key-visual.tsx',
      'app/ui/title-meta.tsx',
    ]),
    test: own,
    includeDependenciesRecursively: false,
  },
  {
    // The modules that render the blocks of views: in separate chunks they cost the home page 0.3 kB more.
    name: namedIn('views', ['app/home/main-view.tsx']),
    test: /\/app\/(?:blocks|home|data|routing)\//,
    includeDependenciesRecursively: false,
  },
  {
    // The loaders of the features' pages: one small chunk, fetched once, beside that of the page.
    name: 'loads',
    test: /\/app\/[\w-]+\/load(?:s|-listing)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    // The modules in which titles and channels are watched: in separate chunks they cost each player half a kB more.
    name: namedIn('watching', [
      'app/watch/use-watching.ts',
      'app/watch/no-player.tsx',
      'app/watch/telemetry/use-playback-telemetry.ts',
      'app/embed/framing-page.ts',
    ]),
    test: /\/app\/(?:embed|watch)\//,
    includeDependenciesRecursively: false,
  },
  {
    // The modals that change an account's subscriptions and money: a viewer who opens one is likely to open another.
    name: 'account-windows',
    test: /\/app\/my\/(?:change-service-modal|renewal-card-modal|automatic-top-up-modal|service-modals\.module)/,
    includeDependenciesRecursively: false,
  },
];

/** A module of the app itself, or of a room that it uses. */
function own(id: string): boolean {
  return !id.includes('/node_modules/');
}

/** Names the group of the styles of the app's entry, of these pages and of the blocks. */
function stylesOf(pages: readonly string[]): NameOf {
  let known: ReadonlySet<string> | null = null;
  return (id, context) => {
    const blocks = context.getModuleInfo(path.join(root, blockTable))?.dynamicallyImportedIds ?? [];
    const begun = ['app/entry-client.tsx', ...pages].map((page) => path.join(root, page));
    known ??= importedBy([...begun, ...blocks], context);
    return known.has(id) ? stylesChunk : null;
  };
}

/** Names the group of the modules that `entries` import statically; the build's entry is a separate chunk. */
function namedIn(name: string, entries: readonly string[]): NameOf {
  let known: ReadonlySet<string> | null = null;
  return (id, context) => {
    known ??= importedBy(
      entries.map((entry) => path.join(root, entry)),
      context,
    );
    return known.has(id) && context.getModuleInfo(id)?.isEntry !== true ? name : null;
  };
}

/** `entries` and all modules that they import statically. */
function importedBy(entries: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return found;
}
