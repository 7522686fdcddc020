import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Exchange, trustOf } from '../http/exchange.ts';
import { createTracker } from './tracker.ts';
import type { Tracker } from './tracker.ts';

const key = 'films-key';
const swarm = 's'.repeat(20);
const sdp = (type: string) => ({ type, sdp: `v=0 ${type}` });

let tracker: Tracker;
let server: Server;
let host = '';
let sockets: WebSocket[] = [];

beforeEach(async () => {
  tracker = createTracker({
    apiKeys: [key, 'channels-key'],
    log: pino({ level: 'silent' }),
    limits: { inAll: 10, perAddress: 3 },
  });
  server = createServer();
  server.on('upgrade', (req, socket, head) => {
    void tracker.upgrade(req, socket, head, new Exchange(req, trustOf([])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  tracker.close();
  server.close();
});

function open(asked = key, origin = `http://${host}`): WebSocket {
  const socket = new WebSocket(`ws://${host}/api/teleport?key=${asked}`, { headers: { origin } });
  sockets.push(socket);
  // To the client, a refused or closed connection is an error.
  socket.on('error', () => undefined);
  return socket;
}
async function opened(asked = key): Promise<WebSocket> {
  const socket = open(asked);
  await once(socket, 'open');
  return socket;
}
/** The next message that has `field`. */
function heard(socket: WebSocket, field: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Record<string, unknown>;
      if (field in message) resolve(message);
    });
  });
}
const announce = (peer: string, more: object = {}) =>
  JSON.stringify({ action: 'announce', info_hash: swarm, peer_id: peer.repeat(20), numwant: 1, ...more });
const status = async (socket: WebSocket): Promise<number | undefined> => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return response.statusCode;
};

it('passes the words of two browsers of a swarm from one to the other (DR-041, DR-043)', async () => {
  const [first, second] = [await opened(), await opened()];
  const welcomed = heard(first, 'interval');
  first.send(announce('a', { event: 'started', offers: [], left: 1 }));
  await welcomed;
  const offered = heard(first, 'offer');
  const offers = [{ offer: sdp('offer'), offer_id: 'o'.repeat(20) }];
  second.send(announce('b', { event: 'started', offers, left: 1 }));
  expect(await offered).toMatchObject({ offer: sdp('offer'), peer_id: 'b'.repeat(20) });
  const answered = heard(second, 'answer');
  const answer = { answer: sdp('answer'), to_peer_id: 'b'.repeat(20), offer_id: 'o'.repeat(20) };
  first.send(announce('a', answer));
  expect(await answered).toMatchObject({ answer: sdp('answer'), peer_id: 'a'.repeat(20) });
});

describe('refuses', () => {
  it('who has no key, and pages of other sites', async () => {
    expect(await status(open('guessed-key'))).toBe(403);
    expect(await status(open(key, 'https://other.example'))).toBe(403);
  });

  it('more connections of one address than a household has screens', async () => {
    await Promise.all([opened(), opened(), opened()]);
    expect(await status(open())).toBe(503);
  });

  it.each([
    ['no JSON', 'hello'],
    ['nothing at all', 'null'],
    ['another action', JSON.stringify({ action: 'scrape', info_hash: swarm })],
    ['offers that are none', announce('b', { event: 'started', offers: [null], left: 1 })],
    ['a hash that is none', announce('b', { info_hash: 7 })],
  ])('%s, and goes on for the others', async (_what, message) => {
    const [good, bad] = [await opened(), await opened()];
    const welcomed = heard(good, 'interval');
    good.send(announce('a', { event: 'started', offers: [], left: 1 }));
    await welcomed;
    const closed = once(bad, 'close');
    bad.send(message);
    expect((await closed)[0]).toBe(1008);
    const again = heard(good, 'interval');
    good.send(announce('a', { offers: [] }));
    expect(await again).toMatchObject({ action: 'announce' });
  });

  it('who wants to be everywhere', async () => {
    const socket = await opened();
    const closed = once(socket, 'close');
    for (let place = 0; place < 70; place += 1)
      socket.send(
        announce('a', { info_hash: String(place).padStart(20, 'x'), event: 'started', offers: [], left: 1 }),
      );
    expect((await closed)[0]).toBe(1008);
  });
});
