/** An operator's work from outside the service: calls with the token, films made and packaged by the command. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createHttpClient } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { checkout } from './product.ts';
import type { Product } from './product.ts';

const run = promisify(execFile);

/** The calls of a service, made with its operator's token. */
export const clientOf = (url: string, token: string): KadrClient =>
  createHttpClient({ url: `${url}/api`, routes, headers: () => ({ authorization: `Bearer ${token}` }) });

/** The same, for a service without a given token, which has written one into its folder. */
export const operatorOf = ({ url, dataDir }: Pick<Product, 'url' | 'dataDir'>): KadrClient =>
  clientOf(url, readFileSync(path.join(dataDir, 'operator-token'), 'utf8').trim());

interface Film {
  /** Width and height. */
  readonly size?: string;
  readonly seconds?: number;
  /** Languages of its sound tracks, ISO 639-2; each has a different tone. */
  readonly languages?: readonly string[];
}

/** Makes a file with a test picture and a tone for each sound track. */
export async function makeFilm(
  file: string,
  { size = '320x180', seconds = 5, languages = ['rus'] }: Film = {},
): Promise<void> {
  const sources = [
    `testsrc2=size=${size}:rate=25:duration=${seconds}`,
    ...languages.map((_, at) => `sine=frequency=${330 + at * 220}:duration=${seconds}`),
  ];
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', source]);
  const tracks = sources.flatMap((_, at) => ['-map', String(at)]);
  const names = languages.flatMap((language, at) => [`-metadata:s:a:${at}`, `language=${language}`]);
  const encoding = '-c:v libx264 -preset ultrafast -c:a aac -shortest'.split(' ');
  await run('ffmpeg', ['-v', 'error', '-y', ...inputs, ...tracks, ...names, ...encoding, file]);
}

export interface Ingest {
  /** Exit code. */
  readonly code: number;
  /** Last line of its output: on success the address of the page. */
  readonly lastLine: string;
  /** The rest of the output: progress, or the reason of a failure. */
  readonly said: string;
}

/** `npm run ingest` as an operator runs it, in `folder`. */
export async function ingest(
  { dataDir }: Pick<Product, 'dataDir'>,
  folder: string,
  ...args: string[]
): Promise<Ingest> {
  const command = [path.join(checkout, 'server', 'src', 'ingest-cli.ts'), ...args];
  const env = { ...process.env, KADR_DATA: dataDir };
  const { code, stdout, stderr } = await run(process.execPath, command, { cwd: folder, env }).then(
    (printed) => ({ ...printed, code: 0 }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
  return { code, lastLine: stdout.trim().split('\n').at(-1) ?? '', said: stderr };
}

/** Makes a film of a few seconds, packages and publishes it; returns its page's address. @throws when it is refused. */
export async function publishFilm(product: Product, names: readonly string[], film?: Film): Promise<string> {
  await makeFilm(path.join(product.dataDir, 'film.mp4'), film);
  const { code, lastLine, said } = await ingest(product, product.dataDir, 'film.mp4', ...names);
  if (code !== 0) throw new Error(said);
  return lastLine;
}
