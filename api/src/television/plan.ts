import type { GuideCounts, GuideImportParsed } from '@kadr/contract';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { refuseProblems } from '../imports/problems.ts';
import type { StoredProgramme, StoredShowing } from '../tables/guide-changes.ts';
import { checkGuides } from './check-guides.ts';
import { diffGuide } from './guide-diff.ts';
import type { GuideDiff, KnownShowing } from './guide-diff.ts';
import { findGuideChannels, findProgrammes, findShowings } from './repository.ts';
import type { GuideChannel } from './repository.ts';

/** The planned changes of a channel's guide. */
export interface ChannelPlan {
  readonly channel: GuideChannel;
  readonly span: { readonly from: number; readonly to: number };
  readonly diff: GuideDiff;
  /** New and changed programmes. */
  readonly programmes: readonly {
    readonly before: StoredProgramme | null;
    readonly after: StoredProgramme;
  }[];
  /** Names of all programmes of the plan, by slug. */
  readonly names: ReadonlyMap<string, StoredProgramme['name']>;
}

type Titles = Pick<CatalogueWriter, 'idsOf'>;

/**
 * Plans the changes that guides make; writes nothing.
 *
 * @throws KadrError INVALID_INPUT naming every faulty channel, programme and time
 */
export async function planGuides(
  db: Database,
  guides: readonly GuideImportParsed[],
  catalogue: Titles,
): Promise<ChannelPlan[]> {
  const found = await findGuideChannels(
    db,
    guides.map(({ channel }) => channel),
  );
  const channels = new Map(found.map((channel) => [channel.slug, channel]));
  const named = guides.flatMap(({ programmes }) => programmes.flatMap(({ media_items }) => media_items));
  checkGuides(guides, { channels, titles: await catalogue.idsOf(db, [...new Set(named)]) });
  const plans: ChannelPlan[] = [];
  for (const guide of guides) {
    const channel = channels.get(guide.channel);
    if (channel !== undefined) plans.push(await planGuide(db, channel, guide));
  }
  return plans;
}

async function planGuide(
  db: Database,
  channel: GuideChannel,
  { from, to, programmes, epgs }: GuideImportParsed,
): Promise<ChannelPlan> {
  const ends = epgs.map(({ end_time }) => end_time);
  const last = ends.reduce((latest, end) => Math.max(latest, end), to);
  const wanted = epgs.toSorted((a, b) => a.start_time - b.start_time);
  const current = (await findShowings(db, channel.id, { from, to: last })).filter(
    (showing) => (showing.start_time >= from && showing.start_time < to) || isInTheWay(showing, wanted),
  );
  return plan(db, channel, { span: { from, to }, current, wanted, programmes });
}

/** A plan that replaces showings by others. @throws KadrError INVALID_INPUT for unknown programmes */
export async function plan(
  db: Database,
  channel: GuideChannel,
  given: {
    readonly span: ChannelPlan['span'];
    readonly current: readonly KnownShowing[];
    readonly wanted: readonly StoredShowing[];
    readonly programmes: readonly StoredProgramme[];
  },
): Promise<ChannelPlan> {
  const { span, current, wanted, programmes } = given;
  const fresh = new Map(programmes.map((programme) => [programme.slug, programme]));
  const slugs = [...fresh.keys(), ...[...current, ...wanted].map(({ programme }) => programme)];
  const known = await findProgrammes(db, channel.id, [...new Set(slugs)]);
  const unknown = wanted.filter(({ programme }) => !known.has(programme) && !fresh.has(programme));
  refuseProblems(
    unknown.map(
      ({ programme }) =>
        `The guide of “${channel.slug}” names the programme “${programme}”, which it does not have`,
    ),
  );
  const changed = programmes
    .map((programme) => {
      const before = known.get(programme.slug);
      return {
        before: before === undefined ? null : storedProgramme(before),
        after: storedProgramme(programme),
      };
    })
    .filter(({ before, after }) => before === null || !isSameProgramme(before, after));
  return {
    channel,
    span,
    diff: diffGuide(current, wanted),
    programmes: changed,
    names: new Map([...known.values(), ...programmes].map(({ slug, name }) => [slug, name])),
  };
}

/** The number of showings that a plan changes, by kind. */
export function countsOf({ diff: { same, updated, added, removed } }: ChannelPlan): GuideCounts {
  const ofKind = (kind: string): number => updated.filter((one) => one.kind === kind).length;
  return {
    added: added.length,
    moved: ofKind('moved'),
    changed: ofKind('changed'),
    removed: removed.length,
    same,
  };
}

function storedProgramme({
  slug,
  name,
  description,
  logo,
  age,
  media_items,
}: StoredProgramme): StoredProgramme {
  return { slug, name, description, logo, age, media_items };
}

export function isSameProgramme(a: StoredProgramme, b: StoredProgramme): boolean {
  const comparable = ({ name, description, logo, age, media_items }: StoredProgramme): string =>
    JSON.stringify([
      ...[name, description].map((text) => text && [text.rus, text.eng ?? null, text.hye ?? null]),
      logo,
      age,
      media_items,
    ]);
  return comparable(a) === comparable(b);
}

/** Whether a showing overlaps one of the others, which are in order and do not overlap each other. */
function isInTheWay({ start_time, end_time }: StoredShowing, inOrder: readonly StoredShowing[]): boolean {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((inOrder[middle]?.end_time ?? 0) > start_time) high = middle;
    else low = middle + 1;
  }
  return (inOrder[low]?.start_time ?? Infinity) < end_time;
}
