import { expect, it } from 'vitest';
import { parseIngestArguments, UsageError } from './cli-arguments.ts';
import type { IngestArguments } from './cli-arguments.ts';

function handedIn(argv: readonly string[]): IngestArguments {
  const args = parseIngestArguments(argv);
  if (args === null || 'retry' in args) throw new Error('Nothing is handed in.');
  return args;
}

it('takes the number of an ingest that is to be tried once more, alone', () => {
  expect(parseIngestArguments(['--retry', '12'])).toEqual({ retry: 12 });
  expect(() => parseIngestArguments(['--retry', 'x'])).toThrow(UsageError);
  expect(() => parseIngestArguments(['--retry', '0'])).toThrow(UsageError);
  expect(() => parseIngestArguments(['film.mkv', '--retry', '12'])).toThrow(/stands alone/);
  expect(() => parseIngestArguments(['--retry', '12', '--title', 'x'])).toThrow(/stands alone/);
});

it('reads a film with two subtitle files and the language of each', () => {
  expect(
    parseIngestArguments([
      'film.mkv',
      '--title',
      'Северный ветер',
      '--subtitles',
      'a.srt',
      '--language',
      'rus',
      '--subtitles',
      'b.vtt',
    ]),
  ).toMatchObject({
    file: 'film.mkv',
    title: 'Северный ветер',
    kind: 'film',
    subtitles: [
      { file: 'a.srt', language: 'rus' },
      { file: 'b.vtt', language: null },
    ],
  });
});

it('takes how the film is to be protected, if it is', () => {
  expect(parseIngestArguments(['a.mp4', '--title', 'x', '--protect', 'cbcs'])).toMatchObject({
    protect: 'cbcs',
  });
  expect(handedIn(['a.mp4', '--title', 'x']).protect).toBeUndefined();
});

it('takes what the picture is to be encoded in beside H.264', () => {
  const codecs = (...list: string[]) => handedIn(['a.mp4', '--title', 'x', ...list]).codecs;
  expect(codecs()).toEqual([]);
  expect(codecs('--codecs', 'hevc')).toEqual(['hevc']);
  expect(codecs('--codecs', 'hevc, av1,hevc')).toEqual(['hevc', 'av1']);
});

it('takes a file that is named like an option', () => {
  expect(parseIngestArguments(['--file=-i.mp4', '--title', 'x'])).toMatchObject({ file: '-i.mp4' });
  expect(parseIngestArguments(['--title', 'x', '--', '--title'])).toMatchObject({ file: '--title' });
});

it.each([
  [[], /file/],
  [['a.mp4'], /--title/],
  [['a.mp4', 'b.mp4', '--title', 'x'], /one too many/],
  [['a.mp4', '--title', 'x', '--kind', 'opera'], /--kind is one of/],
  [['a.mp4', '--title', 'x', '--protect', 'rot13'], /--protect is one of cbcs, cenc/],
  [['a.mp4', '--title', 'x', '--codecs', 'vp8'], /--codecs is one or more of hevc, av1/],
  [['a.mp4', '--title', 'x', '--codecs', ''], /--codecs is one or more of/],
  [['a.mp4', '--title', 'x', '--language', 'rus'], /--language stands after/],
  [['a.mp4', '--title', 'x', '--colour'], /--colour/],
  [['a.mp4', '--kind', 'karaoke', '--slug', 'march'], /--lyrics, its words/],
  [['a.mp4', '--kind', 'karaoke', '--lyrics', 'a.vtt'], /--slug, its karaoke item/],
  [['a.mp4', '--title', 'x', '--lyrics', 'a.vtt'], /--lyrics goes with --kind karaoke/],
])('says what is wrong with %j', (argv, message) => {
  expect(() => parseIngestArguments(argv)).toThrow(UsageError);
  expect(() => parseIngestArguments(argv)).toThrow(message);
});

it('reads a song with its words', () => {
  expect(
    parseIngestArguments(['a.mp4', '--kind', 'karaoke', '--slug', 'march', '--lyrics', 'a.vtt']),
  ).toMatchObject({ kind: 'karaoke', slug: 'march', lyrics: 'a.vtt' });
});

it('gives the usage when asked', () => {
  expect(parseIngestArguments(['--help'])).toBeNull();
});
