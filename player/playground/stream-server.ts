/** Serves the playground's streams, and fails on demand: this is how the tests simulate network faults. */
import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { answerAds } from './ad-server.ts';
import { answerLicence } from './licences.ts';
import { liveManifest, livePlaylist, readRendition } from './live-stream.ts';
import { makeAdClips, makeFurtherStreams, makeProtectedStreams, makeStreams } from './make-streams.ts';
import { inTwoParts } from './two-parts.ts';
import { underLock } from '../../bootstrap/lock.js';

const ROOT = join(import.meta.dirname, 'streams');

const types: Readonly<Record<string, string>> = {
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
};

/** The suffixed names of the service's streaming server → the packager's files. */
const aliases: Readonly<Record<string, string>> = { 'variant.m3u8': 'playlist.m3u8' };

/** A failure of the first `times` requests whose address matches `match` (a regular expression). */
export interface Fault {
  readonly match: string;
  times: number;
  /** Only a share (0–1) of them, the same ones for the same `seed`. */
  readonly random?: { readonly share: number; readonly seed: number };
  /** The status answered in place of the file; 0 breaks the connection. */
  readonly status?: number;
  /** Answered only when faults are set again. */
  readonly isHeld?: boolean;
  /** Answered after this delay in milliseconds. */
  readonly delay?: number;
  /** The first half of the file (the connection ends there); or the file with every byte from its middle on wrong. */
  readonly damage?: 'truncated' | 'garbled';
  /** The file, with every match of `from` (a regular expression) replaced: foreign manifests. */
  readonly replace?: { readonly from: string; readonly to: string };
}

export interface SeenRequest {
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly isFailed: boolean;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The faults set for one page, and its requests. */
interface Visit {
  /** The fault of a request of this address. */
  take: (url: string) => Fault | undefined;
  seen: SeenRequest[];
  setAgain: PromiseWithResolvers<void>;
}

export function streamServer(): Plugin {
  /** Tests that run in parallel have one page each, with a different address: none meets another's faults. */
  const visits = new Map<string, Visit>();
  const visitOf = ({ headers }: IncomingMessage): Visit => {
    const page = new URL(headers.referer ?? '/', 'http://localhost').searchParams.get('sessionId') ?? '';
    const visit = visits.get(page) ?? {
      take: takeFaults([]),
      seen: [],
      setAgain: Promise.withResolvers<void>(),
    };
    visits.set(page, visit);
    return visit;
  };
  const see = (request: IncomingMessage, url: string, isFailed: boolean): void => {
    visitOf(request).seen.push({ url, at: Date.now(), isFailed, headers: request.headers });
  };
  return { name: 'kadr-streams', configureServer: serve, configurePreviewServer: serve };

  async function serve(server: Pick<ViteDevServer | PreviewServer, 'middlewares'>): Promise<void> {
    await makeAll();
    server.middlewares.use('/__faults', (request, response) => {
      void readBody(request).then((body) => {
        const visit = visitOf(request);
        visit.take = takeFaults(JSON.parse(body) as Fault[]);
        visit.seen = [];
        visit.setAgain.resolve();
        visit.setAgain = Promise.withResolvers();
        response.end('ok');
      });
    });
    server.middlewares.use('/__seen', (request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(visitOf(request).seen));
    });
    // The product's own site serves it at the root, too; here its sources are sent as modules.
    server.middlewares.use('/live-tv-sdk.js', (request, response) => {
      see(request, '/live-tv-sdk.js', false);
      response.setHeader('content-type', 'text/javascript');
      response.end(`import '/@fs${join(import.meta.dirname, '..', 'src', 'live-sdk', 'live-tv-sdk.ts')}';`);
    });
    server.middlewares.use('/streams', (request, response) => {
      const url = request.url ?? '/';
      const { setAgain } = visitOf(request);
      const fault = visitOf(request).take(url);
      see(request, url, fault !== undefined);
      if (fault?.isHeld === true) void setAgain.promise.then(() => sendFile(url, response));
      else if (fault?.status !== undefined) refuse(request, response, fault.status);
      else if (fault?.delay !== undefined) setTimeout(() => void sendFile(url, response), fault.delay);
      else if (url.startsWith('/licences/')) void answerLicence(request, response);
      else if (!answerAds(request, response)) void sendFile(url, response, fault);
    });
  }
}

/** Finds the fault of each request, and counts those that are used up. */
function takeFaults(faults: readonly Fault[]): (url: string) => Fault | undefined {
  const isChosen = faults.map(({ random }) => (random === undefined ? () => true : chooseShare(random)));
  return (url) => {
    const fault = faults.find(
      ({ match, times }, index) => times > 0 && new RegExp(match).test(url) && isChosen[index]?.() === true,
    );
    if (fault !== undefined) fault.times -= 1;
    return fault;
  };
}

