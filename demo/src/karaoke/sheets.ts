import type { SongSheet } from './sheet.ts';
import { songsForDancing } from './sheets-for-dancing.ts';
import { songsForListening } from './sheets-for-listening.ts';

/** The songs of the demo that can be sung. Words and music are its own. */
export const songSheets: readonly SongSheet[] = [...songsForDancing, ...songsForListening];
