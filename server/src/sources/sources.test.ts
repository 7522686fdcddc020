import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { download } from './download.ts';
import { fileInFolder } from './folder-source.ts';

const film = Buffer.from(Array.from({ length: 200_000 }, (_, place) => place % 251));

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'kadr-sources-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function serve(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers with the film, as a server that knows ranges does. */
function sendFilm(req: IncomingMessage, res: ServerResponse, cutAt = Infinity): void {
  const from = Number(/^bytes=(\d+)-$/.exec(req.headers.range ?? '')?.[1] ?? 0);
  const isSame = req.headers['if-range'] === undefined || req.headers['if-range'] === '"v1"';
  const start = isSame ? from : 0;
  res.writeHead(start > 0 ? 206 : 200, {
    'content-length': film.length - start,
    etag: '"v1"',
    ...(start > 0 && { 'content-range': `bytes ${start}-${film.length - 1}/${film.length}` }),
  });
  const end = Math.min(film.length, start + cutAt);
  res.write(film.subarray(start, end), () => (end === film.length ? res.end() : res.socket?.end()));
}

const options = (file: string) => ({
  file,
  signal: new AbortController().signal,
  largest: 1_000_000,
  mayBeInner: true,
  onProgress: () => undefined,
  retryAfter: 1,
});

describe('a film from an address', () => {
  it('arrives whole, and reports its progress', async () => {
    const url = await serve((req, res) => sendFilm(req, res));
    const file = path.join(folder(), 'source');
    const shares: number[] = [];
    await download(`${url}/film.mp4`, { ...options(file), onProgress: (share) => shares.push(share) });
    expect(readFileSync(file).equals(film)).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });

  it('resumes a broken transfer, also in another process', async () => {
    const ranges: (string | undefined)[] = [];
    const url = await serve((req, res) => {
      ranges.push(req.headers.range);
      sendFilm(req, res, 80_000);
    });
    const file = path.join(folder(), 'source');
    writeFileSync(file, film.subarray(0, 1000));
    writeFileSync(`${file}.from.json`, JSON.stringify({ url: `${url}/film.mp4`, validator: '"v1"' }));
    await download(`${url}/film.mp4`, options(file));
    expect(readFileSync(file).equals(film)).toBe(true);
    expect(ranges[0]).toBe('bytes=1000-');
    expect(ranges.length).toBeGreaterThan(2);
  });

  it('starts from the beginning when a process ended while it wrote the note', async () => {
    const url = await serve((req, res) => sendFilm(req, res));
    const file = path.join(folder(), 'source');
    writeFileSync(file, 'the first bytes');
    writeFileSync(`${file}.from.json`, '{"url":');
    await download(`${url}/film.mp4`, options(file));
    expect(readFileSync(file).equals(film)).toBe(true);
  });

  it('starts from the beginning when the server sends another range than it was asked for', async () => {
    const url = await serve((req, res) => {
      if (req.headers.range === undefined) sendFilm(req, res);
      else
        res
          .writeHead(206, { 'content-range': `bytes 0-${film.length - 1}/${film.length}`, etag: '"v1"' })
          .end(film);
    });
    const file = path.join(folder(), 'source');
    writeFileSync(file, film.subarray(0, 1000));
    writeFileSync(`${file}.from.json`, JSON.stringify({ url: `${url}/film.mp4`, validator: '"v1"' }));
    await download(`${url}/film.mp4`, options(file));
    expect(readFileSync(file).equals(film)).toBe(true);
  });

  it('starts from the beginning when the file has changed', async () => {
    const url = await serve((req, res) => sendFilm(req, res));
    const file = path.join(folder(), 'source');
    writeFileSync(file, 'of another film');
    writeFileSync(`${file}.from.json`, JSON.stringify({ url: `${url}/film.mp4`, validator: '"v0"' }));
    await download(`${url}/film.mp4`, options(file));
    expect(readFileSync(file).equals(film)).toBe(true);
  });

  it('follows redirects, and refuses what is missing, too large or without an end', async () => {
    const url = await serve((req, res) => {
      if (req.url === '/film.mp4') sendFilm(req, res);
      else if (req.url === '/moved') res.writeHead(302, { location: '/film.mp4' }).end();
      else if (req.url === '/circle') res.writeHead(302, { location: '/circle' }).end();
      else res.writeHead(404).end();
    });
    const file = path.join(folder(), 'source');
    await download(`${url}/moved`, options(file));
    expect(readFileSync(file).equals(film)).toBe(true);
    await expect(download(`${url}/none`, options(file))).rejects.toMatchObject({ reason: 'source_gone' });
    await expect(download(`${url}/circle`, options(file))).rejects.toMatchObject({ reason: 'source_gone' });
    await expect(download(`${url}/film.mp4`, { ...options(file), largest: 1000 })).rejects.toMatchObject({
      reason: 'too_costly',
    });
  });

  it('ends with its ingest', async () => {
    const url = await serve((_req, res) => void res.writeHead(200, { 'content-length': 9 }).write('x'));
    const stopping = new AbortController();
    const file = path.join(folder(), 'source');
    const running = download(`${url}/film.mp4`, {
      ...options(file),
      signal: stopping.signal,
      onProgress: () => stopping.abort(new Error('cancelled')),
    });
    await expect(running).rejects.toThrow(/cancelled|abort/i);
  });

  it.each([
    'https://127.0.0.1:1/film.mp4',
    'https://[::1]:1/film.mp4',
    'https://[::ffff:127.0.0.1]:1/film.mp4',
    'https://169.254.169.254/latest',
    'https://localhost:1/film.mp4',
    'http://films.example/film.mp4',
    'https://name:secret@films.example/film.mp4',
    'file:///etc/passwd',
    'no address',
  ])('is not fetched from inside: %s', async (address) => {
    const file = path.join(folder(), 'source');
    await expect(download(address, { ...options(file), mayBeInner: false })).rejects.toMatchObject({
      reason: 'address',
    });
  });
});

describe('a film from the folder', () => {
  it('is a file below it, by whatever path leads to it', async () => {
    const root = folder();
    mkdirSync(path.join(root, 'new'));
    writeFileSync(path.join(root, 'new', 'film.mp4'), 'x');
    expect(await fileInFolder(root, 'new/film.mp4')).toContain('film.mp4');
    expect(await fileInFolder(root, 'new/../new/film.mp4')).toContain('film.mp4');
  });

  it('is nothing outside of it, by no name and no link', async () => {
    const outside = folder();
    writeFileSync(path.join(outside, 'secret'), 'x');
    const root = path.join(outside, 'films');
    mkdirSync(root);
    symlinkSync(path.join(outside, 'secret'), path.join(root, 'link.mp4'));
    for (const name of ['../secret', path.join(outside, 'secret'), 'link.mp4', 'none.mp4', '.', '', 'a\0b'])
      await expect(fileInFolder(root, name)).rejects.toMatchObject({ reason: 'source_gone' });
  });
});
