import { execFile } from 'node:child_process';
import { accessSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { chmod, lchown, readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The confinement of programs that this machine allows. */
export interface Confinement {
  /** The user and group that replace root for programs: a number without an account. Null: the user of this process. */
  readonly user: number | null;
  readonly isCutOffFromNetwork: boolean;
  readonly hasLimits: boolean;
  /** Whether programs end when this process does, however that ends. */
  readonly endsWithUs: boolean;
}

/** The limits of one run of a program. */
export interface Allowance {
  /** Longest run, seconds. */
  readonly seconds: number;
  /** Time on all processors together, seconds; by default `seconds` on each processor of this machine. */
  readonly cpuSeconds?: number | undefined;
  /** Bound of the address space; 4 GiB by default. */
  readonly memoryBytes?: number | undefined;
  /** Bound of every written file; 16 GiB by default. */
  readonly fileBytes?: number | undefined;
  /** Files that its arguments name, which it may read. */
  readonly reads?: readonly string[] | undefined;
  /** The one folder in which it may write and runs, which is given to the program's user, with the files in it. */
  readonly folder?: string | undefined;
}

export interface ConfinedCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Open files to hand over, from descriptor 3 on. */
  readonly files: readonly number[];
}

const gibibyte = 1024 ** 3;
/** Processes and threads of all programs, under a separate user: ffmpeg with sixteen threads an encoder has 200. */
const mostTasks = 2048;
/** Reserved by Debian's policy, and outside the range of systemd's dynamic users. */
const nobodysUser = 65_520;
/** Seconds between the time-out signal and the kill. */
const lastWords = 5;

let found: Promise<Confinement> | undefined;

/** The machine's confinement, found out once by trying: containers differ in what they let even root do. */
export function confinement(): Promise<Confinement> {
  return (found ??= findOut());
}

async function findOut(): Promise<Confinement> {
  const [setpriv, prlimit] = [tool('setpriv'), tool('prlimit')];
  const isRoot = process.getuid?.() === 0;
  const endsWithUs = setpriv !== null && (await works([setpriv, ...death]));
  const canChangeUser = isRoot && endsWithUs && (await works([setpriv, ...death, ...asUser(nobodysUser)]));
  return {
    user: canChangeUser ? nobodysUser : null,
    isCutOffFromNetwork: await works([...withoutNetwork()]),
    hasLimits: prlimit !== null && (await works([prlimit, '--core=0', '--nofile=1024'])),
    endsWithUs,
  };
}

const death = ['--pdeathsig', 'KILL', '--no-new-privs'];

function asUser(user: number): string[] {
  return [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
}

/** A separate, empty network. Users other than root need a separate user namespace for it. */
function withoutNetwork(): string[] {
  const unshare = tool('unshare');
  if (unshare === null) return ['false'];
  return process.getuid?.() === 0 ? [unshare, '--net'] : [unshare, '--map-current-user', '--net'];
}

async function works([command = '', ...args]: readonly string[]): Promise<boolean> {
  return promisify(execFile)(command, [...args, '--', 'true'], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * The command that runs a program within its limits. Where it runs as another user, files that it reads are passed as
 * open descriptors, because the folders around may be closed to it, and it may pass through the parents of the folder
 * in which it writes.
 */
export async function confine(
  program: string,
  args: readonly string[],
  allowance: Allowance,
): Promise<ConfinedCommand> {
  const holds = await confinement();
  const { folder, reads = [] } = allowance;
  const before = [
    ...(holds.isCutOffFromNetwork ? [...withoutNetwork(), '--'] : []),
    ...(holds.endsWithUs
      ? [tool('setpriv') ?? '', ...death, ...(holds.user === null ? [] : asUser(holds.user)), '--']
      : []),
    ...(holds.hasLimits ? [tool('prlimit') ?? '', ...limits(allowance, holds), '--'] : []),
  ];
  const files: number[] = [];
  const path = onPath(program) ?? program;
  if (holds.user === null) return ready([...before, path, ...args], files);
  try {
    if (folder !== undefined) await give(folder, holds.user);
    const handOver = (file: string): string => {
      files.push(openSync(file, 'r'));
      return `/proc/self/fd/${files.length + 2}`;
    };
    const isClosed = path.includes('/') && !isOpenToAll(path);
    const executed =
      isClosed && statSync(path, { throwIfNoEntry: false }) !== undefined ? handOver(path) : path;
    const replaced: [path: string, by: string][] = [];
    for (const file of new Set(reads)) {
      await letRead(file);
      const open = handOver(file);
      replaced.push([resolve(file), open]);
      if (folder !== undefined) replaced.push([relative(folder, file), open]);
    }
    return ready([...before, executed, ...args.map((arg) => rewrite(arg, replaced))], files);
  } catch (error) {
    for (const file of files) closeSync(file);
    throw error;
  }
}

function ready([command = '', ...args]: readonly string[], files: readonly number[]): ConfinedCommand {
  return { command, args, files };
}

function limits(
  { seconds, cpuSeconds = seconds * availableParallelism(), memoryBytes, fileBytes }: Allowance,
  { user }: Confinement,
): string[] {
  const cpu = Math.ceil(cpuSeconds);
  return [
    '--core=0',
    '--nofile=1024',
    `--cpu=${cpu}:${cpu + lastWords}`,
    `--as=${Math.floor(memoryBytes ?? 4 * gibibyte)}`,
    `--fsize=${Math.floor(fileBytes ?? 16 * gibibyte)}`,
    // Under a person's own user all other processes would count, too.
    ...(user === null ? [] : [`--nproc=${mostTasks}`]),
  ];
}

/** Prefixes of a path in an argument: nothing, ffmpeg's protocol, the packager's field. */
const beforePaths = ['', 'file:', 'in='];

/** Rewrites an argument with the path of a file that is passed as an open descriptor. */
function rewrite(arg: string, replaced: readonly [path: string, by: string][]): string {
  for (const before of beforePaths) {
    for (const [path, by] of replaced) {
      if (!arg.startsWith(before + path)) continue;
      const after = arg.slice(before.length + path.length);
      if (after === '' || after.startsWith(',')) return before + by + after;
    }
  }
  return arg;
}

/** Gives a folder, and the files in it, to a user. */
async function give(folder: string, user: number): Promise<void> {
  await lchown(folder, user, user);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // A file may be renamed at the same moment: it is ours.
    if (entry.isFile()) await lchown(join(folder, entry.name), user, user).catch(() => undefined);
  }
  for (let above = dirname(resolve(folder)); above !== dirname(above); above = dirname(above))
    await letPass(above, user);
}

/** Lets a user pass through a folder of root's, without seeing its content. */
async function letPass(folder: string, group: number): Promise<void> {
  const { mode, uid } = await stat(folder);
  if ((mode & 0o001) !== 0 || uid !== 0 || (mode & 0o070) !== 0) return;
  await lchown(folder, uid, group);
  await chmod(folder, (mode & 0o7777) | 0o010);
}

/** The program reopens an open file. It needs the right to read the file, but none on its folders. */
async function letRead(file: string): Promise<void> {
  const { mode, uid } = await stat(file);
  if ((mode & 0o004) === 0 && uid !== nobodysUser) await chmod(file, (mode & 0o7777) | 0o004);
}

function isOpenToAll(path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

const tools = new Map<string, string | null>();

function tool(name: string): string | null {
  if (process.platform !== 'linux') return null;
  if (!tools.has(name)) tools.set(name, onPath(name));
  return tools.get(name) ?? null;
}

/** Path of a program; null when it is nowhere on the PATH. */
function onPath(name: string): string | null {
  if (name.includes('/')) return resolve(name);
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return null;
}
