import { KadrError } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { StoredGuideChange, StoredShowing } from '../tables/guide-changes.ts';
import { isSameShowing } from './guide-diff.ts';
import type { KnownShowing } from './guide-diff.ts';
import { findGuideChange, findLatestGuideChange } from './history-repository.ts';
import { isSameProgramme, plan } from './plan.ts';
import type { ChannelPlan } from './plan.ts';
import { findGuideChannels, findProgrammes, findShowings } from './repository.ts';
import type { GuideChannel } from './repository.ts';

/**
 * Plans the undo of a change. Programmes that the change created stay, without showings.
 *
 * @throws KadrError NOT_FOUND; CONFLICT when it is undone already, or when the changed parts have changed since
 */
export async function planUndo(db: Database, id: number): Promise<ChannelPlan[]> {
  const found = await findGuideChange(db, id);
  if (found === undefined)
    throw new KadrError('NOT_FOUND', { message: `There is no change ${id} of the guide.`, field: 'id' });
  if (found.undone !== undefined)
    throw new KadrError('CONFLICT', { message: `Change ${id} is undone already, ${byWhom(found.undone)}.` });
  const channels = await findGuideChannels(
    db,
    found.parts.map(({ channel }) => channel),
  );
  const plans: ChannelPlan[] = [];
  for (const { channel: slug, change } of found.parts) {
    const channel = channels.find((one) => one.slug === slug);
    const planned = channel && (await planPart(db, channel, change));
    if (!planned) throw await changedSince(db, slug, id);
    plans.push(planned);
  }
  return plans;
}

/** Null when the guide is no longer as the change left it. */
async function planPart(
  db: Database,
  channel: GuideChannel,
  { removed, added, programmes }: StoredGuideChange,
): Promise<ChannelPlan | null> {
  const touched = [...removed, ...added];
  const span = {
    from: touched.reduce((first, { start_time }) => Math.min(first, start_time), Infinity),
    to: touched.reduce((last, { end_time }) => Math.max(last, end_time), -Infinity),
  };
  const current = touched.length === 0 ? [] : await findShowings(db, channel.id, span);
  const wanted = restored(current, { removed, added });
  const known = await findProgrammes(
    db,
    channel.id,
    programmes.map(({ after }) => after.slug),
  );
  const isAsLeft = programmes.every(({ after }) => {
    const now = known.get(after.slug);
    return now !== undefined && isSameProgramme(now, after);
  });
  if (wanted === null || !isAsLeft) return null;
  return plan(db, channel, {
    span: touched.length === 0 ? { from: 0, to: 0 } : span,
    current,
    wanted,
    programmes: programmes.flatMap(({ before }) => before ?? []),
  });
}

/** The showings without the added ones and with the removed ones; null when that is not possible. */
function restored(
  current: readonly KnownShowing[],
  { removed, added }: Pick<StoredGuideChange, 'removed' | 'added'>,
): StoredShowing[] | null {
  const byStart = new Map(current.map((showing) => [showing.start_time, showing]));
  for (const showing of added) {
    const now = byStart.get(showing.start_time);
    if (now === undefined || !isSameShowing(now, showing)) return null;
    byStart.delete(showing.start_time);
  }
  const wanted = [...byStart.values(), ...removed].toSorted((a, b) => a.start_time - b.start_time);
  return wanted.some(({ start_time }, at) => start_time < (wanted[at - 1]?.end_time ?? 0)) ? null : wanted;
}

async function changedSince(db: Database, channel: string, id: number): Promise<KadrError> {
  const latest = await findLatestGuideChange(db, channel, id);
  const told = latest === undefined ? '' : `, last ${byWhom(latest)} (change ${latest.id})`;
  return new KadrError('CONFLICT', {
    message: `The guide of “${channel}” has been changed since change ${id}${told}.`,
  });
}

/** The author and time of a change, for an error. */
export function byWhom(change: {
  readonly at: Date;
  readonly principal: string;
  readonly principalName: string | null;
}): string {
  return `by “${change.principalName ?? change.principal}” at ${change.at.toISOString()}`;
}
