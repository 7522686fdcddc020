/** Which modules travel together in the browser's build. */
import path from 'node:path';
import { playerChunk } from '@kadr/player/chunks';
import type { Rolldown } from 'vite';
import { stylesChunk } from '../server/built-app.ts';

const root = path.join(import.meta.dirname, '..');

type Group = Exclude<Rolldown.CodeSplittingOptions['groups'], undefined>[number];
type NameOf = Extract<Group['name'], (...parameters: never) => unknown>;

/** The chunk of what comes when the browser is idle. */
export const idleChunk = 'idle';

/** The modules that come when the browser is idle, on every page (`app/start-up/start-up.ts`, `app/shell/late-parts.tsx`). */
const idleModules = ['app/start-up/idle-steps.ts', 'app/shell/late.tsx'] as const;

/** Pages that visitors begin with: their styles, and those of all blocks, are one stylesheet, which every page has. */
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

/** The groups, in their order: a module belongs to the first that takes it. */
export const chunkGroups: Group[] = [
  { name: playerChunk, test: /\/player\/src\//, includeDependenciesRecursively: false },
  { name: stylesOf(firstPages), test: /\/app\/.*\.css$/, includeDependenciesRecursively: false },
  {
    // Changes with the lock file only: a viewer who comes back after a release has it.
    name: 'libraries',
    // Without what only lists need that go on and on.
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|cookie-es|@tanstack)\/(?!.*infinite(?:QueryObserver|QueryOptions)|.*Infinite)/,
  },
  {
    // What every page begins with, and small facts that whatever calls or counts wants: alone each is hardly more than
    // what a chunk costs.
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
    // What rows and heroes are made of: in separate chunks these modules cost the first page 2 kB more.
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
    // What draws the blocks of views: in separate chunks these modules cost the home page 0.3 kB more.
    name: namedIn('views', ['app/home/main-view.tsx']),
    test: /\/app\/(?:blocks|home|data|routing)\//,
    includeDependenciesRecursively: false,
  },
  {
    // What features load for their pages: one small chunk, fetched once, beside that of the page.
    name: 'loads',
    test: /\/app\/[\w-]+\/load(?:s|-listing)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    // What titles and channels are watched with: in separate chunks these cost each player half a kB more.
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
    // The windows in which an account's subscriptions and money are changed: a viewer who opens one is likely to open another.
    name: 'account-windows',
    test: /\/app\/my\/(?:change-service-modal|renewal-card-modal|automatic-top-up-modal|service-modals\.module)/,
    includeDependenciesRecursively: false,
  },
];

/** A module of the app itself, or of a room that it uses. */
function own(id: string): boolean {
  return !id.includes('/node_modules/');
}

/** Names the group of the styles of what every page begins with, of these pages, and of blocks. */
function stylesOf(pages: readonly string[]): NameOf {
  let known: ReadonlySet<string> | null = null;
  return (id, context) => {
    const blocks = context.getModuleInfo(path.join(root, blockTable))?.dynamicallyImportedIds ?? [];
    const begun = ['app/entry-client.tsx', ...pages].map((page) => path.join(root, page));
    known ??= importedBy([...begun, ...blocks], context);
    return known.has(id) ? stylesChunk : null;
  };
}

/** Names the group of what `entries` import statically; the build's entry is a chunk for itself. */
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
