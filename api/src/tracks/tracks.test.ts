import type { AssetTracks } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let asset_id: string;

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  await test.pool.query('truncate ingests, media_items, genres, persons, assets restart identity cascade');
  await test.import(sampleCatalogue);
  await test.publish('unpackaged');
  const { items } = await operator().listTitleAssets({ slug: 'unpackaged' });
  asset_id = items[0]?.asset_id ?? '';
});
afterAll(() => test.close());

const operator = (version?: string) =>
  test.client({
    principal: { kind: 'token' },
    ...(version !== undefined && { ifMatch: `"${version}"` }),
  }).operator;
const read = () => operator().getTracks({ asset_id });
const editsOf = ({ audio, text }: AssetTracks) => ({
  asset_id,
  audio: audio.map(({ id, language, label, role, is_default, is_hidden }) => ({
    id,
    language,
    label,
    role,
    is_default,
    is_hidden,
  })),
  text,
});
const upload_id = 'abcdef0123456789';

function two<T>([first, second]: readonly T[]): [T, T] {
  if (first === undefined || second === undefined) throw new Error('There are not two.');
  return [first, second];
}

it('tracks of an asset are found by its title, and by the asset', async () => {
  expect(await operator().listTitleAssets({ slug: 'unpackaged' })).toEqual({
    items: [{ asset_id, use: 'film', duration: 5400.5, max_height: 1080 }],
  });
  expect(await errorOf(operator().listTitleAssets({ slug: 'nothing' }))).toMatchObject({ name: 'NOT_FOUND' });
  expect(await read()).toMatchObject({
    asset_id,
    use: 'film',
    title: { slug: 'unpackaged' },
    audio: [{ id: 'a-rus', channels: 2 }, { id: 'a-eng' }],
    text: [{ id: 't-rus', label: 'Русские' }],
    changed_at: null,
  });
  expect(await errorOf(operator().getTracks({ asset_id: 'x'.repeat(20) }))).toMatchObject({
    name: 'NOT_FOUND',
  });
});

it('tracks change by their version, in the catalogue too, and the change is in the history and undone', async () => {
  const first = await read();
  const edits = editsOf(first);
  const [rus, eng] = two(edits.audio);
  const audio = [
    { ...eng, label: 'Original', is_default: true },
    { ...rus, role: 'dub' as const, is_default: false },
  ];
  expect(await errorOf(operator().setTracks({ ...edits, audio }))).toMatchObject({
    name: 'VERSION_REQUIRED',
  });
  const changed = await operator(first.version).setTracks({ ...edits, audio, text: [] });
  expect(changed).toMatchObject({
    audio: [
      { id: 'a-eng', label: 'Original', is_default: true },
      { id: 'a-rus', role: 'dub' },
    ],
    text: [],
    changed_by: 'token',
  });
  expect(changed.version).not.toBe(first.version);
  expect(await errorOf(operator(first.version).setTracks(edits))).toMatchObject({ name: 'VERSION_CONFLICT' });
  const { rows } = await test.pool.query('select audio, subtitles from assets where id = $1', [asset_id]);
  expect(rows).toMatchObject([{ audio: [{ label: 'Original' }, { label: 'Русский' }], subtitles: [] }]);

  const { items } = await operator().listTrackChanges({ asset_id });
  expect(items).toMatchObject([
    {
      action: 'edit',
      by: 'token',
      is_latest: true,
      fields: expect.arrayContaining(['audio/a-eng/label', 'audio/a-rus/role', 'audio/order', 'text/t-rus']),
    },
  ]);
  const undone = await operator().undoTrackChange({ asset_id, id: items[0]?.id ?? 0 });
  expect(editsOf(undone)).toEqual(edits);
  expect(undone.version).toBe(first.version);
  const again = operator().undoTrackChange({ asset_id, id: items[0]?.id ?? 0 });
  expect(await errorOf(again)).toMatchObject({ name: 'CONFLICT' });
  expect((await operator().listTrackChanges({ asset_id })).items).toHaveLength(2);
});

