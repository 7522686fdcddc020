/** Another key at the same tempo: a media element's sound through SoundTouch in an AudioWorklet. Lazily fetched. */
import { SoundTouchNode } from '@soundtouchjs/audio-worklet';
import processorUrl from '@soundtouchjs/audio-worklet/processor?url';

export interface PitchShifter {
  /** Semitones; 0 leaves the sound as it is. */
  readonly setKey: (semitones: number) => void;
  /** Seconds by which the sound is behind the element's position. */
  readonly delay: () => number;
  readonly destroy: () => Promise<void>;
}

/** Seconds that SoundTouch holds back at 48 kHz, whatever the key; measured (docs/decisions/0045). */
const heldBack = 0.127;

/** Elements stay bound to the first source node made of them, whichever player they are in. */
const sources = new WeakMap<HTMLMediaElement, { context: AudioContext; source: AudioNode }>();

/**
 * Takes over the sound of `media`. Resolves when the browser lets sound be made, which may be at the viewer's next
 * touch: until then the element is heard as it was.
 *
 * @throws when there are no worklets, or the code does not come.
 */
export async function createPitchShifter(
  media: HTMLMediaElement,
  signal: AbortSignal,
): Promise<PitchShifter> {
  const bound = sources.get(media);
  const context = bound?.context ?? new AudioContext({ latencyHint: 'playback' });
  try {
    await SoundTouchNode.register(context, processorUrl);
    await running(context, signal);
  } catch (error) {
    if (bound === undefined) await context.close();
    throw error;
  }
  const source = bound?.source ?? context.createMediaElementSource(media);
  sources.set(media, { context, source });
  const node = new SoundTouchNode({ context });
  node.connect(context.destination);
  let isShifted: boolean | null = null;
  const setKey = (semitones: number): void => {
    node.pitchSemitones.value = semitones;
    if (isShifted === (semitones !== 0)) return;
    isShifted = semitones !== 0;
    source.disconnect();
    source.connect(isShifted ? node : context.destination);
  };
  setKey(0);
  return {
    setKey,
    delay: () => (isShifted === true ? heldBack : 0) + (context.outputLatency || context.baseLatency || 0),
    destroy: async () => {
      node.disconnect();
      // The element may be played again: then its sound needs a destination.
      source.disconnect();
      source.connect(context.destination);
      if (!media.isConnected) await context.suspend();
    },
  };
}

/** Resolves once the context makes sound; asks again at every touch and key until then. */
async function running(context: AudioContext, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const tries = new AbortController();
  const attempt = (): void => {
    void context.resume().then(resolve, () => undefined);
  };
  for (const event of ['pointerdown', 'keydown'] as const)
    document.addEventListener(event, attempt, { signal: tries.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  attempt();
  await promise.finally(() => tries.abort());
  signal.throwIfAborted();
}
