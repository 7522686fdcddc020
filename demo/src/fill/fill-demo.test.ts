import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { ORPCError } from '@orpc/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../content/accounts.ts';
import { demoFilms } from '../content/films.ts';
import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoMessages } from '../content/messages.ts';
import { demoCredits } from '../content/prices.ts';
import { demoPromoCodes } from '../content/promo-codes.ts';
import { demoSeries } from '../content/series.ts';
import { demoShortSeries } from '../content/short-series.ts';
import { songSheets } from '../karaoke/sheets.ts';
import { filmDuration, segmentsOfClip } from '../film/timing.ts';
import { readPicture } from '../pictures/pack.ts';
import { clipPicture, heroOf, stillsOf } from '../pictures/picture-names.ts';
import { z } from 'zod';
import { fakeService } from '../testing/fake-service.ts';
import type { FakeService } from '../testing/fake-service.ts';
import { fakeStudio } from '../testing/fake-studio.ts';
import { fillDemo } from './fill-demo.ts';
import type { FillOptions, FillProgress } from './options.ts';
import { playableOf } from './order.ts';
import { sampleStage, stagesInOrder } from './stages.ts';
import type { Studio } from './studio.ts';

let cacheDir = '';
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'kadr-fill-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const films = demoFilms.length;
const episodes = demoSeries.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes));
const clips = demoShortSeries.flatMap((series) => series.episodes);
const titles = films + demoSeries.length;

/** Pictures of the studio are their own names, those of the pack are told by a digest. */
function pathOf(picture: Uint8Array): string {
  const text = Buffer.from(picture).toString('latin1');
  return picture.length < 200 ? `/${text}` : `/${createHash('sha256').update(picture).digest('hex')}`;
}

const pathInPack = async (name: string): Promise<string> => pathOf(await readPicture(name));

function optionsFor(service: FakeService, studio: Studio, more: Partial<FillOptions> = {}) {
  const progress: FillProgress[] = [];
  const warnings: string[] = [];
  const runs: string[][] = [];
  const uploads: string[] = [];
  const options: FillOptions = {
    client: service.client,
    uploadImage: async (bytes) => {
      const stored = pathOf(bytes);
      uploads.push(stored);
      return stored;
    },
    readImage: async () => null,
    uploadSource: async () => 'abcdef0123456789',
    runFfmpeg: async (args) => {
      runs.push([...args]);
      await writeFile(args.at(-1) ?? '', 'film');
    },
    cacheDir,
    log: { info: () => {}, warn: (_, sentence) => void warnings.push(sentence) },
    onProgress: (step) => void progress.push(step),
    signal: new AbortController().signal,
    concurrency: 2,
    studio,
    pause: () => turn(),
    ...more,
  };
  return { options, progress, warnings, runs, uploads };
}

