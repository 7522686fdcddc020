import { readFileSync } from 'node:fs';
import { brandCss, mainBrand } from '@kadr/brands';
import { KadrError, languageSchema } from '@kadr/contract';
import type { Language } from '@kadr/contract';
import { readCookies } from '@kadr/http';
import type { Handler } from '../http/http-server.ts';
import { sandboxAccounts } from '../migration/sandbox-provider.ts';
import type { Outbox, OutboxMessage } from './outbox.ts';
import { closedSandboxPage, sandboxPage } from './sandbox-page.ts';
import { closedSandbox } from './this-machine.ts';
import type { MayRead } from './this-machine.ts';

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const fileOfPage = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');
const script = fileOfPage('sandbox.js');
const style = brandCss(mainBrand) + fileOfPage('sandbox.css');

/**
 * The sandbox of a service without external services: `GET /sandbox` shows the messages, `GET /sandbox/outbox?to=…`
 * returns them as JSON, newest first. A request that may not read them gets 403.
 */
export function sandboxHandler(outbox: Outbox, mayRead: MayRead, bankUrl: string | null = null): Handler {
  return (req, res) => {
    const url = new URL(`http://localhost${req.url ?? ''}`);
    const isOpen = mayRead(req);
    const language = languageOf(url, req.headers.cookie);
    const answer = (
      type: string,
      body: string,
      headers: Record<string, string> = {},
      status = 200,
    ): boolean => {
      res.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        ...headers,
      });
      res.end(req.method === 'HEAD' ? undefined : body);
      return true;
    };
    const to = loginOf(url.searchParams.get('to'));
    const pages: Readonly<Record<string, () => boolean>> = {
      '/sandbox': () =>
        answer(
          'text/html',
          isOpen
            ? sandboxPage({ messages: outbox.messages(to), to, language, accounts: sandboxAccounts, bankUrl })
            : closedSandboxPage(language),
          { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
          isOpen ? 200 : 403,
        ),
      '/sandbox/script.js': () => answer('text/javascript', script),
      '/sandbox/style.css': () => answer('text/css', style),
      '/sandbox/outbox': () => {
        if (!isOpen) throw new KadrError('FORBIDDEN', { message: closedSandbox });
        return answer('application/json', JSON.stringify({ messages: outbox.messages(to).map(toJson) }));
      },
    };
    const page = pages[url.pathname.replace(/\/$/, '')];
    if (page === undefined) throw new KadrError('NOT_FOUND');
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new KadrError('METHOD_NOT_ALLOWED');
    return page();
  };
}

/** The login in a query. Only the digits of a phone number count: a plus in a query is a space. */
function loginOf(to: string | null): string | null {
  const login = to?.trim().toLowerCase() ?? '';
  if (login === '') return null;
  return login.includes('@') ? login : `+${login.replace(/\D/g, '')}`;
}

function languageOf(url: URL, cookies: string | undefined): Language {
  const wishes = [url.searchParams.get('lang'), readCookies(cookies)['language']];
  for (const wish of wishes) {
    const language = languageSchema.safeParse(wish);
    if (language.success) return language.data;
  }
  return mainBrand.default_language;
}

function toJson({ sentAt, ...message }: OutboxMessage) {
  return { ...message, sent_at: Math.floor(sentAt.getTime() / 1000) };
}
