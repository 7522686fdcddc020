import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { protectionSchemes } from '@kadr/contract';
import type { ProtectionScheme } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../ffmpeg/run-program.ts';
import { ingest } from '../ingest/ingest.ts';
import { psshOf } from '../manifest/protection-systems.ts';
import { makeIngestPlace } from '../testing/ingest-place.ts';
import type { IngestPlace } from '../testing/ingest-place.ts';
import { makeSource, picture, quickH264, tone } from '../testing/make-source.ts';
import { packagerManifest } from './packager-arguments.ts';

const exec = promisify(execFile);
const keyId = '00112233445566778899aabbccddeeff';
const key = 'feedfacecafebeef0011223344556677';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadr-protected-'));
  await makeSource(folder, picture('320x180', 5), tone(440, 5), quickH264, '-c:a aac film.mp4');
});
afterAll(() => rm(folder, { recursive: true }));

/** The packager's commands and output, as others on the machine could have seen them. */
interface Watched {
  readonly commands: string[];
  manifest: string;
}

async function ingestProtected(
  scheme: ProtectionScheme,
): Promise<{ place: IngestPlace; watched: Watched; asset: Awaited<ReturnType<typeof ingest>> }> {
  const place = await makeIngestPlace(folder);
  const watched: Watched = { commands: [], manifest: '' };
  const asset = await ingest(
    place.options('film.mp4', {
      key: { scheme, keyId, key },
      run: async (program, args, options) => {
        watched.commands.push([program, ...args].join(' '));
        const output = await runProgram(program, args, options);
        if (program.includes('packager'))
          watched.manifest = await readFile(join(options.folder ?? '', packagerManifest), 'utf8');
        return output;
      },
    }),
  );
  return { place, watched, asset };
}

/** Decodes a stored track with ffmpeg, which takes the key as a player's module would; returns its complaints. */
async function complaints(place: IngestPlace, track: string, decryptionKey: string): Promise<string> {
  const segments = (await readdir(place.stored(track))).filter((name) => name.endsWith('.m4s')).toSorted();
  const parts = await Promise.all(
    ['init.mp4', ...segments].map((name) => readFile(place.stored(`${track}/${name}`))),
  );
  const file = join(folder, `${track}.mp4`);
  await writeFile(file, Buffer.concat(parts));
  const args = `-nostdin -v error -decryption_key ${decryptionKey} -i ${file} -f null -`.split(' ');
  return exec('ffmpeg', args).then(
    ({ stderr }) => stderr,
    (error: unknown) => String(error),
  );
}

describe.each(protectionSchemes)('a film that is protected with %s', (scheme) => {
  let made: Awaited<ReturnType<typeof ingestProtected>>;
  beforeAll(async () => {
    made = await ingestProtected(scheme);
  });

  it('is decrypted by its key and by no other, picture and sound, from the first segment on', async () => {
    const { place } = made;
    for (const track of ['v180', 'a-und']) {
      expect(await complaints(place, track, key)).toBe('');
      expect(await complaints(place, track, keyId)).not.toBe('');
      const init = await readFile(place.stored(`${track}/init.mp4`));
      expect(init.includes(scheme)).toBe(true);
      expect(init.includes(Buffer.from(keyId, 'hex'))).toBe(true);
    }
  });

  it('has an index and an entry for the catalogue with scheme and key id, and the key nowhere', async () => {
    const { place, watched, asset } = made;
    const index = await place.readIndex();
    expect(index.parts.map(({ protection }) => protection)).toEqual([{ scheme, key_id: keyId }]);
    expect(asset).toMatchObject({ is_crypted: true, key_ids: [keyId] });
    expect(watched.commands.some((command) => command.includes('packager'))).toBe(true);
    expect(watched.commands.join('\n')).not.toContain(key);
    const names = await place.keys();
    expect(names.filter((name) => name.includes('flags'))).toEqual([]);
    const bytes = Buffer.from(key, 'hex');
    for (const name of names) {
      const file = await readFile(place.stored(name.split('/').slice(2).join('/')));
      expect([name, file.includes(key), file.includes(bytes)]).toEqual([name, false, false]);
    }
  });

  it('is announced to Widevine and the common system as the packager itself would', () => {
    const boxes = [...made.watched.manifest.matchAll(/<cenc:pssh>([^<]+)</g)].map(([, box]) => box);
    const protection = { scheme, key_id: keyId };
    expect(boxes).toContain(psshOf.common(protection));
    expect(boxes).toContain(psshOf.widevine(protection));
  });
});