describe('fillDemo, come to its end', () => {
  const service = fakeService();
  let progress: readonly FillProgress[] = [];
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kadr-fill-'));
    const filling = optionsFor(service, fakeStudio().studio, { cacheDir: folder });
    progress = filling.progress;
    await fillDemo(filling.options);
    await rm(folder, { recursive: true });
  });

  it('makes every title watchable, with pictures, a trailer and subtitles in three languages', () => {
    expect([...service.composed.keys(), ...service.deferred.keys()].toSorted()).toEqual(
      [
        ...demoFilms.map(({ slug }) => `film ${slug}`),
        ...[...episodes, ...clips].map(({ slug }) => `episode ${slug}`),
        ...[...demoFilms, ...demoSeries].map(({ slug }) => `trailer ${slug}`),
        ...songSheets.map(({ slug }) => `karaoke ${slug}`),
      ].toSorted(),
    );
    for (const { subtitles = [] } of service.composed.values())
      expect(subtitles.map(({ language }) => language)).toEqual(['rus', 'eng', 'hye']);
    const handedIn = service.ingests.map(({ input }) => input);
    expect(handedIn.every(({ encoding }) => encoding === 'fast')).toBe(true);
    expect(handedIn.filter(({ kind, on_demand }) => kind !== 'material' && on_demand !== true)).toEqual([]);

    const titlesKnown = [...service.catalogue.values()];
    expect(titlesKnown.filter(({ background, logo }) => !background || !logo)).toEqual([]);
    expect(
      titlesKnown.filter(
        ({ is_coming_soon, type }) => is_coming_soon && type !== 'film' && type !== 'episode',
      ),
    ).toEqual([]);
    expect(service.portraits.size).toBe(demoPersons.length);
    expect(service.others.size).toBe(demoPictured.length);
    expect(progress.at(-1)).toMatchObject({ what: 'The demo is complete.' });
  });

  it('has those that hardly anyone opens made and packaged when they are wanted', () => {
    const [, rest] = stagesInOrder();
    const slugs = rest.titles.flatMap((title) => [title, ...playableOf(title)].map(({ slug }) => slug));
    expect(new Set([...service.deferred.values()].map(({ slug }) => slug))).toEqual(
      new Set([...slugs, ...songSheets.map(({ slug }) => slug)]),
    );
    for (const { slug, kind, source, expected } of service.deferred.values()) {
      const maker = kind === 'karaoke' ? 'song' : kind === 'trailer' ? 'trailer' : 'film';
      expect(source).toEqual({ maker: 'demo', key: `${maker}/${slug}` });
      expect(expected?.duration).toBeGreaterThan(10);
    }
    const { slug = '' } = rest.titles.find(({ seasons }) => seasons === undefined) ?? {};
    expect(service.deferred.get(`film ${slug}`)?.expected).toMatchObject({
      duration: filmDuration,
      max_height: 480,
      subtitles: [{ language: 'rus' }, { language: 'eng' }, { language: 'hye' }],
    });
    expect(service.catalogue.get(slug)?.is_coming_soon).toBe(false);
  });

  it('composes a film of its opening and fifteen segments of its mood', () => {
    const opening = new Set<string>();
    const plain = demoFilms.filter(({ slug }) => service.composed.get(`film ${slug}`)?.parts.length === 2);
    const inFirst = stagesInOrder()[0].titles.filter(({ seasons }) => seasons === undefined);
    expect(plain.length).toBe(inFirst.length - 1);
    for (const { slug, mood } of plain) {
      const [first, rest] = service.composed.get(`film ${slug}`)?.parts ?? [];
      expect((first?.to ?? 0) - (first?.from ?? 0)).toBe(1);
      opening.add(`${first?.asset_id} ${first?.from}`);
      expect(rest).toMatchObject({ from: 1, to: 16 });
      const reel = service.ingests.findIndex(({ input }) => input.file_name?.startsWith(`reel-${mood}-`)) + 1;
      expect(rest?.asset_id).toBe(service.assetOf(reel));
    }
    expect(opening.size).toBe(plain.length);
  });

  it('composes clips of whole segments as long as they are to be, each with its own opening (CT-046)', async () => {
    const openings = new Set<string>();
    for (const { slug, seconds } of clips) {
      const { parts = [], subtitles = [] } = service.composed.get(`episode ${slug}`) ?? {};
      const segments = parts.map(({ from = 0, to }) => (to ?? 0) - from);
      expect(segments.reduce((sum, count) => sum + count, 0)).toBe(segmentsOfClip(seconds));
      // After the opening come runs to the end of a reel, where it fades out.
      expect(parts.slice(1).every(({ to }) => to === 16)).toBe(true);
      expect(subtitles).toHaveLength(3);
      openings.add(`${parts[0]?.asset_id} ${parts[0]?.from}`);
      expect(service.catalogue.get(slug)?.screenshots).toEqual([await pathInPack(clipPicture(slug))]);
    }
    expect(openings.size).toBe(clips.length);
  });

  it('shows the catalogue at once, as coming soon, and counts up to the end', () => {
    const firstTitles = service.imports.flatMap(({ media_items = [] }) => media_items).slice(0, 100);
    expect(firstTitles.every(({ is_coming_soon }) => is_coming_soon)).toBe(true);
    expect(firstTitles.filter(({ poster_bg_color, type }) => type === 'film' && !poster_bg_color)).toEqual(
      [],
    );
    const total = progress[0]?.total ?? 0;
    expect(total).toBeGreaterThan(titles * 2 + films + episodes.length + demoPersons.length);
    expect(
      progress.every((step, place) => step.total === total && step.done >= (progress[place - 1]?.done ?? 0)),
    ).toBe(true);
    expect(progress.findIndex(({ done }) => done === total)).toBeGreaterThan(progress.length - 10);
    expect(progress.at(-1)?.done).toBe(total);
  });
});

