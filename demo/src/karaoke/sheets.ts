import { readContentFolder } from '../content/content-files.ts';
import { songSheetSchema } from './sheet.ts';
import type { SongSheet } from './sheet.ts';

/** The songs of the demo that can be sung. Words and music are its own. */
export const songSheets: readonly SongSheet[] = readContentFolder('song-sheets', songSheetSchema);
