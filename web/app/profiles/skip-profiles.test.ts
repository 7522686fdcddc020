import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askNever, isNeverAsked, isSkipped, noteShown } from './skip-profiles.ts';

/** Storages and cookies of a page. */
const page = { local: new Map<string, string>(), session: new Map<string, string>(), cookie: '' };

function storage(kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

beforeEach(() => {
  page.local.clear();
  page.session.clear();
  page.cookie = '';
  vi.stubGlobal('localStorage', storage(page.local));
  vi.stubGlobal('sessionStorage', storage(page.session));
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return page.cookie.split(';')[0] ?? '';
    },
    set cookie(value: string) {
      page.cookie = value;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['local storage', () => page.local.set('skipProfiles', '1'), true],
  ['session storage', () => page.session.set('skipProfiles', '1'), false],
  ['the cookie', () => (page.cookie = 'skipProfiles=1'), false],
])(
  'with the marker in %s the start skips; signing in looks at local storage only (PR-089)',
  (_place, mark, isNever) => {
    expect([isSkipped(), isNeverAsked()]).toEqual([false, false]);
    mark();
    expect([isSkipped(), isNeverAsked()]).toEqual([true, isNever]);
  },
);

it('showing sets the cookie for 240 minutes and the flag of the tab (PR-013, PR-014, SS-064, SS-071)', () => {
  noteShown();
  expect(page.cookie).toMatch(/^skipProfiles=1; Path=\/; Max-Age=14400; SameSite=Lax; Secure$/);
  expect([...page.session.keys()]).toEqual(['skipProfiles']);
  expect([...page.local.keys()]).toEqual([]);
});

it('the wish not to be asked is kept and taken back (PR-021, PR-022, SS-070)', () => {
  askNever(true);
  expect(isNeverAsked()).toBe(true);
  askNever(false);
  expect(isNeverAsked()).toBe(false);
});
