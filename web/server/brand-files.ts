import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandCss, brandFile } from '@kadr/brands';
import type { Brand } from '@kadr/brands';
import { locales } from '../app/i18n/formats.ts';
import type { StaticFile } from './static-files.ts';

/** Addresses of the files that a brand adds to every page. */
export interface BrandFiles {
  /** The brand's styles, followed by the common ones: a page is blocked by one file only. */
  readonly stylesheet: string;
  readonly icon: string;
  readonly touchIcon: string;
  readonly shareImage: string;
  /** Web app manifest: the name on a home screen, and the store app that belongs to the site. */
  readonly manifest: string;
  /** Colour of the browser's own surfaces around the page. */
  readonly themeColor: string;
  /** Changes with every change of the brand: pages are cached by it. */
  readonly revision: string;
}

interface BrandFilePorts {
  /** CSS for the pages of every brand. */
  readonly commonStyles: string;
  readonly publish: (address: string, file: Pick<StaticFile, 'identity' | 'type'>) => Promise<void>;
  /** Reads an uploaded picture, which is WebP; null when there is none. */
  readonly readImage: (path: string) => Promise<Uint8Array | null>;
}

/** The files of all current and former brands. */
export interface FilesOfBrands {
  /** Prepares files for brands that have none yet. @throws Error for a missing picture */
  readonly prepare: (all: readonly Brand[]) => Promise<void>;
  /**
   * Returns the brand with its files, which are made once for each previewed version.
   *
   * @throws Error for a missing picture
   */
  readonly ofPreview: (brand: Brand) => Promise<Brand>;
  /** @throws Error for a brand whose files are not prepared */
  readonly of: (brand: Brand) => BrandFiles;
}

/** The number of previewed brands that are kept with their files. */
const mostPreviews = 20;

export function createBrandFiles(ports: BrandFilePorts): FilesOfBrands {
  const known = new WeakMap<Brand, BrandFiles>();
  const previewed = new Map<string, Brand>();
  return {
    prepare: async (all) => {
      for (const brand of all) if (!known.has(brand)) known.set(brand, await brandFiles(brand, ports));
    },
    ofPreview: async (brand) => {
      const version = JSON.stringify(brand);
      const same = previewed.get(version) ?? brand;
      if (!known.has(same)) known.set(same, await brandFiles(same, ports));
      previewed.delete(version);
      previewed.set(version, same);
      const [oldest] = previewed.keys();
      if (previewed.size > mostPreviews && oldest !== undefined) previewed.delete(oldest);
      return same;
    },
    of: (brand) => {
      const files = known.get(brand);
      if (files === undefined) throw new Error(`The files of the brand “${brand.id}” are not prepared.`);
      return files;
    },
  };
}

/**
 * Makes the brand's stylesheet and pictures, files that may be cached for ever: their names carry a hash of their
 * content. Each is passed to `publish`.
 *
 * @throws Error for a missing picture
 */
async function brandFiles(
  brand: Brand,
  { commonStyles, publish, readImage }: BrandFilePorts,
): Promise<BrandFiles> {
  const add = async (name: string, identity: Buffer, type: string): Promise<string> => {
    const { name: stem, ext } = path.parse(name);
    const hash = hashOf(identity);
    const address = `/assets/${brand.id}-${stem}-${hash}${ext}`;
    await publish(address, { identity, type });
    return address;
  };
  const picture = async (name: string): Promise<string> => {
    const file = brandFile(brand, name);
    if (file !== null) return add(path.basename(name), await readFile(file), pictureType(name));
    const bytes = await readImage(name);
    if (bytes === null)
      throw new Error(`The brand “${brand.id}” names a picture that is not there: ${name}.`);
    return add('picture.webp', Buffer.from(bytes), 'image/webp');
  };
  const { backdrop } = brand.theme;
  const css = brandCss(brand, backdrop === null ? null : await picture(backdrop));
  const [icon, touchIcon] = [await picture(brand.icon), await picture(brand.touch_icon)];
  const manifest = JSON.stringify(manifestOf(brand, { icon, touchIcon }));
  return {
    stylesheet: await add('brand.css', Buffer.from(`${css}\n${commonStyles}`), 'text/css; charset=utf-8'),
    icon,
    touchIcon,
    shareImage: await picture(brand.share_image),
    manifest: await add('app.webmanifest', Buffer.from(manifest), 'application/manifest+json; charset=utf-8'),
    themeColor: /--base:([^;}]+)/.exec(css)?.[1] ?? '#000',
    revision: hashOf(Buffer.from(JSON.stringify(brand))),
  };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
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
