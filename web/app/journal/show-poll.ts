import { modals } from '../modals/modals.ts';
import type { PollModalProps } from './poll-modal.tsx';

/** Asks the questions of a poll, one by one. Resolves when the modal is closed. */
export async function showPoll(poll: PollModalProps): Promise<void> {
  await modals.open(() => import('./poll-modal.tsx').then((module) => module.PollModal), poll);
}
