import { copyFile, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../ffmpeg/run-program.ts';
import { makeSource, picture, quickH264, tone } from '../testing/make-source.ts';
import { probe } from './probe.ts';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadr-probe-'));
  await makeSource(
    folder,
    picture('160x90', 4),
    tone(440, 4),
    quickH264,
    '-c:a aac -movflags +faststart film.mp4',
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function reasonOf(name: string): Promise<string> {
  const error: unknown = await probe(at(name)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'KadrError', error: 'UNSUPPORTED_MEDIA' });
  return error instanceof Error ? error.message : '';
}

describe('probe accepts', () => {
  it('a film, to the picture', async () => {
    const media = await probe(at('film.mp4'));
    const video = { width: 160, height: 90, interlaced: false, hdr: null };
    expect(media).toMatchObject({ duration: 4, video, text: [], warnings: [] });
    expect(media.audio).toHaveLength(1);
  });

  it('a film that does not say how long it is', async () => {
    await makeSource(folder, picture('160x90', 2), '-c:v libvpx -f webm -live 1 recorded.webm');
    expect((await probe(at('recorded.webm'))).duration).toBeCloseTo(2, 1);
  });

  it('the upright size of a turned picture and the square pixels of an anamorphic one', async () => {
    await makeSource(folder, '-i film.mp4 -c copy -metadata:s:v rotate=90 turned.mp4');
    await makeSource(folder, picture('72x58', 1), '-vf setsar=16/11', quickH264, 'anamorphic.mp4');
    expect((await probe(at('turned.mp4'))).video).toMatchObject({ width: 90, height: 160 });
    expect((await probe(at('anamorphic.mp4'))).video).toMatchObject({ width: 105, height: 58 });
  });

  it('interlaced, high dynamic range and RGB pictures for what they are', async () => {
    const fields = '-vf tinterlace=interleave_top,fieldorder=tff -flags +ilme+ildct -c:v mpeg2video';
    const hdr = '-pix_fmt yuv420p10le -color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc';
    await makeSource(folder, picture('160x96', 1, '50'), fields, 'fields.mpg');
    await makeSource(folder, picture('160x90', 1), '-c:v libx264', hdr, 'hdr.mp4');
    await makeSource(folder, picture('160x90', 1), '-c:v ffv1 -pix_fmt gbrp rgb.mkv');
    expect((await probe(at('fields.mpg'))).video?.interlaced).toBe(true);
    expect((await probe(at('hdr.mp4'))).video).toMatchObject({ hdr: 'smpte2084', matrix: 'bt2020' });
    expect((await probe(at('rgb.mkv'))).video?.matrix).toBe('rgb');
  });

  it('the greatest picture and all sound and text, with their languages', async () => {
    await writeFile(at('s.srt'), '1\n00:00:00,000 --> 00:00:01,000\nhello\n');
    await makeSource(folder, picture('320x180', 1), quickH264, '-an greater.mp4');
    await makeSource(
      folder,
      '-i film.mp4 -i s.srt -i greater.mp4 -map 0:v -map 2:v -map 0:a -map 0:a -map 1:s -c copy -c:s subrip',
      '-metadata:s:a:0 language=rus -metadata:s:a:0 title=Дубляж\u0007 -metadata:s:a:1 language=ger',
      '-metadata:s:s:0 language=hy all.mkv',
    );
    const media = await probe(at('all.mkv'));
    expect(media.video).toMatchObject({ width: 320, height: 180 });
    const [dubbed, other] = media.audio;
    expect([dubbed?.language, dubbed?.title, other?.language]).toEqual(['rus', 'Дубляж', 'deu']);
    expect(media.text.map(({ language }) => language)).toEqual(['hye']);
    expect(media.warnings).toEqual([{ code: 'pictures_left_out', stream: 1, count: 1 }]);
  });
});

describe('probe refuses', () => {
  it('an empty file, text, pictures, archives and programs, by their first bytes', async () => {
    await makeSource(folder, picture('64x64', 0.04), '-frames:v 1 picture.png');
    await copyFile(at('picture.png'), at('picture.mp4'));
    await writeFile(at('empty.mp4'), '');
    await writeFile(at('text.mp4'), 'Это не фильм.\n'.repeat(1000));
    await writeFile(at('archive.mp4'), 'PK\u0003\u0004\u0014\u0000\u0000\u0000');
    await writeFile(at('program.mp4'), '\u007fELF\u0002\u0001\u0001\u0000');
    expect(await reasonOf('empty.mp4')).toBe('The file is empty.');
    expect(await reasonOf('text.mp4')).toBe('The file is text, not a film.');
    expect(await reasonOf('picture.mp4')).toBe('The file is a picture (PNG), not a film.');
    expect(await reasonOf('archive.mp4')).toBe('The file is an archive (unpack it first), not a film.');
    expect(await reasonOf('program.mp4')).toBe('The file is a program, not a film.');
  });

  it('playlists that pretend to be films, before anything opens what they name', async () => {
    const film = at('film.mp4');
    const pretenders = {
      'hls.mp4': `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${film}\n#EXT-X-ENDLIST\n`,
      'concat.mp4': `ffconcat version 1.0\nfile ${film}\n`,
      'session.mp4': 'v=0\r\no=- 0 0 IN IP4 127.0.0.1\r\nm=video 5004 RTP/AVP 96\r\n',
      'dash.mp4': `<?xml version="1.0"?><MPD type="static"><BaseURL>${film}</BaseURL></MPD>`,
    };
    for (const [name, text] of Object.entries(pretenders)) {
      await writeFile(at(name), text);
      expect(await reasonOf(name)).toBe('The file is a playlist (upload the film itself), not a film.');
    }
  });

  it('a playlist in disguise, which only the list of containers keeps out', async () => {
    const playlist = `#EXTM3U\n#\u0001\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${at('film.mp4')}\n#EXT-X-ENDLIST\n`;
    await writeFile(at('disguise.mp4'), playlist);
    expect(await reasonOf('disguise.mp4')).toBe('Files of this kind are not accepted (hls).');
  });

  it('a file cut short, with and without its index', async () => {
    const whole = await readFile(at('film.mp4'));
    await writeFile(at('cut.mp4'), whole.subarray(0, Math.floor(whole.length / 2)));
    await makeSource(folder, '-i film.mp4 -c copy index-last.mp4');
    await writeFile(at('headless.mp4'), (await readFile(at('index-last.mp4'))).subarray(0, 20_000));
    expect(await reasonOf('cut.mp4')).toMatch(
      /^The file is cut short: it says it lasts 4\.0 s, but only [12]\.\d s can be read\.$/,
    );
    expect(await reasonOf('headless.mp4')).toBe('The file is cut short or damaged: its index is missing.');
  });

  it('noise, pictures of no decodable content, and files without picture and sound', async () => {
    const noise = Uint8Array.from({ length: 50_000 }, (_, place) => (place * 7919) % 251);
    await writeFile(at('noise'), noise);
    await writeFile(at('noise.mp4'), noise);
    const film = await readFile(at('film.mp4'));
    await writeFile(at('blank.mp4'), film);
    const file = await open(at('blank.mp4'), 'r+');
    const media = film.indexOf('mdat') + 4;
    await file.write(Buffer.alloc(film.length - media), 0, film.length - media, media);
    await file.close();
    await writeFile(at('s.srt'), '1\n00:00:00,000 --> 00:00:01,000\nhello\n');
    await makeSource(folder, '-i s.srt only-text.mkv');
    expect(await reasonOf('noise')).toBe('The file is damaged, or no film or sound of a known kind.');
    expect(await reasonOf('noise.mp4')).toMatch(/damaged/);
    expect(await reasonOf('blank.mp4')).toBe('Not one picture of the file can be decoded.');
    expect(await reasonOf('only-text.mkv')).toBe('The file holds neither moving pictures nor sound.');
  });

  it('absurd sizes, lengths and numbers of streams', async () => {
    await makeSource(folder, picture('640x40', 1), quickH264, 'strip.mp4');
    await makeSource(folder, picture('16x16', 1), quickH264, 'speck.mp4');
    await makeSource(
      folder,
      '-f lavfi -i color=s=64x36:r=1:d=5 -vf setpts=PTS*20000',
      quickH264,
      'endless.mkv',
    );
    const crowd = Array.from({ length: 101 }, () => '-map 0:a').join(' ');
    await makeSource(folder, '-i film.mp4', crowd, '-c copy crowd.mkv');
    expect(await reasonOf('strip.mp4')).toMatch(/no shape of a film/);
    expect(await reasonOf('speck.mp4')).toMatch(/at least 32 a side/);
    expect(await reasonOf('endless.mkv')).toMatch(/at most 12 hours/);
    expect(await reasonOf('crowd.mkv')).toMatch(/101 streams; at most 100/);
  });
});

it('opens every file as a local file of a film, and names it so that it cannot be an option', async () => {
  await copyFile(at('film.mp4'), at('-i.mp4'));
  const calls: (readonly string[])[] = [];
  await probe(at('-i.mp4'), {
    run: (program, args, options) => {
      calls.push(args);
      return runProgram(program, args, options);
    },
  });
  expect(calls).toHaveLength(3);
  const safeFormats: unknown = expect.not.stringMatching(/hls|concat|dash|sdp|image2|lavfi/);
  const opening = [
    '-protocol_whitelist',
    'file,pipe',
    '-format_whitelist',
    safeFormats,
    '-i',
    `file:${at('-i.mp4')}`,
  ];
  for (const args of calls) expect(args.slice(args.indexOf('-protocol_whitelist'))).toEqual(opening);
});
