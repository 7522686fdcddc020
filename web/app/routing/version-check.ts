import type { DataRouter } from 'react-router';

export interface VersionCheckOptions {
  readonly router: DataRouter;
  /** The build that runs here. */
  readonly revision: string;
  /** Asks the server which build it serves. */
  readonly fetchVersion: () => Promise<string>;
  /** Loads an address as a new document. */
  readonly load: (address: string) => void;
}

/** Milliseconds after which the next navigation asks for the version. */
export const versionInterval = 600_000;

/**
 * Every ten minutes the next navigation asks whether the server still serves this build; when it does not,
 * or does not say, the page that was navigated to is loaded as a document. Where nothing answers at all a
 * document would not come either: the next navigation asks again. Gives a function that ends it.
 */
export function watchVersion({ router, revision, fetchVersion, load }: VersionCheckOptions): () => void {
  let isDue = false;
  const timer = setInterval(() => (isDue = true), versionInterval);
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (!isDue || navigation.state !== 'loading') return;
    isDue = false;
    const { pathname, search, hash } = navigation.location;
    fetchVersion().then(
      (version) => {
        if (version !== revision) load(pathname + search + hash);
      },
      (error: unknown) => {
        // What `fetch` rejects with when no answer came.
        if (error instanceof TypeError) isDue = true;
        else load(pathname + search + hash);
      },
    );
  });
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
