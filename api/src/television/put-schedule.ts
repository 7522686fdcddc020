import { KadrError } from '@kadr/contract';
import type { ScheduleInput } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { refuseProblems } from '../imports/problems.ts';
import type { StoredShowing } from '../tables/guide-changes.ts';
import { timeProblems } from './check-guides.ts';
import type { KnownShowing } from './guide-diff.ts';
import { findLatestGuideChange } from './history-repository.ts';
import { plan } from './plan.ts';
import type { ChannelPlan } from './plan.ts';
import { programmesOfTitles } from './programmes-of-titles.ts';
import { findShowings } from './repository.ts';
import type { GuideChannel } from './repository.ts';
import { versionOf } from './schedule.ts';
import { byWhom } from './undo.ts';

/**
 * Plans a saved schedule. Unlike an import it removes nothing outside of its span.
 *
 * @throws KadrError VERSION_CONFLICT, INVALID_INPUT
 */
export async function planSchedule(
  db: Database,
  channel: GuideChannel,
  { from, to, version, showings }: ScheduleInput,
): Promise<ChannelPlan> {
  const last = showings.reduce((latest, { end_time }) => Math.max(latest, end_time), to);
  const around = await findShowings(db, channel.id, { from, to: last });
  const current = around.filter(({ start_time }) => start_time >= from && start_time < to);
  if (versionOf(current) !== version) throw await conflict(db, channel.slug);
  const titles = showings.flatMap(({ title }) => title ?? []);
  const { slugs, fresh } = await programmesOfTitles(db, channel.id, [...new Set(titles)]);
  const wanted = showings.map(({ programme, title, start_time, end_time, tstv_valid_until }) => ({
    programme: programme ?? slugs.get(title ?? '') ?? '',
    start_time,
    end_time,
    tstv_valid_until: tstv_valid_until === undefined ? catchupUntil(channel, end_time) : tstv_valid_until,
  }));
  const others = around.filter((showing) => !current.includes(showing));
  refuseProblems([
    ...timeProblems({ channel: channel.slug, from, to, epgs: wanted }),
    ...overlaps(wanted, others).map(
      ({ programme, start_time }) =>
        `The guide of “${channel.slug}” has “${programme}” at ${start_time}, over what is on outside of the span`,
    ),
  ]);
  return plan(db, channel, { span: { from, to }, current, wanted, programmes: fresh });
}

function catchupUntil({ catchup }: GuideChannel, end: number): number | null {
  return catchup === null ? null : end + catchup;
}

/** The showings that overlap one of a few others. */
function overlaps(showings: readonly StoredShowing[], others: readonly KnownShowing[]): StoredShowing[] {
  return showings.filter(({ start_time, end_time }) =>
    others.some((other) => other.start_time < end_time && other.end_time > start_time),
  );
}

async function conflict(db: Database, channel: string): Promise<KadrError> {
  const latest = await findLatestGuideChange(db, channel, 0);
  return new KadrError('VERSION_CONFLICT', {
    message: `The schedule of “${channel}” has been changed since it was read${
      latest === undefined ? '' : `, last ${byWhom(latest)}`
    }.`,
  });
}
