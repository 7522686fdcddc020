// Requests one address over and over on 32 connections for 3 seconds and prints the answers per second. It reads only
// the head of an answer: requests must cost far less than answers. Header lines after the address go with every
// request.
import { connect } from 'node:net';
import type { Socket } from 'node:net';

const url = new URL(process.argv[2] ?? '');
const headers = process.argv.slice(3).map((line) => `${line}\r\n`);
const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\naccept-encoding: br\r\n${headers.join('')}\r\n`;
const warmUp = 500;
const duration = 3000;
const endOfHead = '\r\n\r\n';
const lengthHeader = /\r\ncontent-length: (\d+)/i;

let answers = 0;
let isCounting = false;

const sockets = Array.from({ length: 32 }, () => {
  const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
  onAnswers(socket, () => {
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

/** Calls `onAnswer` at the end of each answer. @throws when one is not a 200 of known length. */
function onAnswers(socket: Socket, onAnswer: () => void): void {
  let head = '';
  let left = 0;
  socket.on('data', (data: Buffer) => {
    if (left > 0) left -= data.length;
    else {
      head += data.toString('latin1');
      const end = head.indexOf(endOfHead);
      if (end === -1) return;
      const length = lengthHeader.exec(head)?.[1];
      if (!head.startsWith('HTTP/1.1 200') || length === undefined || Number(length) === 0)
        throw new Error(`Not an answer that can be counted:\n${head.slice(0, end)}`);
      left = end + endOfHead.length + Number(length) - head.length;
      head = '';
    }
    if (left === 0) onAnswer();
  });
}
