import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

/**
 * What each journey is about. Journeys drive the running product, so that imports do not tell which of them a change
 * concerns.
 */
export const journeySubjects: Readonly<Record<string, readonly string[]>> = {
  cards: ['bank/src', 'server/src/payments', 'web/app/pay'],
  'database-faults': ['api/src/database'],
  'first-film': ['media/src/ingest', 'media/src/probe', 'server/src/ingest-cli.ts'],
  'hostile-requests': ['server/src/http', 'web/server'],
  lifecycle: ['server/src/embedded-postgres', 'server/src/main.ts'],
  profiles: ['web/app/profiles', 'api/src/profiles'],
  purchase: ['web/app/purchase', 'api/src/purchases'],
  push: ['web/app/push', 'api/src/push'],
  routes: ['web/app/routes.tsx', 'web/app/routing', 'web/server'],
  shell: ['web/app/shell'],
  'sign-in': ['web/app/sign-in', 'api/src/sign-in', 'api/src/session'],
  teleport: ['player/src/teleport', 'server/src/teleport'],
  watching: ['web/app/watch', 'api/src/playback'],
  ways: ['web/app/search', 'web/app/shell'],
};

/** Files of the repository that differ from `base`, committed or not; without it, from where the branch left main. */
export function changedFiles(root: string, base = 'main'): { base: string; files: readonly string[] } {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('merge-base', base, 'HEAD');
  const names = [
    git('diff', '--name-only', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((list) => list.split('\n'));
  return { base: commit, files: names.filter((name) => name !== '') };
}

/**
 * The test files beside each changed file of a room: in its folder, or in the nearest folder above that has some. They
 * include those that drive a built page or a process, which imports do not lead to.
 */
export function testsBeside(root: string, files: readonly string[]): readonly string[] {
  const found = files.flatMap((file) => {
    let folder = path.dirname(file);
    // Not a whole room, nor all of its sources.
    while (folder.split('/').length > 2) {
      const tests = globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root });
      if (tests.length > 0) return tests;
      folder = path.dirname(folder);
    }
    return [];
  });
  return [...new Set(found)].filter((file) => !/\.browser\.test\.tsx?$/.test(file)).toSorted();
}

/** Names of the journeys that a change concerns. */
export function journeysFor(files: readonly string[]): readonly string[] {
  return Object.entries(journeySubjects).flatMap(([journey, subjects]) =>
    files.some((file) => subjects.some((subject) => file === subject || file.startsWith(`${subject}/`)))
      ? [journey]
      : [],
  );
}
