import type { GuideChange, GuidePreview } from '@kadr/contract';
import type { StoredShowing } from '../tables/guide-changes.ts';
import { countsOf } from './plan.ts';
import type { ChannelPlan } from './plan.ts';

const mostChanges = 100;

/** The changes of a plan, as an operator reads them. */
export function previewOf(plan: ChannelPlan): GuidePreview['channels'][number] {
  const { channel, span, diff, programmes, names } = plan;
  const timeOf = ({ programme, start_time, end_time }: StoredShowing) => ({
    programme,
    name: names.get(programme) ?? { rus: programme },
    start_time,
    end_time,
  });
  const changes: GuideChange[] = [
    ...diff.updated.map(({ kind, before, after }) => ({
      kind,
      before: timeOf(before),
      after: timeOf(after),
      reminders: before.reminders,
    })),
    ...diff.removed.map((before) => ({
      kind: 'removed' as const,
      before: timeOf(before),
      after: null,
      reminders: before.reminders,
    })),
    ...diff.added.map((after) => ({
      kind: 'added' as const,
      before: null,
      after: timeOf(after),
      reminders: 0,
    })),
  ];
  const startOf = ({ before, after }: GuideChange): number => (after ?? before)?.start_time ?? 0;
  const sum = (showings: readonly { readonly reminders: number }[]): number =>
    showings.reduce((total, { reminders }) => total + reminders, 0);
  return {
    channel: channel.slug,
    name: channel.name,
    ...span,
    ...countsOf(plan),
    programmes_changed: programmes.filter(({ before }) => before !== null).length,
    reminders_lost: sum(diff.removed),
    reminders_moved: sum(diff.updated.map(({ before }) => before)),
    changes: changes.toSorted((a, b) => startOf(a) - startOf(b)).slice(0, mostChanges),
  };
}
