import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { writeCookie } from '@kadr/http';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { isSecure } from '../session/choice-cookie.ts';

/** Lifetime of the cookie in seconds: that of the longest preview. */
const lifetime = 3600;
const cookieName = 'console_preview';

/**
 * Binds previews to the browser in which a member of staff made them: a cookie of the host, derived from the console
 * session, is sent with pages and calls alike, which the console's cookie is not.
 */
export interface PreviewHolders {
  /** Marks the browser of the console session that asks, and returns the session; null for a program. */
  mark(context: Pick<RequestContext, 'principal' | 'setCookie' | 'protocol'>): number | null;
  /** Whether the cookies are those of the browser of a console session that is still open. */
  isHeld(holder: number, cookies: Readonly<Record<string, string | undefined>>): Promise<boolean>;
}

export interface PreviewHolderPorts extends Pick<ApiPorts, 'secrets' | 'config' | 'clock'> {
  /** Whether a console session is open. */
  readonly isOpen: (session: number, now: Date) => Promise<boolean>;
}

export function createPreviewHolders({ secrets, config, clock, isOpen }: PreviewHolderPorts): PreviewHolders {
  const key = new Uint8Array(hkdfSync('sha256', secrets.session, '', 'kadr preview holders', 32));
  const markOf = (session: number): string =>
    createHmac('sha256', key).update(String(session)).digest('base64url');
  return {
    mark: (context) => {
      const { principal } = context;
      if (principal?.kind !== 'staff' || principal.session === undefined) return null;
      context.setCookie(
        writeCookie(cookieName, markOf(principal.session), {
          path: '/',
          maxAge: lifetime,
          isHttpOnly: true,
          isStrict: true,
          isSecure: isSecure(context, config),
        }),
      );
      return principal.session;
    },
    isHeld: async (holder, cookies) => {
      const presented = Buffer.from(cookies[cookieName] ?? '');
      const expected = Buffer.from(markOf(holder));
      const isMarked = presented.length === expected.length && timingSafeEqual(presented, expected);
      return isMarked && (await isOpen(holder, clock()));
    },
  };
}
