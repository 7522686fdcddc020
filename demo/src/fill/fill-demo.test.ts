import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { ORPCError } from '@orpc/client';
import type {
  AccountImport,
  CatalogueImport,
  ComposeInput,
  CreditInput,
  IngestInput,
  MessageInput,
  PromoCodeImport,
} from '@kadr/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../content/accounts.ts';
import { demoFilms } from '../content/films.ts';
import { demoPersons } from '../content/persons.ts';
import { demoPictured } from '../content/pictured.ts';
import { demoMessages } from '../content/messages.ts';
import { demoCredits } from '../content/prices.ts';
import { demoPromoCodes } from '../content/promo-codes.ts';
import { demoSeries } from '../content/series.ts';
import { silence } from '../music/sound.ts';
import { wav } from '../music/wav.ts';
import { fillDemo } from './fill-demo.ts';
import type { FillOptions, FillProgress } from './options.ts';
import type { Studio } from './studio.ts';

type ImportedTitle = NonNullable<CatalogueImport['media_items']>[number];

let cacheDir = '';
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'kadr-fill-'));
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const films = demoFilms.length;
const episodes = demoSeries.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes));
const titles = films + demoSeries.length;

/** A service that remembers what an operator told it. */
function fakeService() {
  const catalogue = new Map<string, ImportedTitle>();
  const portraits = new Map<string, string>();
  const others = new Map<string, string>();
  const ingests: { readonly input: IngestInput; looks: number }[] = [];
  const composed = new Map<string, ComposeInput>();
  const imports: CatalogueImport[] = [];
  const accounts: AccountImport[] = [];
  const promoCodes: PromoCodeImport[] = [];
  const credits: CreditInput[] = [];
  const messages: MessageInput[] = [];
  const assetOf = (id: number): string => `asset000000000000${id}`;
  const notFound = (): ORPCError<string, unknown> =>
    new ORPCError('NOT_FOUND', { status: 404, data: { error_code: 1_000_404 } });
  const client: FillOptions['client'] = {
    mediaItems: {
      getById: async ({ id }) => {
        if (!catalogue.has(id)) throw notFound();
        return Object.assign(
          {},
          { is_playable: composed.has(`film ${id}`) || composed.has(`episode ${id}`) },
        );
      },
    },
    operator: {
      importCatalogue: async (batch) => {
        imports.push(batch);
        for (const title of batch.media_items ?? []) catalogue.set(title.slug, title);
        for (const { slug, photo_avatar } of batch.persons ?? [])
          if (photo_avatar) portraits.set(slug, photo_avatar);
        const { collections = [], promo_events = [], karaoke_items = [], services = [] } = batch;
        for (const { alias, image } of services) if (image) others.set(alias, image);
        for (const { slug, logo } of [...collections, ...promo_events, ...karaoke_items])
          if (logo) others.set(slug, logo);
      },
      createIngest: async (input) => ({ id: ingests.push({ input, looks: 0 }) }),
      getIngest: async ({ id }) => {
        const ingest = ingests[id - 1];
        if (ingest === undefined) throw notFound();
        ingest.looks++;
        return ingest.looks < 2
          ? { state: 'transcoding', asset_id: null, reason: null }
          : { state: 'published', asset_id: assetOf(id), reason: null };
      },
      composeAsset: async (input) => {
        composed.set(`${input.kind} ${input.slug}`, input);
      },
      importAccounts: async (batch) => void accounts.push(...batch.accounts),
      importPromoCodes: async (batch) => void promoCodes.push(...batch.promo_codes),
      creditAccounts: async (batch) => void credits.push(...batch.credits),
      sendMessages: async (batch) => void messages.push(...batch.messages),
    },
  };
  return {
    client,
    catalogue,
    portraits,
    others,
    ingests,
    composed,
    imports,
    accounts,
    promoCodes,
    credits,
    messages,
    assetOf,
  };
}

type FakeService = ReturnType<typeof fakeService>;

