/**
 * Makes the streams that the playground and the browser tests play, with ffmpeg and shaka-packager: a drawn film of
 * 46 s in two qualities, two sound tracks, subtitles in two languages and timeline pictures, as DASH and HLS.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contentKey } from './licences.ts';

const run = promisify(execFile);

const SEGMENT = 3.84;
const SEGMENTS = 12;
/** Seconds; whole segments, so that sound and picture end together. */
const FILM_DURATION = SEGMENT * SEGMENTS;

const THUMBNAIL = { width: 256, height: 144, every: 2 };
const RUNGS = [
  { name: 'v360', size: '640:360', bitrate: '450k' },
  { name: 'v720', size: '1280:720', bitrate: '1600k' },
] as const;

const subtitleLines: readonly (readonly [number, number, rus: string, eng: string])[] = [
  [1, 4, 'Ты слышишь? Море сегодня тихое.', 'Do you hear it? The sea is quiet today.'],
  [4.5, 8, '— Тихое море всегда\n— что-то обещает.', '— A quiet sea always\n— promises something.'],
  [9, 13, '<i>Радио: к вечеру ветер усилится.</i>', '<i>Radio: the wind will rise by evening.</i>'],
  [
    14,
    19,
    'Маяк погас двадцать лет назад,\nно свет в окне горит каждую ночь.',
    'The lighthouse went dark twenty years ago,\nyet a light burns in the window every night.',
  ],
  [20, 26, 'Кто-то ждёт.', 'Someone is waiting.'],
  [27, 33, 'Мы вернёмся раньше, чем станет темно.', 'We will be back before it gets dark.'],
  [34, 40, '<b>Никогда</b> не обещай этого морю.', '<b>Never</b> promise that to the sea.'],
  [41, 46, 'Конец первой части.', 'End of part one.'],
];

/** Seconds of the advertisements' clips, by name; the short one is for tests that wait for its end. */
export const adClips = { clip: 4, 'short-clip': 0.6 } as const;

/** Makes the clips of all advertisements in `directory`, once. */
export async function makeAdClips(directory: string): Promise<void> {
  for (const [name, duration] of Object.entries(adClips))
    await makeAdClip(join(directory, `${name}.mp4`), duration);
}

async function makeAdClip(clip: string, duration: number): Promise<void> {
  if (existsSync(clip)) return;
  const work = `${clip}.${process.pid}.tmp`;
  await mkdir(work, { recursive: true });
  await run('ffmpeg', [
    ...words(`${QUIET} -f lavfi -i testsrc2=size=640x360:rate=25:duration=${duration}`),
    ...words(`-f lavfi -i sine=frequency=330:duration=${duration} -c:v libx264 -pix_fmt yuv420p`),
    ...words('-c:a aac -movflags +faststart -shortest'),
    join(work, 'clip.mp4'),
  ]);
  await rename(join(work, 'clip.mp4'), clip);
  await rm(work, { recursive: true, force: true });
}

/** Makes `directory` once; a directory that is there is left as it is. */
export async function makeStreams(directory: string): Promise<void> {
  if (existsSync(join(directory, 'manifest.mpd'))) return;
  const work = `${directory}.${process.pid}.tmp`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  await encodeFilm(work);
  await writeSubtitles(work);
  await packageFilm(work);
  await makeThumbnails(work);
  await Promise.all(['film.mp4', 'rus.vtt', 'eng.vtt'].map((file) => rm(join(work, file))));
  await rename(work, directory);
}

const PROTECTED_DURATION = SEGMENT * 2;
const FURTHER_DURATION = SEGMENT * 3;

/** Makes a short film that is encrypted, as `protected-cbcs` and `protected-cenc` in `directory`, once. */
export async function makeProtectedStreams(directory: string): Promise<void> {
  if (existsSync(join(directory, 'protected-cenc', 'manifest.mpd'))) return;
  const work = join(directory, `protected.${process.pid}.tmp`);
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const film = join(work, 'film.mp4');
  await run('ffmpeg', [
    ...words(`${QUIET} -f lavfi -i testsrc2=s=320x180:r=25:d=${PROTECTED_DURATION}`),
    ...words(`-f lavfi -i sine=f=330:r=48000:d=${PROTECTED_DURATION}`),
    ...words('-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 96 -keyint_min 96 -sc_threshold 0'),
    ...words('-c:a aac -b:a 64k -ac 2'),
    film,
  ]);
  for (const scheme of ['cbcs', 'cenc']) {
    const made = join(work, scheme);
    const track = (stream: number, name: string): string =>
      `in=${film},stream=${stream},init_segment=${made}/${name}/init.mp4,segment_template=${made}/${name}/$Number%05d$.m4s`;
    await run(packagerPath(), [
      track(0, 'v180'),
      track(1, 'a'),
      ...words(`--segment_duration ${SEGMENT} --fragment_duration ${SEGMENT} --generate_static_live_mpd`),
      ...words('--enable_raw_key_encryption --clear_lead 0 --protection_systems CommonSystem'),
      ...words(`--protection_scheme ${scheme} --keys label=:key_id=${contentKey.id}:key=${contentKey.key}`),
      ...words(`--mpd_output ${made}/manifest.mpd`),
    ]);
    await rm(join(directory, `protected-${scheme}`), { recursive: true, force: true });
    await rename(made, join(directory, `protected-${scheme}`));
  }
  await rm(work, { recursive: true });
}

