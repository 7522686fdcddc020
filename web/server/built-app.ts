import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@kadr/contract';
import type { Manifest } from 'vite';
import type { AppLoader, ServerEntry } from './app-loader.ts';
import type { PageFiles } from './document.ts';
import { fontFilesOf, letters } from './fonts.ts';

const entryModule = 'app/entry-client.tsx';
const starterModule = 'app/first-paint.ts';

/** The chunk whose stylesheet every page starts with (`build/chunks.ts`). */
export const stylesChunk = 'styles';

/** Prefix of the texts that come with a page, among the page's modules (`app/entry-server.tsx`): `messages/titles`. */
const texts = 'messages/';

/** Prefix of a module from which a page needs only the styles (`app/entry-server.tsx`). */
const styles = 'styles/';

/** Loads the app that `build/build.ts` wrote into `dist`. @throws when there is no build. */
export async function loadBuiltApp(dist: string): Promise<AppLoader> {
  const manifest = readManifest(path.join(dist, 'client', '.vite', 'manifest.json'));
  const entry: ServerEntry = await import(pathToFileURL(path.join(dist, 'server', 'entry-server.js')).href);
  const known = new Map<string, PageFiles>();
  const common = commonStylesheet(manifest);
  return {
    commonStyles: common === null ? '' : readFileSync(path.join(dist, 'client', common), 'utf8'),
    entry: () => Promise.resolve(entry),
    files(sources, language) {
      const key = `${language} ${sources.join(' ')}`;
      let files = known.get(key);
      if (files === undefined) {
        files = filesOf(manifest, sources, language);
        // Every page has this stylesheet in that of its brand.
        files = { ...files, stylesheets: files.stylesheets.filter((address) => address !== `/${common}`) };
        known.set(key, files);
      }
      return files;
    },
    close: () => Promise.resolve(),
  };
}

/** The files of the entry, of a language's messages and of the pages' modules, each once, with all their imports. */
export function filesOf(manifest: Manifest, sources: readonly string[], language: Language): PageFiles {
  const scripts = new Set<string>();
  const stylesheets = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string, withScripts = true): void => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const imported of chunk.imports ?? []) visit(imported, withScripts);
    for (const css of chunk.css ?? []) stylesheets.add(css);
    if (withScripts) scripts.add(chunk.file);
  };
  const entry = manifest[entryModule];
  const starter = manifest[starterModule];
  if (!entry) throw new Error(`The build's manifest does not name ${entryModule}.`);
  const textsIn = (module: string): string => {
    const found = Object.keys(manifest).find((name) => name.endsWith(`virtual:messages/${module}`));
    if (found === undefined) throw new Error(`The build's manifest does not name the messages of ${module}.`);
    return found;
  };
  for (const name of [entryModule, textsIn(language), ...sources.filter((name) => !name.startsWith(styles))])
    visit(name.startsWith(texts) ? textsIn(`${language}/${name.slice(texts.length)}`) : name);
  // After everything else: a file that is shared with a module of the page is listed with its script.
  for (const name of sources) if (name.startsWith(styles)) visit(name.slice(styles.length), false);
  scripts.delete(entry.file);
  return {
    entry: `/${entry.file}`,
    starter: starter === undefined ? null : `/${starter.file}`,
    stylesheets: [...stylesheets].map((file) => `/${file}`),
    modules: [...scripts].map((file) => `/${file}`),
    fonts: fontFilesOf(manifest, language).map((file) => `/${file}`),
    letters: letters[language],
    extra: '',
  };
}

/** The path of the common stylesheet in the folder of the browser's files. */
function commonStylesheet(manifest: Manifest): string | null {
  return Object.values(manifest).find(({ name }) => name === stylesChunk)?.css?.[0] ?? null;
}

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`The web app is not built: ${file} cannot be read. Run “npm run build”.`, { cause });
  }
}
