import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import TrackerServer from 'bittorrent-tracker/server';
import type { PeerSocket } from 'bittorrent-tracker/server';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Upgrades } from '../http/http-server.ts';

/**
 * The meeting point of a stream's peers (DR-041): a WebTorrent tracker, which passes the signalling messages of two
 * browsers from one to the other. It sees no media, and knows viewers only by random numbers.
 */
export interface Tracker extends Upgrades {
  close(): void;
}

export interface TrackerOptions {
  /** Peers with one of these may take part. */
  readonly apiKeys: readonly string[];
  readonly log: Logger;
  /** The most connections at the same time, in all and from one address. */
  readonly limits?: { readonly inAll: number; readonly perAddress: number };
}

export const trackerPath = '/api/teleport';

/** The most swarms of one page: a few renditions of sound and picture, of a few films after one another. */
const mostSwarms = 64;
/** Bytes of a message; ten offers of a connection are about 40 kB. */
const longestMessage = 256 * 1024;
/** Milliseconds between two removals of swarms without peers. */
const tidyEvery = 60_000;

const binary = z.string().length(20);
const description = z.looseObject({ type: z.string().max(16), sdp: z.string().max(20_000) });

/** The fields of a message that the tracker itself does not check. Anything else ends the connection. */
const messageSchema = z.looseObject({
  action: z.literal('announce'),
  info_hash: binary,
  peer_id: binary,
  numwant: z.int().min(0).max(100).optional(),
  offers: z
    .array(z.looseObject({ offer: description, offer_id: binary }))
    .max(20)
    .nullish(),
  answer: description.nullish(),
  to_peer_id: binary.nullish(),
  offer_id: binary.nullish(),
});

export function createTracker({
  apiKeys,
  log,
  limits = { inAll: 20_000, perAddress: 200 },
}: TrackerOptions): Tracker {
  const tracker = new TrackerServer({ udp: false, http: false, ws: false, stats: false });
  tracker.on('warning', (error) => log.debug({ err: error }, 'a peer was not understood'));
  tracker.on('error', (error) => log.warn({ err: error }, 'peer delivery failed'));
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: longestMessage,
  });
  const byAddress = new Map<string, number>();
  const tidy = setInterval(() => {
    for (const [hash, swarm] of Object.entries(tracker.torrents))
      if (swarm.peers.length === 0) delete tracker.torrents[hash];
  }, tidyEvery);
  tidy.unref();

  const connect = (socket: WebSocket, req: IncomingMessage, ip: string): void => {
    byAddress.set(ip, (byAddress.get(ip) ?? 0) + 1);
    socket.once('close', () => {
      const left = (byAddress.get(ip) ?? 1) - 1;
      if (left > 0) byAddress.set(ip, left);
      else byAddress.delete(ip);
    });
    // A connection that breaks is closed next.
    socket.on('error', () => undefined);
    const peer: PeerSocket = Object.assign(socket, { upgradeReq: req });
    tracker.onWebSocketConnection(peer);
    const swarms = new Set<string>();
    const { onMessageBound: understood } = peer;
    if (!understood) return socket.terminate();
    socket.off('message', understood);
    socket.on('message', (data) => {
      const hash = swarmOf(data);
      if (hash === null || swarms.add(hash).size > mostSwarms) return socket.close(1008);
      // It may have been closed by the message before.
      if (peer.onMessageBound) understood(data);
    });
  };

  return {
    isFor: ({ url = '' }) => url.split('?', 1)[0] === trackerPath,
    upgrade: (req, socket, head, { ip, host }) => {
      const key = URL.parse(req.url ?? '', 'http://tracker')?.searchParams.get('key') ?? '';
      const origin = URL.parse(req.headers.origin ?? '')?.host ?? null;
      if (!apiKeys.includes(key) || origin !== host) refuse(socket, '403 Forbidden');
      else if (sockets.clients.size >= limits.inAll || (byAddress.get(ip) ?? 0) >= limits.perAddress)
        refuse(socket, '503 Service Unavailable');
      else sockets.handleUpgrade(req, socket, head, (opened) => connect(opened, req, ip));
      return Promise.resolve();
    },
    close: () => {
      clearInterval(tidy);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      tracker.close();
    },
  };
}

/** The swarm that a well-formed message is for, otherwise null. */
function swarmOf(data: RawData): string | null {
  try {
    // oxlint-disable-next-line typescript/no-base-to-string -- a text message is a buffer, which has words for itself
    return messageSchema.parse(JSON.parse(data.toString())).info_hash;
  } catch {
    return null;
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
