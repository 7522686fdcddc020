import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoAds } from '../ads/ad-clips.ts';
import { adClipSize } from '../ads/make-ad-clip.ts';
import { demoChannels } from '../content/channels.ts';
import { demoFilms } from '../content/films.ts';
import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import { stagesInOrder } from '../fill/stages.ts';
import { sceneSize } from '../film/film-arguments.ts';
import type { Size } from '../film/renditions.ts';
import { clipSize, filmSize, frameRate, showcaseSize } from '../film/timing.ts';
import { songSize } from '../karaoke/song-arguments.ts';
import { songSheets } from '../karaoke/sheets.ts';
import { packIndex } from './pack-index.ts';
import { digestsOfPack, packFolder, picturesInPack, readPicture } from './pack.ts';
import {
  adCard,
  adScene,
  cardOf,
  clipPicture,
  heroOf,
  pictureOfKey,
  portraitOf,
  posterOf,
  reelScenes,
  scenesPerReel,
  songScenes,
  stillsOf,
} from './picture-names.ts';

const titles = [...demoFilms, ...demoSeries];
const clips = demoShortSeries.flatMap(({ episodes }) => episodes);
const showcases = stagesInOrder().flatMap((stage) => stage.showcases);
const moods = ['calm', 'tense', 'bright', 'epic'] as const;

/** Names of pictures with the least that each has to measure; those without `isLeast` measure exactly that. */
interface Wanted {
  readonly names: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly isLeast?: boolean;
}

const byKind = (kind: string): string[] =>
  demoPictured.filter(({ key }) => key.startsWith(`${kind}/`)).map(({ key }) => pictureOfKey(key));
const reel = (name: string, size: Size): Wanted[] =>
  reelScenes(name).map((scene, place) =>
    Object.assign({ names: [scene] }, sceneSize(place, scenesPerReel, size)),
  );

const wanted: readonly Wanted[] = [
  { names: [...titles, ...demoShortSeries].map(({ slug }) => posterOf(slug)), width: 460, height: 690 },
  { names: [...titles, ...demoShortSeries].map(({ slug }) => cardOf(slug)), width: 1160, height: 660 },
  { names: [...titles, ...demoShortSeries].map(({ slug }) => heroOf(slug)), width: 1920, height: 1080 },
  { names: titles.flatMap(({ slug }) => stillsOf(slug)), width: 960, height: 540 },
  { names: clips.map(({ slug }) => clipPicture(slug)), width: 720, height: 1280 },
  { names: demoPersons.map(({ slug }) => portraitOf(slug)), width: 480, height: 480 },
  { names: [...byKind('collection'), ...byKind('promo-event')], width: 960, height: 616 },
  { names: byKind('song'), width: 480, height: 480 },
  { names: byKind('service'), width: 752, height: 1004 },
  ...moods.flatMap((mood) => reel(mood, filmSize)),
  ...moods.flatMap((mood) => reel(`${mood}-upright`, clipSize)),
  ...showcases.flatMap(({ slug }) => reel(slug, showcaseSize)),
  { names: songSheets.flatMap(({ slug }) => songScenes(slug)), ...songSize, isLeast: true },
  ...demoAds.map(({ slug, duration }) => ({
    names: [adScene(slug)],
    width: adClipSize.width + duration * frameRate,
    height: adClipSize.height,
    isLeast: true,
  })),
  { names: demoAds.map(({ slug }) => adCard(slug)), ...adClipSize },
];

describe('the pack of pictures', () => {
  it('has the pictures of everything in the content, and no others', async () => {
    const pictures = wanted.flatMap(({ names }) => names.map((name) => `${name}.avif`));
    const marks = demoChannels.map(({ slug }) => `channels/${slug}.svg`);
    expect((await picturesInPack()).toSorted()).toEqual([...pictures, ...marks].toSorted());
  });

  it('has them in AVIF and in the size in which they are shown', async () => {
    const wrong = await Promise.all(
      wanted.flatMap(({ names, width, height, isLeast = false }) =>
        names.map(async (name) => {
          const found = await sharp(path.join(packFolder, `${name}.avif`)).metadata();
          const fits = isLeast
            ? found.width >= width && found.height >= height
            : found.width === width && found.height === height;
          return fits && found.compression === 'av1'
            ? []
            : [`${name} is ${found.width}×${found.height} ${found.compression}`];
        }),
      ),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('has no picture twice', async () => {
    const digests = [...(await digestsOfPack()).values()];
    expect(new Set(digests).size).toBe(digests.length);
  });

  it('knows the colours of every title, advertisement and channel, and of no others', () => {
    const slugs = (things: readonly { readonly slug: string }[]): string[] =>
      things.map(({ slug }) => slug).toSorted();
    expect(Object.keys(packIndex.titles).toSorted()).toEqual(slugs([...titles, ...demoShortSeries]));
    expect(Object.keys(packIndex.ads).toSorted()).toEqual(slugs(demoAds));
    expect(Object.keys(packIndex.channels).toSorted()).toEqual(slugs(demoChannels));
  });

  it('has key visuals whose left is calm and dark enough for white text', async () => {
    const glaring = await Promise.all(
      [...titles, ...demoShortSeries].map(async ({ slug }) => {
        const green = await sharp(await readPicture(heroOf(slug)))
          .resize(480, 270)
          .extract({ left: 16, top: 90, width: 134, height: 160 })
          .extractChannel('green')
          .raw()
          .toBuffer();
        return Math.max(...green) / 255 > 0.62 ? slug : [];
      }),
    );
    expect(glaring.flat()).toEqual([]);
  });
});
