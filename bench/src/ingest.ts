import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from './figures.ts';
import type { Figure } from './figures.ts';

const run = promisify(execFile);
const rounds = 3;
const seconds = 60;
const checkout = path.join(import.meta.dirname, '..', '..');

/** The ladder of a 720-line source as a person types it: the same rungs, encoder, preset and grid as an ingest's. */
const ladder = [
  { size: '1280:720', level: '3.1', rate: '3000k', buffer: '6000k' },
  { size: '854:480', level: '3.0', rate: '1400k', buffer: '2800k' },
  { size: '640:360', level: '3.0', rate: '800k', buffer: '1600k' },
  { size: '426:240', level: '2.1', rate: '400k', buffer: '800k' },
];

/** The speed of an ingest, from the command to the published page, beside `ffmpeg` with the same ladder by hand. */
export async function ingestSpeed(dataDir: string): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-bench-'));
  try {
    const film = path.join(folder, 'film.mp4');
    const picture = `testsrc2=size=1280x720:rate=25:duration=${seconds},noise=alls=12:allf=t`;
    const source = `-v error -y -f lavfi -i ${picture} -f lavfi -i sine=duration=${seconds} -c:v libx264 -preset ultrafast -crf 18 -c:a aac`;
    await run('ffmpeg', [...source.split(' '), film]);
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < rounds; round++) {
      peer.push(await speedOf('ffmpeg', byHand(film, path.join(folder, 'by-hand.mp4')), {}));
      const command = [
        path.join(checkout, 'server', 'src', 'ingest-cli.ts'),
        film,
        '--title',
        `Bench ${round}`,
      ];
      ours.push(await speedOf(process.execPath, command, { KADR_DATA: dataDir }));
    }
    return [
      {
        name: `ingest of ${seconds} s at 720p to its published page, beside the same ffmpeg ladder by hand`,
        ours: median(ours),
        peer: median(peer),
        unit: '× real time',
        bound: { kind: 'ratio at least', value: 0.9 },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function byHand(film: string, output: string): string[] {
  const splits = ladder.map((_, place) => `[s${place}]`).join('');
  const scales = ladder.map(({ size }, place) => `[s${place}]scale=${size}:flags=bicubic[v${place}]`);
  const graph = [`[0:v]split=${ladder.length}${splits}`, ...scales].join(';');
  const maps = ladder.map((_, place) => `-map [v${place}]`).join(' ');
  const encoding =
    '-c:v libx264 -preset veryfast -crf 22 -g 48 -keyint_min 48 -sc_threshold 0 -pix_fmt yuv420p -r 25 -profile:v high';
  const rungs = ladder
    .map(
      ({ level, rate, buffer }, place) =>
        `-level:v:${place} ${level} -maxrate:v:${place} ${rate} -bufsize:v:${place} ${buffer}`,
    )
    .join(' ');
  const options = `${maps} -map 0:a ${encoding} ${rungs} -c:a aac -ar 48000 -b:a 128k`;
  return ['-v', 'error', '-y', '-i', film, '-filter_complex', graph, ...options.split(' '), output];
}

/** Seconds of film per second. */
async function speedOf(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const begun = performance.now();
  await run(program, [...args], { env: { ...process.env, ...env } });
  return seconds / ((performance.now() - begun) / 1000);
}
