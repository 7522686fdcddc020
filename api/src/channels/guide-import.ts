import type { GuideImportParsed } from '@kadr/contract';
import { refuseProblems, repeated } from '../imports/problems.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { markDue, replaceProgrammeItems } from '../playout/repository.ts';
import { findProgrammeIds, lockGuide, replaceEpgs, writeProgrammes } from './write-repository.ts';
import { findIds } from '../database/find-ids.ts';
import { channels } from '../tables/channels.ts';

/**
 * Puts channels' programmes in the place of what their spans have (see `guideImportSchema`), and gives how many times there
 * are in the import. The same again changes nothing.
 *
 * @throws KadrError INVALID_INPUT naming every channel, programme and time that is at fault; the transaction is then to be
 *   rolled back.
 */
export async function importGuides(
  transaction: Database,
  guides: readonly GuideImportParsed[],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
): Promise<number> {
  await lockGuide(transaction);
  const ids = await findIds(
    transaction,
    channels,
    channels.slug,
    guides.map(({ channel }) => channel),
  );
  const titles = await catalogue.idsOf(transaction, [
    ...new Set(guides.flatMap(({ programmes }) => programmes.flatMap(({ media_items }) => media_items))),
  ]);
  refuseProblems([
    ...repeated(guides.map(({ channel }) => channel)).map((slug) => `guides has “${slug}” twice`),
    ...guides.flatMap((guide) => problemsOf(guide, ids)),
    ...guides.flatMap(({ channel, programmes }) =>
      programmes.flatMap(({ slug, media_items }) =>
        media_items
          .filter((title) => !titles.has(title))
          .map(
            (title) =>
              `The programme “${slug}” of “${channel}” names the title “${title}”, which does not exist`,
          ),
      ),
    ),
  ]);
  for (const { channel, from, to, programmes, epgs } of guides) {
    const channelId = ids.get(channel);
    if (channelId === undefined) continue;
    await writeProgrammes(
      transaction,
      programmes.map(({ slug, name, description, logo, age }) => ({
        channelId,
        slug,
        name,
        description,
        logo,
        age,
      })),
    );
    const known = await findProgrammeIds(transaction, channelId, [
      ...new Set([...programmes.map(({ slug }) => slug), ...epgs.map(({ programme }) => programme)]),
    ]);
    refuseProblems(
      epgs
        .filter(({ programme }) => !known.has(programme))
        .map(
          ({ programme }) =>
            `The guide of “${channel}” names the programme “${programme}”, which it does not have`,
        ),
    );
    await replaceProgrammeItems(
      transaction,
      new Map(
        programmes.flatMap(({ slug, media_items }) => {
          const programmeId = known.get(slug);
          if (programmeId === undefined) return [];
          return [[programmeId, media_items.flatMap((title) => titles.get(title) ?? [])] as const];
        }),
      ),
    );
    await markDue(transaction, channelId);
    await replaceEpgs(
      transaction,
      channelId,
      { from, to },
      epgs.flatMap(({ programme, ...times }) => {
        const programmeId = known.get(programme);
        return programmeId === undefined ? [] : [{ programmeId, ...times }];
      }),
    );
  }
  return guides.reduce((count, { epgs }) => count + epgs.length, 0);
}

function problemsOf(
  { channel, from, to, programmes, epgs }: GuideImportParsed,
  known: ReadonlyMap<string, number>,
): string[] {
  const guide = `The guide of “${channel}”`;
  const inOrder = epgs.toSorted((a, b) => a.start_time - b.start_time);
  return [
    ...(known.has(channel) ? [] : [`There is no channel “${channel}”`]),
    ...repeated(programmes.map(({ slug }) => slug)).map(
      (slug) => `${guide} has the programme “${slug}” twice`,
    ),
    ...inOrder
      .filter(({ start_time }) => start_time < from || start_time >= to)
      .map(
        ({ programme, start_time }) => `${guide} has “${programme}” at ${start_time}, outside of its span`,
      ),
    ...inOrder
      .filter(({ start_time, end_time }) => end_time <= start_time)
      .map(({ programme, start_time }) => `${guide} ends “${programme}” at ${start_time} before it begins`),
    ...inOrder
      .filter(({ start_time }, at) => start_time < (inOrder[at - 1]?.end_time ?? 0))
      .map(
        ({ programme, start_time }) =>
          `${guide} begins “${programme}” at ${start_time} before the one ahead of it ends`,
      ),
  ];
}
