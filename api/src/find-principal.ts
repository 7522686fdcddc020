import type { IncomingMessage } from 'node:http';
import { readCookies } from '@kadr/http';
import type { FindPrincipal } from './audit/operator-calls.ts';
import type { ApiPorts } from './context/context.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import type { OperatorKeysService } from './operator-keys/service.ts';
import type { StaffSessionsService } from './staff-sign-in/sessions.ts';

/**
 * An `Authorization: Bearer` header takes precedence: the cookie is ignored. Without the header, the console cookie
 * counts for paths under `/api/operator/`; other requests do not read it.
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
    // Browsers send cookies automatically, but never a token.
    if (principal !== null)
      refuseCrossSite({ method: req.method ?? 'GET', headers: req.headers, host, publicUrl });
    return principal;
  };
}

function isForOperators({ url }: IncomingMessage): boolean {
  return url?.startsWith('/api/operator/') === true;
}
