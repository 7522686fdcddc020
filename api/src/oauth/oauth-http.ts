import type { IncomingMessage, ServerResponse } from 'node:http';
import { KadrError } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { knownError } from '../errors/answer-errors.ts';
import { readBytes } from '../http/read-body.ts';
import type { Caller } from '../http/request-context.ts';
import { send } from '../http/send.ts';
import { networkOf } from '../limits/network.ts';
import type { Limit, LimitsService } from '../limits/service.ts';
import type { OauthService } from './service.ts';
import { TokenRefusal } from './tokens.ts';
import type { TokenRequest } from './tokens.ts';

const path = '/api/oauth/';
/** Largest form, in bytes. */
const longestForm = 16 * 1024;
/** Failed requests of one network: services are few, and their requests succeed. */
const failures: Limit = { name: 'oauth_token', most: 100, seconds: 60 * 60 };

/**
 * `POST /api/oauth/token` and `POST /api/oauth/revocation`: they take forms and answer JSON with the error names of RFC
 * 6749 §5.2, so they are not operations of the contract. Servers call them: cookies are ignored. Returns false for
 * every other address.
 */
export function createOauthHandler(
  oauth: Pick<OauthService, 'token' | 'revoke'>,
  limits: Pick<LimitsService, 'take' | 'giveBack'>,
  { clock, log }: Pick<ApiPorts, 'clock' | 'log'>,
): (req: IncomingMessage, res: ServerResponse, caller: Caller) => Promise<boolean> {
  const answer = async (req: IncomingMessage, name: string, { ip }: Caller): Promise<object> => {
    if (req.method !== 'POST') throw new KadrError('METHOD_NOT_ALLOWED');
    const network = networkOf(ip);
    if (!(await limits.take(failures, network, clock()))) throw new KadrError('TOO_MANY_REQUESTS');
    const request = readForm(req, await readBytes(req, longestForm));
    const given = name === 'token' ? await oauth.token(request, clock()) : await oauth.revoke(request);
    await limits.giveBack(failures, network);
    return given ?? {};
  };
  return async (req, res, caller) => {
    const name = req.url?.split('?', 1)[0]?.slice(path.length) ?? '';
    if (!req.url?.startsWith(path) || (name !== 'token' && name !== 'revocation')) return false;
    try {
      await sendJson(req, res, 200, await answer(req, name, caller));
    } catch (error) {
      if (error instanceof TokenRefusal)
        await sendJson(req, res, error.error === 'invalid_client' ? 401 : 400, { error: error.error });
      else {
        const known = knownError(error);
        if (known.status >= 500)
          log.error({ requestId: caller.requestId, err: error }, 'failed to issue a token');
        const isOurs = known.status >= 500 || known.status === 429;
        await sendJson(req, res, known.status, {
          error: isOurs ? 'temporarily_unavailable' : 'invalid_request',
          error_description: known.message,
        });
      }
    }
    return true;
  };
}

async function sendJson(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: object,
): Promise<void> {
  const isUnread = !req.complete;
  if (isUnread) req.resume();
  await send(req, res, {
    status,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(body),
    headers: {
      ...(status === 401 && { 'www-authenticate': 'Basic realm="oauth"' }),
      ...(isUnread && { connection: 'close' }),
    },
  });
}

/** @throws TokenRefusal for a body that is not a form, a repeated field, and a secret in two places */
function readForm(req: IncomingMessage, bytes: Buffer): TokenRequest & { readonly token: string | null } {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(req.headers['content-type'] ?? ''))
    throw new TokenRefusal('invalid_request');
  const form = new URLSearchParams(bytes.toString('utf8'));
  const field = (name: string): string | null => {
    const [value = null, ...more] = form.getAll(name);
    if (more.length > 0 || (value !== null && value.length > 2000)) throw new TokenRefusal('invalid_request');
    return value === '' ? null : value;
  };
  const basic = readBasic(req.headers.authorization);
  if (basic !== null && field('client_secret') !== null) throw new TokenRefusal('invalid_request');
  return {
    grantType: field('grant_type'),
    clientId: basic?.[0] ?? field('client_id'),
    clientSecret: basic?.[1] ?? field('client_secret'),
    code: field('code'),
    redirectUri: field('redirect_uri'),
    codeVerifier: field('code_verifier'),
    refreshToken: field('refresh_token'),
    token: field('token'),
  };
}

/** Name and secret of `Authorization: Basic`, each encoded as in a form (RFC 6749 §2.3.1); null without the header. */
function readBasic(header: string | undefined): readonly [id: string, secret: string] | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const [id, secret, ...more] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (id === undefined || secret === undefined || more.length > 0) return null;
  const decode = (text: string): string => [...new URLSearchParams(`x=${text}`).values()][0] ?? '';
  return [decode(id), decode(secret)];
}
