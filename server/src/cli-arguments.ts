import { parseArgs } from 'node:util';
import { furtherCodecs, ingestKinds, protectionSchemes } from '@kadr/contract';
import { z } from 'zod';

export const ingestUsage = `npm run ingest -- FILE --title "…" [options]
npm run ingest -- --retry ID

  --title TEXT            name of the title in Russian (needed unless --slug names one that exists)
  --title-eng TEXT        its English name
  --title-hye TEXT        its Armenian name
  --slug SLUG             address of the title, or of the karaoke item; a title's is made from the name when absent
  --kind KIND             film (default), episode, trailer or karaoke
  --subtitles FILE        WebVTT, SubRip or ASS; may be given several times
  --language CODE         language of the subtitle file before it (rus, eng, hye, …)
  --lyrics FILE           the words of a karaoke item's song: WebVTT with times such as <00:00:12.340> in its cues
  --brand BRAND           shows the title in this brand; in the main one when left out
  --codecs LIST           encodes the picture in hevc, av1 or both (hevc,av1) beside H.264; each takes several times as long
  --protect SCHEME        encrypts it, cbcs or cenc: it plays with a licence only
  --retry ID              tries a failed ingest once more, with the files that were handed in for it
  --help                  this text

A file name that begins with a hyphen is given after "--file".`;

/** The command line is invalid; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const argumentsSchema = z.object({
  file: z.string({ error: 'Name the file to hand in.' }).min(1),
  title: z.string().min(1).max(300).optional(),
  titleEng: z.string().min(1).max(300).optional(),
  titleHye: z.string().min(1).max(300).optional(),
  slug: z.string().optional(),
  kind: z.enum(ingestKinds, { error: `--kind is one of ${ingestKinds.join(', ')}.` }).default('film'),
  brand: z.string().optional(),
  lyrics: z.string().min(1).optional(),
  protect: z
    .enum(protectionSchemes, { error: `--protect is one of ${protectionSchemes.join(', ')}.` })
    .optional(),
  codecs: z
    .array(
      z.enum(furtherCodecs, {
        error: `--codecs is one or more of ${furtherCodecs.join(', ')}, with commas.`,
      }),
    )
    .transform((codecs) => [...new Set(codecs)]),
  subtitles: z.array(z.object({ file: z.string(), language: z.string().nullable() })),
});
export type IngestArguments = z.infer<typeof argumentsSchema>;

/** A failed ingest to retry. */
export interface RetryArguments {
  readonly retry: number;
}

/**
 * Reads the arguments of `npm run ingest`; `null` requests the usage.
 *
 * @throws UsageError
 */
export function parseIngestArguments(argv: readonly string[]): IngestArguments | RetryArguments | null {
  const parsed = parse(argv);
  if (parsed.values.help === true) return null;
  if (parsed.values.retry !== undefined) {
    const retry = Number(parsed.values.retry);
    if (!Number.isSafeInteger(retry) || retry < 1)
      throw new UsageError('--retry takes the number of an ingest.');
    if (parsed.tokens.length > 1 || parsed.positionals.length > 0)
      throw new UsageError('--retry stands alone: what was handed in is tried once more as it was.');
    return { retry };
  }
  const subtitles: { file: string; language: string | null }[] = [];
  for (const token of parsed.tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    if (token.name === 'subtitles') subtitles.push({ file: token.value, language: null });
    if (token.name === 'language') {
      const last = subtitles.at(-1);
      if (last === undefined)
        throw new UsageError('--language stands after the --subtitles file that it is about.');
      last.language = token.value;
    }
  }
  if (parsed.positionals.length > 1)
    throw new UsageError(`One file at a time; "${parsed.positionals[1]}" is one too many.`);
  const { values } = parsed;
  const result = argumentsSchema.safeParse({
    file: values.file ?? parsed.positionals[0],
    title: values.title,
    titleEng: values['title-eng'],
    titleHye: values['title-hye'],
    slug: values.slug,
    kind: values.kind,
    brand: values.brand,
    lyrics: values.lyrics,
    protect: values.protect,
    codecs: values.codecs?.split(',').map((codec) => codec.trim()) ?? [],
    subtitles,
  });
  if (!result.success)
    throw new UsageError(result.error.issues[0]?.message ?? 'The arguments cannot be understood.');
  if (result.data.kind === 'karaoke' && (result.data.slug === undefined || result.data.lyrics === undefined))
    throw new UsageError('A song needs --slug, its karaoke item, and --lyrics, its words.');
  if (result.data.kind !== 'karaoke' && result.data.lyrics !== undefined)
    throw new UsageError('--lyrics goes with --kind karaoke.');
  if (result.data.title === undefined && result.data.slug === undefined)
    throw new UsageError('Give the title a name with --title.');
  return result.data;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      tokens: true,
      options: {
        file: { type: 'string' },
        title: { type: 'string' },
        'title-eng': { type: 'string' },
        'title-hye': { type: 'string' },
        slug: { type: 'string' },
        kind: { type: 'string' },
        subtitles: { type: 'string', multiple: true },
        language: { type: 'string', multiple: true },
        brand: { type: 'string' },
        lyrics: { type: 'string' },
        protect: { type: 'string' },
        codecs: { type: 'string' },
        retry: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
