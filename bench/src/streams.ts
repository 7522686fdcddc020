import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHttpClient } from '@kadr/contract/client';
import { routes } from '@kadr/contract/routes';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';
import { bareServer, nginxServer, requestsPerSecond } from './peer-servers.ts';
import type { PeerServer } from './peer-servers.ts';

const rounds = 3;

/** A stream's address as a player has it: without a screen its token opens segments for 45 s; each round gets one. */
type Address = () => Promise<string>;

/**
 * Manifests and a segment of `film` and `channel` beside servers with the same bytes: interleaved requests per second.
 */
export async function streams(url: string, film: string, channel: string): Promise<Figure[]> {
  const client = createHttpClient({ url: `${url}/api`, routes });
  const ofFilm = async (name: string): Promise<string> => {
    const { asset } = await client.playback.start({ media_item_id: film });
    return `${url}${asset.url}/${name}&${asset.cdn_token?.get_parameters}`;
  };
  const ofChannel = async (name: string): Promise<string> => {
    const { asset } = await client.playback.startChannel({ channel_id: channel });
    return `${url}${asset.url}/${name}&${asset.cdn_token?.get_parameters}`;
  };
  const dash = 'manifest.mpd?profile=web&addresses=bare';
  const hls = await firstRendition(await ofFilm('playlist.m3u8?addresses=bare'));
  const liveHls = await firstRendition(await ofChannel('playlist.m3u8?addresses=bare'));
  return [
    ...(await manifestFigures('film manifest, HLS', () => ofFilm(hls))),
    ...(await manifestFigures('film manifest, DASH', () => ofFilm(dash))),
    ...(await manifestFigures('live manifest, HLS', () => ofChannel(liveHls))),
    ...(await manifestFigures('live manifest, DASH', () => ofChannel(dash))),
    await segmentFigure(() => firstSegment(ofFilm, hls)),
  ];
}

async function manifestFigures(name: string, address: Address): Promise<Figure[]> {
  const file = await stored(await address());
  const nginx = await nginxServer(file);
  const bare = await bareServer(file);
  const [ours, bares, nginxes] = await interleaved(address, [bare, nginx]);
  const figure = { name, ours: median(ours ?? []), unit: 'req/s' };
  return [
    { ...figure, name: `${name}, beside bare node:http`, peer: median(bares ?? []), bound: null },
    ...(nginx === null
      ? []
      : [
          {
            ...figure,
            name: `${name}, beside nginx with one worker`,
            peer: median(nginxes ?? []),
            bound: { kind: 'ratio at least' as const, value: 0.3 },
          },
        ]),
  ];
}

async function segmentFigure(address: Address): Promise<Figure> {
  const file = await stored(await address());
  const bare = await bareServer(file, 'stream');
  const [ours, bares] = await interleaved(address, [bare]);
  return {
    name: 'segment, beside createReadStream over node:http',
    ours: median(ours ?? []),
    peer: median(bares ?? []),
    unit: 'req/s',
    bound: { kind: 'ratio at least', value: 0.95 },
  };
}

/** Requests per second of each round: ours first, then those of the peers in their order. */
async function interleaved(address: Address, peers: readonly (PeerServer | null)[]): Promise<number[][]> {
  const figures: number[][] = [[], ...peers.map(() => [])];
  try {
    for (let round = 0; round < rounds; round += 1) {
      figures[0]?.push(await requestsPerSecond(await address()));
      for (const [index, peer] of peers.entries())
        if (peer !== null) figures[index + 1]?.push(await requestsPerSecond(peer.url));
    }
    return figures;
  } finally {
    for (const peer of peers) peer?.close();
  }
}

/** The first media playlist that a multivariant playlist names, with its query. */
async function firstRendition(address: string): Promise<string> {
  const playlist = await (await fetch(address)).text();
  const rendition = /^[^#\s].*$/m.exec(playlist)?.[0];
  if (rendition === undefined) throw new Error(`No rendition in ${address}.`);
  return rendition;
}

async function firstSegment(ofFilm: (name: string) => Promise<string>, hls: string): Promise<string> {
  const playlist = await (await fetch(await ofFilm(hls))).text();
  const segment = /^[^#\s].*$/m.exec(playlist)?.[0];
  return ofFilm(`${segment}?`);
}

/** The bytes of an answer as sent to a client that accepts Brotli, in a file. */
async function stored(address: string): Promise<string> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        res.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${res.statusCode} of ${address}`)),
      );
    }).on('error', reject);
  });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kadr-bench-')), 'answer');
  writeFileSync(file, bytes);
  return file;
}
