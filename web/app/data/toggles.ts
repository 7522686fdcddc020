import type { FeatureToggle } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from './query-client.ts';

/** The toggle that says which viewers see a modal about a product that they have just bought, and its text. */
export const onboardingToggle = 'show_product_onboarding_modal';

export interface TogglePorts {
  readonly fetch: (key: string) => Promise<FeatureToggle>;
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Milliseconds for which a toggle is kept: 24 hours. */
export const toggleLifetime = 1440 * 60_000;

/**
 * Reads a feature toggle: the stored one, or the service's when that is a day old. Without an answer the old one
 * counts, and an unknown toggle is off.
 */
export async function readToggle(key: string, { fetch, store, now }: TogglePorts): Promise<FeatureToggle> {
  const kept = keptToggle(store.getItem(`toggle.${key}`));
  if (kept && now() - kept.at < toggleLifetime) return kept.toggle;
  try {
    const toggle = await fetch(key);
    store.setItem(`toggle.${key}`, JSON.stringify({ at: now(), toggle }));
    return toggle;
  } catch {
    return kept?.toggle ?? { is_enabled: false, data: null };
  }
}

/** Reads toggles from the service over HTTP, and keeps them in the browser's local storage. */
export async function browserToggles(queries: QueryClient): Promise<TogglePorts> {
  const { toggles } = await apiOf(queries);
  return { fetch: (key) => toggles.get({ key }), store: localStorage, now: Date.now };
}

function keptToggle(text: string | null): { readonly at: number; readonly toggle: FeatureToggle } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is { at: number; toggle: FeatureToggle } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'toggle' in value &&
    typeof value.toggle === 'object' &&
    value.toggle !== null &&
    'is_enabled' in value.toggle &&
    typeof value.toggle.is_enabled === 'boolean'
  );
}
