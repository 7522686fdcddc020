import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoAds } from '@kadr/demo/ads';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../http/http-server.ts';
import type { HttpServer } from '../../http/http-server.ts';
import { adClips } from './ad-clips.ts';
import { createAdJournal } from './ad-journal.ts';
import type { AdJournal } from './ad-journal.ts';
import { adsHandler } from './ads-handler.ts';

const run = promisify(execFile);
const stopping = new AbortController();
let folder = '';
let server: HttpServer;
let base = '';
let journal: AdJournal;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kadr-ads-'));
  journal = createAdJournal(() => new Date('2026-03-01T12:00:00Z'));
  const { signal } = stopping;
  server = createHttpServer({
    routes: [
      {
        path: '/sandbox/ads',
        handle: adsHandler({
          journal: { note: (record) => journal.note(record), records: () => journal.records() },
          mayRead: (req) => req.headers['x-stranger'] === undefined,
          clip: adClips({ dataDir: folder, ffmpeg: 'ffmpeg', signal }),
          patience: 120_000,
          signal,
        }),
      },
    ],
    trust: () => false,
    log: pino({ level: 'silent' }),
  });
  base = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}/sandbox/ads`;
});
beforeEach(() => {
  journal = createAdJournal(() => new Date('2026-03-01T12:00:00Z'));
});
afterAll(async () => {
  stopping.abort();
  await server.close(0);
  await rm(folder, { recursive: true, force: true });
});

const vast = async (query: string): Promise<string> => (await fetch(`${base}/vast?${query}`)).text();
const between = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?><!\\[CDATA\\[(.*?)\\]\\]></${tag}>`, 'gs'))].map(
    ([, content = '']) => content,
  );
const events = async (): Promise<Record<string, unknown>[]> =>
  ((await (await fetch(`${base}/events`)).json()) as { events: Record<string, unknown>[] }).events;