/** True for a `share` of its calls, by a generator of random numbers (mulberry32). */
function chooseShare({ share, seed }: NonNullable<Fault['random']>): () => boolean {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < share;
  };
}

let made: Promise<void> | null = null;

/** Makes the missing streams: once, however many servers ask, of this process and of others. */
export function makeAll(): Promise<void> {
  return (made ??= makeEach());
}

async function makeEach(): Promise<void> {
  await mkdir(ROOT, { recursive: true });
  await underLock(join(ROOT, 'lock'), async () => {
    await makeStreams(join(ROOT, 'lighthouse'));
    await makeProtectedStreams(ROOT);
    await makeFurtherStreams(join(ROOT, 'further'));
    await makeAdClips(join(ROOT, 'ads'));
  });
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  if (status === 0) {
    request.socket.destroy();
    return;
  }
  response.statusCode = status;
  response.end();
}

/** Answers with the file at `url`, an address below the streams' folder: `/live/manifest.mpd?offset=60`. */
export async function sendFile(url: string, response: ServerResponse, fault?: Fault): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = normalize(decodeURIComponent(pathname));
  const name = path.split(sep).at(-1) ?? '';
  const file = await fileInCodec(
    join(ROOT, aliases[name] === undefined ? path : path.slice(0, -name.length) + aliases[name]),
    searchParams.get('codec'),
  );
  const offset = Number(searchParams.get('offset') ?? 0);
  const made = path.startsWith(LIVE)
    ? await liveFileOf(path.slice(LIVE.length), offset)
    : await twoPartsOf(path);
  if (made !== null) {
    response.setHeader('content-type', types[extname(name)] ?? '');
    response.setHeader('cache-control', 'no-store');
    response.end(made);
    return;
  }
  const found = file.startsWith(ROOT + sep) ? await stat(file).catch(() => null) : null;
  if (found === null || !found.isFile()) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader('cache-control', 'no-store');
  if (fault !== undefined) {
    response.end(spoil(await readFile(file), fault));
    return;
  }
  response.setHeader('content-length', found.size);
  createReadStream(file).pipe(response);
}

/** `/live/…` is the film as a channel: the same master playlist and segments, other media playlists and manifests. */
const LIVE = `${sep}live${sep}`;
/** When the channel began: earlier than any viewer goes back. */
const BEGUN = Date.now() - 3 * 60 * 60 * 1000;

/** A file of the channel as it was `offset` seconds ago; null for a file that the channel does not have. */
async function liveFileOf(name: string, offset: number): Promise<string | null> {
  const behind = offset * 1000;
  if (name === 'manifest.mpd')
    return liveManifest(await readFile(join(ROOT, 'lighthouse', name), 'utf8'), Date.now(), {
      begun: BEGUN + behind,
    });
  if (name === 'playlist.m3u8') {
    const master = await readFile(join(ROOT, 'lighthouse', name), 'utf8');
    const clock = offset === 0 ? '' : `?offset=${offset}`;
    // Subtitles of an endlessly repeated film would need different times.
    return master
      .replaceAll(/^#EXT-X-MEDIA:TYPE=SUBTITLES.*\n|,SUBTITLES="[^"]*"/gm, '')
      .replaceAll('.m3u8', `.m3u8${clock}`);
  }
  if (extname(name) !== '.m3u8') return null;
  const written = await readFile(join(ROOT, 'lighthouse', name), 'utf8');
  return livePlaylist(
    readRendition(written.replaceAll(/^(?=[^#\n])|(?<=URI=")/gm, '../lighthouse/')),
    Date.now() - behind,
  );
}

/** `/two-parts/manifest.mpd` is the film as a composed asset. */
async function twoPartsOf(path: string): Promise<string | null> {
  if (path !== join(sep, 'two-parts', 'manifest.mpd')) return null;
  return inTwoParts(await readFile(join(ROOT, 'lighthouse', 'manifest.mpd'), 'utf8'), '../lighthouse/');
}

/** The manifest of one codec, where there is one. */
async function fileInCodec(file: string, codec: string | null): Promise<string> {
  if (codec === null || !/^\w+$/.test(codec)) return file;
  const of = file.replace(/\.mpd$/, `-${codec}.mpd`);
  return (await stat(of).catch(() => null)) === null ? file : of;
}

function spoil(file: Buffer, { damage, replace }: Fault): Buffer | string {
  if (replace !== undefined) return file.toString().replaceAll(new RegExp(replace.from, 'g'), replace.to);
  const half = Math.floor(file.length / 2);
  if (damage === 'truncated') return file.subarray(0, half);
  return Buffer.concat([file.subarray(0, half), file.subarray(half).map((byte) => byte ^ 0xa5)]);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
