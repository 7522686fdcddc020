import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApi, errorOf } from '@kadr/api/testing/api';
import { sampleCatalogue } from '@kadr/api/testing/sample-catalogue';
import { createFolderStorage } from '@kadr/media';
import { expect, it, onTestFinished } from 'vitest';
import { tracksPort } from './tracks-port.ts';
import { uploadKey } from './upload-files.ts';

const upload_id = 'abcdef0123456789';

it('subtitles that an operator uploads become a track of the film, in its index and as a file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-tracks-port-'));
  const storage = createFolderStorage(folder);
  const test = await createTestApi({ media: { tracks: tracksPort(storage) } });
  onTestFinished(async () => {
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await test.import(sampleCatalogue);
  await test.publish('unpackaged');
  const { items } = await test.operator().operator.listTitleAssets({ slug: 'unpackaged' });
  const asset_id = items[0]?.asset_id ?? '';
  const track = {
    id: 'a-rus',
    codecs: 'mp4a.40.2',
    bandwidth: 130_000,
    average_bandwidth: 128_000,
    timescale: 48_000,
    init: 'a-rus/init.mp4',
    segment: 'a-rus/$Number$.m4s',
    first: 1,
    start: 0,
    timeline: [[184_320, 10]],
    language: 'rus',
    label: 'Русский',
    channels: 2,
    sample_rate: 48_000,
    is_default: true,
  };
  const index = {
    version: 1,
    id: asset_id,
    duration: 38.4,
    parts: [{ source: asset_id, duration: 38.4, video: [], audio: [track] }],
    text: [],
    thumbnails: null,
  };
  const put = (key: string, text: string | Uint8Array) =>
    storage.put(key, typeof text === 'string' ? Buffer.from(text) : text, 'application/octet-stream');
  await put(`assets/${asset_id}/index.json`, JSON.stringify(index));
  // In a Russian Windows encoding, with a subtitle after the end of the film.
  const russian = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0]);
  await put(
    uploadKey(upload_id),
    Buffer.concat([
      Buffer.from('1\r\n00:00:01,000 --> 00:00:02,000\r\n'),
      russian,
      Buffer.from('\r\n\r\n2\r\n00:01:00,000 --> 00:01:02,000\r\nlate\r\n'),
    ]),
  );

  const operator = async () => {
    const { version } = await test.operator().operator.getTracks({ asset_id });
    return test.client({ principal: { kind: 'token' }, ifMatch: `"${version}"` }).operator;
  };
  const added = await (await operator()).addSubtitles({ asset_id, upload_id, file_name: 'film.ru.srt' });
  expect(added).toMatchObject({
    errors: [],
    left_out: 1,
    tracks: { text: [{ id: 't-rus', language: 'rus', label: 'Русский' }] },
  });
  expect(await (await operator()).getSubtitles({ asset_id, track_id: 't-rus' })).toMatchObject({
    cues: [{ start: 1, end: 2, text: 'Привет, мир' }],
  });

  await put(uploadKey(upload_id), '1\n00:00:01,000 --> x\nA\n');
  expect(await (await operator()).addSubtitles({ asset_id, upload_id })).toMatchObject({
    errors: [{ code: 'time', line: 2 }],
    tracks: { text: [{ id: 't-rus' }] },
  });
  await put(uploadKey(upload_id), new Uint8Array(9 * 1024 * 1024));
  expect(await errorOf((await operator()).addSubtitles({ asset_id, upload_id }))).toMatchObject({
    name: 'INVALID_INPUT',
  });
  const gone = (await operator()).addSubtitles({ asset_id, upload_id: 'ffff0123456789' });
  expect(await errorOf(gone)).toMatchObject({ name: 'NOT_FOUND' });
});
