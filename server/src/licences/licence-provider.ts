import type { LicenceAnswer, LicenceProviderPort } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import { SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { Config } from '../config/config.ts';

/** How long a provider may take, in milliseconds. */
const patience = 10_000;
/** The largest answer, in bytes: licences are a few thousand. */
const longestAnswer = 256 * 1024;
/** Lifetime of a statement about a playback, in seconds, and how long a certificate is kept, in milliseconds. */
const assertionLifetime = 60;
const certificateAge = 60 * 60_000;

/** The header of our token, as in the players' own requests (DR-003, DR-005). */
const preAuthorization = 'x-pre-authorization';

interface ProviderOptions {
  readonly secret: string;
  readonly now: () => Date;
  readonly send?: typeof fetch;
  /** Milliseconds; {@link patience} by default. */
  readonly patience?: number;
}

/** The configured provider; null leaves licences to the service itself. */
export function createLicenceProvider({
  outside,
  licenceSecret,
}: Pick<Config, 'outside' | 'licenceSecret'>): LicenceProviderPort | null {
  if (outside.licence === 'sandbox' || licenceSecret === null) return null;
  return httpLicenceProvider(outside.licence, { secret: licenceSecret, now: () => new Date() });
}

interface OutgoingRequest {
  readonly method?: 'POST';
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A provider of licences over HTTP: `POST {url}/widevine`, `/playready` and `/fairplay` take the player's own request,
 * byte for byte, and answer with the licence; `GET {url}/fairplay/certificate` answers FairPlay's certificate. Every
 * request carries `x-pre-authorization`, a JWT (HS256 with the shared secret) with its purpose: `asset_id`, `key_ids`,
 * `playback_session_id`, valid for a minute. The viewer's data are not sent, and a refusal's content is not passed on.
 */
export function httpLicenceProvider(
  url: string,
  { secret, now, send = fetch, patience: longest = patience }: ProviderOptions,
): LicenceProviderPort {
  const base = url.replace(/\/+$/, '');
  let certificate: { readonly answer: Promise<LicenceAnswer>; readonly at: number } | null = null;

  const key = new TextEncoder().encode(secret);
  const assertion = (claims: JWTPayload): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(Math.floor(now().getTime() / 1000) + assertionLifetime)
      .sign(key);

  const ask = async (path: string, init: OutgoingRequest, claims: JWTPayload): Promise<LicenceAnswer> => {
    try {
      const answer = await send(`${base}/${path}`, {
        ...init,
        headers: { ...init.headers, [preAuthorization]: await assertion(claims) },
        signal: AbortSignal.timeout(longest),
        redirect: 'error',
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        const isRefusal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
        const message = `The licence provider answered ${answer.status}.`;
        throw new KadrError(isRefusal ? 'LICENCE_REFUSED' : 'UNAVAILABLE', { message });
      }
      const type = answer.headers.get('content-type');
      return { body: await bounded(answer), contentType: safeType(type) };
    } catch (cause) {
      if (cause instanceof KadrError) throw cause;
      throw new KadrError('UNAVAILABLE', { message: 'The licence provider did not answer.', cause });
    }
  };

  return {
    licence: (system, { body, contentType, soapAction }, { assetId, keyIds, playbackSessionId }) =>
      ask(
        system,
        {
          method: 'POST',
          body: new Uint8Array(body),
          headers: {
            'content-type': contentType ?? 'application/octet-stream',
            ...(soapAction !== null && { soapaction: soapAction }),
          },
        },
        { asset_id: assetId, key_ids: keyIds, playback_session_id: playbackSessionId },
      ),

    certificate: () => {
      const time = now().getTime();
      if (certificate === null || certificate.at < time - certificateAge) {
        const answer = ask('fairplay/certificate', {}, {});
        certificate = { answer, at: time };
        // The next request asks the provider again.
        answer.catch(() => {
          certificate = null;
        });
      }
      return certificate.answer;
    },
  };
}

/** A body of at most {@link longestAnswer} bytes. */
async function bounded(answer: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer)
      throw new KadrError('UNAVAILABLE', { message: 'The licence provider answered without end.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A provider's answer is never a page of ours. */
function safeType(type: string | null): string {
  return type !== null && /^(?:text\/xml|application\/(?:octet-stream|json|soap\+xml))\b/i.test(type)
    ? type
    : 'application/octet-stream';
}
