import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** Kilobytes in brotli of controls, core, styles and the three languages, React and the engine left out. */
const BUDGET = 40;

it(`controls and core stay under ${BUDGET} kB; the engine is fetched apart, when needed (PL-146)`, async () => {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: {
        input: [`${import.meta.dirname}/react/index.ts`, `${import.meta.dirname}/index.ts`],
        external: [/^react/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const files = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    'output' in part ? part.output : [],
  );
  const sizeOf = (file: (typeof files)[number]): number =>
    brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length / 1000;
  const isEngine = (file: (typeof files)[number]): boolean => file.fileName.includes('shaka-player');
  // Peer delivery and the singer's pitch are fetched by those alone who want them.
  const isOnDemand = (file: (typeof files)[number]): boolean =>
    file.type === 'chunk' &&
    Object.keys(file.modules).some((id) => /p2p-media-loader-core|soundtouch/.test(id));
  const engines = files.filter(isEngine);
  expect(engines).toHaveLength(2);
  const size = files
    .filter((file) => !isEngine(file) && !isOnDemand(file))
    .reduce((sum, file) => sum + sizeOf(file), 0);
  expect(size).toBeLessThan(BUDGET);
}, 60_000);
