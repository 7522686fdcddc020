import type { AgeLimit, Profile } from '@kadr/contract';

/** The base settings of a profile as its switches show them. */
export interface BaseFields {
  /** Null until an age is chosen. */
  readonly ageLimitId: number | null;
  readonly hidesErotic: boolean;
  readonly needsPurchasePin: boolean;
  readonly needsViewPin: boolean;
}

/** Initial values of a new profile's form. */
export const newFields: BaseFields = {
  ageLimitId: null,
  hidesErotic: true,
  needsPurchasePin: false,
  needsViewPin: false,
};

/** The base settings that are sent to the service. */
export type BaseSettings = Pick<
  Profile,
  'default_age_limit_id' | 'max_age_limit_id' | 'is_erotic_allowed' | 'purchase_limits'
>;

export function fieldsOf(profile: BaseSettings, limits: readonly AgeLimit[]): BaseFields {
  return {
    ageLimitId: profile.default_age_limit_id,
    hidesErotic: !profile.is_erotic_allowed,
    needsPurchasePin: profile.purchase_limits.is_pin_required,
    needsViewPin: profile.max_age_limit_id !== highestOf(limits)?.id,
  };
}

/**
 * With the PIN for viewing, both limits are the chosen age; without it, titles above it can be watched. Null while no
 * age is chosen.
 */
export function settingsOf(
  { ageLimitId, hidesErotic, needsPurchasePin, needsViewPin }: BaseFields,
  limits: readonly AgeLimit[],
): BaseSettings | null {
  const highest = highestOf(limits);
  if (ageLimitId === null || highest === undefined) return null;
  return {
    default_age_limit_id: ageLimitId,
    max_age_limit_id: needsViewPin ? ageLimitId : highest.id,
    is_erotic_allowed: !hidesErotic,
    purchase_limits: { is_pin_required: needsPurchasePin },
  };
}

/** Whether no titles above the chosen age exist that a PIN could protect. */
export function isHighest(ageLimitId: number | null, limits: readonly AgeLimit[]): boolean {
  return ageLimitId !== null && ageLimitId === highestOf(limits)?.id;
}

/** Chooses an age; at the highest, the PIN for viewing is switched off. */
export function withAge(fields: BaseFields, ageLimitId: number, limits: readonly AgeLimit[]): BaseFields {
  return {
    ...fields,
    ageLimitId,
    needsViewPin: fields.needsViewPin && !isHighest(ageLimitId, limits),
  };
}

export function highestOf(limits: readonly AgeLimit[]): AgeLimit | undefined {
  return limits.toSorted((a, b) => b.age_value - a.age_value)[0];
}