/** A short film in H.264, HEVC and AV1: `manifest.mpd` has H.264 and AV1, `manifest-{codec}.mpd` the one codec. */
export async function makeFurtherStreams(directory: string): Promise<void> {
  if (existsSync(join(directory, 'manifest.mpd'))) return;
  const work = `${directory}.${process.pid}.tmp`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const film = join(work, 'film.mp4');
  await run('ffmpeg', [
    ...words(`${QUIET} -f lavfi -i testsrc2=s=320x180:r=25:d=${FURTHER_DURATION}`),
    ...words(`-f lavfi -i sine=f=440:r=48000:d=${FURTHER_DURATION}`),
    ...words('-map 0:v -map 0:v -map 0:v -map 1:a -pix_fmt yuv420p -g 96 -keyint_min 96 -c:a aac -ac 2'),
    ...words('-c:v:0 libx264 -preset:v:0 ultrafast -sc_threshold:v:0 0'),
    ...words('-c:v:1 libx265 -preset:v:1 ultrafast -tag:v:1 hvc1'),
    ...words('-x265-params:v:1 scenecut=0:open-gop=0:log-level=none'),
    ...words('-c:v:2 libsvtav1 -preset:v:2 12 -crf:v:2 45 -svtav1-params:v:2 scd=0'),
    film,
  ]);
  const codecs = ['h264', 'hevc', 'av1'];
  const track = (stream: number, name: string): string =>
    `in=${film},stream=${stream},init_segment=${work}/${name}/init.mp4,segment_template=${work}/${name}/$Number%05d$.m4s`;
  const packageInto = async (manifest: string, chosen: readonly string[]): Promise<void> => {
    await run(packagerPath(), [
      ...chosen.map((codec) => track(codecs.indexOf(codec), codec)),
      track(codecs.length, 'a'),
      ...words(`--segment_duration ${SEGMENT} --fragment_duration ${SEGMENT} --generate_static_live_mpd`),
      ...words(`--mpd_output ${work}/${manifest}`),
    ]);
  };
  for (const codec of codecs) await packageInto(`manifest-${codec}.mpd`, [codec]);
  await packageInto('manifest.mpd', ['h264', 'av1']);
  await rm(film);
  await rename(work, directory);
}

async function encodeFilm(work: string): Promise<void> {
  const picture = `gradients=s=320x180:r=25:d=${FILM_DURATION}:n=4:c0=0x0b1024:c1=0x1f4a6b:c2=0xf2a65a:c3=0x6b1f2f:x0=0:y0=180:x1=320:y1=0:speed=0.006`;
  const sea = [
    'scale=1280:720:flags=bicubic',
    'drawbox=x=0:y=470:w=1280:h=250:color=0x05070f@0.72:t=fill',
    'drawbox=x=0:y=470:w=1280:h=2:color=0xffd9a0@0.35:t=fill',
    'drawbox=x=905:y=230:w=46:h=240:color=0x05070f@0.95:t=fill',
    'drawbox=x=893:y=214:w=70:h=18:color=0x05070f@0.95:t=fill',
    'drawbox=x=914:y=178:w=28:h=36:color=0xffe7b8@0.95:t=fill',
    'vignette=PI/4.5',
    'format=yuv420p',
  ].join(',');
  const split = RUNGS.map((rung, index) => `[p${index}]scale=${rung.size}:flags=bicubic[${rung.name}]`).join(
    ';',
  );
  const tone = (frequency: number): string =>
    `aevalsrc=exprs='0.07*sin(2*PI*${frequency}*t)*(0.6+0.4*sin(2*PI*t/6))|0.07*sin(2*PI*${frequency * 1.5}*t)*(0.6+0.4*cos(2*PI*t/7))':s=48000:d=${FILM_DURATION}`;
  await run('ffmpeg', [
    ...words(`${QUIET} -f lavfi -i`),
    picture,
    ...[196, 261.6].flatMap((frequency) => ['-f', 'lavfi', '-i', tone(frequency)]),
    '-filter_complex',
    `[0:v]${sea},split=2[p0][p1];${split}`,
    ...RUNGS.flatMap((rung, index) => words(`-map [${rung.name}] -b:v:${index} ${rung.bitrate}`)),
    ...words('-map 1:a -map 2:a -c:v libx264 -preset ultrafast -profile:v main'),
    ...words('-g 96 -keyint_min 96 -sc_threshold 0 -c:a aac -b:a 96k -ac 2'),
    join(work, 'film.mp4'),
  ]);
}

