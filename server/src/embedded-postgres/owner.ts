import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The operating system's user that runs the database. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const systemUser = 'kadr';

/**
 * The user that runs the database: null, the current one, for an ordinary user; PostgreSQL refuses to run as root, so
 * root gets the system user `kadr`, made when the machine has none, or `nobody` where users cannot be made.
 */
export function databaseOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const existing = lookUp(systemUser);
  if (existing) return existing;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUser],
      { stdio: 'pipe' },
    );
  } catch {
    return lookUp('nobody');
  }
  return lookUp(systemUser);
}

function lookUp(name: string): Owner | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid !== undefined && gid !== undefined ? { uid: Number(uid), gid: Number(gid) } : null;
}
