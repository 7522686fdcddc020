import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to a stand-in: the fields of the query and of a form. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fields: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}

/** An answer; `cut` closes the connection instead. */
export type Told =
  | { readonly status?: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'cut';

export interface StandIn {
  readonly url: string;
  close(): Promise<void>;
}

/** A server of another company, as far as tests need it: answers by JSON, or by text with its own type. */
export async function startStandIn(answer: (asked: Asked, url: string) => Told): Promise<StandIn> {
  let url = '';
  const server = createServer((req, res) => void handle(req, res, (asked) => answer(asked, url)));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

async function handle(
  req: IncomingMessage,
  res: ServerResponse,
  answer: (asked: Asked) => Told,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part as Buffer);
  const { pathname, searchParams } = new URL(`http://stand-in${req.url ?? '/'}`);
  const form = new URLSearchParams(Buffer.concat(parts).toString());
  const fields = new URLSearchParams([...searchParams, ...form]);
  const told = answer({ method: req.method ?? '', path: pathname, fields, headers: req.headers });
  if (told === 'cut') return void res.destroy();
  const { status = 200, body, headers = { 'content-type': 'application/json' } } = told;
  res.writeHead(status, headers);
  res.end(typeof body === 'string' ? body : JSON.stringify(body));
}
