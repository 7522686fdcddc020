import { beforeEach, expect, it } from 'vitest';
import { deviceIdOf } from './device-id.ts';

const local = new Map<string, string>();
const tab = new Map<string, string>();
const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const idWith = (query = ''): string =>
  deviceIdOf({
    local: storeOf(local),
    tab: storeOf(tab),
    newId: () => 'made-here',
    parameters: new URLSearchParams(query),
  });

beforeEach(() => {
  local.clear();
  tab.clear();
});

it('is made once and kept by the browser as `uid` (SS-067, PL-137, DR-062)', () => {
  expect(idWith()).toBe('made-here');
  expect(local.get('uid')).toBe('made-here');
  local.set('uid', 'kept');
  expect(idWith()).toBe('kept');
});

it('is another one when the address names it (SS-015, SS-016, PL-138)', () => {
  expect(idWith('fingerprint=box-1')).toBe('box-1');
  expect(idWith('uid=box-2')).toBe('box-2');
  expect(idWith('fingerprint=box-1&uid=box-2')).toBe('box-2');
});

it('holds for the tab only when an address has named it: no link renames a browser for good', () => {
  local.set('uid', 'kept');
  expect(idWith('uid=box-2')).toBe('box-2');
  expect(idWith()).toBe('box-2');
  tab.clear();
  expect(idWith()).toBe('kept');
});

it('takes no name that is none', () => {
  local.set('uid', 'kept');
  for (const name of ['', '<script>', 'x'.repeat(65), 'a b', 'п']) expect(idWith(`uid=${name}`)).toBe('kept');
  local.set('uid', '{"broken');
  expect(idWith()).toBe('made-here');
});
