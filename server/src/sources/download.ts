import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { refusal } from '@kadr/media';
import { hasInnerHost, InnerAddressError, publicLookup } from '../outgoing/public-address.ts';

export interface DownloadOptions {
  /** The path of the file. A note beside it identifies a partial transfer. */
  readonly file: string;
  readonly signal: AbortSignal;
  /** Bytes, at most. */
  readonly largest: number;
  /** Whether the address may be without TLS and on this machine or a private network. */
  readonly mayBeInner: boolean;
  /** Receives the share that has arrived, 0–1; is not called when the server does not say the size. */
  readonly onProgress: (share: number) => void;
  /** Milliseconds before a broken transfer is resumed. */
  readonly retryAfter?: number;
}

/** Identifies the file of a partial transfer. A transfer of another file starts from the beginning. */
interface Known {
  readonly url: string;
  readonly validator: string | null;
}

/** Milliseconds without a byte. */
const patience = 60_000;
const mostRedirects = 5;
/** Breaks in a row without new bytes. */
const mostBreaks = 5;

/**
 * Fetches a file over HTTP. Resumes a broken transfer, also of an earlier process, while the server's validator says
 * that the file has not changed.
 *
 * @throws KadrError UNSUPPORTED_MEDIA when there is no such file, or it may not be fetched; the last break when too
 *   many follow each other; the signal's reason when aborted
 */
export async function download(address: string, options: DownloadOptions): Promise<void> {
  const { file, signal, retryAfter = 2000 } = options;
  for (let breaks = 0; ;) {
    const before = await sizeOf(file);
    try {
      if (await transfer(address, options)) return await rm(noteOf(file), { force: true });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof BrokenTransfer)) throw error;
      breaks = (await sizeOf(file)) > before ? 1 : breaks + 1;
      if (breaks >= mostBreaks) throw error;
      await wait(retryAfter, undefined, { signal });
    }
  }
}

/** A transfer that can be resumed. */
class BrokenTransfer extends Error {}

/** One request; whether the file is complete. */
async function transfer(address: string, options: DownloadOptions): Promise<boolean> {
  const { file, largest, onProgress } = options;
  const known = await readNote(file);
  const start = known?.url === address && known.validator !== null ? await sizeOf(file) : 0;
  const headers: Record<string, string> =
    start > 0 ? { range: `bytes=${start}-`, 'if-range': known?.validator ?? '' } : {};
  const response = await ask(address, headers, options);
  const { statusCode: status = 0 } = response;
  const chunks = chunksOf(response);
  try {
    if (status === 416 && start > 0) {
      await rm(file, { force: true });
      return false;
    }
    if (status >= 500 || status === 429) throw new BrokenTransfer(`The server answers ${status}.`);
    if (status !== 200 && status !== 206)
      throw refusal('source_gone', `The address answers ${status}: there is no film for us.`);
    const from = status === 206 ? start : 0;
    if (from > 0 && !(response.headers['content-range'] ?? '').startsWith(`bytes ${from}-`)) {
      await rm(file, { force: true });
      throw new BrokenTransfer('The server sends another range than it was asked for.');
    }
    const length = Number(response.headers['content-length'] ?? Number.NaN);
    const whole = from + length;
    if (whole > largest) throw tooLarge(largest);
    let arrived = from;
    // Not by a stream: this way the file has all bytes received before a break.
    const written = await open(file, from > 0 ? 'a' : 'w');
    try {
      // After the file is emptied: a process that ends between them must not resume the old bytes.
      await writeFile(noteOf(file), JSON.stringify({ url: address, validator: validatorOf(response) }));
      for await (const chunk of chunks) {
        arrived += chunk.length;
        if (arrived > largest) throw tooLarge(largest);
        await written.write(chunk);
        if (whole > 0) onProgress(arrived / whole);
      }
    } finally {
      await written.close();
    }
    return true;
  } catch (error) {
    throw isBreak(error) ? new BrokenTransfer('The transfer broke off.', { cause: error }) : error;
  } finally {
    response.destroy();
  }
}

