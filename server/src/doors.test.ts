import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doors } from '@kadr/api/doors';
import { roles, verdictFor } from '@kadr/api/rights';
import { signUpOwner } from '@kadr/api/testing/staff';
import { createTestApi, operatorToken } from '@kadr/api/testing/api';
import type { TestApi } from '@kadr/api/testing/api';
import { errorNameOf } from '@kadr/contract';
import type { ErrorBody, Permission } from '@kadr/contract';
import { createFolderStorage } from '@kadr/media';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { trustOf } from './http/exchange.ts';
import { createHttpServer } from './http/http-server.ts';
import type { HttpServer } from './http/http-server.ts';
import { operatorUploads } from './operator/uploads.ts';
import { createOutbox } from './sandbox/outbox.ts';
import { sandboxHandler } from './sandbox/sandbox-handler.ts';
import { isOfThisMachine } from './sandbox/this-machine.ts';
import { createTracker } from './teleport/tracker.ts';
import type { Tracker } from './teleport/tracker.ts';

let test: TestApi;
let folder: string;
let tracker: Tracker;
let server: HttpServer;
let host: string;

beforeAll(async () => {
  test = await createTestApi();
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-doors-'));
  const log = pino({ level: 'silent' });
  tracker = createTracker({ apiKeys: ['films-key'], log });
  server = createHttpServer({
    routes: [
      {
        path: '/api/operator/',
        handle: operatorUploads(createFolderStorage(folder), test.api.atOperatorDoor),
      },
      {
        path: '/sandbox',
        handle: sandboxHandler(
          createOutbox(() => new Date()),
          isOfThisMachine,
        ),
      },
    ],
    upgrades: tracker,
    trust: trustOf([]),
    log,
  });
  host = `127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  tracker.close();
  await server.close(0);
  await test.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

/** `allowed`, or the name of the error. */
async function asked(method: string, target: string, headers: Record<string, string>): Promise<string> {
  const body = method === 'POST' ? { body: 'a film' } : {};
  const answer = await fetch(`http://${host}${target}`, { method, headers, ...body });
  if (answer.ok) return 'allowed';
  const { error_code } = (await answer.json()) as ErrorBody;
  return errorNameOf(error_code) ?? String(error_code);
}

/** `allowed`, or the status of the refusal. */
async function tracked(key: string, headers: Record<string, string>): Promise<string> {
  const socket = new WebSocket(`ws://${host}/api/teleport?key=${key}`, {
    headers: { ...headers, origin: `http://${host}` },
  });
  try {
    return await new Promise((resolve, reject) => {
      socket.on('open', () => resolve('allowed'));
      socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(String(statusCode)));
      socket.on('error', reject);
    });
  } finally {
    const closed = once(socket, 'close').catch(() => undefined);
    socket.terminate();
    await closed;
  }
}

describe.each(roles)('%s', (role) => {
  const headers: Record<string, string> = {
    guest: {},
    operator: { authorization: `Bearer ${operatorToken}` },
  }[role as string] ?? { cookie: `session=${role}` };

  it('is let through to uploads as the table says', async () => {
    const verdict = verdictFor(doors.uploads.right, role);
    expect(await asked('POST', '/api/operator/uploads', headers)).toBe(verdict);
    // The body is no picture, which only allowed callers learn.
    expect(await asked('POST', '/api/operator/images', headers)).toBe(
      verdict === 'allowed' ? 'UNSUPPORTED_MEDIA' : verdict,
    );
  });

  it('is let through to the sandbox as the table says, and from another machine by no proof of who he is', async () => {
    const verdict = verdictFor(doors.sandbox.right, role);
    expect(await asked('GET', '/sandbox', headers)).toBe(verdict);
    expect(await asked('GET', '/sandbox/outbox', headers)).toBe(verdict);
    const away = { ...headers, 'x-forwarded-for': '203.0.113.7' };
    expect(await asked('GET', '/sandbox/outbox', away)).toBe('FORBIDDEN');
  });

  it('is let through to the tracker of peers with a key that the operator has given', async () => {
    expect(await tracked('films-key', headers)).toBe(verdictFor(doors.teleport.right, role));
    expect(await tracked('guessed-key', headers)).toBe('403');
  });
});

describe('a member of staff', () => {
  it('uploads what their roles allow, from pages of this service only', async () => {
    const owner = await signUpOwner(test, '');
    const cookie = `console_session=${owner.cookies['console_session']}`;
    const at = (site: string) => ({ cookie, 'sec-fetch-site': site });
    expect(await asked('POST', '/api/operator/uploads', at('same-origin'))).toBe('allowed');
    expect(await asked('POST', '/api/operator/uploads', at('cross-site'))).toBe('FORBIDDEN');
    expect(await asked('POST', '/api/operator/images', { cookie, origin: 'https://evil.example' })).toBe(
      'FORBIDDEN',
    );
    const { items } = await test.operator().operator.listAudit({ staff_id: owner.id, operation: 'uploads' });
    expect(items).toMatchObject([
      { operation: 'uploads', outcome: 'ok', staff_name: owner.email.split('@')[0] },
    ]);
    await owner.api.staff.signOut();
    expect(await asked('POST', '/api/operator/uploads', at('same-origin'))).toBe('UNAUTHORIZED');
  });
});

describe('an API key', () => {
  const headersOf = async (permissions: Permission[]) => {
    const { key, secret } = await test.operator().operator.createKey({ name: 'uploader', permissions });
    return { id: key.id, headers: { authorization: `Bearer ${secret}`, 'user-agent': 'uploader' } };
  };

  it('is let through to uploads that it has the permission for, until it is revoked', async () => {
    const { id, headers } = await headersOf(['ingest:write']);
    expect(await asked('POST', '/api/operator/uploads', headers)).toBe('allowed');
    const refused = await fetch(`http://${host}/api/operator/images`, {
      method: 'POST',
      headers,
      body: 'a picture',
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { description: expect.stringContaining('catalogue:write') },
    ]);
    await test.operator().operator.revokeKey({ id });
    expect(await asked('POST', '/api/operator/uploads', headers)).toBe('UNAUTHORIZED');
  });

  it('leaves an entry of what it hands in, without the bytes', async () => {
    const { id, headers } = await headersOf(['catalogue:write']);
    expect(await asked('POST', '/api/operator/images', headers)).toBe('UNSUPPORTED_MEDIA');
    expect(await asked('POST', '/api/operator/uploads', headers)).toBe('FORBIDDEN');
    const { items } = await test.operator().operator.listAudit({ key_id: id });
    expect(items).toMatchObject([
      { operation: 'uploads', outcome: 'FORBIDDEN', input: null, user_agent: 'uploader', ip: '127.0.0.1' },
      { operation: 'images', outcome: 'UNSUPPORTED_MEDIA', input: null, key_name: 'uploader' },
    ]);
  });
});
