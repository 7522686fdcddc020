import type { FeatureToggle } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from './query-client.ts';

/** Says who is shown a window about a product that he has just bought, and what it says. */
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
 * A feature toggle, as it was kept or from the service when that is a day ago. Without an answer the old one counts, and
 * what nobody has ever said is off.
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

/** Asks the service over HTTP, and keeps toggles in the local storage of the browser. */
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
