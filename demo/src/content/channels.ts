import { readContentFolder } from './content-files.ts';
import { channelSchema } from './schemas.ts';
import type { DemoChannel } from './types.ts';

/** Every channel of the demo service, by number. */
export const demoChannels: readonly DemoChannel[] = readContentFolder('channels', channelSchema).toSorted(
  (a, b) => a.number - b.number,
);
