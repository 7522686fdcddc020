import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';

/** A schema.org object, without undefined values. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * Describes a page for search engines (JSON-LD 1.1). Only pages of guests have it: search engines do not sign in. It is
 * data, which a Content-Security-Policy without inline scripts allows.
 */
export function StructuredData({ data }: { readonly data: Thing }) {
  const { data: user } = useQuery(userQuery());
  if (user?.isAuth === true) return null;
  // React would corrupt the text of a script by escaping it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}

/** JSON that cannot close its element. */
function jsonLd(data: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
