import { brandById } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { describe, expect, it } from 'vitest';
import { addressOf, brandOf, deviceOf, languageOf, meaningfulSearch } from './page-request.ts';

const brand = (id: string): Brand => brandById(id) ?? expect.fail(`There is no brand ${id}.`);

describe('an address', () => {
  it('is a path and perhaps a query', () => {
    expect(addressOf('/movies/x')).toEqual({ kind: 'page', path: '/movies/x', query: null });
    const page = addressOf('/search?query=%D1%84&x');
    expect(page.kind === 'page' && page.query?.get('query')).toBe('ф');
  });

  it('without doubled and trailing slashes is where the others lead', () => {
    for (const target of ['/a/b/', '//a//b', '/a/b//', '/a\\b', '\\/a/b'].slice(0, 4))
      expect(addressOf(target)).toEqual({ kind: 'moved', location: '/a/b' });
    expect(addressOf('/a/?q=1')).toEqual({ kind: 'moved', location: '/a?q=1' });
    expect(addressOf('/')).toMatchObject({ kind: 'page' });
    expect(addressOf('//')).toEqual({ kind: 'moved', location: '/' });
  });

  it('that is malformed or endless is refused', () => {
    for (const target of [
      '/%',
      '/%zz',
      '/%C3',
      '/%00',
      '/%0d%0aset-cookie:x',
      '*',
      'http://evil.example/',
      '',
    ]) {
      expect([target, addressOf(target)]).toEqual([target, { kind: 'refused', status: 400 }]);
    }
    expect(addressOf(`/${'a'.repeat(1001)}`)).toEqual({ kind: 'refused', status: 414 });
  });
});

it('keeps the parameters that a page is made of, in one order, unless they are endless', () => {
  const query = new URLSearchParams(`b=2&utm=x&a=1&c=${'x'.repeat(300)}`);
  expect(meaningfulSearch(query, ['a', 'b', 'c'])).toBe('?a=1&b=2');
  expect(meaningfulSearch(query, [])).toBe('');
  expect(meaningfulSearch(null, ['a'])).toBe('');
  const thousand = new URLSearchParams(Array.from({ length: 1000 }, (_, at) => ['a', String(at)]));
  expect(new URLSearchParams(meaningfulSearch(thousand, ['a'])).getAll('a')).toHaveLength(20);
});

it('finds the language in the query, the cookie, the brand', () => {
  const kadr = brand('kadr');
  expect(languageOf(kadr, new URLSearchParams('lang=hye'), { language: 'eng' })).toBe('hye');
  expect(languageOf(kadr, new URLSearchParams('lang=nonsense'), { language: 'eng' })).toBe('eng');
  expect(languageOf(kadr, null, { language: '__proto__' })).toBe(kadr.default_language);
});

it('finds the brand by host, by choice only where viewers may choose', () => {
  const chosen = new URLSearchParams('brand=ararat');
  expect(brandOf('localhost:3000', chosen, {}, true).id).toBe('ararat');
  expect(brandOf('localhost:3000', null, { brand: 'ararat' }, true).id).toBe('ararat');
  expect(brandOf('localhost:3000', chosen, { brand: 'ararat' }, false).id).toBe('kadr');
  expect(brandOf(`${brand('ararat').hosts[0] ?? ''}:80`, null, {}, false).id).toBe('ararat');
});

it('tells phones from everything else', () => {
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
  expect(deviceOf({ 'user-agent': android })).toBe('phone');
  expect(deviceOf({ 'user-agent': android.replace(' Mobile', '') })).toBe('desktop');
  expect(deviceOf({ 'user-agent': android, 'sec-ch-ua-mobile': '?0' })).toBe('desktop');
  expect(deviceOf({})).toBe('desktop');
});
