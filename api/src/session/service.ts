import { KadrError } from '@kadr/contract';
import type { Session, User } from '@kadr/contract';
import type { BlocksService } from '../blocks/service.ts';
import type { ApiDependencies, RequestContext } from '../context.ts';
import { sessionCookieHeader, sessionCookieName, sessionCookies } from './session-cookie.ts';
import type { SessionClaims } from './session-cookie.ts';

export interface SessionService {
  /** Begins a demo session, or goes on with the viewer's own, and hands its cookie to the browser. */
  createDemo(context: RequestContext): Promise<SessionClaims>;
  /**
   * The request's session; a viewer without one gets a demo session (SS-003).
   *
   * @throws KadrError SESSION_NOT_FOUND for a cookie that we did not sign (SS-047), SESSION_EXPIRED (SS-048).
   */
  ensure(context: RequestContext): Promise<SessionClaims>;
  /** The viewer as pages know him, also without a session. */
  user(context: RequestContext): Promise<User>;
}

/** Sessions are stateless at this depth: a demo session is its signed cookie. */
export function createSessionService(
  { secrets, random, config }: Pick<ApiDependencies, 'secrets' | 'random' | 'config'>,
  blocks: Pick<BlocksService, 'menu'>,
): SessionService {
  const cookies = sessionCookies(secrets.session);

  const known = async ({
    cookies: { [sessionCookieName]: value },
    now,
  }: RequestContext): Promise<SessionClaims | null> => {
    if (value === undefined || value === '') return null;
    try {
      return await cookies.read(value, now());
    } catch (error) {
      if (error instanceof KadrError) return null;
      throw error;
    }
  };

  const createDemo = async (context: RequestContext): Promise<SessionClaims> => {
    const session = (await known(context)) ?? { id: uuid(random(16)), state: 'demo' };
    const isSecure =
      config.publicUrl === null ? context.protocol === 'https' : config.publicUrl.startsWith('https:');
    context.setCookie(sessionCookieHeader(await cookies.sign(session, context.now()), isSecure));
    return session;
  };

  return {
    createDemo,
    ensure: async (context) => {
      const value = context.cookies[sessionCookieName];
      return value === undefined || value === '' ? createDemo(context) : cookies.read(value, context.now());
    },
    user: async (context) => ({
      isAuth: false,
      session: demo,
      language: context.language,
      currentTimeZone: config.timeZone ?? 'Europe/Moscow',
      menu: { items: await blocks.menu(context) },
    }),
  };
}

const demo: Session = { session_state: 'demo' };

/** A version 4 UUID of 16 random bytes (RFC 9562 §5.4). */
export function uuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, at) => {
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
