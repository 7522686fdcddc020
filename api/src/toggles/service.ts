import { eq } from 'drizzle-orm';
import type { FeatureToggle } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { featureToggles } from '../tables/toggles.ts';

export interface TogglesService {
  /** The toggle; one that was never set is off. */
  get(key: string): Promise<FeatureToggle>;
  set(key: string, toggle: FeatureToggle, now: Date): Promise<FeatureToggle>;
}

export function createTogglesService(db: Database): TogglesService {
  return {
    get: async (key) => {
      const [row] = await db.select().from(featureToggles).where(eq(featureToggles.key, key));
      return row === undefined
        ? { is_enabled: false, data: null }
        : { is_enabled: row.isEnabled, data: row.data };
    },
    set: async (key, { is_enabled, data }, now) => {
      const values = { isEnabled: is_enabled, data, updatedAt: now };
      await db
        .insert(featureToggles)
        .values({ key, ...values })
        .onConflictDoUpdate({ target: featureToggles.key, set: values });
      return { is_enabled, data };
    },
  };
}
