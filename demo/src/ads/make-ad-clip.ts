import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@kadr/contract';
import type { FillOptions } from '../fill/options.ts';
import { openStudio } from '../fill/studio.ts';
import { frameRate } from '../film/timing.ts';
import { adScene } from '../pictures/picture-names.ts';
import { demoAds } from './ad-clips.ts';
import type { DemoAd } from './ad-clips.ts';

/** Pixels of a clip, and of the picture with its name; its scene is wider by a pixel for each picture of the clip. */
export const adClipSize = { width: 640, height: 360 } as const;

/** Seconds in which the picture turns into the one with the name. */
const dissolve = 1;

export interface AdClipMaking {
  /** Where clips are kept. */
  readonly folder: string;
  readonly runFfmpeg: FillOptions['runFfmpeg'];
  readonly signal: AbortSignal;
}

/**
 * The clip of an advertisement (MP4: H.264, AAC), made when it is first wanted and kept then; one at a time in a folder.
 *
 * @returns its path
 * @throws an Error when it could not be made, the signal's reason when aborted.
 */
export async function makeAdClip(
  ad: DemoAd,
  language: Language,
  { folder, runFfmpeg, signal }: AdClipMaking,
): Promise<string> {
  const clip = path.join(folder, `${ad.slug}-${language}.mp4`);
  if ((await stat(clip).catch(() => null)) !== null) return clip;
  await mkdir(folder, { recursive: true });
  // Remove what an earlier attempt left.
  const work = path.join(folder, 'making');
  await rm(work, { recursive: true, force: true });
  await mkdir(work);
  const studio = openStudio(1, { signal, isQuiet: false });
  try {
    const scene = path.join(work, 'scene.jpg');
    const named = path.join(work, 'named.jpg');
    const jingle = path.join(work, 'jingle.wav');
    await writeFile(scene, await studio.toJpeg(adScene(ad.slug)));
    await writeFile(named, await studio.letterOpening(ad.slug, language));
    await writeFile(jingle, await studio.composeJingle(ad.slug));
    const output = path.join(work, 'clip.mp4');
    await runFfmpeg(adClipArguments({ duration: ad.duration, scene, named, jingle, output }), {
      signal,
      folder: work,
    });
    await rename(output, clip);
    return clip;
  } finally {
    await studio.close();
    await rm(work, { recursive: true, force: true });
  }
}

/** The advertisement of that slug. */
export function findDemoAd(slug: string): DemoAd | undefined {
  return demoAds.find((ad) => ad.slug === slug);
}

/** ffmpeg's arguments for a clip: a scene through which the view drifts, then the picture with the name. */
export function adClipArguments({
  duration,
  scene,
  named,
  jingle,
  output,
}: {
  readonly duration: number;
  readonly scene: string;
  readonly named: string;
  readonly jingle: string;
  readonly output: string;
}): string[] {
  const { width, height } = adClipSize;
  const frames = duration * frameRate;
  const still = (place: number, crop: string): string =>
    `[${place}:v]format=yuv420p,setsar=1,loop=loop=${frames - 1}:size=1:start=0,setpts=N/${frameRate}/TB,${crop}`;
  const shown = [
    still(0, `crop=${width}:${height}:x=n:y=0:exact=1[scene]`),
    still(1, `crop=${width}:${height}:x=0:y=0[named]`),
    `[scene][named]xfade=transition=fade:duration=${dissolve}:offset=${(duration * 0.4).toFixed(2)},trim=end_frame=${frames},fade=t=in:s=0:n=8,fade=t=out:s=${frames - 10}:n=10[film]`,
  ];
  return [
    [
      '-framerate',
      String(frameRate),
      '-i',
      scene,
      '-framerate',
      String(frameRate),
      '-i',
      named,
      '-i',
      jingle,
    ],
    ['-filter_complex', shown.join(';'), '-map', '[film]', '-map', '2:a'],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    ['-r', String(frameRate), '-g', '50', '-c:a', 'aac', '-b:a', '96k', '-ar', '48000'],
    ['-movflags', '+faststart', '-t', duration.toFixed(2), '-f', 'mp4', output],
  ].flat();
}
