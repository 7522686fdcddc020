/** One answer of an ad server, fetched and read as XML, with limits of time and size. */
import type { PlayerEnvironment } from '../../environment/environment.ts';
import { AdError } from './ad-error.ts';
import { parseXml } from './xml.ts';

/** Characters; the largest honest answers have a tenth of it. */
const MAX_LENGTH = 1_000_000;
/** Milliseconds for one answer. */
export const VAST_TIMEOUT = 4000;

/**
 * @throws {AdError} for anything but VAST 2–4; `NO_AD_SECTION` for an empty answer; `AD_BLOCKING_BY_USER` for a blocked
 * request (a browser says no more than that it has no answer, though it is online).
 */
export async function fetchVast(
  url: string,
  environment: Pick<PlayerEnvironment, 'fetch' | 'setTimer' | 'clearTimer' | 'isOnline'>,
  signal: AbortSignal,
): Promise<XMLDocument> {
  const abort = new AbortController();
  const timer = environment.setTimer(() => abort.abort(new AdError('VAST_LOAD_TIMEOUT')), VAST_TIMEOUT);
  try {
    const response = await request(url, environment, AbortSignal.any([signal, abort.signal]));
    if (response.status === 204) throw new AdError('NO_AD_SECTION');
    if (!response.ok) throw new AdError(statusError(response.status), { message: `HTTP ${response.status}` });
    return readDocument(await readText(response));
  } catch (error) {
    if (error instanceof AdError) throw error;
    throw abort.signal.reason instanceof AdError
      ? abort.signal.reason
      : new AdError('VAST_LOAD_ERROR', { cause: error });
  } finally {
    environment.clearTimer(timer);
    // The rest of a document that is not read to its end is not fetched.
    abort.abort();
  }
}

async function request(
  url: string,
  environment: Pick<PlayerEnvironment, 'fetch' | 'isOnline'>,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await environment.fetch(url, { signal, credentials: 'omit', cache: 'no-store' });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new AdError(environment.isOnline() ? 'AD_BLOCKING_BY_USER' : 'VAST_OFFLINE', { cause: error });
  }
}

function statusError(
  status: number,
): 'VAST_HTTP_CLIENT_ERROR' | 'VAST_HTTP_SERVER_ERROR' | 'VAST_HTTP_ERROR' {
  if (status >= 500) return 'VAST_HTTP_SERVER_ERROR';
  return status >= 400 ? 'VAST_HTTP_CLIENT_ERROR' : 'VAST_HTTP_ERROR';
}

/** Stops reading beyond the limit: a length that a server states is not reliable. */
async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_LENGTH) throw new AdError('VAST_TOO_LARGE');
  }
}

/** @throws {AdError} */
function readDocument(text: string): XMLDocument {
  if (text.trim() === '') throw new AdError('NO_AD_SECTION');
  // A document's own entities can expand a small text enormously; VAST has none.
  if (/<!DOCTYPE/i.test(text)) throw new AdError('INVALID_VAST_XML');
  const document = parseXml(text.trim());
  if (document === null) throw new AdError('INVALID_VAST_XML');
  const { localName } = document.documentElement;
  // VAST 1.
  if (localName === 'VideoAdServingTemplate') throw new AdError('VAST_VERSION_NOT_SUPPORTED');
  if (localName.toUpperCase() !== 'VAST') throw new AdError('NOT_A_VAST_DOCUMENT');
  // A version that is not a number is ignored.
  const version = Number.parseFloat(document.documentElement.getAttribute('version') ?? '');
  if (version >= 5) throw new AdError('VAST_VERSION_NOT_SUPPORTED');
  return document;
}
