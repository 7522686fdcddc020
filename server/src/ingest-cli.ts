// `npm run ingest -- FILE --title "…"`: passes a film to the running service, or to one started for the duration.
import { openAsBlob, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient, readError } from '@kadr/contract/client';
import type { KadrClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { createFolderStorage } from '@kadr/media/folder-storage';
import type { Storage } from '@kadr/media';
import { z } from 'zod';
import { ingestUsage, parseIngestArguments, UsageError } from './cli-arguments.ts';
import type { IngestArguments } from './cli-arguments.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { readSecrets } from './config/secrets.ts';
import { describeWarning, terminalLanguage } from './ingest-warnings.ts';
import { runningInstance } from './instance-lock.ts';
import { uploadFile } from './operator/upload-files.ts';
import { duration, say, showProgress } from './terminal.ts';

/** Milliseconds between two requests for the progress. */
const lookEvery = 200;

/** A failure that is shown as a sentence, without a stack. */
class IngestError extends Error {
  override readonly name = 'IngestError';
}

interface Target {
  readonly url: string;
  /** Origin of the printed address. */
  readonly publicUrl: string;
  readonly token: string;
  /** The storage of a service that keeps its uploads on this machine; null when they must be sent. */
  readonly storage: Storage | null;
  readonly stop: () => Promise<void>;
}

try {
  const args = parseIngestArguments(process.argv.slice(2));
  if (args === null) process.stdout.write(`${ingestUsage}\n`);
  else process.stdout.write(`${await ('retry' in args ? retry(args.retry) : ingest(args))}\n`);
} catch (error) {
  if (error instanceof UsageError) {
    say(error.message);
    process.stderr.write(`\n${ingestUsage}\n`);
    process.exitCode = 2;
  } else if (error instanceof IngestError || error instanceof ConfigError) {
    say(error.message);
    process.exitCode = 1;
  } else {
    const answer = readError(error);
    say(answer ? answer.description : String(error instanceof Error ? error.message : error));
    process.exitCode = 1;
  }
}

/** Uploads, waits until the title is published, and returns the address of its page. */
async function ingest(args: IngestArguments): Promise<string> {
  const files = [
    args.file,
    ...args.subtitles.map(({ file }) => file),
    ...(args.lyrics === undefined ? [] : [args.lyrics]),
  ];
  for (const file of files) checkFile(file);
  const target = await findService();
  try {
    const client = clientOf(target);
    const [source = '', ...beside] = await Promise.all(files.map((file) => upload(target, file)));
    const { id } = await client.operator.createIngest({
      kind: args.kind,
      upload_id: source,
      file_name: path.basename(args.file),
      subtitles: args.subtitles.map(({ file, language }, index) => ({
        upload_id: beside[index] ?? '',
        file_name: path.basename(file),
        language,
      })),
      lyrics:
        args.lyrics === undefined
          ? null
          : { upload_id: beside.at(-1) ?? '', file_name: path.basename(args.lyrics) },
      slug: args.slug ?? null,
      title:
        args.title === undefined
          ? null
          : {
              rus: args.title,
              ...(args.titleEng && { eng: args.titleEng }),
              ...(args.titleHye && { hye: args.titleHye }),
            },
      brand: args.brand ?? null,
      further_codecs: args.codecs,
      protection: args.protect === undefined ? null : { scheme: args.protect },
    });
    return new URL(await published(client, id), target.publicUrl).href;
  } finally {
    await target.stop();
  }
}

/** Retries a failed ingest, waits until it is published, and returns the address of its page. */
async function retry(id: number): Promise<string> {
  const target = await findService();
  try {
    const client = clientOf(target);
    await client.operator.retryIngest({ id });
    return new URL(await published(client, id), target.publicUrl).href;
  } finally {
    await target.stop();
  }
}

function clientOf({ url, token }: Target): KadrClient {
  return createHttpClient({
    url: `${url}/api`,
    routes,
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
}

function checkFile(file: string): void {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw new IngestError(`There is no file ${file}.`);
  if (!stat.isFile()) throw new IngestError(`${file} is not a file.`);
  if (stat.size === 0) throw new IngestError(`${file} is empty.`);
}

async function findService(): Promise<Target> {
  const config = readConfig(process.env);
  const running = runningInstance(config.dataDir);
  const token = (): string => readSecrets(config).operatorToken;
  const storage = config.s3 === null ? createFolderStorage(path.join(config.dataDir, 'storage')) : null;
  if (running?.url) {
    return {
      url: running.url,
      publicUrl: config.publicUrl ?? running.url,
      token: token(),
      storage,
      stop: () => Promise.resolve(),
    };
  }
  if (config.databaseUrl !== null) {
    if (config.publicUrl === null)
      throw new IngestError('Set KADR_PUBLIC_URL to the address of the running service.');
    return {
      url: config.publicUrl,
      publicUrl: config.publicUrl,
      token: token(),
      storage: null,
      stop: () => Promise.resolve(),
    };
  }
  say('The service is not running; starting it for this film …');
  const { startService } = await import('./service.ts');
  const service = await startService(
    { ...config, port: 0, host: '127.0.0.1', demo: 'off', roles: new Set(['api', 'worker']) },
    { say: () => {} },
  );
  return {
    url: service.url,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    token: service.operatorToken,
    storage,
    stop: () => service.stop(),
  };
}

async function upload(target: Target, file: string): Promise<string> {
  if (target.storage !== null) return uploadFile(target.storage, file);
  const response = await fetch(`${target.url}/api/operator/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${target.token}`, 'content-type': 'application/octet-stream' },
    body: await openAsBlob(file),
  });
  const answer: unknown = await response.json();
  if (!response.ok) {
    const error = z.object({ description: z.string() }).safeParse(answer);
    throw new IngestError(
      error.success ? error.data.description : `The service answered ${response.status}.`,
    );
  }
  return z.object({ upload_id: z.string() }).parse(answer).upload_id;
}

/** Follows the work to its end and returns the path of the page. @throws IngestError with the reason of a failure. */
async function published(client: KadrClient, id: number): Promise<string> {
  for (;;) {
    const state = await client.operator.getIngest({ id });
    if (state.state === 'failed') {
      const reason = state.reason ?? 'The film could not be packaged.';
      throw new IngestError(
        `${reason}\nWhat was handed in is kept for a week: npm run ingest -- --retry ${id} tries it once more.`,
      );
    }
    if (state.state === 'cancelled') throw new IngestError('The ingest was cancelled.');
    if (state.state === 'published' && state.page !== null) {
      showProgress('published', 100);
      const language = terminalLanguage(process.env);
      for (const warning of state.warnings) say(describeWarning(warning, language));
      return state.page;
    }
    showProgress(
      `${state.state}${state.time_left === null ? '' : `, ${duration(state.time_left)} left`}`,
      state.percent,
    );
    await delay(lookEvery);
  }
}
