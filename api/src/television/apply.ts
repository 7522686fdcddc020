import type { CatalogueWriter } from '../catalogue/writer.ts';
import { findProgrammeIds, writeProgrammes } from '../channels/write-repository.ts';
import type { Database } from '../database/database.ts';
import { markDue, replaceProgrammeItems } from '../playout/repository.ts';
import type { StoredGuideChange } from '../tables/guide-changes.ts';
import { insertGuideChange } from './history-repository.ts';
import type { GuideAuthor, NewGuideChange } from './history-repository.ts';
import { countsOf } from './plan.ts';
import type { ChannelPlan } from './plan.ts';
import { insertShowings, removeShowings, updateShowings } from './repository.ts';

/**
 * Applies plans, and records the changes in the history.
 *
 * @returns the id of the change; null when nothing changes
 */
export async function applyPlans(
  transaction: Database,
  plans: readonly ChannelPlan[],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
  change: NewGuideChange & { readonly by: GuideAuthor; readonly now: Date },
): Promise<number | null> {
  const changing = plans.filter(
    ({ diff, programmes }) =>
      diff.updated.length + diff.added.length + diff.removed.length + programmes.length > 0,
  );
  if (changing.length === 0) return null;
  for (const plan of changing) await applyPlan(transaction, plan, catalogue);
  return insertGuideChange(
    transaction,
    change,
    changing.map((plan) => {
      const { same: _same, ...counts } = countsOf(plan);
      return { channel: plan.channel.slug, counts, change: storedChangeOf(plan) };
    }),
  );
}

async function applyPlan(
  transaction: Database,
  { channel, diff, programmes }: ChannelPlan,
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
): Promise<void> {
  const written = programmes.map(({ after }) => after);
  for (let at = 0; at < written.length; at += rowsAtOnce)
    await writeProgrammes(
      transaction,
      written.slice(at, at + rowsAtOnce).map(({ slug, name, description, logo, age }) => ({
        channelId: channel.id,
        slug,
        name,
        description,
        logo,
        age,
      })),
    );
  const brought = [...diff.added, ...diff.updated.map(({ after }) => after)];
  const ids = await findProgrammeIds(transaction, channel.id, [
    ...new Set([...written.map(({ slug }) => slug), ...brought.map(({ programme }) => programme)]),
  ]);
  const titles = await catalogue.idsOf(transaction, [
    ...new Set(written.flatMap(({ media_items }) => media_items)),
  ]);
  await replaceProgrammeItems(
    transaction,
    new Map(
      written.map(({ slug, media_items }) => [
        ids.get(slug) ?? 0,
        media_items.flatMap((title) => titles.get(title) ?? []),
      ]),
    ),
  );
  await markDue(transaction, channel.id);
  await removeShowings(
    transaction,
    diff.removed.map(({ id }) => id),
  );
  await updateShowings(transaction, diff.updated, ids);
  await insertShowings(transaction, channel.id, diff.added, ids);
}

const rowsAtOnce = 1000;

function storedChangeOf({ diff: { updated, added, removed }, programmes }: ChannelPlan): StoredGuideChange {
  const taken = [...removed, ...updated.map(({ before }) => before)];
  return {
    removed: taken.map(({ id: _id, reminders: _reminders, ...showing }) => showing),
    added: [...added, ...updated.map(({ after }) => after)].map(
      ({ programme, start_time, end_time, tstv_valid_until }) => ({
        programme,
        start_time,
        end_time,
        tstv_valid_until,
      }),
    ),
    programmes,
  };
}
