import type { Language } from '@kadr/contract';
import type { InitialData } from '../app/data/initial-data.tsx';
import type { BrandFiles } from './brand-files.ts';

/** The addresses of the files of the build that a page needs. */
export interface PageFiles {
  readonly entry: string;
  /** Script that imports the entry once the page is painted; without it the entry starts by itself. */
  readonly starter: string | null;
  readonly stylesheets: readonly string[];
  /** Scripts that the page's code imports, each after its own imports. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  /** One letter of each font. */
  readonly letters: string;
  /** The development server's markup for the end of the head. */
  readonly extra: string;
}

export interface DocumentParts {
  readonly data: InitialData;
  readonly html: string;
  readonly head: string;
  readonly files: PageFiles;
  readonly brand: BrandFiles;
  /** Markup above the page; empty when there is none. */
  readonly banner: string;
}

const tags = { rus: 'ru', eng: 'en', hye: 'hy' } as const satisfies Record<Language, string>;

/**
 * The whole page as UTF-8: nothing inline is executable or styles anything, state travels as JSON. Its two large parts
 * are encoded one by one, which is cheaper than joining them as text first.
 */
export function writeDocument({ data, html, head, files, brand, banner }: DocumentParts): Buffer {
  const { entry, starter, letters } = files;
  const links = [
    ...(starter === null ? [] : [`<link rel="preload" href="${starter}" as="script" fetchpriority="high">`]),
    ...files.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[brand.stylesheet, ...files.stylesheets].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(starter === null ? files.modules.map((href) => `<link rel="modulepreload" href="${href}">`) : []),
  ].join('');
  const beginning = `<!doctype html>
<html lang="${tags[data.language]}" data-brand="${data.brand.id}" data-device="${data.device}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">${painted}<meta name="color-scheme" content="dark"><meta name="theme-color" content="${brand.themeColor}"><link rel="icon" href="${brand.icon}"><link rel="apple-touch-icon" href="${brand.touchIcon}"><link rel="manifest" href="${brand.manifest}">${links}${files.extra}${starter === null ? `<script type="module" src="${entry}"></script>` : ''}${head}</head><body>${banner}<div id="root">`;
  return Buffer.concat([
    Buffer.from(beginning),
    Buffer.from(html),
    Buffer.from(
      `</div>${starter === null ? '' : `<script src="${starter}" data-letters="${letters}" data-modules="${[...files.modules, entry].join(' ')}"></script>`}`,
    ),
    beforeState,
    Buffer.from(jsonForHtml(data)),
    end,
  ]);
}

const stateId = 'kadr-state';
/** The page is painted only once it is complete: the layout of a part would be wasted (decision 0018). */
const painted = `<link rel="expect" href="#${stateId}" blocking="render">`;
const beforeState = Buffer.from(`<script type="application/json" id="${stateId}">`);
const end = Buffer.from('</script></body></html>');

/** JSON that cannot end the element around it. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
