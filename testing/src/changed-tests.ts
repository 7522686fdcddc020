import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependsOnContract } from './changed-contract.ts';

/**
 * The subjects of each journey. Journeys drive the running product, so imports do not tell which of them a change
 * concerns.
 */
export const journeySubjects: Readonly<Record<string, readonly string[]>> = {
  bonuses: ['api/src/bonuses', 'api/src/certificates', 'web/app/bonuses', 'web/app/certificates'],
  cards: ['bank/src', 'server/src/payments', 'web/app/pay'],
  console: ['api/src/brands', 'api/src/television', 'console/src/brands', 'console/src/television'],
  'database-faults': ['api/src/database'],
  'films-in': ['console/src/films', 'server/src/operator', 'server/src/worker', 'api/src/ingests'],
  'first-film': ['media/src/ingest', 'media/src/probe', 'server/src/ingest-cli.ts'],
  'hostile-requests': ['server/src/http', 'web/server'],
  marks: ['console/src/records/marks', 'api/src/operator', 'player/src/playback'],
  lifecycle: ['server/src/embedded-postgres', 'server/src/main.ts'],
  'money-faults': ['api/src/payments', 'api/src/subscriptions', 'bank/src'],
  profiles: ['web/app/profiles', 'api/src/profiles'],
  purchase: ['web/app/purchase', 'api/src/purchases'],
  push: ['web/app/push', 'api/src/push'],
  routes: ['web/app/routes.tsx', 'web/app/routing', 'web/server'],
  shell: ['web/app/shell'],
  'sign-in': ['web/app/sign-in', 'api/src/sign-in', 'api/src/session'],
  together: ['api/src/parties', 'api/src/push', 'web/app/watch/together'],
  teleport: ['player/src/teleport', 'server/src/teleport'],
  'upload-faults': ['server/src/operator', 'api/src/uploads'],
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

/**
 * Leaves out the tests that import what has changed only because they import the whole contract or start the whole API.
 * It keeps those in folders that name a changed domain in an import, or something of a changed file of the contract
 * (`dependsOnContract`), and those of rights. After a change of operations it also keeps those that call every
 * operation. Unchanged when a room below the API has changed.
 *
 * @param errors Names of errors that have changed in the contract's list.
 */
export function withoutWholeApi(
  root: string,
  files: readonly string[],
  tests: readonly string[],
  errors: readonly string[] = [],
): readonly string[] {
  const isOfContract = files.some((file) => file.startsWith('contract/'));
  const domains = files.flatMap((file) => /^api\/src\/([^/]+)\//.exec(file)?.[1] ?? []);
  const named = dependsOnContract(root, files, errors);
  const belowApi = /^(?:brands|http|testing)\/|^api\/(?!src\/[^/]+\/|migrations\/)/;
  if (!isOfContract && domains.length === 0) return tests;
  if (named === null || files.some((file) => belowApi.test(file))) return tests;
  const imports = importsOfDomains(files);
  const isConcerned = (folder: string): boolean =>
    globSync(`${folder}/*.{ts,tsx}`, { cwd: root }).some((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return (imports?.test(source) ?? false) || (!file.includes('.test.') && named.test(source));
    });
  const always = ['rights', ...domains].map((domain) => `api/src/${domain}`);
  if (isOfContract) always.push('api/src', 'contract/src');
  if (files.some((file) => file.startsWith('api/migrations/'))) always.push('api/src/database');
  return tests.filter((test) => {
    const [room = ''] = test.split('/');
    const folder = path.dirname(test);
    if (always.includes(folder)) return true;
    // A change of another room itself cannot be told from the contract's effect on it.
    if (!['api', 'server', 'contract'].includes(room))
      return !isOfContract || files.some((file) => file.startsWith(`${room}/`)) || isConcerned(folder);
    return isConcerned(folder);
  });
}

/** Imports of changed domains; of files that only declare, like tables, those of values from that file. */
function importsOfDomains(files: readonly string[]): RegExp | null {
  const parts = files.flatMap((file) => {
    const [, domain, name] = /^api\/src\/([^/]+)\/(.+)$/.exec(file) ?? [];
    if (domain === undefined || name === undefined || name.includes('.test.')) return [];
    return ['context', 'tables'].includes(domain)
      ? [`import (?!type )[^;]*from '../${domain}/${name}'`]
      : [`from '../${domain}/`];
  });
  return parts.length === 0 ? null : new RegExp(parts.join('|'));
}

/**
 * Leaves out the tests of pages that only contain a player, when the player has changed and the pages have not. It
 * keeps those in folders that import it.
 */
export function withoutPagesOfPlayer(
  root: string,
  files: readonly string[],
  tests: readonly string[],
): readonly string[] {
  const isIn = (room: string): boolean => files.some((file) => file.startsWith(`${room}/`));
  if (!isIn('player') || ['web', 'contract', 'brands', 'testing'].some(isIn)) return tests;
  const imports = (folder: string): boolean =>
    globSync(`${folder}/*.{ts,tsx}`, { cwd: root }).some((file) =>
      readFileSync(path.join(root, file), 'utf8').includes(`'@kadr/player`),
    );
  return tests.filter((test) => !test.startsWith('web/') || imports(path.dirname(test)));
}

/**
 * The tests that changed texts concern, which nothing imports: those of the compiler of texts, and of the folder of
 * pages with the name of the file or, without one, of the folders that use its texts.
 */
export function testsOfTexts(root: string, files: readonly string[]): readonly string[] {
  const features = files.flatMap((file) => /^web\/messages\/.+?([^/]+)\.json$/.exec(file)?.[1] ?? []);
  if (features.length === 0) return [];
  const tests = [...new Set(features)].flatMap((feature) => {
    const folder = `web/app/${feature.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (existsSync(path.join(root, folder))) return globSync(`${folder}/**/*.test.ts`, { cwd: root });
    const users = globSync('web/app/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes(`'${feature}.`),
    );
    return testsBeside(root, users);
  });
  return [...new Set(['web/build/messages.test.ts', ...tests])].toSorted();
}

/** The files that run in their own browser beside each changed file of the player. */
export function browserTestsBeside(root: string, files: readonly string[]): readonly string[] {
  const folders = files.filter((file) => file.startsWith('player/src/')).map((file) => path.dirname(file));
  const found = folders.flatMap((folder) => globSync(`${folder}/*.browser.test.{ts,tsx}`, { cwd: root }));
  return [...new Set(found)].toSorted();
}

/** Names of the journeys that a change concerns. */
export function journeysFor(files: readonly string[]): readonly string[] {
  return Object.entries(journeySubjects).flatMap(([journey, subjects]) =>
    files.some((file) => subjects.some((subject) => file === subject || file.startsWith(`${subject}/`)))
      ? [journey]
      : [],
  );
}
