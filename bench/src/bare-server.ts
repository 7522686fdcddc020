// A bare `node:http` server that sends one file: the peer of answers from memory and from the disk.
//   node bare-server.ts FILE [stream]   `stream` reads it for each request by `createReadStream`
import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream';

const [, , file = '', kind] = process.argv;
const body = readFileSync(file);
const headers = {
  'content-type': kind === 'stream' ? 'video/iso.segment' : 'text/html; charset=utf-8',
  ...(kind !== 'stream' && { 'content-encoding': 'br' }),
  'content-length': body.length,
};
const server = createServer((_req, res) => {
  res.writeHead(200, headers);
  if (kind === 'stream') pipeline(createReadStream(file), res, () => undefined);
  else res.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
