import { modals } from '../modals/modals.ts';
import type { RecommendationModalProps } from './recommendation-modal.tsx';

/** Recommends the first block of a main view. Resolves when the modal is closed. */
export async function recommend(recommendation: RecommendationModalProps): Promise<void> {
  await modals.open(
    () => import('./recommendation-modal.tsx').then((module) => module.RecommendationModal),
    recommendation,
  );
}
