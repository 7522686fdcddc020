import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Answer } from '../http/send.ts';
import { createDocument } from './document.ts';
import { referencePage } from './reference-page.ts';
import type { ReferenceDocument } from './reference-page.ts';

const style = readFileSync(new URL('reference.css', import.meta.url), 'utf8');

/** Allows the page its own style and nothing else. */
const contentSecurityPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const cached = { 'cache-control': 'public, max-age=300' };

/** Answers `/docs` and `/openapi.json`, and null for every other path. Both are created on first use. */
export function documentation(): (path: string) => Promise<Answer | null> {
  let made: Promise<{ page: string; document: string }> | null = null;
  const make = async (): Promise<{ page: string; document: string }> => {
    const document = JSON.stringify(await createDocument());
    const page = referencePage(JSON.parse(document) as ReferenceDocument, style);
    return { page, document };
  };
  return async (path) => {
    if (path !== '/docs' && path !== '/openapi.json') return null;
    const { page, document } = await (made ??= make());
    if (path === '/openapi.json')
      return { status: 200, type: 'application/json; charset=utf-8', body: document, headers: cached };
    return {
      status: 200,
      type: 'text/html; charset=utf-8',
      body: page,
      headers: { ...cached, 'content-security-policy': contentSecurityPolicy },
    };
  };
}
