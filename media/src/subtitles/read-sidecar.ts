import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanTitle } from '../clean-title.ts';
import { failureOfMedia, refusal } from '../ffmpeg/failure.ts';
import { languageCode, languageInFileName, languageOfText } from '../language.ts';
import { readCues } from './cues.ts';
import type { Cue } from './cues.ts';
import { decodeText } from './decode-text.ts';
import { extractTexts } from './extract-texts.ts';
import type { TextTools } from './extract-texts.ts';

/** A subtitle file that came with the film. */
export interface SidecarFile {
  readonly path: string;
  /** The operator's name for it: for messages and for guessing the language. */
  readonly fileName: string;
  /** Any name of a language; null leaves it to the file's name and text. */
  readonly language: string | null;
}

export interface SubtitleTrack {
  /** ISO 639-2/T or `und`. */
  readonly language: string;
  readonly title: string;
  readonly cues: readonly Cue[];
}

const greatestSidecar = 8 * 1024 * 1024;

/**
 * Reads a SubRip, WebVTT or ASS/SSA file in any encoding. ASS is converted by ffmpeg, in `workDir`.
 *
 * @throws KadrError UNSUPPORTED_MEDIA, naming the file, when it holds no subtitles.
 */
export async function readSidecar(
  sidecar: SidecarFile,
  workDir: string,
  tools: TextTools,
): Promise<SubtitleTrack> {
  const what = `The subtitle file "${cleanTitle(sidecar.fileName) || 'without a name'}"`;
  const { size } = await stat(sidecar.path);
  if (size === 0) throw refusal('subtitles', `${what} is empty.`);
  if (size > greatestSidecar)
    throw refusal(
      'subtitles',
      `${what} is larger than subtitles are; at most ${greatestSidecar / 1024 ** 2} MiB are accepted.`,
    );
  const text = decodeText(await readFile(sidecar.path));
  const cues = isSubStationAlpha(text) ? await convertAss(text, workDir, tools, what) : readCues(text);
  if (cues.length === 0)
    throw refusal('subtitles', `${what} holds no subtitles: SubRip, WebVTT and ASS files are understood.`);
  return { language: languageOfSidecar(sidecar, cues), title: '', cues };
}

function languageOfSidecar({ language, fileName }: SidecarFile, cues: readonly Cue[]): string {
  const said = languageCode(language);
  if (said !== 'und') return said;
  const named = languageInFileName(fileName);
  return named !== 'und'
    ? named
    : languageOfText(
        cues
          .slice(0, 500)
          .map(({ text }) => text)
          .join('\n'),
      );
}

function isSubStationAlpha(text: string): boolean {
  return /^\s*\[Script Info\]/i.test(text) || (/^\[Events\]/im.test(text) && /^Dialogue:/m.test(text));
}

async function convertAss(text: string, workDir: string, tools: TextTools, what: string): Promise<Cue[]> {
  const file = join(workDir, 'sidecar.ass');
  await writeFile(file, text);
  try {
    const [cues = []] = await extractTexts({
      source: file,
      streams: [0],
      formats: 'ass',
      duration: 0,
      workDir,
      ...tools,
    });
    return cues;
  } catch (error) {
    throw failureOfMedia(error, what);
  } finally {
    await rm(file, { force: true });
  }
}
