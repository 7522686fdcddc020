import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/** Players that ours is compared with, as their own documentation begins with them. */
export const peers = {
  shaka: {
    name: 'a bare Shaka Player page',
    file: 'shaka-player/dist/shaka-player.compiled.js',
    protocol: 'dash',
    play: `const player = new shaka.Player();
  await player.attach(video);
  await player.load(address);
  await video.play();`,
  },
  hls: {
    name: 'a bare hls.js page',
    file: 'hls.js/dist/hls.min.js',
    protocol: 'hls',
    play: `const player = new Hls();
  player.loadSource(address);
  player.attachMedia(video);
  await video.play();`,
  },
} as const;
export type PeerName = keyof typeof peers;

export interface BarePages {
  /** Address of the page that plays the film with a peer. */
  address(peer: PeerName): string;
  close(): void;
}

/** Pages with a button and a video: the minimum that plays `film` of the service at `url`. */
export async function serveBarePages(url: string, film: string): Promise<BarePages> {
  const { resolve } = createRequire(import.meta.url);
  const server = createServer((req, res) => {
    const [, name = '', what] = (req.url ?? '').split('/');
    const peer = Object.hasOwn(peers, name) ? peers[name as PeerName] : null;
    if (peer === null) {
      res.writeHead(404).end();
      return;
    }
    if (what === 'player.js') {
      res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' });
      createReadStream(resolve(peer.file)).pipe(res);
      return;
    }
    manifestOf(url, film, peer.protocol).then(
      (manifest) => {
        res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        res.end(barePage(name, peer.play, manifest));
      },
      (error: unknown) => {
        res.writeHead(500);
        res.end(String(error));
      },
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { address: (peer) => `http://127.0.0.1:${port}/${peer}/`, close: () => server.close() };
}

const barePage = (
  name: string,
  play: string,
  manifest: string,
): string => `<!doctype html><meta charset="utf-8"><title>Bare player</title>
<script src="/${name}/player.js"></script><button>Watch</button><video muted></video>
<script>
document.querySelector('button').onclick = async () => {
  const address = ${JSON.stringify(manifest)};
  const video = document.querySelector('video');
  ${play}
};
</script>`;

async function manifestOf(url: string, film: string, protocol: 'dash' | 'hls'): Promise<string> {
  const response = await fetch(`${url}/api/playbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ media_item_id: film }),
  });
  const { asset } = (await response.json()) as {
    asset: { urls: { dash: string; hls: string }; cdn_token: { get_parameters: string } };
  };
  return new URL(`${asset.urls[protocol]}?profile=web_auto&${asset.cdn_token.get_parameters}`, url).href;
}
