import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { packagerPath } from '@kadr/media';
import { good, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** Free bytes below which films will soon not fit, and below which the database is in danger. */
const [scarce, dangerous] = [20e9, 2e9];

/** A program that the service runs, by its name or path. */
export async function checkProgram(program: string, variable: string): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)(program, ['-version'], { timeout: 10_000 });
    return good(`${program}: ${stdout.split('\n')[0]?.slice(0, 60) ?? ''}`);
  } catch {
    return wrong(`${program} does not run. Install it, or set ${variable} to its path.`);
  }
}

/** The packager of npm's package, which may be missing for this machine. */
export async function checkPackager(): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)(packagerPath(), ['--version'], { timeout: 10_000 });
    return good(`shaka-packager: ${stdout.split('\n')[0]?.slice(0, 60) ?? ''}`);
  } catch (error) {
    return wrong(
      `shaka-packager does not run (${error instanceof Error ? error.message.split('\n')[0] : String(error)}). Install the packages again with their scripts: npm ci.`,
    );
  }
}

/** The data folder, or its nearest existing parent. */
export function checkFolder(dataDir: string): Finding {
  let folder = dataDir;
  while (!existsSync(folder)) folder = path.dirname(folder);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return wrong(`${folder} is not writable by this user. Change its owner, or set KADR_DATA.`);
  }
  return good(`${dataDir} ${folder === dataDir ? 'is writable' : 'can be created'}`);
}

export function checkSpace(dataDir: string): Finding {
  let folder = dataDir;
  while (!existsSync(folder)) folder = path.dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const sentence = `${(free / 1e9).toFixed(1)} GB free for ${dataDir}`;
  if (free < dangerous)
    return wrong(`${sentence}: the database stops when the disk is full. Free some space.`);
  return free < scarce ? warning(`${sentence}: a long film needs about that much.`) : good(sentence);
}

/** Whether the service can listen; `isOurs` when it is running there. */
export function checkPort(port: number, host: string, isOurs: boolean): Promise<Finding> {
  if (isOurs) return Promise.resolve(good(`port ${port} belongs to the running service`));
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        wrong(
          error.code === 'EADDRINUSE'
            ? `port ${port} is in use by another program. Stop it, or set PORT.`
            : `port ${port} is not available (${error.code}). Set PORT and HOST.`,
        ),
      ),
    );
    server.listen(port, host, () => server.close(() => resolve(good(`port ${port} is free`))));
  });
}
