import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandCss, brandFile } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { locales } from '../app/i18n/formats.ts';
import type { StaticFile } from './static-files.ts';

/** Addresses of what a brand adds to every page. */
export interface BrandFiles {
  /** The brand's, and after it what pages of every brand begin with: a page is blocked by one file. */
  readonly stylesheet: string;
  readonly icon: string;
  readonly touchIcon: string;
  readonly shareImage: string;
  /** Web app manifest: the name on a home screen, and the app in the store that this is the site of. */
  readonly manifest: string;
  /** Colour of the browser's own surfaces around the page. */
  readonly themeColor: string;
}

/**
 * The brand's stylesheet and pictures as files that may be kept for ever: their names carry a hash of what is in them.
 * Each is handed to `publish`.
 * @param commonStyles CSS of pages of every brand.
 */
export function brandFiles(
  brand: Brand,
  commonStyles: string,
  publish: (address: string, file: Pick<StaticFile, 'identity' | 'type'>) => void,
): BrandFiles {
  const add = (name: string, identity: Buffer, type: string): string => {
    const { name: stem, ext } = path.parse(name);
    const hash = createHash('sha256').update(identity).digest('hex').slice(0, 10);
    const address = `/assets/${brand.id}-${stem}-${hash}${ext}`;
    publish(address, { identity, type });
    return address;
  };
  const picture = (name: string): string =>
    add(name, readFileSync(brandFile(brand, name)), pictureType(name));
  const { backdrop } = brand.theme;
  const css = brandCss(brand, backdrop === null ? null : picture(backdrop));
  const [icon, touchIcon] = [picture(brand.icon), picture(brand.touch_icon)];
  const manifest = JSON.stringify(manifestOf(brand, { icon, touchIcon }));
  return {
    stylesheet: add('brand.css', Buffer.from(`${css}\n${commonStyles}`), 'text/css; charset=utf-8'),
    icon,
    touchIcon,
    shareImage: picture(brand.share_image),
    manifest: add('app.webmanifest', Buffer.from(manifest), 'application/manifest+json; charset=utf-8'),
    themeColor: /--base:([^;}]+)/.exec(css)?.[1] ?? '#000',
  };
}

/** Web Application Manifest (W3C). */
function manifestOf(brand: Brand, { icon, touchIcon }: Pick<BrandFiles, 'icon' | 'touchIcon'>): object {
  const { store_app_id: app, name, default_language } = brand;
  return {
    name: name[default_language],
    lang: locales[default_language],
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    icons: [
      { src: icon, sizes: 'any', type: pictureType(icon) },
      { src: touchIcon, sizes: '180x180', type: pictureType(touchIcon) },
    ],
    ...(app !== null && {
      prefer_related_applications: true,
      related_applications: [
        { platform: 'play', id: app, url: `https://play.google.com/store/apps/details?id=${app}` },
      ],
    }),
  };
}

function pictureType(name: string): string {
  return (
    { '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp' }[
      path.extname(name)
    ] ?? 'application/octet-stream'
  );
}
