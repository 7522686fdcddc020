import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Characters of the largest chunk that is minified: no page starts with a larger one except the libraries. */
const largest = 100_000;

/** Takes a further 1.5 kB off the home page's script, after the bundler's own minifier has run (docs/decisions/0009). */
export function terserPlugin(): Plugin {
  return {
    name: 'kadr:terser',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        await Promise.all(
          Object.values(bundle).map(async (chunk) => {
            if (chunk.type !== 'chunk' || (chunk.code.length > largest && chunk.name !== 'libraries')) return;
            const { code } = await minify(chunk.code, {
              module: true,
              compress: { passes: 3 },
              format: { comments: false },
            });
            if (code !== undefined && code.length < chunk.code.length) chunk.code = code;
          }),
        );
      },
    },
  };
}
