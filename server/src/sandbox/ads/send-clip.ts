import type { IncomingMessage, ServerResponse } from 'node:http';
import { anyOrigin, answerContent } from '@kadr/http';

/** Answers with a clip, or with the requested part of it. */
export function sendClip(req: IncomingMessage, res: ServerResponse, clip: Buffer): void {
  const answer = answerContent(req, { size: clip.length });
  if (answer.status === 304) {
    res.writeHead(304, anyOrigin).end();
    return;
  }
  res.writeHead(answer.status, {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    ...anyOrigin,
    ...answer.headers,
  });
  if (answer.status === 416 || req.method === 'HEAD') res.end();
  else res.end(answer.range === null ? clip : clip.subarray(answer.range.start, answer.range.end + 1));
}
