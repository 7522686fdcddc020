import { oc } from '@orpc/contract';
import { z } from 'zod';
import { int32Schema, isShortJson, longestJson } from './bounds.ts';
import { translatedOf } from './language.ts';
import { targetSchema } from './media-view.ts';

export const toggleKeySchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9_]+$/);

/** Products by id, and the text shown after buying one (`show_product_onboarding_modal`). */
const toggleProductSchema = z.object({
  ids: z.array(int32Schema).max(1000),
  /** Type of the ids; services if omitted. */
  type: z.enum(['service', 'media_item']).optional(),
  title: translatedOf(200).optional(),
  text: translatedOf(2000).optional(),
  target: targetSchema.extend({ title: translatedOf(100) }).optional(),
});
export type ToggleProduct = z.infer<typeof toggleProductSchema>;

/**
 * Data of a toggle besides on or off: `ab_salt`, `ab_percent`, `products` and any other fields that its feature reads.
 */
export const toggleDataSchema = z.looseObject({
  ab_salt: z.string().max(100).optional(),
  ab_percent: z.number().min(0).max(100).optional(),
  products: z.array(toggleProductSchema).max(100).optional(),
});

/** A toggle's data as an operator writes it. */
export const toggleDataInputSchema = toggleDataSchema.refine(
  isShortJson,
  `must not be longer than ${longestJson} characters of JSON`,
);

export const featureToggleSchema = z.object({
  is_enabled: z.boolean(),
  data: toggleDataSchema.nullable(),
});
export type FeatureToggle = z.infer<typeof featureToggleSchema>;

export const togglesContract = {
  get: oc
    .route({
      method: 'GET',
      path: '/feature_toggles/{key}',
      summary: 'A feature toggle; one that nobody has set is off',
      tags: ['feature toggles'],
    })
    .input(z.object({ key: toggleKeySchema }))
    .output(featureToggleSchema),
};
