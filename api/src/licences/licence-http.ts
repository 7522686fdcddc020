import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/server';
import { KadrError } from '@kadr/contract';
import { licenceSystems } from '../context/context.ts';
import type { ApiPorts, LicenceAnswer, RequestContext } from '../context/context.ts';
import { answerErrors, errorBodyOf } from '../errors/answer-errors.ts';
import { refuseCrossSite } from '../http/cross-site.ts';
import { readBytes } from '../http/read-body.ts';
import { requestContext } from '../http/request-context.ts';
import type { Caller } from '../http/request-context.ts';
import { send } from '../http/send.ts';
import { readClearKeyRequest } from './clear-key.ts';
import { licencePath } from './service.ts';
import { doors } from '../rights/doors.ts';
import type { Guard } from '../rights/guard.ts';
import type { LicencesService, Presented } from './service.ts';

/** Largest licence request, in bytes: those of all systems are a few thousand. */
const longestRequest = 64 * 1024;

/** Header of the licence token. */
const preAuthorization = 'x-pre-authorization';

const binary = 'application/octet-stream';

interface LicenceContext {
  readonly licences: LicencesService;
  readonly guard: Guard;
  readonly publicUrl: string | null;
}

/**
 * Licences over HTTP, under `/api/licences`: the messages of the browsers' decryption modules are binary, so they are
 * not operations of the contract. `POST /{system}`; `GET /clearkey/{key id}` for HLS; `GET /fairplay/certificate`.
 * Errors are the contract's. Returns false for every other address.
 */
export function createLicenceHandler(
  licences: LicencesService,
  guard: Guard,
  ports: Pick<ApiPorts, 'brands' | 'clock' | 'config' | 'log'>,
): (req: IncomingMessage, res: ServerResponse, caller: Caller) => Promise<boolean> {
  const answering = answerErrors(ports.log);
  const ctx: LicenceContext = { licences, guard, publicUrl: ports.config.publicUrl };

  return async (req, res, caller) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    if (!path.startsWith(`${licencePath}/`)) return false;
    const url = new URL(`http://localhost${req.url}`);
    // The session of a licence already exists: no cookie is set here.
    const context = {
      ...requestContext(req, url, { ...caller, setCookie: () => {} }, ports),
      call: {},
    };
    try {
      const found = await answering({
        next: () => answer(ctx, req, path.slice(licencePath.length + 1).split('/'), context),
        context,
        path: ['licences'],
      });
      if (res.destroyed) return true;
      res.writeHead(200, {
        'content-type': found.contentType,
        'content-length': found.body.length,
        'cache-control': found.cache ?? 'no-store',
      });
      res.end(found.body);
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      const isUnread = !req.complete;
      if (isUnread) req.resume();
      await send(req, res, {
        status: error.status,
        type: 'application/json; charset=utf-8',
        body: JSON.stringify(errorBodyOf(error)),
        headers: isUnread ? { connection: 'close' } : {},
      });
    }
    return true;
  };
}

/** Answers a path below `/api/licences`. */
async function answer(
  { licences, guard, publicUrl }: LicenceContext,
  req: IncomingMessage,
  path: readonly string[],
  context: RequestContext,
): Promise<LicenceAnswer & { readonly cache?: string }> {
  const [system = '', detail, ...more] = path;
  const presented: Presented = {
    token: headerOf(req, preAuthorization) ?? '',
    playbackSessionId: headerOf(req, 'x-playback-session-id') ?? '',
  };
  if (detail !== undefined) {
    const isKey = system === 'clearkey' && /^[0-9a-f]{32}$/.test(detail);
    const isCertificate = system === 'fairplay' && detail === 'certificate';
    if (more.length > 0 || (!isKey && !isCertificate)) throw new KadrError('NOT_FOUND');
    if (req.method !== 'GET') throw new KadrError('METHOD_NOT_ALLOWED');
    if (isCertificate) return { ...(await licences.certificate()), cache: 'public, max-age=3600' };
    await guard.admit(doors.licences.right, undefined, context);
    return { body: await licences.clearKey(detail, presented, context), contentType: binary };
  }
  const external = licenceSystems.find((name) => name === system);
  if (system !== 'clearkey' && external === undefined) throw new KadrError('NOT_FOUND');
  if (req.method !== 'POST') throw new KadrError('METHOD_NOT_ALLOWED');
  refuseCrossSite({
    method: req.method,
    headers: req.headers,
    host: context.host,
    publicUrl,
  });
  await guard.admit(doors.licences.right, undefined, context);
  const body = await readBytes(req, longestRequest);
  if (external !== undefined) {
    const challenge = {
      body,
      contentType: headerOf(req, 'content-type'),
      soapAction: headerOf(req, 'soapaction'),
    };
    return licences.external({ system: external, challenge }, presented, context);
  }
  const licence = await licences.clearKeys(readClearKeyRequest(body), presented, context);
  return { body: Buffer.from(JSON.stringify(licence)), contentType: 'application/json' };
}

/** A header of at most 2000 characters; null when it is missing. */
function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value.length <= 2000 ? value : null;
}
