/** Serves the playground's streams, and fails on demand: how the tests try what networks do. */
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { answerLicence } from './licences.ts';
import { makeProtectedStreams, makeStreams } from './make-streams.ts';

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

/** The suffixed names of the service's streaming server (DR-016 – DR-018) → the packager's files. */
const aliases: Readonly<Record<string, string>> = { 'variant.m3u8': 'playlist.m3u8' };

/** Answer requests whose address contains `match` with `status` (0 breaks the connection), `times` times. */
export interface Fault {
  readonly match: string;
  readonly status: number;
  times: number;
}

export interface SeenRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export function streamServer(): Plugin {
  let faults: Fault[] = [];
  let seen: SeenRequest[] = [];
  return { name: 'kadr-streams', configureServer: serve, configurePreviewServer: serve };

  async function serve(server: Pick<ViteDevServer | PreviewServer, 'middlewares'>): Promise<void> {
    await mkdir(ROOT, { recursive: true });
    await makeStreams(join(ROOT, 'lighthouse'));
    await makeProtectedStreams(ROOT);
    server.middlewares.use('/__faults', (request, response) => {
      void readBody(request).then((body) => {
        faults = JSON.parse(body) as Fault[];
        seen = [];
        response.end('ok');
      });
    });
    server.middlewares.use('/__seen', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(seen));
    });
    server.middlewares.use('/streams', (request, response) => {
      const url = request.url ?? '/';
      seen.push({ url, headers: request.headers });
      const fault = faults.find(({ match, times }) => times > 0 && url.includes(match));
      if (fault !== undefined) {
        fault.times -= 1;
        refuse(request, response, fault.status);
      } else if (url.startsWith('/licences/')) void answerLicence(request, response);
      else void sendFile(url, response);
    });
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  if (status === 0) {
    request.socket.destroy();
    return;
  }
  response.statusCode = status;
  response.end();
}

async function sendFile(url: string, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const name = path.split(sep).at(-1) ?? '';
  const file = join(ROOT, aliases[name] === undefined ? path : path.slice(0, -name.length) + aliases[name]);
  const found = file.startsWith(ROOT + sep) ? await stat(file).catch(() => null) : null;
  if (found === null || !found.isFile()) {
    response.statusCode = 404;
    response.end();
    return;
  }
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  response.setHeader('content-length', found.size);
  response.setHeader('cache-control', 'no-store');
  createReadStream(file).pipe(response);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