it('tracks that players could not begin with are refused', async () => {
  const { version, ...tracks } = await read();
  const edits = editsOf({ version, ...tracks });
  const [rus, eng] = two(edits.audio);
  const [text] = two([...edits.text, ...edits.text]);
  const refused = async (over: Partial<typeof edits>) =>
    (await errorOf(operator(version).setTracks({ ...edits, ...over })))?.description;
  expect(await refused({ audio: [rus] })).toContain('a-rus, a-eng');
  expect(await refused({ audio: [rus, rus] })).toContain('a-rus, a-eng');
  expect(await refused({ audio: [rus, { ...eng, is_default: true }] })).toContain('must be the default');
  expect(
    await refused({
      audio: [
        { ...rus, is_hidden: true },
        { ...eng, is_hidden: true },
      ],
    }),
  ).toContain('must be shown');
  expect(await refused({ text: [{ ...text, id: 't-eng' }] })).toContain('t-eng');
  expect(await refused({ text: [{ ...text, is_default: true, is_hidden: true }] })).toContain('hidden');
  expect(await refused({ audio: [{ ...rus, label: 'two\nlines' }, eng] })).not.toBeUndefined();
  expect((await read()).version).toBe(version);
});

it('subtitles are added, replaced, corrected and refused by their lines', async () => {
  const { version } = await read();
  const broken = await operator(version).addSubtitles({ asset_id, upload_id, file_name: 'x.broken.srt' });
  expect(broken).toMatchObject({ errors: [{ code: 'time', line: 2 }], tracks: { version } });
  const added = await operator(version).addSubtitles({ asset_id, upload_id, file_name: 'x.en.srt' });
  expect(added).toMatchObject({
    errors: [],
    left_out: 0,
    tracks: { text: [{ id: 't-rus' }, { id: 't-eng', language: 'eng', label: 'ENG', role: 'subtitle' }] },
  });
  const second = await operator(added.tracks.version).addSubtitles({ asset_id, upload_id, language: 'eng' });
  expect(second.tracks.text[2]).toMatchObject({ id: 't-eng-2', label: 'ENG 2' });
  const replaced = await operator(second.tracks.version).addSubtitles({
    asset_id,
    upload_id,
    file_name: 'new.srt',
    replaces: 't-eng',
  });
  expect(replaced.tracks.text).toHaveLength(3);
  const { cues, version: now } = await operator().getSubtitles({ asset_id, track_id: 't-eng' });
  expect(cues).toMatchObject([{ text: 'new.srt' }]);
  expect(now).toBe(replaced.tracks.version);

  const write = (cue: { start: number; end: number; text: string }) =>
    operator(now).setSubtitles({ asset_id, track_id: 't-eng', cues: [{ settings: '', ...cue }] });
  expect((await errorOf(write({ start: 2, end: 1, text: 'x' })))?.description).toBe(
    'Subtitle 1 ends before it begins.',
  );
  expect((await errorOf(write({ start: 6000, end: 6001, text: 'x' })))?.description).toContain(
    'end of the film',
  );
  await write({ start: 1, end: 2, text: 'Correct' });
  expect(await operator().getSubtitles({ asset_id, track_id: 't-eng' })).toMatchObject({
    cues: [{ text: 'Correct' }],
  });
  expect(await errorOf(write({ start: 1, end: 2, text: 'late' }))).toMatchObject({
    name: 'VERSION_CONFLICT',
  });
  const { items } = await operator().listTrackChanges({ asset_id });
  expect(items.map(({ action, track }) => [action, track])).toEqual([
    ['write', 't-eng'],
    ['replace', 't-eng'],
    ['add', 't-eng-2'],
    ['add', 't-eng'],
  ]);
  expect(await errorOf(operator().getSubtitles({ asset_id, track_id: 't-xxx' }))).toMatchObject({
    name: 'NOT_FOUND',
  });
});

it('the tracks of a song stay as they are', async () => {
  await test.pool.query('update media_items set asset_id = null');
  const song = { slug: 'song', name: { rus: 'Песня' }, artist: { name: { rus: 'Певица' } } };
  await test.import({ karaoke_items: [song] });
  await test.pool.query('update karaoke_items set asset_id = $1', [asset_id]);
  const tracks = await read();
  expect(tracks).toMatchObject({ use: 'song', title: null });
  const change = operator(tracks.version).setTracks({ ...editsOf(tracks), text: [] });
  expect(await errorOf(change)).toMatchObject({ name: 'CONFLICT' });
});
