import { expect, it } from 'vitest';
import { trailOf } from './trail.ts';
import type { TrailPlace } from './trail.ts';

const names = new Map([
  ['/', 'crumbs.home'],
  ['/my', 'crumbs.my'],
  ['/my/journal', 'crumbs.journal'],
  ['/my/journal/polls', 'crumbs.polls'],
  ['/faq', 'crumbs.faq'],
  ['/search', 'crumbs.search'],
  ['/promocode', 'crumbs.promoCode'],
] as const);

const trail = (place: Partial<TrailPlace>) =>
  trailOf(names, { pathname: '/', search: '', status: 200, last: null, ...place }, (key) => key).map(
    ({ name, href }) => `${name} ${href ?? '·'}`,
  );

it('leads from the home page to the page by the names of the paths between; the last is no link (RT-114, CT-040)', () => {
  expect(trail({ pathname: '/my/journal/polls' })).toEqual([
    'crumbs.home /',
    'crumbs.my /my',
    'crumbs.journal /my/journal',
    'crumbs.polls ·',
  ]);
});

it('is not there on the home page and on pages with another status than 200 (RT-112, RT-113, CT-039)', () => {
  expect([
    trail({}),
    trail({ pathname: '/my', status: 404 }),
    trail({ pathname: '/my', status: 503 }),
  ]).toEqual([[], [], []]);
});

it('drops steps without a name, and is not there when only the home page has one (RT-115, CT-041)', () => {
  expect(trail({ pathname: '/faq/3/more', last: 'More' })).toEqual([
    'crumbs.home /',
    'crumbs.faq /faq',
    'More ·',
  ]);
  expect(trail({ pathname: '/movies/salt-line' })).toEqual([]);
});

it('has the whole path with its query as its last step (RT-116, CT-042)', () => {
  expect(trail({ pathname: '/search', search: '?query=salt', last: '«salt»' })).toEqual([
    'crumbs.home /',
    'crumbs.search /search',
    '«salt» ·',
  ]);
  expect(trail({ pathname: '/search', search: '?utm_source=letter' })).toEqual([
    'crumbs.home /',
    'crumbs.search ·',
  ]);
});

it('names an entry of a list by the entry', () => {
  expect(trail({ pathname: '/faq/13', last: 'Smart TV' })).toEqual([
    'crumbs.home /',
    'crumbs.faq /faq',
    'Smart TV ·',
  ]);
});

it('takes another page above it where the table says so (RT-117)', () => {
  expect(trail({ pathname: '/promocode', parent: '/my' })).toEqual([
    'crumbs.home /',
    'crumbs.my /my',
    'crumbs.promoCode ·',
  ]);
});
