import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers with a clip, or with the one part of it that is asked for (RFC 9110 §14). */
export function sendClip(req: IncomingMessage, res: ServerResponse, clip: Buffer): void {
  const headers = {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'access-control-allow-origin': '*',
  };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  const isHead = req.method === 'HEAD';
  if (first === '' && last === '') {
    res.writeHead(200, { ...headers, 'content-length': clip.length });
    res.end(isHead ? undefined : clip);
    return;
  }
  const from = first === '' ? Math.max(0, clip.length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? clip.length - 1 : Math.min(Number(last), clip.length - 1);
  if (from > to) {
    res.writeHead(416, { ...headers, 'content-range': `bytes */${clip.length}` }).end();
    return;
  }
  const part = clip.subarray(from, to + 1);
  res.writeHead(206, {
    ...headers,
    'content-range': `bytes ${from}-${to}/${clip.length}`,
    'content-length': part.length,
  });
  res.end(isHead ? undefined : part);
}
