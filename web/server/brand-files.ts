import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandCss, brandFile } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import type { StaticFile } from './static-files.ts';

/** Addresses of what a brand adds to every page. */
export interface BrandFiles {
  readonly stylesheet: string;
  readonly icon: string;
  readonly touchIcon: string;
  readonly shareImage: string;
  /** Colour of the browser's own surfaces around the page. */
  readonly themeColor: string;
}

/**
 * The brand's stylesheet and pictures as files that may be kept for ever: their names carry a hash of what is in them.
 * Each is handed to `publish`.
 */
export function brandFiles(
  brand: Brand,
  publish: (address: string, file: Pick<StaticFile, 'identity' | 'type'>) => void,
): BrandFiles {
  const css = brandCss(brand);
  const add = (name: string, identity: Buffer, type: string): string => {
    const { name: stem, ext } = path.parse(name);
    const hash = createHash('sha256').update(identity).digest('hex').slice(0, 10);
    const address = `/assets/${brand.id}-${stem}-${hash}${ext}`;
    publish(address, { identity, type });
    return address;
  };
  const picture = (name: string): string =>
    add(name, readFileSync(brandFile(brand, name)), pictureType(name));
  return {
    stylesheet: add('brand.css', Buffer.from(css), 'text/css; charset=utf-8'),
    icon: picture(brand.icon),
    touchIcon: picture(brand.touch_icon),
    shareImage: picture(brand.share_image),
    themeColor: /--base:([^;}]+)/.exec(css)?.[1] ?? '#000',
  };
}

function pictureType(name: string): string {
  return (
    { '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' }[
      path.extname(name)
    ] ?? 'application/octet-stream'
  );
}
