import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Tells whether a request presents the operator's token (`Authorization: Bearer …`), in constant time. */
export function operatorCheck(token: string): (req: IncomingMessage) => boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const expected = digest(token);
  return (req) => {
    const presented = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    return presented !== undefined && timingSafeEqual(digest(presented), expected);
  };
}