/** A studio whose pictures are their own names. */
function fakeStudio() {
  const drawn: string[] = [];
  const picture = (name: string): Uint8Array => Buffer.from(name);
  const studio: Studio = {
    drawTitle: async (slug) => {
      drawn.push(slug);
      await turn();
      const translated = (kind: string) => ({
        rus: picture(`${slug}/${kind}/rus`),
        eng: picture(`${slug}/${kind}/eng`),
        hye: picture(`${slug}/${kind}/hye`),
      });
      return {
        logo: translated('logo'),
        visit_card: translated('card'),
        background: picture(`${slug}/background`),
        screenshots: [picture(`${slug}/still0`), picture(`${slug}/still1`)],
        color: '#102030',
      };
    },
    drawOpening: async (slug) => picture(`${slug}/opening`),
    drawScene: async (slug, place) => picture(`${slug}/scene${place}`),
    drawPortrait: async (slug) => picture(`${slug}/portrait`),
    drawOther: async (key) => picture(`${key}/picture`),
    compose: async () => ({ rus: wav(silence(0.01)), eng: wav(silence(0.01)) }),
    close: () => Promise.resolve(),
  };
  return { studio, drawn };
}

function optionsFor(service: FakeService, studio: Studio, more: Partial<FillOptions> = {}) {
  const progress: FillProgress[] = [];
  const warnings: string[] = [];
  const runs: string[][] = [];
  const options: FillOptions = {
    client: service.client,
    uploadImage: async (bytes) => `/${Buffer.from(bytes).toString()}`,
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
  return { options, progress, warnings, runs };
}

describe('fillDemo', () => {
  it('makes every title watchable, with pictures, a trailer and subtitles in three languages', async () => {
    const service = fakeService();
    const { options, progress } = optionsFor(service, fakeStudio().studio);
    await fillDemo(options);

    expect([...service.composed.keys()].toSorted()).toEqual(
      [
        ...demoFilms.map(({ slug }) => `film ${slug}`),
        ...episodes.map(({ slug }) => `episode ${slug}`),
        ...[...demoFilms, ...demoSeries].map(({ slug }) => `trailer ${slug}`),
      ].toSorted(),
    );
    for (const { subtitles = [] } of service.composed.values())
      expect(subtitles.map(({ language }) => language)).toEqual(['rus', 'eng', 'hye']);
    expect(service.ingests.every(({ input }) => input.kind === 'material' && input.encoding === 'fast')).toBe(
      true,
    );

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

  it('composes a film of its own opening and fifteen segments of its mood', async () => {
    const service = fakeService();
    await fillDemo(optionsFor(service, fakeStudio().studio).options);
    const opening = new Set<string>();
    const plain = demoFilms.filter(({ slug }) => service.composed.get(`film ${slug}`)?.parts.length === 2);
    expect(plain.length).toBe(films - 1);
    for (const { slug, mood } of plain) {
      const [first, rest] = service.composed.get(`film ${slug}`)?.parts ?? [];
      expect((first?.to ?? 0) - (first?.from ?? 0)).toBe(1);
      opening.add(`${first?.asset_id} ${first?.from}`);
      expect(rest).toMatchObject({ from: 1, to: 16 });
      const reel = service.ingests.findIndex(({ input }) => input.file_name === `reel-${mood}.mkv`) + 1;
      expect(rest?.asset_id).toBe(service.assetOf(reel));
    }
    expect(opening.size).toBe(plain.length);
  });

  it('shows the catalogue at once, as coming soon, and counts up to the end', async () => {
    const service = fakeService();
    const { options, progress } = optionsFor(service, fakeStudio().studio);
    await fillDemo(options);
    const firstTitles = service.imports.flatMap(({ media_items = [] }) => media_items).slice(0, 100);
    expect(firstTitles.every(({ is_coming_soon }) => is_coming_soon)).toBe(true);
    const total = progress[0]?.total ?? 0;
    expect(total).toBeGreaterThan(titles * 2 + films + episodes.length + demoPersons.length);
    expect(
      progress.every((step, place) => step.total === total && step.done >= (progress[place - 1]?.done ?? 0)),
    ).toBe(true);
    expect(progress.findIndex(({ done }) => done === total)).toBeGreaterThan(progress.length - 10);
    expect(progress.at(-1)?.done).toBe(total);
  });

  it('does nothing a second time', async () => {
    const service = fakeService();
    await fillDemo(optionsFor(service, fakeStudio().studio).options);
    const before = { imports: service.imports.length, ingests: service.ingests.length };
    const again = fakeStudio();
    const { options, progress, runs } = optionsFor(service, again.studio);
    await fillDemo(options);
    expect({ imports: service.imports.length, ingests: service.ingests.length }).toEqual(before);
    expect([again.drawn, runs]).toEqual([[], []]);
    expect(progress).toHaveLength(1);
    expect(progress[0]?.done).toBe(progress[0]?.total);
  });

  it('goes on where it was ended, and makes nothing twice', async () => {
    const service = fakeService();
    const first = fakeStudio();
    const ending = new AbortController();
    const interrupted = optionsFor(service, first.studio, { signal: ending.signal });
    const options: FillOptions = {
      ...interrupted.options,
      onProgress: ({ done }) => {
        if (done > 90) ending.abort(new Error('The service stops.'));
      },
    };
    await expect(fillDemo(options)).rejects.toThrow('The service stops.');
    const composedBefore = new Set(service.composed.keys());
    expect(composedBefore.size).toBeGreaterThan(0);

    const second = fakeStudio();
    const resumed = optionsFor(service, second.studio);
    await fillDemo(resumed.options);
    const stored = new Set(first.drawn.slice(0, -2));
    expect(second.drawn.filter((slug) => stored.has(slug)).length).toBeLessThan(stored.size);
    expect(new Set(service.ingests.map(({ input }) => input.file_name)).size).toBe(service.ingests.length);
    expect(resumed.progress.at(-1)?.done).toBe(resumed.progress[0]?.total);
  });

  it('brings its accounts and promo codes up to date at every start', async () => {
    const service = fakeService();
    await fillDemo(optionsFor(service, fakeStudio().studio).options);
    await fillDemo(optionsFor(service, fakeStudio().studio).options);
    const logins = demoAccounts.map(({ email, phone }) => email ?? phone);
    expect(service.accounts.map(({ email, phone }) => email ?? phone)).toEqual([...logins, ...logins]);
    expect(service.promoCodes).toEqual([...demoPromoCodes, ...demoPromoCodes]);
    expect(service.messages).toEqual([...demoMessages, ...demoMessages]);
    // The same keys: nothing is put on the accounts twice.
    expect(service.credits).toEqual([...demoCredits, ...demoCredits]);
  });

  it('begins anew when the service is another one', async () => {
    await fillDemo(optionsFor(fakeService(), fakeStudio().studio).options);
    const other = fakeService();
    await fillDemo(optionsFor(other, fakeStudio().studio).options);
    expect(other.composed.size).toBeGreaterThan(films);
  });

  it('tells of what cannot be made after everything else is, and tries it again the next time', async () => {
    const service = fakeService();
    const { studio } = fakeStudio();
    const lost = demoFilms[20]?.slug ?? '';
    const clumsy: Studio = {
      ...studio,
      drawTitle: (slug) =>
        slug === lost ? Promise.reject(new Error('The pencil broke.')) : studio.drawTitle(slug),
    };
    const { options, warnings } = optionsFor(service, clumsy);
    await expect(fillDemo(options)).rejects.toThrow('One part of the demo could not be made');
    expect(warnings).toEqual([expect.stringContaining('The pictures of')]);
    expect(service.composed.has(`film ${lost}`)).toBe(true);
    expect(JSON.parse(await readFile(path.join(cacheDir, 'journal.json'), 'utf8'))).toMatchObject({
      isComplete: false,
    });

    await fillDemo(optionsFor(service, fakeStudio().studio).options);
    expect(service.catalogue.get(lost)?.background).toBe(`/${lost}/background`);
  });
});