const QUIET = '-hide_banner -loglevel error -y';

/** Splits at spaces; no argument may contain one. */
function words(text: string): readonly string[] {
  return text.split(' ');
}

async function writeSubtitles(work: string): Promise<void> {
  const vtt = (line: 2 | 3): string =>
    [
      'WEBVTT',
      ...subtitleLines.map((entry) => `${stamp(entry[0])} --> ${stamp(entry[1])}\n${entry[line]}`),
    ].join('\n\n') + '\n';
  await writeFile(join(work, 'rus.vtt'), vtt(2));
  await writeFile(join(work, 'eng.vtt'), vtt(3));
}

function stamp(seconds: number): string {
  return `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

async function packageFilm(work: string): Promise<void> {
  const film = join(work, 'film.mp4');
  const media = (index: number, name: string, extra: string): string =>
    `in=${film},stream=${index},init_segment=${work}/${name}/init.mp4,segment_template=${work}/${name}/$Number%05d$.m4s,playlist_name=${name}.m3u8${extra}`;
  const text = (language: string, tag: string, label: string): string =>
    `in=${work}/${language}.vtt,stream=text,format=webvtt,segment_template=${work}/s_${language}/$Number%05d$.vtt,playlist_name=s_${language}.m3u8,language=${tag},hls_name=${label},hls_group_id=subs,dash_label=${label}`;
  await run(packagerPath(), [
    ...RUNGS.map((rung, index) => media(index, rung.name, '')),
    media(2, 'a_rus', ',hls_group_id=sound,hls_name=Русский,language=ru,dash_label=Русский'),
    media(3, 'a_eng', ',hls_group_id=sound,hls_name=English,language=en,dash_label=English'),
    text('rus', 'ru', 'Русские'),
    text('eng', 'en', 'English'),
    ...words(`--segment_duration ${SEGMENT} --fragment_duration ${SEGMENT} --generate_static_live_mpd`),
    ...words('--default_language ru --mpd_output'),
    join(work, 'manifest.mpd'),
    '--hls_master_playlist_output',
    join(work, 'playlist.m3u8'),
  ]);
}

function packagerPath(): string {
  const system = { linux: 'linux', darwin: 'osx' }[process.platform as string];
  if (system === undefined) throw new Error(`shaka-packager has no binary for ${process.platform}.`);
  const home = createRequire(import.meta.url).resolve('shaka-packager/package.json');
  return join(home, '..', 'bin', `packager-${system}-${process.arch}`);
}

async function makeThumbnails(work: string): Promise<void> {
  const count = Math.ceil(FILM_DURATION / THUMBNAIL.every);
  await run('ffmpeg', [
    ...words(`${QUIET} -i`),
    join(work, 'film.mp4'),
    ...words('-map 0:v:1 -frames:v 1 -q:v 5 -vf'),
    `fps=1/${THUMBNAIL.every},scale=${THUMBNAIL.width}:${THUMBNAIL.height},tile=1x${count}`,
    join(work, 'hd.jpg'),
  ]);
  const thumbs = Array.from({ length: count }, (_, index) => ({
    timestamp: index * THUMBNAIL.every,
    image: 0,
    region: { top: index * THUMBNAIL.height },
  }));
  const playlist = {
    images: ['hd.jpg'],
    thumb_size: { width: THUMBNAIL.width, height: THUMBNAIL.height },
    thumbs,
  };
  await writeFile(join(work, 'hd.json'), JSON.stringify(playlist));
}

if (import.meta.main) {
  await makeStreams(join(import.meta.dirname, 'streams', 'lighthouse'));
  await makeProtectedStreams(join(import.meta.dirname, 'streams'));
  await makeFurtherStreams(join(import.meta.dirname, 'streams', 'further'));
  await makeAdClips(join(import.meta.dirname, 'streams', 'ads'));
}
