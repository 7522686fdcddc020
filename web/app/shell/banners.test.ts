import { mainBrand } from '@kadr/brands';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fixtureUser } from '../../server/testing/fixture-client.ts';
import { userQuery } from '../data/queries.ts';
import { otherBrand, render, textOf } from '../ui/testing/render.tsx';
import { consentCookie } from '../data/consent.ts';
import { consentLifetime, needsConsent } from './cookie-banner.tsx';
import { bannerOf, showsTopInfo, TopInfoBanner } from './top-info-banner.tsx';

describe('the cookie banner', () => {
  const place = { cookies: '', pathname: '/movies', search: '', exemptPages: ['/docs'], isAllowed: true };

  it('shows until consent is there, which lasts 365 days (SH-045, SH-038, SH-039, SH-044, SS-065)', () => {
    expect(needsConsent(place)).toBe(true);
    expect(needsConsent({ ...place, cookies: `language=rus; ${consentCookie}=yes` })).toBe(false);
    expect(consentLifetime).toBe(365 * 86_400);
  });

  it('does not show on exempt pages, where the route disables it, and with auth_app (SH-040, SH-041, SH-042)', () => {
    expect(needsConsent({ ...place, pathname: '/docs' })).toBe(false);
    expect(needsConsent({ ...place, isAllowed: false })).toBe(false);
    expect(needsConsent({ ...place, search: '?auth_app=1' })).toBe(false);
  });
});

describe('the top info banner', () => {
  const info = { pages: ['/offer'], param_name: 'from', param_val: 'letter', onlyNotAuth: false };
  const place = { isMain: true, isAuth: false, pathname: '/offer', search: '' };

  it('shows for the main brand only (SH-046, MB-153)', () => {
    expect(showsTopInfo(info, place)).toBe(true);
    expect(showsTopInfo(info, { ...place, isMain: false })).toBe(false);
  });

  it('shows on its pages, or anywhere with its parameter, otherwise not (SH-047, SH-048, SH-049, MB-154)', () => {
    expect(showsTopInfo(info, { ...place, pathname: '/docs' })).toBe(false);
    expect(showsTopInfo(info, { ...place, pathname: '/docs', search: '?from=letter' })).toBe(true);
    expect(showsTopInfo(info, { ...place, pathname: '/docs', search: '?from=elsewhere' })).toBe(false);
    expect(
      showsTopInfo(
        { ...info, param_name: null, param_val: null },
        { ...place, pathname: '/docs', search: '?from' },
      ),
    ).toBe(false);
  });

  it('is hidden for who is signed in, where it is for guests (SH-050, MB-155)', () => {
    expect(showsTopInfo({ ...info, onlyNotAuth: true }, { ...place, isAuth: true })).toBe(false);
    expect(showsTopInfo({ ...info, onlyNotAuth: true }, place)).toBe(true);
    expect(showsTopInfo(info, { ...place, isAuth: true })).toBe(true);
  });

  it('is another one on films and series than elsewhere (SH-053, SH-054, MB-156)', () => {
    expect(
      ['/movies', '/movies/x', '/series/x/player', '/movies-of-the-year', '/', '/my'].map(bannerOf),
    ).toEqual(['mediaItems', 'mediaItems', 'mediaItems', 'mediaView', 'mediaView', 'mediaView']);
  });

  it('has its text and a button to its target, in the colours of the brand’s stylesheet (SH-051, SH-052, SH-055, MB-152)', () => {
    const banner = mainBrand.top_info_params.mediaView;
    if (banner === null) throw new Error('The main brand has no banner.');
    const path = banner.pages.find((page) => !page.includes('*')) ?? '';
    expect(path).not.toBe('');
    const shown = (brand: typeof mainBrand): string =>
      render(createElement(TopInfoBanner), {
        brand,
        path,
        answers: [[userQuery().queryKey, fixtureUser('rus')]],
      });
    const markup = shown(mainBrand);
    expect(markup).toContain('data-top-info="mediaView"');
    expect(textOf(markup)).toContain(banner.text.rus);
    expect(markup).toContain(`href="${banner.target.url}"`);
    expect(markup).toContain(banner.target.text.rus);
    expect(shown(otherBrand)).toBe('');
  });
});
