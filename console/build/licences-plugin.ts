import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:licences';
const root = path.join(import.meta.dirname, '..', '..');

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** The packages required to run a service, as installed where the console is built, each with its licence (SPDX). */
export function licencesPlugin(): Plugin {
  return {
    name: 'kadr:licences',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const licences = JSON.parse(${JSON.stringify(JSON.stringify(licences()))});`
        : undefined,
  };
}

function licences(): (readonly [string, string, string])[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const found = new Map<string, readonly [string, string, string]>();
  for (const [place, { version = '', license, dev, link }] of Object.entries(lock.packages)) {
    const file = path.join(root, place, 'package.json');
    if (dev === true || link === true || !place.includes('node_modules/') || !existsSync(file)) continue;
    const packageName = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${packageName} ${version}`, [packageName, version, license ?? licenceIn(file)]);
  }
  return [...found.values()].toSorted(([one], [other]) => one.localeCompare(other));
}

/** The licence of an older package, in formats that the lock file does not take. */
function licenceIn(file: string): string {
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string | { type?: string };
    licenses?: readonly { type?: string }[];
  };
  const said = typeof license === 'object' ? license.type : license;
  return said ?? licenses?.map(({ type }) => type ?? '').join(' OR ') ?? '';
}
