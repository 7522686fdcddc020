/** White labels as data. No code here depends on which brand it is: brands differ in the values of named fields. */
import { ararat } from './ararat/brand.ts';
import { kadr } from './kadr/brand.ts';
import { kadrik } from './kadrik/brand.ts';
import { defineBrand } from './schema.ts';
import type { Brand } from './schema.ts';

/** The shipped brands, the initial versions of those that operators publish. The main one first. */
export const shippedBrands: readonly Brand[] = checkTogether([kadr, ararat, kadrik].map(defineBrand));

/** The main one of the shipped brands. */
export const mainBrand: Brand = mainOf(shippedBrands);

const current: Brand[] = [...shippedBrands];

/** All current brands: always the same array, whose entries `replaceBrands` replaces while the service runs. */
export const brands: readonly Brand[] = current;

/**
 * Replaces all brands with the published ones, in one step.
 *
 * @throws Error when two brands clash, or there is not exactly one main brand
 */
export function replaceBrands(all: readonly Brand[]): void {
  const main = mainOf(checkTogether(all));
  current.splice(0, current.length, main, ...all.filter((brand) => brand !== main));
}

export function brandById(id: string): Brand | undefined {
  return current.find((brand) => brand.id === id);
}

/** The brand of a host name as in an address or a Host header; the main brand when none has it. */
export function brandForHost(host: string): Brand {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return current.find(({ hosts }) => hosts.includes(name)) ?? mainOf(current);
}

/**
 * The `file:` URL of a shipped brand's picture (`share_image`, `icon`, `theme.backdrop`) on the server's disk;
 * null for an uploaded picture.
 */
export function brandFile(brand: Pick<Brand, 'id'>, name: Brand['share_image']): URL | null {
  if (name.startsWith('/')) return null;
  return new URL(name.includes('/') ? `./${name}` : `./${brand.id}/${name}`, import.meta.url);
}

/** A field that another brand has claimed already; `message` names that brand. */
export interface BrandClash {
  readonly field: string;
  readonly message: string;
}

/** Clashes of a brand with the others: a host that is taken, and more or fewer than one main brand. */
export function clashesOf(brand: Brand, others: readonly Brand[]): BrandClash[] {
  const clashes = brand.hosts.flatMap((host, at): BrandClash[] => {
    const owner = others.find(({ hosts }) => hosts.includes(host));
    if (owner === undefined && brand.hosts.indexOf(host) === at) return [];
    return [{ field: `hosts.${at}`, message: `is a host of the brand “${(owner ?? brand).id}”` }];
  });
  const isMainWrong = brand.is_main === others.some(({ is_main }) => is_main);
  if (isMainWrong) clashes.push({ field: 'is_main', message: 'must be true for exactly one brand' });
  return clashes;
}

/**
 * Brands that are valid alone may clash: ids and hosts are unique, and exactly one is the main brand.
 *
 * @throws Error when they clash
 */
export function checkTogether(all: readonly Brand[]): readonly Brand[] {
  for (const [at, brand] of all.entries()) {
    const others = all.filter((_, place) => place !== at);
    const [clash] = clashesOf(brand, others);
    if (clash !== undefined) throw new Error(`${brand.id}: ${clash.field} ${clash.message}.`);
    if (others.some(({ id }) => id === brand.id)) throw new Error(`Two brands have the id “${brand.id}”.`);
  }
  mainOf(all);
  return all;
}

function mainOf(all: readonly Brand[]): Brand {
  const main = all.find(({ is_main }) => is_main);
  if (main === undefined) throw new Error('Exactly one brand must be the main one (is_main).');
  return main;
}

export { brandCss } from './brand-css.ts';
export { brandSchema, defineBrand, footerPagesOf } from './schema.ts';
export type { Brand, BrandDefinition, BrandLogo } from './schema.ts';
