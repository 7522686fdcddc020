import type { IncomingMessage } from 'node:http';
import { writeAmount } from '../money.ts';
import type { Currency } from '../money.ts';
import { languageNames, pageLanguages, pageWords } from './words.ts';
import type { PageLanguage } from './words.ts';

export interface PageFrame {
  readonly language: PageLanguage;
  readonly title: string;
  /** HTML. */
  readonly main: string;
  /** Path of this page in another language; null where a reload would repeat something. */
  readonly path: string | null;
  readonly isWide?: boolean;
  /** HTML. */
  readonly head?: string;
}

export function page({ language, title, main, path, isWide = false, head = '' }: PageFrame): string {
  const words = pageWords[language];
  const links = pageLanguages.map(
    (one) =>
      `<a href="${path}?lang=${one}" lang="${one}"${one === language ? ' aria-current="true"' : ''}>${languageNames[one]}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} — ${words.bank}</title>
<link rel="stylesheet" href="/style.css">${head}
</head>
<body${isWide ? ' class="wide"' : ''}>
<header><strong>${words.bank}</strong>${path === null ? '' : `<nav>${links.join('')}</nav>`}</header>
<main>
<h1>${escape(title)}</h1>
${main}
</main>
<footer>${words.test}</footer>
</body>
</html>`;
}

/** A page with only a message. */
export const notice = (language: PageLanguage, title: string, text: string): string =>
  page({ language, title, main: `<p>${escape(text)}</p>`, path: null });

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The page's language: that of the address (`?lang=`), else the first of the browser's that is supported. */
export function languageOf(req: IncomingMessage, url: URL): PageLanguage {
  const wishes = [
    url.searchParams.get('lang') ?? '',
    ...(req.headers['accept-language'] ?? '').split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase()),
  ];
  return wishes.find((wish): wish is PageLanguage => pageLanguages.some((one) => one === wish)) ?? 'ru';
}

/** A sum as text, without hundredths when there are none. */
export function sum(minor: number, currency: Currency, language: PageLanguage): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(writeAmount(minor) as `${number}`);
}

/** Rows of name and value. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>`;

export const alert = (text: string): string => `<p class="alert" role="alert" id="alert">${escape(text)}</p>`;
