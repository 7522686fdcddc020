import { z } from 'zod';
import { countSchema } from './bounds.ts';
import { deviceTypeIconSchema } from './devices.ts';
import { languageSchema } from './language.ts';
import { currencySchema } from './money.ts';

/** Maximum number of days that a condition looks back. */
export const longestSegmentDays = 3650;
const daysSchema = z.int().min(1).max(longestSegmentDays);
const nameSchema = z.string().min(1).max(120);
const sumSchema = z.object({ amount: z.int().nonnegative().max(2_147_483_647), currency: currencySchema });

/** Whether the condition is negated. */
const negation = { is_not: z.boolean().default(false) };

/**
 * One condition of a segment. A field that is null does not restrict; days count back from now. Titles are named by slug, genres,
 * services and bonus programmes by alias.
 */
export const segmentConditionSchema = z.discriminatedUnion('type', [
  /** Films and episodes last watched in that time, counted once each; a series stands for its episodes. */
  z.object({
    type: z.literal('watched'),
    ...negation,
    title: nameSchema.nullable().default(null),
    genre: nameSchema.nullable().default(null),
    kind: z.enum(['film', 'series']).nullable().default(null),
    days: daysSchema.nullable().default(null),
    times: z.int().min(1).max(10_000).default(1),
    minutes: z.int().min(1).max(1_000_000).nullable().default(null),
  }),
  /** Titles bought or rented, without refunded ones. */
  z.object({
    type: z.literal('bought'),
    ...negation,
    title: nameSchema.nullable().default(null),
    model: z.enum(['EST', 'TVOD']).nullable().default(null),
    days: daysSchema.nullable().default(null),
    /** Minimum sum of their prices. */
    sum: sumSchema.nullable().default(null),
  }),
  z.object({
    type: z.literal('service'),
    ...negation,
    service: nameSchema.nullable().default(null),
    /** `lapsed`: ended within `days` and not resumed; `failing`: its renewal could not be charged. */
    state: z.enum(['active', 'trial', 'failing', 'lapsed', 'ever']),
    days: daysSchema.nullable().default(null),
  }),
  z.object({ type: z.literal('registered'), ...negation, days: daysSchema }),
  /** The country of the last sign-in, ISO 3166-1 alpha-2. */
  z.object({
    type: z.literal('country'),
    ...negation,
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(250),
  }),
  /** Kinds of devices in the sign-ins of the last half year. */
  z.object({ type: z.literal('device'), ...negation, devices: z.array(deviceTypeIconSchema).min(1).max(10) }),
  /** The language that the account has chosen. */
  z.object({ type: z.literal('language'), ...negation, languages: z.array(languageSchema).min(1).max(3) }),
  /** Whether the master profile allows notifications. */
  z.object({ type: z.literal('notifications'), ...negation }),
  z.object({ type: z.literal('balance'), ...negation, at_least: sumSchema }),
  z.object({ type: z.literal('points'), ...negation, program: nameSchema, at_least: countSchema }),
]);
export type SegmentCondition = z.output<typeof segmentConditionSchema>;
export type SegmentConditionType = SegmentCondition['type'];

const matchSchema = z.enum(['all', 'any', 'none']);

/** Conditions of which all, any or none must match. */
export const segmentGroupSchema = z.object({
  match: matchSchema,
  conditions: z.array(segmentConditionSchema).min(1).max(10),
});
export type SegmentGroup = z.output<typeof segmentGroupSchema>;

/** The rules of a segment: groups of conditions, of which all, any or none must match. No groups: every account. */
export const segmentRulesSchema = z.object({
  match: matchSchema,
  groups: z.array(segmentGroupSchema).max(5),
});
export type SegmentRules = z.output<typeof segmentRulesSchema>;
