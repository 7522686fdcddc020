import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApi } from '@kadr/api/testing/api';
import type { TestApi, TestOverrides } from '@kadr/api/testing/api';
import { codeOf, signUpOwner, signUpStaff } from '@kadr/api/testing/staff';
import type { TestMember } from '@kadr/api/testing/staff';
import { sampleCatalogue } from '@kadr/api/testing/sample-catalogue';
import type { RoleGrant } from '@kadr/contract';
import { shareBrowser } from '@kadr/testing/browser';
import type { Page } from 'playwright-core';
import { openConsole } from '../server/index.ts';
import { builtConsole } from './built-console.ts';

interface OpenOptions {
  /** The signed-in member; none by default. */
  readonly as?: TestMember;
  /** The session to use instead of that of the sign-up. */
  readonly session?: string | undefined;
  readonly width?: number;
}

export interface ConsoleScreens {
  readonly test: TestApi;
  /** The URL of the API. */
  readonly url: string;
  /** Advances the service's clock, in milliseconds. */
  pass(milliseconds: number): void;
  /** The authenticator code half a minute ahead: the current one may have been used. */
  codeOf(secret: string): string;
  owner(): Promise<TestMember>;
  member(email: string, ...roles: string[]): Promise<TestMember>;
  /** Opens a path below `/console` in a new browser, in Russian. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  close(): Promise<void>;
}

/** The id of all uploads in tests. */
const storedUpload = 'abcdef0123456789';

/** The stored path of the tests' picture. */
export const storedPicture = `/${'7'.repeat(64)}`;

/** The console with a real API and the sample catalogue, served by one process. */
export async function startConsole(
  over: Pick<TestOverrides, 'webhooks' | 'config'> = {},
): Promise<ConsoleScreens> {
  let ahead = 0;
  const clock = {
    get now() {
      return new Date(Date.now() + ahead);
    },
  };
  const [test, page] = await Promise.all([
    createTestApi({ ...over, clock }),
    builtConsole().then((dist) => openConsole({ mode: 'production', dist })),
  ]);
  await test.import(sampleCatalogue);
  const server = createServer((req, res) => {
    const answer = async (): Promise<void> => {
      if (!(await page.handle(req, res))) await answerApi(test, req, res);
    };
    answer().catch(() => res.writeHead(500).end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/api`;
  const browser = await shareBrowser({ hasPictures: false });
  return {
    test,
    url,
    pass: (milliseconds) => void (ahead += milliseconds),
    codeOf: (secret) => codeOf(secret, new Date(clock.now.getTime() + 30_000)),
    owner: () => signUpOwner(test, url),
    member: (email, ...roles) =>
      signUpStaff(test, url, { email, roles: roles.map((role): RoleGrant => ({ role, brand: null })) }),
    open: async (path, { as, session, width = 1440 } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        // Fading elements would be measured half-way.
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const value = session ?? as?.cookies['console_session'];
      if (value !== undefined)
        await context.addCookies([{ name: 'console_session', value, domain: 'localhost', path: '/api' }]);
      const opened = await context.newPage();
      await opened.goto(`${origin}/console${path}`);
      return opened;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await test.close();
    },
  };
}

async function answerApi({ api }: TestApi, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { host = 'localhost' } = req.headers;
  const origin = { requestId: randomUUID(), ip: '127.0.0.1', host, protocol: 'http' as const };
  const door = (['images', 'uploads'] as const).find((name) => req.url?.startsWith(`/api/operator/${name}`));
  if (door !== undefined) {
    const stored = await api.atOperatorDoor(door, req, origin, async () => {
      for await (const _ of req);
      return door === 'images' ? { path: storedPicture } : { upload_id: storedUpload };
    });
    res.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(stored));
    return;
  }
  if (!(await api.handle(req, res, origin))) res.writeHead(404).end();
}
