import type { Session } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixtureClient, fixtureUser } from '../../server/testing/fixture-client.ts';
import { toasts } from './toasts.ts';
import { ensureSession } from './anonymous-session.ts';
import { userQuery } from './queries.ts';
import { mediaViewQuery } from '../blocks/view-query.ts';
import { createQueryClient } from './query-client.ts';
import { announceSignIn, enterSession, signIns } from './sign-in.ts';
import { signOut } from './sign-out.ts';

let calls: string[];
let isAuth: boolean;

/** The service, with the session operations that this browser uses. */
function service(): KadrClient {
  const client = fixtureClient({ language: 'rus', onCall: (operation) => void calls.push(operation) });
  const answer = (operation: string, next: Session['session_state']) => (): Promise<Session> => {
    calls.push(operation);
    isAuth = next === 'normal';
    return Promise.resolve({ session_state: next });
  };
  return {
    ...client,
    session: {
      ...client.session,
      create: answer('session.create', 'normal'),
      end: answer('session.end', 'demo'),
      user: () => {
        calls.push('session.user');
        return Promise.resolve({ ...fixtureUser('rus'), isAuth });
      },
    },
  };
}
const setUp = () => createQueryClient(service, 0);
const signIn = async (queries: ReturnType<typeof setUp>) => {
  const { session } = service();
  const login = { login: 'viewer@kadr.example', login_type: 'email', password: 'secret' } as const;
  return enterSession(queries, await session.create({ ...login, login_mode: 'authorize' }));
};

beforeEach(() => {
  [calls, isAuth] = [[], false];
  const cookies = new Map<string, string>();
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
});
afterEach(() => void vi.unstubAllGlobals());

it('begins a demo session when there is none, and only then (SS-003)', async () => {
  const queries = setUp();
  await ensureSession(queries);
  expect(document.cookie).toBe('session_state=demo');
  await ensureSession(queries);
  expect(calls).toEqual(['session.createDemo']);
});

it('has the next page try again when the service gives none (SS-102)', async () => {
  const failing = createQueryClient(
    () => fixtureClient({ language: 'rus', onCall: () => Promise.reject(new Error('no')) }),
    0,
  );
  await expect(ensureSession(failing)).rejects.toThrow('no');
  expect(document.cookie).toBe('');
  await ensureSession(setUp());
  expect(document.cookie).toBe('session_state=demo');
});

it('refetches everything that is shown after a sign-in, and tells who it was (SS-007, AU-097)', async () => {
  const queries = setUp();
  const hide = new QueryObserver(queries, userQuery()).subscribe(() => undefined);
  await expect.poll(() => queries.getQueryData(userQuery().queryKey)?.isAuth).toBe(false);
  await queries.prefetchQuery(mediaViewQuery('main'));
  expect(await signIn(queries)).toMatchObject({ isAuth: true });
  expect(queries.getQueryData(userQuery().queryKey)?.isAuth).toBe(true);
  expect(queries.getQueryData(mediaViewQuery('main').queryKey)).toBeUndefined();
  expect(document.cookie).toBe('session_state=normal');
  const told = vi.fn<(user: { isAuth: boolean }) => void>();
  signIns.deliverTo(told);
  expect(told).not.toHaveBeenCalled();
  announceSignIn(queries);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ isAuth: true })]]);
  hide();
});

it('does not take a restricted session for a sign-in (SS-004)', async () => {
  const queries = setUp();
  expect(await enterSession(queries, { session_state: 'restricted' })).toBeNull();
  expect(calls).toEqual([]);
  expect(document.cookie).toBe('session_state=restricted');
});

it('leads back to the demo state at a sign-out, without old messages (SS-012, SS-013, SH-099, NT-018, BL-022)', async () => {
  const queries = setUp();
  const hide = new QueryObserver(queries, userQuery()).subscribe(() => undefined);
  await signIn(queries);
  toasts.show({ title: 'Промокод принят' });
  await signOut(queries);
  expect(toasts.list()).toEqual([]);
  expect(queries.getQueryData(userQuery().queryKey)?.isAuth).toBe(false);
  expect(document.cookie).toBe('session_state=demo');
  hide();
});

it('leaves a viewer signed in when the service does not end his session', async () => {
  const queries = createQueryClient(
    () => ({
      ...service(),
      session: { ...service().session, end: () => Promise.reject(new Error('no')) },
    }),
    0,
  );
  toasts.show({ title: 'Промокод принят' });
  await expect(signOut(queries)).rejects.toThrow('no');
  expect(toasts.list()).toHaveLength(1);
  toasts.dismissAll();
});
