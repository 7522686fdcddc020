/** The live-TV SDK's script: fetched once, and only when one of its channels is opened. */
import { LIVE_SDK_ADDRESS } from '../live-sdk/live-tv-sdk-api.ts';
import type { LiveTvSdk } from '../live-sdk/live-tv-sdk-api.ts';

let fetched: Promise<LiveTvSdk> | null = null;

/** @throws Error when the script does not arrive, or is something else; it is requested again the next time. */
export function loadLiveSdk(): Promise<LiveTvSdk> {
  fetched ??= insertScript().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

async function insertScript(): Promise<LiveTvSdk> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = LIVE_SDK_ADDRESS;
  script.async = true;
  // A development server sends modules; a module alone runs in order.
  script.type = 'module';
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => reject(new Error(`${LIVE_SDK_ADDRESS} did not come.`)));
  document.head.append(script);
  try {
    await promise;
  } finally {
    script.remove();
  }
  const sdk = window.LiveTvSdk;
  if (sdk?.version !== 1) throw new Error(`${LIVE_SDK_ADDRESS} has brought no live-TV SDK of version 1.`);
  return sdk;
}
