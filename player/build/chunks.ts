/**
 * Which chunk of a build a module of the player belongs to: the player and its controls are one each. By default a
 * bundler makes a chunk of everything that a lazy part shares with them, and small chunks compress badly.
 */
import path from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = path.join(import.meta.dirname, '..', 'src');
/** Entries by chunk, the lower first: the controls' chunk has the modules that the player's does not. */
const entries = { player: path.join(source, 'index.ts'), controls: path.join(source, 'react', 'index.ts') };

/** The chunk of a module, for `output.codeSplitting.groups`; null leaves it to the bundler. */
export function playerChunk(id: string, graph: ModuleGraph): string | null {
  if (!id.startsWith(source)) return null;
  for (const [chunk, entry] of Object.entries(entries)) if (reachedFrom(entry, graph).has(id)) return chunk;
  return null;
}

/** Modules that `entry` imports, directly or not; those that are imported when needed are not among them. */
function reachedFrom(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
