// A bare `node:http` server that runs N trivial statements, one after the other, and then sends one file: the peer of
// the service's reads.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Pool } from 'pg';

const [file = '', host = '', statements = '0'] = process.argv.slice(2);
const body = readFileSync(file);
const count = Number(statements);
const pool = new Pool({ host, user: 'kadr', database: 'kadr', max: 10 });
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_req, res) => {
  void (async () => {
    for (let at = 0; at < count; at += 1) await pool.query({ name: 'one', text: 'select 1' });
    res.writeHead(200, headers);
    res.end(body);
  })();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
