import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import {
  afterLooking,
  isAppInstalled,
  mayShowApp,
  offersApp,
  readFlags,
  storeAddress,
  writeFlags,
} from './app-banner-rules.ts';
import { installedAppQuery } from './installed-app-query.ts';

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';
const place = { userAgent: android, host: 'kadr.example', storeAppId: 'tv.kadr.app', isAllowed: true };

describe('the banner of the Android app', () => {
  it('may show on Android only (SH-056)', () => {
    expect(mayShowApp(place)).toBe(true);
    expect(
      mayShowApp({ ...place, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }),
    ).toBe(false);
  });

  it('may show for a brand with an app, on routes marked for it, on hosts of two parts at most (SH-057, SH-058, SH-059)', () => {
    expect(mayShowApp({ ...place, storeAppId: null })).toBe(false);
    expect(mayShowApp({ ...place, isAllowed: false })).toBe(false);
    expect(
      ['localhost', 'kadr.example', 'tv.kadr.example'].map((host) => mayShowApp({ ...place, host })),
    ).toEqual([true, true, false]);
  });

  it('comes back when the app was there and is gone; otherwise what was closed stays closed (SH-061, SH-062, SH-063)', () => {
    const closed = { isClosed: true, wasInstalled: false };
    expect(afterLooking(closed, false)).toEqual(closed);
    expect(afterLooking(closed, true)).toEqual({ isClosed: true, wasInstalled: true });
    expect(afterLooking({ isClosed: true, wasInstalled: true }, false)).toEqual({
      isClosed: false,
      wasInstalled: false,
    });
  });

  it('keeps its flags in the browser, and does without where that is forbidden (SH-061, SH-062, SH-068)', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
    writeFlags(store, { isClosed: true, wasInstalled: true });
    expect(readFlags(store)).toEqual({ isClosed: true, wasInstalled: true });
    writeFlags(store, { isClosed: false, wasInstalled: true });
    expect([...kept.keys()]).toEqual(['app_installed']);
    const denied = () => {
      throw new Error('denied');
    };
    const none = { getItem: denied, setItem: denied, removeItem: denied };
    expect(readFlags(none)).toEqual({ isClosed: false, wasInstalled: false });
    expect(() => writeFlags(none, { isClosed: true, wasInstalled: true })).not.toThrow();
  });

  it('asks the browser which related apps are installed, and says so when it cannot tell (SH-064)', async () => {
    const browser = (apps: unknown) => ({ getInstalledRelatedApps: () => Promise.resolve(apps) });
    expect(await isAppInstalled(browser([{ id: 'tv.kadr.app' }]), 'tv.kadr.app')).toBe(true);
    expect(await isAppInstalled(browser([]), 'tv.kadr.app')).toBe(false);
    await expect(isAppInstalled({}, 'tv.kadr.app')).rejects.toThrow('does not tell');
    await expect(isAppInstalled(browser(null), 'tv.kadr.app')).rejects.toThrow('did not tell');
  });

  it('is not there where the app is installed, nor where it was closed (SH-060, SH-061)', () => {
    const flags = { isClosed: false, wasInstalled: false };
    expect([
      offersApp(false, flags),
      offersApp(true, flags),
      offersApp(false, { ...flags, isClosed: true }),
    ]).toEqual([true, false, false]);
  });

  it('looks for the app once an hour; what goes wrong stays in the looking (SH-065, SH-066)', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    try {
      const queries = new QueryClient();
      const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
      let asked = 0;
      const browser = {
        getInstalledRelatedApps: () => {
          asked += 1;
          return Promise.resolve([]);
        },
      };
      const look = () => queries.fetchQuery(installedAppQuery('tv.kadr.app', browser, store));
      expect(await look()).toBe(false);
      vi.setSystemTime(3_599_000);
      await look();
      expect(asked).toBe(1);
      vi.setSystemTime(3_600_001);
      await look();
      expect(asked).toBe(2);

      const failing = installedAppQuery('tv.other.app', {}, store);
      await expect(queries.prefetchQuery(failing)).resolves.toBeUndefined();
      expect(queries.getQueryState(failing.queryKey)?.status).toBe('error');
      expect(failing.throwOnError).toBe(false);
      queries.clear();
    } finally {
      vi.useRealTimers();
    }
  });

  it('leads to the app in its store', () => {
    expect(storeAddress('tv.kadr.app')).toBe('https://play.google.com/store/apps/details?id=tv.kadr.app');
  });
});
