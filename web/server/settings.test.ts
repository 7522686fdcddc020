import { brandById, brands, mainBrand } from '@kadr/brands';
import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';
import { expect, it } from 'vitest';
import { createOrigins, pageBrand } from './settings.ts';

const files = {
  stylesheet: '',
  icon: '',
  touchIcon: '',
  shareImage: '/assets/x.jpg',
  manifest: '',
  themeColor: '',
  revision: '',
};

it('tells pages of a brand in their language, banners by mediaItems and mediaView (SH-051, SH-055, SS-073, MB-157, AN-014)', () => {
  const page = pageBrand(mainBrand, 'eng', 'https://kadr.example', files);
  expect(page.top_info_params.mediaView).toEqual({
    pages: ['/services', '/services/*'],
    param_name: 'promo',
    param_val: 'gift',
    onlyNotAuth: false,
    text: withNoBreakSpaces(mainBrand.top_info_params.mediaView?.text.eng ?? ''),
    target: { url: '/promocode', text: mainBrand.top_info_params.mediaView?.target.text.eng },
  });
  expect(page).toMatchObject({
    name: 'Kadr',
    share_image_url: 'https://kadr.example/assets/x.jpg',
    landings: mainBrand.landings,
    without_cookie_info: mainBrand.without_cookie_info,
    without_external_advertising: false,
  });
  expect(page.top_info_params.mediaItems).not.toBeNull();
});

it('hands no page what only the server is to know', () => {
  for (const brand of brands) {
    const page = pageBrand(brand, 'rus', 'https://kadr.example', files);
    for (const name of ['hosts', 'security', 'theme', 'extra_stylesheet'])
      expect(page).not.toHaveProperty(name);
  }
});

it('finds a brand’s origin: the request’s, or the service’s with the brand’s own host', () => {
  const [other = mainBrand] = [brandById('ararat')];
  const asked = { protocol: 'https', host: 'tv.example:8443' } as const;
  expect(createOrigins(null)(mainBrand, asked)).toBe('https://tv.example:8443');
  const originOf = createOrigins('https://kadr.localhost');
  expect(originOf(mainBrand, asked)).toBe('https://kadr.localhost');
  expect([originOf(other, asked), originOf(other, asked)]).toEqual([
    'https://ararat.localhost',
    'https://ararat.localhost',
  ]);
});
