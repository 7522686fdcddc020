/** Onboarding of a product after its purchase, as configured by the operator's toggle. */
import type { FeatureToggle, Language, Target, Translated } from '@kadr/contract';
import { withNoBreakSpaces } from '@kadr/contract/no-break-spaces';
import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../data/queries.ts';
import { browserToggles, onboardingToggle, readToggle } from '../data/toggles.ts';
import { shownLanguage } from '../i18n/shown-language.ts';

/** In the viewer's language. */
export interface Onboarding {
  readonly title: string;
  readonly text: string | null;
  readonly target: Target | null;
}

/** The bought product: a service or a title. */
export interface Bought {
  readonly service: { readonly id: number } | null;
  readonly content: { readonly id: number } | null;
}

export interface OnboardingWish {
  readonly option: Bought;
  readonly profileId: number;
  readonly language: Language;
}

/**
 * The toggle's onboarding for a purchase: the toggle is on, the id of the service or title belongs to a product with an
 * onboarding, and the profile is in the share of profiles that sees it. Otherwise null.
 */
export function onboardingOf(
  { is_enabled, data }: FeatureToggle,
  { option: { service, content }, profileId, language }: OnboardingWish,
): Onboarding | null {
  const { ab_salt: salt = '', ab_percent: percent = 100, products = [] } = data ?? {};
  if (!is_enabled || !isInShare(`${salt}:${profileId}`, percent)) return null;
  const type = service === null ? 'media_item' : 'service';
  const id = service?.id ?? content?.id;
  const said = products.find(
    (product) => product.ids.some((one) => one === id) && (product.type ?? 'service') === type,
  );
  if (said?.title === undefined) return null;
  const read = (text: Translated): string => withNoBreakSpaces(text[language] ?? text.rus);
  const { title, text, target } = said;
  return {
    title: read(title),
    text: text === undefined ? null : read(text),
    target: target === undefined ? null : { ...target, title: read(target.title) },
  };
}

/** Reads the toggle for a purchase; null if there is no answer or no profile. */
export async function findOnboarding(queries: QueryClient, option: Bought): Promise<Onboarding | null> {
  try {
    const [{ profile }, ports] = await Promise.all([
      queries.ensureQueryData(userQuery()),
      browserToggles(queries),
    ]);
    if (profile === 'not_available') return null;
    const toggle = await readToggle(onboardingToggle, ports);
    return onboardingOf(toggle, { option, profileId: profile.id, language: shownLanguage(document) });
  } catch {
    return null;
  }
}

/**
 * Whether a key belongs to a share of all keys, in percent. The result is the same for the same key, and a larger share
 * contains a smaller one.
 */
function isInShare(key: string, percent: number): boolean {
  return (fnv1a(key) % 10_000) / 100 < percent;
}

/** The 32-bit FNV-1a hash of a text in UTF-8. */
export function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash >>> 0;
}
