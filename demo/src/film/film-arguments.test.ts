import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silence } from '../music/sound.ts';
import { wav } from '../music/wav.ts';
import { openingsArguments, reelArguments } from './film-arguments.ts';
import { filmDuration, filmSize, segmentDuration, trailerSegments } from './timing.ts';

const run = promisify(execFile);
const size = { width: 426, height: 240 };
let folder = '';
let stills: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kadr-film-'));
  stills = ['red', 'green', 'blue', 'white'].map((colour) => path.join(folder, `${colour}.png`));
  for (const still of stills) {
    await run('ffmpeg', [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `color=${path.basename(still, '.png')}:s=320x180`,
      '-frames:v',
      '1',
      still,
    ]);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function soundOf(seconds: number) {
  const file = path.join(folder, `${seconds}.wav`);
  await writeFile(file, wav(silence(seconds)));
  return { rus: file, eng: file };
}

async function make(args: readonly string[]): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-y', ...args]);
}

/** Red, green and blue of the middle of each picture asked for, of 25 a second. */
async function coloursAt(film: string, frames: readonly number[]): Promise<string[]> {
  const select = frames.map((frame) => `eq(n,${frame})`).join('+');
  const args = [
    '-v',
    'error',
    '-i',
    film,
    '-vf',
    `fps=25,select='${select}',crop=2:2,scale=1:1`,
    '-vsync',
    '0',
    '-pix_fmt',
    'rgb24',
    '-f',
    'rawvideo',
    '-',
  ];
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer' });
  return frames.map((_, at) => nameOf([...stdout.subarray(at * 3, at * 3 + 3)]));
}

function nameOf([red = 0, green = 0, blue = 0]: readonly number[]): string {
  const [r, g, b] = [red > 90, green > 90, blue > 90];
  if (r && g && b) return 'white';
  if (r) return 'red';
  if (g) return 'green';
  return b ? 'blue' : 'black';
}

async function countFrames(film: string): Promise<number> {
  const { stdout } = await run('ffprobe', [
    '-v',
    'error',
    '-count_packets',
    '-select_streams',
    'v',
    '-show_entries',
    'stream=nb_read_packets',
    '-of',
    'csv=p=0',
    film,
  ]);
  return Number(stdout);
}

describe('reelArguments', () => {
  it('make a film of sixteen whole segments, dark in the first, whose scenes change where segments do', async () => {
    const output = path.join(folder, 'reel.mkv');
    await make(reelArguments({ stills, sound: await soundOf(filmDuration), output, ...size }));
    expect(await countFrames(output)).toBe(16 * 96);
    expect(
      await coloursAt(output, [
        50,
        95,
        140,
        4 * 96,
        6 * 96,
        8 * 96 + 20,
        10 * 96,
        11 * 96,
        15 * 96 - 5,
        16 * 96 - 1,
      ]),
    ).toEqual(['black', 'black', 'red', 'red', 'green', 'green', 'blue', 'blue', 'white', 'black']);
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=codec_type:stream_tags=language',
      '-of',
      'csv=p=0',
      output,
    ]);
    expect(stdout.trim().split('\n')).toEqual(['video', 'audio,rus', 'audio,eng']);
  });

  it('begin with the title frame of a film that has one', async () => {
    const output = path.join(folder, 'showcase.mkv');
    await make(
      reelArguments({
        stills: stills.slice(0, 1),
        opening: stills[2],
        sound: await soundOf(filmDuration),
        output,
        ...size,
      }),
    );
    expect(await countFrames(output)).toBe(16 * 96);
    expect(await coloursAt(output, [50, 150, 1000])).toEqual(['blue', 'red', 'red']);
  });
});

describe('reelArguments of a trailer', () => {
  it('make its opening and a segment for each scene', async () => {
    const output = path.join(folder, 'trailer.mkv');
    const sound = await soundOf(filmDuration);
    const scenes = stills.slice(0, 3);
    await make(
      reelArguments({
        stills: scenes,
        opening: stills[3],
        segments: trailerSegments,
        sound,
        output,
        ...size,
      }),
    );
    expect(await countFrames(output)).toBe(trailerSegments * 96);
    expect(await coloursAt(output, [48, 96 + 48, 192 + 48, 288 + 40])).toEqual([
      'white',
      'red',
      'green',
      'blue',
    ]);
  });
});

describe('openingsArguments', () => {
  it('make a segment of each frame, which stands still between its fades', async () => {
    const output = path.join(folder, 'openings.mkv');
    await make(
      openingsArguments({
        frames: stills,
        sound: await soundOf(stills.length * segmentDuration),
        output,
        ...size,
      }),
    );
    expect(await countFrames(output)).toBe(stills.length * 96);
    const middles = [48, 96 + 48, 192 + 48, 288 + 48];
    expect(await coloursAt(output, middles)).toEqual(['red', 'green', 'blue', 'white']);
    const edges = stills.flatMap((_, place) => [place * 96, place * 96 + 95]);
    expect(await coloursAt(output, edges)).toEqual(edges.map(() => 'black'));
    expect(await coloursAt(output, [15, 81, 96 + 15, 96 + 81])).toEqual(['red', 'red', 'green', 'green']);
  });
});

describe('every film', () => {
  it('has the renditions that the service would make, each segment of which stands alone', async () => {
    const output = path.join(folder, 'renditions.mkv');
    await make(
      openingsArguments({
        frames: stills.slice(0, 2),
        sound: await soundOf(2 * segmentDuration),
        output,
        ...filmSize,
      }),
    );
    const ffprobe = async (args: string): Promise<string[]> => {
      const { stdout } = await run('ffprobe', ['-v', 'error', '-of', 'csv=p=0', ...args.split(' '), output]);
      return stdout.trim().split('\n');
    };
    const facts = 'width,height,sample_aspect_ratio,level,has_b_frames,color_space';
    expect(await ffprobe(`-select_streams v -show_entries stream=${facts}`)).toEqual([
      '854,480,0,1:1,30,bt709',
      '640,360,0,1:1,30,bt709',
      '426,240,0,1:1,21,bt709',
    ]);
    for (const stream of [0, 1, 2]) {
      const packets = await ffprobe(`-select_streams ${stream} -show_entries packet=pts_time,flags`);
      const keys = packets.filter((line) => line.includes('K'));
      expect(keys.map((line) => Number.parseFloat(line))).toEqual([0, 1.92, 3.84, 5.76]);
    }
  });
});