/** Bytes that may wait to be written. */
const mostWaiting = 16 * 1024 * 1024;

/** The body as it comes. A response that breaks off drops unread data, so it is read at once. */
function chunksOf(response: http.IncomingMessage): AsyncIterable<Buffer> {
  const waiting: Buffer[] = [];
  let bytes = 0;
  let end: { readonly error: Error | null } | null = null;
  let wake = Promise.withResolvers<void>();
  const finish = (error: Error | null): void => {
    end ??= { error };
    wake.resolve();
  };
  response.on('data', (chunk: Buffer) => {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes > mostWaiting) response.pause();
    wake.resolve();
  });
  response.on('end', () => finish(null));
  response.on('error', finish);
  response.on('close', () => finish(new Error('aborted')));
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const chunk = waiting.shift();
        if (chunk !== undefined) {
          bytes -= chunk.length;
          if (bytes < mostWaiting / 2) response.resume();
          yield chunk;
        } else if (end !== null) {
          if (end.error !== null) throw new BrokenTransfer('The transfer broke off.', { cause: end.error });
          return;
        } else {
          await wake.promise;
          wake = Promise.withResolvers();
        }
      }
    },
  };
}

async function ask(
  address: string,
  headers: Readonly<Record<string, string>>,
  { signal, mayBeInner }: DownloadOptions,
): Promise<http.IncomingMessage> {
  let url = urlOf(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    requirePublic(url, mayBeInner);
    const response = await request(url, headers, { signal, mayBeInner });
    const { location } = response.headers;
    if (location === undefined || (response.statusCode ?? 0) < 300 || (response.statusCode ?? 0) > 399)
      return response;
    response.destroy();
    url = urlOf(location, url);
  }
  throw refusal('source_gone', 'The address leads on to others without an end.');
}

async function request(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { signal, mayBeInner }: Pick<DownloadOptions, 'signal' | 'mayBeInner'>,
): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const asked = (url.protocol === 'https:' ? https : http).get(
    url,
    {
      // Compressed on the way, its ranges would not be those of the file.
      headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Kadr-Ingest/1.0' },
      signal,
      timeout: patience,
      ...(!mayBeInner && { lookup: publicLookup }),
    },
    resolve,
  );
  asked.on('timeout', () => asked.destroy(new Error('No data arrived for a minute.')));
  asked.on('error', reject);
  try {
    return await promise;
  } catch (error) {
    if (error instanceof InnerAddressError) throw refusedAddress();
    throw new BrokenTransfer('The address does not answer.', { cause: error });
  }
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw refusedAddress();
  return url;
}

function requirePublic(url: URL, mayBeInner: boolean): void {
  if (!mayBeInner && (url.protocol !== 'https:' || hasInnerHost(url))) throw refusedAddress();
}

function refusedAddress(): Error {
  return refusal('address', 'Films are fetched from https:// addresses on the public Internet only.');
}

function tooLarge(largest: number): Error {
  return refusal(
    'too_costly',
    `The file is larger than ${Math.round(largest / 1e9)} GB, which is the limit.`,
  );
}

function validatorOf({ headers }: http.IncomingMessage): string | null {
  const { etag } = headers;
  // A weak tag says nothing about single bytes.
  return etag !== undefined && !etag.startsWith('W/') ? etag : (headers['last-modified'] ?? null);
}

function isBreak(error: unknown): boolean {
  const code = (error as { readonly code?: unknown }).code;
  return (
    typeof code === 'string' && /^(?:ECONN|EPIPE|ETIMEDOUT|ERR_STREAM_PREMATURE_CLOSE|ERR_HTTP)/.test(code)
  );
}

const noteOf = (file: string): string => `${file}.from.json`;

async function readNote(file: string): Promise<Known | null> {
  try {
    return JSON.parse(await readFile(noteOf(file), 'utf8')) as Known;
  } catch {
    // There is none, or a process ended while it wrote it.
    return null;
  }
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
