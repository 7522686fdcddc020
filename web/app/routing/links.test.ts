import { expect, it } from 'vitest';
import { innerTarget } from './links.ts';

const here = { origin: 'http://kadr.test', pathname: '/movies/x', search: '' } as Location;

/** The part of an anchor element that is read. */
function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const url = new URL(href, 'http://kadr.test/movies/x');
  const { native, target = '' } = attributes;
  return {
    href: url.href,
    origin: url.origin,
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    target,
    dataset: native === undefined ? {} : { native },
    hasAttribute: (name: string) => name in attributes,
  } as unknown as HTMLAnchorElement;
}

it('leads inside the app for pages of this origin', () => {
  expect(innerTarget(link('/series/y?season=2#cast'), here)).toBe('/series/y?season=2#cast');
  expect(innerTarget(link('/'), here)).toBe('/');
  expect(innerTarget(link('/movies/x'), here)).toBe('/movies/x');
});

it('leaves everything else to the browser', () => {
  for (const [href, attributes] of [
    ['https://other.test/', {}],
    ['mailto:help@kadr.example', {}],
    ['/x', { target: '_blank' }],
    ['/x', { download: '' }],
    ['/x', { native: '' }],
    ['/api/docs', {}],
    ['/images/abc/poster', {}],
    ['/offer_recom.pdf', {}],
    ['#cast', {}],
    ['/movies/x#cast', {}],
  ] as const) {
    expect([href, innerTarget(link(href, attributes), here)]).toEqual([href, null]);
  }
});
