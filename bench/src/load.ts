// Asks one address over and over on 32 connections for 3 seconds and prints the answers per second. Answers have one
// size, so counting bytes is enough, and the cost of asking stays far below the cost of answering.
import { connect } from 'node:net';

const url = new URL(process.argv[2] ?? '');
const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\n\r\n`;
const warmUp = 500;
const duration = 3000;

const size = await answerSize();
let answers = 0;
let isCounting = false;

const sockets = Array.from({ length: 32 }, () => {
  const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
  let received = 0;
  socket.on('data', (data) => {
    received += data.length;
    if (received < size) return;
    received -= size;
    if (isCounting) answers++;
    socket.write(request);
  });
  return socket;
});

setTimeout(() => {
  isCounting = true;
  const begun = performance.now();
  setTimeout(() => {
    process.stdout.write(String((answers * 1000) / (performance.now() - begun)));
    for (const socket of sockets) socket.destroy();
  }, duration);
}, warmUp);

/** Bytes of one whole answer, head and body. @throws when it is not a 200 of known length. */
function answerSize(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
    let head = '';
    socket.on('data', (data) => {
      head += data.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) return;
      socket.destroy();
      const length = /content-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined)
        reject(new Error(`Not an answer that can be counted:\n${head.slice(0, end)}`));
      else resolve(end + 4 + Number(length));
    });
    socket.on('error', reject);
  });
}
