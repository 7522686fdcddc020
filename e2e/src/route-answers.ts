import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import type { RouteSpec } from './all-routes.ts';

/** A document's own description, and where it was found. */
export interface Answered {
  readonly path: string;
  readonly status: number;
  /** Path and query at which the request ended. */
  readonly at: string;
  /** Whether header and footer stand around it. */
  readonly layout: boolean;
  readonly crumbs: number;
  readonly lang: string | undefined;
  readonly hasTitle: boolean;
  readonly headings: number;
}

/** Requests `path` with a browser's cookies; a redirect is followed. */
export async function documentAt(
  url: string,
  path: string,
  cookie: string,
): Promise<{ readonly answered: Answered; readonly html: HTMLElement }> {
  const answer = await fetch(url + path, { headers: { cookie } });
  const html = parse(await answer.text());
  const { pathname, search } = new URL(answer.url);
  return {
    html,
    answered: {
      path,
      status: answer.status,
      at: pathname + search,
      layout: html.querySelectorAll('[data-part="header"]').length === 1,
      crumbs: html.querySelectorAll('nav > ol > li').length,
      lang: html.querySelector('html')?.getAttribute('lang'),
      hasTitle: (html.querySelector('title')?.text.length ?? 0) > 3,
      headings: html.querySelectorAll('h1').length,
    },
  };
}

/** The expected answer of the server at a route. */
export const expectedAt = (route: RouteSpec, lang: string, isSignedIn: boolean): Answered => ({
  path: route.path,
  status: isMissing(route, isSignedIn) ? 404 : (route.status ?? 200),
  at: route.leadsTo ?? route.path,
  layout: route.layout ?? true,
  crumbs: isMissing(route, isSignedIn)
    ? 0
    : (route.crumbs ?? 0) - (route.endsInOwnName === true && !isSignedIn ? 1 : 0),
  lang,
  hasTitle: true,
  headings: 1,
});

const isMissing = ({ isAnothers = false }: RouteSpec, isSignedIn: boolean): boolean =>
  isAnothers && isSignedIn;

/** Addresses on this service to which a document links, without the languages of the page itself. */
export function linksOf(html: HTMLElement, url: string): readonly string[] {
  return html.querySelectorAll('a[href]').flatMap((link) => {
    const address = new URL(link.getAttribute('href') ?? '', url);
    address.hash = '';
    return address.origin === url && !address.searchParams.has('lang')
      ? [address.href.slice(url.length)]
      : [];
  });
}
