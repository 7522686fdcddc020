import type { Assets, KeptAssets } from './kept-assets.ts';

/** The parts of a release that pages load; null where the process does not serve them. */
interface Release {
  readonly web: { readonly assets: { readonly build: Assets; readonly brands: Assets } } | null;
  readonly console: { readonly assets: Assets } | null;
}

/** Keeps the assets of this release for other processes. Unavailable storage does not delay the start. */
export async function keepRelease(
  kept: Pick<KeptAssets, 'keep'>,
  { web, console }: Release,
  log: { warn(facts: object, sentence: string): void },
): Promise<void> {
  try {
    if (web !== null) {
      await kept.keep('web', web.assets.build);
      await kept.keep('brands', web.assets.brands);
    }
    if (console !== null) await kept.keep('console', console.assets);
  } catch (error) {
    log.warn({ err: error }, "failed to keep this release's assets for other processes");
  }
}
