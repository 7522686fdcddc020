import type { DataRouter } from 'react-router';

export interface VersionCheckOptions {
  readonly router: DataRouter;
  /** The running build. */
  readonly revision: string;
  /** Fetches the server's build. */
  readonly fetchVersion: () => Promise<string>;
  /** Loads an address as a new document. */
  readonly load: (address: string) => void;
}

/** Milliseconds after which the next navigation checks the version. */
export const versionInterval = 600_000;

/**
 * Every ten minutes the next navigation checks whether the server still serves this build; if it does not, or does not
 * tell, the target page is loaded as a document. Without any answer a document would fail as well: the next navigation
 * checks again. Returns a function that stops it.
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
        // The error of `fetch` without an answer.
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
