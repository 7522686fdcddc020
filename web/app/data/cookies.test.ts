import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A document that sets cookies with a delay, as Chromium does; `sent` is the cookie header of a request now. */
function slowDocument() {
  const written: string[] = [];
  let set: string[] = [];
  return {
    sent: () => set.join('; '),
    written: () => written,
    set cookie(text: string) {
      written.push(text);
    },
    get cookie() {
      set = written.map((text) => text.split('; ')[0] ?? '');
      return set.join('; ');
    },
  };
}

describe('a cookie', () => {
  it('travels with the page that is asked for right after it was written (AU-010)', () => {
    const document = slowDocument();
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { protocol: 'http:' });
    writeCookie('language', 'eng', 60);
    expect(document.sent()).toBe('language=eng');
  });

  it.each([
    ['http:', 'name=a%3Bb%20c; Path=/; Max-Age=60; SameSite=Lax'],
    ['https:', 'name=a%3Bb%20c; Path=/; Max-Age=60; SameSite=Lax; Secure'],
  ])('over %s belongs to the whole site, and is written so that any text fits', (protocol, expected) => {
    const document = slowDocument();
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { protocol });
    writeCookie('name', 'a;b c', 60);
    expect(document.written()).toEqual([expected]);
    expect(readCookie(document.sent(), 'name')).toBe('a;b c');
  });

  it('that is not there is null, also beside one whose name ends like it', () => {
    expect(readCookie('other_name=1; names=2', 'name')).toBeNull();
    expect(readCookie('', 'name')).toBeNull();
  });
});
