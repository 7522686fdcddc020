import type { GuestPlace, Language } from '@kadr/contract';
import type { EntitlementViewer } from '../entitlement/entitlement.ts';

/** The viewer: brand, language and moment of the request, and what the profile may see and has. */
export interface Viewer extends EntitlementViewer {
  readonly language: Language;
  /** The profile that watches; null for a guest. */
  readonly profileId: number | null;
  /** Positions that a guest's browser keeps; empty for a profile. */
  readonly places: readonly GuestPlace[];
  /** Ids of the titles in the profile's favourites. */
  readonly favourites: ReadonlySet<number>;
}
