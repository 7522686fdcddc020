import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';

/** Data of schema.org, with nothing that is undefined. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * Tells search engines what a page is about (JSON-LD 1.1). Only pages of viewers who are not signed in carry it:
 * no search engine signs in. It is data, which a Content-Security-Policy without inline scripts lets stand.
 */
export function StructuredData({ data }: { readonly data: Thing }) {
  const { data: user } = useQuery(userQuery());
  if (user?.isAuth === true) return null;
  // A script is the one element whose text React would spoil by escaping it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}

/** JSON that cannot end the element it stands in. */
function jsonLd(data: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