describe('fillDemo', () => {
  it('does nothing a second time', async () => {
    const service = fakeService();
    await fillDemo(optionsFor(service, fakeStudio().studio, { upTo: 'first' }).options);
    const before = { imports: service.imports.length, ingests: service.ingests.length };
    const again = fakeStudio();
    const { options, progress, runs, uploads } = optionsFor(service, again.studio, { upTo: 'first' });
    await fillDemo(options);
    expect({ imports: service.imports.length, ingests: service.ingests.length }).toEqual(before);
    expect([again.lettered, runs, uploads]).toEqual([[], [], []]);
    expect(progress).toHaveLength(1);
    expect(progress[0]?.done).toBe(progress[0]?.total);
  });

  it.each([
    ['its pictures', (_: FakeService, done: number) => done > 90],
    ['its films', ({ composed }: FakeService) => composed.size > 20],
  ])('goes on where it was ended among %s, and makes nothing twice', async (_, isTime) => {
    const service = fakeService();
    const first = fakeStudio();
    const ending = new AbortController();
    const interrupted = optionsFor(service, first.studio, { signal: ending.signal, upTo: 'first' });
    const options: FillOptions = {
      ...interrupted.options,
      onProgress: ({ done }) => {
        if (isTime(service, done)) ending.abort(new Error('The service is stopping.'));
      },
    };
    await expect(fillDemo(options)).rejects.toThrow('The service is stopping.');

    const second = fakeStudio();
    const resumed = optionsFor(service, second.studio, { upTo: 'first' });
    await fillDemo(resumed.options);
    // What was under way when it ended is not in the journal.
    const twice = second.lettered.filter((slug) => first.lettered.includes(slug));
    expect(twice.length).toBeLessThan(first.lettered.length / 2);
    expect(new Set(service.ingests.map(({ input }) => input.file_name)).size).toBe(service.ingests.length);
    expect(resumed.progress.at(-1)?.done).toBe(resumed.progress[0]?.total);
  });

  it('brings its accounts and promo codes up to date at every start', async () => {
    const service = fakeService();
    await fillDemo(optionsFor(service, fakeStudio().studio, { upTo: 'sample' }).options);
    await fillDemo(optionsFor(service, fakeStudio().studio, { upTo: 'sample' }).options);
    const logins = demoAccounts.map(({ email, phone }) => email ?? phone);
    expect(service.accounts.map(({ email, phone }) => email ?? phone)).toEqual([...logins, ...logins]);
    expect(service.promoCodes).toEqual([...demoPromoCodes, ...demoPromoCodes]);
    expect(service.messages).toEqual([...demoMessages, ...demoMessages]);
    // The same keys: nothing is put on the accounts twice.
    expect(service.credits).toEqual([...demoCredits, ...demoCredits]);
  });

  it('starts from the beginning when the service is another one', async () => {
    const [one, other] = [fakeService(), fakeService()];
    for (const service of [one, other])
      await fillDemo(optionsFor(service, fakeStudio().studio, { upTo: 'sample' }).options);
    expect(one.composed.size).toBeGreaterThan(0);
    expect([...other.composed.keys()].toSorted()).toEqual([...one.composed.keys()].toSorted());
  });

  it('ends with the service’s own error when the service was away meanwhile, so that filling goes on', async () => {
    const service = fakeService();
    const away = new ORPCError('UNAVAILABLE', { status: 503, data: { error_code: 1_000_503 } });
    let calls = 0;
    const operator: FillOptions['client']['operator'] = {
      ...service.client.operator,
      createIngest: (input) =>
        ++calls === 3 ? Promise.reject(away) : service.client.operator.createIngest(input),
    };
    const interrupted = optionsFor(service, fakeStudio().studio, {
      client: { ...service.client, operator },
      upTo: 'first',
    });
    await expect(fillDemo(interrupted.options)).rejects.toBe(away);
    const { options, progress } = optionsFor(service, fakeStudio().studio, { upTo: 'first' });
    await fillDemo(options);
    expect(progress.at(-1)).toMatchObject({ what: 'The first screens are ready.' });
  });

  it('tells of what cannot be made after everything else is, and tries it again the next time', async () => {
    const service = fakeService();
    const { studio } = fakeStudio();
    const lost = demoFilms[20]?.slug ?? '';
    const clumsy: Studio = {
      ...studio,
      letterTitle: (slug) =>
        slug === lost ? Promise.reject(new Error('The pencil broke.')) : studio.letterTitle(slug),
    };
    const { options, warnings } = optionsFor(service, clumsy);
    await expect(fillDemo(options)).rejects.toThrow('One part of the demo could not be made');
    expect(warnings).toEqual([expect.stringContaining('The pictures of')]);
    expect(service.composed.has(`film ${lost}`) || service.deferred.has(`film ${lost}`)).toBe(true);
    await fillDemo(optionsFor(service, fakeStudio().studio).options);
    expect(service.catalogue.get(lost)?.background).toBe(await pathInPack(heroOf(lost)));
  });

  it('fills what viewers meet first, then the rest, and no more than it is told to', async () => {
    const service = fakeService();
    const [first, rest] = stagesInOrder();
    const begun = fakeStudio();
    const { options, progress } = optionsFor(service, begun.studio, { upTo: 'first' });
    await fillDemo(options);
    expect(progress.at(-1)).toMatchObject({
      done: progress[0]?.total,
      what: 'The first screens are ready.',
    });
    expect(begun.lettered.toSorted()).toEqual(
      [...first.titles, ...first.shorts].map(({ slug }) => slug).toSorted(),
    );
    expect(first.titles.every(({ slug }) => service.composed.has(`trailer ${slug}`))).toBe(true);
    // The others are listed, and wait.
    expect(rest.titles.length).toBeGreaterThan(0);
    for (const { slug } of rest.titles)
      expect(service.catalogue.get(slug)).toMatchObject({ is_coming_soon: true, background: null });

    const all = fakeStudio();
    let picturesBeforeTheRest = 0;
    const first2 = optionsFor(service, all.studio, {
      onFirstStage: () => {
        picturesBeforeTheRest = all.lettered.length;
      },
    });
    await fillDemo(first2.options);
    // Pictures come before films, also those of what viewers meet last.
    expect(picturesBeforeTheRest).toBe(rest.titles.length + rest.shorts.length);
    expect(all.lettered.length).toBe(picturesBeforeTheRest);
    expect(first2.progress.at(-1)).toMatchObject({ what: 'The demo is complete.' });
  });

  it('makes a little of each kind where that is all that is wanted', async () => {
    const service = fakeService();
    const { options, progress } = optionsFor(service, fakeStudio().studio, { upTo: 'sample' });
    await fillDemo(options);
    expect(progress.at(-1)).toMatchObject({
      done: progress[0]?.total,
      what: 'A little of each kind is ready.',
    });
    const { titles: some, pictured, shorts } = sampleStage();
    expect(new Set(some.map(({ seasons }) => seasons === undefined))).toEqual(new Set([true, false]));
    expect(some.every(({ slug }) => service.composed.has(`trailer ${slug}`))).toBe(true);
    expect(shorts).toHaveLength(1);
    expect(new Set(pictured.map(({ key }) => key.split('/')[0]))).toEqual(
      new Set(demoPictured.map(({ key }) => key.split('/')[0])),
    );
  });

  it('makes what the content has got since, and nothing else, in a folder that an earlier program completed', async () => {
    const service = fakeService();
    await fillDemo(optionsFor(service, fakeStudio().studio).options);
    const file = path.join(cacheDir, 'journal.json');
    const { titles, portraits, others, materials, composed } = journalOf.parse(
      JSON.parse(await readFile(file, 'utf8')),
    );
    const fresh = demoFilms.at(-1)?.slug ?? '';
    delete titles[fresh];
    const earlier = {
      version: 'of the earlier content',
      isComplete: true,
      titles,
      portraits,
      others,
      materials,
    };
    const watchable = composed.filter(
      (key) => !key.endsWith(fresh) && !clips.some(({ slug }) => slug === key),
    );
    await writeFile(file, JSON.stringify({ ...earlier, composed: watchable }));

    const ingests = service.ingests.length;
    const imports = service.imports.length;
    const { studio, lettered } = fakeStudio();
    const { options, progress, uploads } = optionsFor(service, studio);
    await fillDemo(options);
    expect(lettered).toEqual([fresh]);
    const stored = [heroOf(fresh), ...stillsOf(fresh), ...clips.map(({ slug }) => clipPicture(slug))];
    const unlettered = uploads.filter((picture) => !picture.startsWith(`/${fresh}/`));
    expect(unlettered.toSorted()).toEqual((await Promise.all(stored.map(pathInPack))).toSorted());
    const packaged = service.ingests.slice(ingests).map(({ input }) => input.file_name ?? '');
    expect(packaged.filter((name) => name.startsWith('openings-') || name.startsWith('reel-'))).toEqual([]);
    const wanting = service.ingests.slice(ingests).map(({ input }) => input);
    // The earlier program knew no songs either.
    expect(
      wanting.flatMap(({ on_demand, kind, slug }) =>
        on_demand === true && kind !== 'karaoke' ? [slug] : [],
      ),
    ).toEqual([fresh, fresh]);
    expect(service.imports.length).toBeGreaterThan(imports);
    expect(progress.at(-1)).toMatchObject({ what: 'The demo is complete.' });
  });

  it('letters a title again when its content is another one than it was lettered from', async () => {
    const service = fakeService();
    await fillDemo(optionsFor(service, fakeStudio().studio, { upTo: 'first' }).options);
    const file = path.join(cacheDir, 'journal.json');
    const changed = stagesInOrder()[0].titles[3]?.slug ?? '';
    const text = await readFile(file, 'utf8');
    const journal = journalOf.parse(JSON.parse(text));
    journal.fingerprints[`title/${changed}`] = 'another';
    await writeFile(file, JSON.stringify(journal));
    const { studio, lettered } = fakeStudio();
    await fillDemo(optionsFor(service, studio, { upTo: 'first' }).options);
    expect(lettered).toEqual([changed]);
  });
});

const journalOf = z.looseObject({
  titles: z.record(z.string(), z.unknown()),
  portraits: z.unknown(),
  others: z.unknown(),
  materials: z.unknown(),
  composed: z.array(z.string()),
  fingerprints: z.record(z.string(), z.string()),
});
