import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeSource, picture, quickH264 } from '../testing/make-source.ts';
import { packageFilm } from './package-film.ts';

const inMemory = '/dev/shm';
const isAnother = statSync(inMemory, { throwIfNoEntry: false })?.dev !== statSync(tmpdir()).dev;

it.runIf(isAnother && statSync(inMemory, { throwIfNoEntry: false }) !== undefined)(
  'a film is packaged on another file system than that of temporary files, whatever TMPDIR says',
  async () => {
    const folder = mkdtempSync(join(inMemory, 'kadr-packager-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await makeSource(folder, picture('128x72', 4), quickH264, '-g 48 film.mp4');
    const [track] = await packageFilm({
      film: join(folder, 'film.mp4'),
      tracks: ['v72'],
      folder: join(folder, 'packaged'),
      duration: 4,
    });
    expect(track?.files.every(({ size }) => size > 0)).toBe(true);
  },
);
