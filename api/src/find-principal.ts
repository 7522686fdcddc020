import type { IncomingMessage } from 'node:http';
import { readCookies } from '@kadr/http';
import type { FindPrincipal } from './audit/operator-calls.ts';
import type { ApiPorts } from './context/context.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import type { OperatorKeysService } from './operator-keys/service.ts';
import type { StaffSessionsService } from './staff-sign-in/sessions.ts';

/**
 * A header `Authorization: Bearer` is judged by itself alone. Without one, the cookie of the console counts for what is under
 * `/api/operator/`; other requests are not looked up by it.
 */
export function createFindPrincipal(
  operatorKeys: Pick<OperatorKeysService, 'find'>,
  staffSessions: Pick<StaffSessionsService, 'principalOf'>,
  { clock, config: { publicUrl } }: Pick<ApiPorts, 'clock' | 'config'>,
): FindPrincipal {
  return async (req, host) => {
    const { authorization } = req.headers;
    if (/^Bearer /i.test(authorization ?? '')) return operatorKeys.find(authorization);
    if (!isForOperators(req)) return null;
    const principal = await staffSessions.principalOf({
      cookies: readCookies(req.headers.cookie),
      now: clock,
    });
    // Browsers add cookies by themselves, a token never.
    if (principal !== null)
      refuseCrossSite({ method: req.method ?? 'GET', headers: req.headers, host, publicUrl });
    return principal;
  };
}

function isForOperators({ url }: IncomingMessage): boolean {
  return url?.startsWith('/api/operator/') === true;
}
