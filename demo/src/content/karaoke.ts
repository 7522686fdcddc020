import { readContentFolder } from './content-files.ts';
import { songSchema } from './schemas.ts';
import type { DemoSong } from './types.ts';

/** Songs of the demo, in the order in which they are listed. */
export const demoSongs: readonly DemoSong[] = readContentFolder('songs', songSchema);
