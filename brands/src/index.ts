/** White labels as data. Nothing here asks which brand it is: brands differ in the values of named fields. */
import { ararat } from './ararat/brand.ts';
import { kadr } from './kadr/brand.ts';
import { kadrik } from './kadrik/brand.ts';
import { defineBrand } from './schema.ts';
import type { Brand } from './schema.ts';

/** Every brand; the main one first. */
export const brands: readonly Brand[] = checkTogether([kadr, ararat, kadrik].map(defineBrand));

/** The white label that is shown when a host name belongs to none. */
export const mainBrand: Brand = brands.find((brand) => brand.is_main) ?? fail('No brand is the main one.');

const brandsByHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand])));

export function brandById(id: string): Brand | undefined {
  return brands.find((brand) => brand.id === id);
}

/** The brand of a host name as it stands in an address or a Host header; the main brand when none names it. */
export function brandForHost(host: string): Brand {
  return brandsByHost.get(host.replace(/:\d+$/, '').toLowerCase()) ?? mainBrand;
}

/** Where a file of the brand's folder (`share_image`, `icon`, `theme.backdrop`) lies on the server's disk, as a `file:` address. */
export function brandFile(brand: Brand, name: Brand['share_image']): URL {
  return new URL(`./${brand.id}/${name}`, import.meta.url);
}

/** Brands that are right each for itself may still clash: ids and hosts are their own, and one is the main brand. */
export function checkTogether(all: readonly Brand[]): readonly Brand[] {
  for (const values of [all.map(({ id }) => id), all.flatMap(({ hosts }) => hosts)]) {
    const twice = values.find((value, at) => values.indexOf(value) !== at);
    if (twice !== undefined) fail(`Two brands claim “${twice}”.`);
  }
  if (all.filter(({ is_main }) => is_main).length !== 1)
    fail('Exactly one brand has to be the main one (is_main).');
  return all;
}

function fail(message: string): never {
  throw new Error(message);
}

export { brandCss } from './brand-css.ts';
export { brandSchema, defineBrand, footerPagesOf } from './schema.ts';
export type { Brand, BrandDefinition, BrandLogo } from './schema.ts';
