import type { GuideImportParsed } from '@kadr/contract';
import { refuseProblems, repeated } from '../imports/problems.ts';

/** The entities that guides may refer to, by slug. */
export interface KnownNames {
  readonly channels: ReadonlyMap<string, unknown>;
  readonly titles: ReadonlyMap<string, unknown>;
}

/** @throws KadrError INVALID_INPUT naming every faulty channel, title and time */
export function checkGuides(guides: readonly GuideImportParsed[], known: KnownNames): void {
  refuseProblems([
    ...repeated(guides.map(({ channel }) => channel)).map((slug) => `guides has “${slug}” twice`),
    ...guides.flatMap((guide) => problemsOf(guide, known)),
  ]);
}

function problemsOf(guide: GuideImportParsed, { channels, titles }: KnownNames): string[] {
  const { channel, programmes } = guide;
  return [
    ...(channels.has(channel) ? [] : [`There is no channel “${channel}”`]),
    ...repeated(programmes.map(({ slug }) => slug)).map(
      (slug) => `The guide of “${channel}” has the programme “${slug}” twice`,
    ),
    ...programmes.flatMap(({ slug, media_items }) =>
      media_items
        .filter((title) => !titles.has(title))
        .map(
          (title) =>
            `The programme “${slug}” of “${channel}” names the title “${title}”, which does not exist`,
        ),
    ),
    ...timeProblems(guide),
  ];
}

/** The problems with the times of a guide, as sentences. */
export function timeProblems({
  channel,
  from,
  to,
  epgs,
}: Pick<GuideImportParsed, 'channel' | 'from' | 'to' | 'epgs'>): string[] {
  const guide = `The guide of “${channel}”`;
  const inOrder = epgs.toSorted((a, b) => a.start_time - b.start_time);
  return [
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