describe('an answer', () => {
  it('is VAST with a clip that plays, made when it is first wanted', async () => {
    const answer = await fetch(
      `${base}/vast?place=preroll&ad_position=1&content_id=0&language=eng&impression_id=skippable`,
    );
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const xml = await answer.text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<VAST version="4\.2"/);
    expect(xml).toContain('<Linear skipoffset="00:00:05">');
    expect(xml).toContain('<AdTitle>Noon Tea</AdTitle>');
    const [media = ''] = between(xml, 'MediaFile');
    expect(media).toBe(`${base}/clips/noon-tea-eng.mp4`);
    const file = path.join(folder, 'ads', 'noon-tea-eng.mp4');
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'format=duration:stream=codec_name,width,height',
      '-of',
      'json',
      file,
    ]);
    const { streams, format } = JSON.parse(stdout) as {
      streams: { codec_name: string; width?: number; height?: number }[];
      format: { duration: string };
    };
    expect(streams).toMatchObject([{ codec_name: 'h264', width: 640, height: 360 }, { codec_name: 'aac' }]);
    expect(Math.abs(Number(format.duration) - (demoAds[0]?.duration ?? 0))).toBeLessThan(0.2);
    const part = await fetch(media, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')?.split('/')[0]]).toEqual([206, 'bytes 10-19']);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    const beyond = await fetch(media, { headers: { range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
    const whole = await fetch(media);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    const last = await fetch(media, { headers: { range: 'bytes=-4' } });
    expect(Buffer.from(await last.arrayBuffer())).toEqual(
      Buffer.from(await whole.arrayBuffer()).subarray(-4),
    );
  });

  it('has no advertisement as long as its clip is being made', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { signal } = stopping;
    const hurried = createHttpServer({
      routes: [
        {
          path: '/sandbox/ads',
          handle: adsHandler({ journal, mayRead: () => true, clip: () => promise, patience: 1, signal }),
        },
      ],
      trust: () => false,
      log: pino({ level: 'silent' }),
    });
    const address = `http://127.0.0.1:${await hurried.listen(0, '127.0.0.1')}/sandbox/ads/vast?impression_id=every`;
    try {
      expect(await (await fetch(address)).text()).not.toContain('<Ad ');
      resolve('/clip.mp4');
      await expect.poll(async () => (await fetch(address)).text()).toContain('<Ad ');
    } finally {
      await hurried.close(0);
    }
  });

  it('without an advertisement is VAST, too', async () => {
    expect(await vast('place=preroll&ad_position=2')).toMatch(/<VAST version="4\.2"[^>]*>\s*<\/VAST>/);
  });

  it('of a wrapper says whom to ask, until the advertisement comes', async () => {
    let xml = await vast('place=preroll&impression_id=wrapper-2');
    for (let hops = 0; hops < 2; hops += 1) {
      const [next = ''] = between(xml, 'VASTAdTagURI');
      expect(next).toContain(`${base}/vast?`);
      xml = await (await fetch(next)).text();
    }
    expect(between(xml, 'VASTAdTagURI')).toEqual([]);
    expect(between(xml, 'MediaFile')).toHaveLength(1);
  });

  it.each([
    ['status-204', 204],
    ['status-404', 404],
    ['status-500', 500],
  ])('of the impression %s is a status', async (impression, status) => {
    expect((await fetch(`${base}/vast?impression_id=${impression}`)).status).toBe(status);
  });

  it('is what is no VAST, late, or without media where that is tried', async () => {
    expect(await vast('impression_id=not-vast')).toContain('<html>');
    expect(await vast('impression_id=slow-10')).toContain('<VAST');
    const [missing = ''] = between(await vast('impression_id=no-media'), 'MediaFile');
    expect((await fetch(missing)).status).toBe(404);
    const [broken = ''] = between(await vast('impression_id=broken-media'), 'MediaFile');
    expect((await fetch(broken)).status).toBe(200);
    expect(await vast('impression_id=wrong-media')).toContain('type="video/x-flv"');
    const odd = await vast('impression_id=odd-media');
    expect(odd).toContain('type="application/octet-stream"');
    const files = between(odd, 'MediaFile');
    expect(await Promise.all(files.map(async (file) => (await fetch(file)).status))).toEqual([404, 200]);
  });

  it('puts nothing of the request into its markup', async () => {
    const xml = await vast(`impression_id=every&place=${encodeURIComponent(']]><x>"')}`);
    expect(xml).not.toContain('<x>');
    expect((await fetch(`${base}/clips/..%2f..%2fetc-rus.mp4`)).status).toBe(404);
    expect((await fetch(`${base}/clips/noon-tea-deu.mp4`)).status).toBe(404);
    expect((await fetch(`${base}/vast`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${base}x`)).status).toBe(404);
  });
});

describe('what becomes of an advertisement', () => {
  it('is counted, event by event, and read by tests and by a person', async () => {
    const xml = await vast('place=midroll&ad_position=1&content_id=7&partner_id=42&impression_id=every');
    const tracking = [...xml.matchAll(/<Tracking event="(\w+)"><!\[CDATA\[(.*?)\]\]>/g)];
    const quartiles = new Map(tracking.map(([, event = '', address = '']) => [event, address]));
    const addresses = [
      ...between(xml, 'Impression'),
      quartiles.get('firstQuartile'),
      quartiles.get('complete'),
      ...between(xml, 'ClickTracking'),
      between(xml, 'Error')[0]?.replace('[ERRORCODE]', '405'),
    ];
    for (const address of addresses) {
      const pixel = await fetch(address ?? '');
      expect([pixel.status, pixel.headers.get('content-type')]).toEqual([200, 'image/gif']);
    }
    const told = (await events()).toReversed();
    expect(told.map(({ event }) => event)).toEqual([
      'request',
      'impression',
      'firstQuartile',
      'complete',
      'click',
      'error',
    ]);
    expect(new Set(told.map(({ request }) => request)).size).toBe(1);
    expect(told.at(-1)).toMatchObject({
      place: 'midroll',
      ad_position: 1,
      content_id: '7',
      partner_id: '42',
      impression_id: 'every',
      code: '405',
      at: 1_772_366_400,
    });
    const page = await (await fetch(`${base}?lang=eng`)).text();
    expect(page).toContain('firstQuartile');
    expect(page).toContain('<h1>Ad server</h1>');
  });

  it('is nothing for strangers, who get advertisements all the same', async () => {
    const status = async (path: string): Promise<number> =>
      (await fetch(`${base}${path}`, { headers: { 'x-stranger': 'yes' } })).status;
    expect(await Promise.all(['', '/', '/events'].map(status))).toEqual([403, 403, 403]);
    const open = ['/vast?impression_id=empty', '/landing?ad=noon-tea', '/track?event=click'];
    expect(await Promise.all(open.map(status))).toEqual([200, 200, 200]);
  });

  it('is refused when it is nothing that VAST knows, and shown to a person as text', async () => {
    expect((await fetch(`${base}/track?event=nonsense`)).status).toBe(400);
    expect((await fetch(`${base}/track?event=click&ad=%3Cscript%3E`, { method: 'POST' })).status).toBe(200);
    const page = await fetch(base);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).not.toContain('<script>');
  });

  it('may be a click, which leads to a page about it', async () => {
    const [landing = ''] = between(await vast('impression_id=every&language=hye'), 'ClickThrough');
    const page = await fetch(landing);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="hy">');
    expect((await fetch(`${base}/landing?ad=nothing`)).status).toBe(404);
  });

  it('is kept for the last thousand', () => {
    const small = createAdJournal(() => new Date());
    const nothing = { place: null, adPosition: null, contentId: null, partnerId: null, impressionId: null };
    for (let count = 0; count < 1100; count += 1)
      small.note({ event: 'click', request: String(count), ...nothing, ad: null, code: null });
    expect(small.records()).toHaveLength(1000);
    expect(small.records()[0]).toMatchObject({ request: '1099', id: 1100 });
  });
});
