import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { playerChunk } from '../build/chunks.ts';
import { constantClassNamesPlugin, shortClassName } from '../build/class-names.ts';
import { afterEach, expect, it, vi } from 'vitest';

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Kilobytes in brotli up to the first picture: core, controls, styles and a language, without React and the engine. */
const FIRST = 29.75;
/** And of the Shaka engine, fetched beside it. */
const ENGINE = 4.06;
/** And of the parts fetched after it: settings, the list of keys, offers at a film's ends, the way to peers. */
const LATE = 12.925;
/** And of the parts fetched only for channels. */
const CHANNELS = 2;
/** And of the parts fetched only for advertisements, by viewers of a source that has them. */
const ADS = 8;
/** And of the parts for answers of ad servers and captions of clips, fetched when an advertisement is requested. */
const ANSWERS = 9.5;

afterEach(() => vi.unstubAllEnvs());

it(`controls and core stay under ${FIRST} kB until there is a picture; the engine is fetched apart, when needed, and so is what advertisements need (AD-050, PL-146)`, async () => {
  // A build is the same for all viewers, wherever it runs.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    plugins: [constantClassNamesPlugin()],
    css: { modules: { generateScopedName: shortClassName } },
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: ['react/index.ts', 'react/messages/rus.ts', 'index.ts'].map(
          (file) => `${import.meta.dirname}/${file}`,
        ),
        external: [/^react/],
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Without hashes, whose random bytes would change the sizes of other files with each change of one.
          entryFileNames: 'assets/[name]-.js',
          chunkFileNames: 'assets/[name]-.js',
          assetFileNames: 'assets/[name]-[extname]',
          codeSplitting: { groups: [{ name: playerChunk, includeDependenciesRecursively: false }] },
        },
      },
    },
  });
  const files = (Array.isArray(result) ? result : [result]).flatMap((part): File[] =>
    'output' in part ? part.output : [],
  );
  const sizeOf = (some: readonly File[]): number =>
    some.reduce(
      (sum, file) => sum + brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length / 1000,
      0,
    );
  const engines = files.filter(({ fileName }) => /\/shaka-(?:dash|hls)-/.test(fileName));
  expect(engines).toHaveLength(2);
  const engine = files.filter(({ fileName }) => /\/shaka-engine-/.test(fileName));
  expect(engine).toHaveLength(1);
  // Of CommonJS, which Shaka is and React as well.
  const isRuntime = ({ fileName }: File): boolean => fileName.includes('rolldown-runtime');
  // A library that is fetched only for peer delivery.
  const isLibrary = (file: File): boolean =>
    file.type === 'chunk' && Object.keys(file.modules).some((id) => id.includes('p2p-media-loader-core'));
  const isForAds = ({ fileName }: File): boolean => /\/(?:ads|ad-overlay)-/.test(fileName);
  const ads = files.filter(isForAds);
  expect(ads).toHaveLength(3);
  const answers = files.filter(({ fileName }) => /\/(?:ad-reader|ad-captions)-/.test(fileName));
  expect(answers).toHaveLength(2);
  const isForChannels = ({ fileName }: File): boolean =>
    /\/(?:live-timeline|sdk-engine|load-live-sdk)-/.test(fileName);
  const channels = files.filter(isForChannels);
  expect(channels).toHaveLength(3);
  const apart = new Set([...engines, ...engine, ...ads, ...answers, ...channels]);
  const own = files.filter((file) => !isLibrary(file) && !isRuntime(file) && !apart.has(file));
  const lateChunks = own.filter((file) => file.type === 'chunk' && file.isDynamicEntry);
  const lateStyles = new Set(
    lateChunks.flatMap((file) => (file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [])),
  );
  const late = own.filter((file) => lateChunks.includes(file) || lateStyles.has(file.fileName));
  expect(late.length).toBeGreaterThan(lateChunks.length);
  expect(sizeOf(own.filter((file) => !late.includes(file)))).toBeLessThan(FIRST);
  expect(sizeOf(engine)).toBeLessThan(ENGINE);
  expect(sizeOf(late)).toBeLessThan(LATE);
  expect(sizeOf(channels)).toBeLessThan(CHANNELS);
  expect(sizeOf(ads)).toBeLessThan(ADS);
  expect(sizeOf(answers)).toBeLessThan(ANSWERS);
}, 60_000);
