/** The engine's code, one build per protocol, fetched only when a stream is played. */
import type { PlayerEnvironment } from '../environment/environment.ts';
import { PlayerError } from '../recovery/errors.ts';
import { isSafari } from '../source/source.ts';
import type { Protocol } from '../source/source.ts';
import { prefersAv1 } from './codecs.ts';
import type { Engine, LoadRequest } from './engine.ts';
import type * as ShakaDash from './shaka-dash.ts';

/** The engine's code for one protocol. */
type EngineCode = typeof ShakaDash;

const fetched = new Map<Protocol, Promise<EngineCode>>();

/**
 * Fetches the engine's code ahead of need (on intent to watch), for the protocol this browser gets unless another is
 * named. Never rejects: playing reports the failure.
 */
export async function preloadEngine(
  protocol: Protocol = isSafari(navigator) ? 'hls' : 'dash',
): Promise<void> {
  await fetchCode(protocol).catch(() => undefined);
}

/** @throws {PlayerError} ENGINE_NOT_LOADED, BROWSER_UNSUPPORTED */
export async function loadEngine(
  { protocol, playerType }: Pick<LoadRequest, 'protocol' | 'playerType'>,
  environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>,
): Promise<Engine> {
  if (playerType === 'live_sdk') return loadSdkEngine(environment);
  const [{ shaka, createShakaEngine }, isAv1First] = await Promise.all([fetchCode(protocol), prefersAv1()]);
  if (!shaka.Player.isBrowserSupported()) throw new PlayerError('BROWSER_UNSUPPORTED');
  return createShakaEngine(shaka, { prefersAv1: isAv1First });
}

/** Channels of the live-TV SDK are few: its wrapper is fetched with the SDK. */
async function loadSdkEngine(
  environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>,
): Promise<Engine> {
  try {
    const [{ createSdkEngine }, { loadLiveSdk }] = await Promise.all([
      import('./sdk-engine.ts'),
      import('./load-live-sdk.ts'),
    ]);
    return createSdkEngine(await loadLiveSdk(), environment);
  } catch (cause) {
    throw new PlayerError('ENGINE_NOT_LOADED', { cause });
  }
}

function fetchCode(protocol: Protocol): Promise<EngineCode> {
  const known = fetched.get(protocol);
  if (known !== undefined) return known;
  const started = importCode(protocol).catch((cause: unknown) => {
    fetched.delete(protocol);
    throw new PlayerError('ENGINE_NOT_LOADED', { cause });
  });
  fetched.set(protocol, started);
  return started;
}

async function importCode(protocol: Protocol): Promise<EngineCode> {
  const code = await (protocol === 'dash' ? import('./shaka-dash.ts') : import('./shaka-hls.ts'));
  code.shaka.polyfill.installAll();
  return code;
}
