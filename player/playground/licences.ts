/** A licence server of the playground (ClearKey): its answer depends on the token that it receives. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The content key of the protected film. */
export const contentKey = {
  id: '00112233445566778899aabbccddeeff',
  key: 'feedfacecafebeef0011223344556677',
} as const;

/**
 * Answers a request of W3C EME's form. The token `garbled` gets an invalid licence, `late` no answer, `good…` the key;
 * any other is refused.
 */
export async function answerLicence(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const token = String(request.headers['x-pre-authorization'] ?? '');
  if (token === 'late') return;
  if (token === 'garbled') {
    response.end('<html>');
    return;
  }
  if (!token.startsWith('good')) {
    response.statusCode = 403;
    response.end();
    return;
  }
  const { kids } = JSON.parse(body) as { kids: string[] };
  const k = Buffer.from(contentKey.key, 'hex').toString('base64url');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ keys: kids.map((kid) => ({ kty: 'oct', kid, k })), type: 'temporary' }));
}
