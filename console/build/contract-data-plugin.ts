import {
  adCampaignInputSchema,
  broadcastInputSchema,
  permissions,
  recordAreas,
  recordSchemas,
  segmentConditionSchema,
  webhookEvents,
} from '@kadr/contract';
import { routes } from '@kadr/contract/routes';
import type { Plugin } from 'vite';
import { z } from 'zod';

const name = 'virtual:contract-data';

/**
 * The parts of the contract that the browser needs, as plain data: methods and paths of the console's operations, the JSON schema
 * and permission area of each kind of record, all permissions,
 * all webhook events, and the JSON schemas of segment conditions, broadcasts and campaigns. zod and all other schemas stay out of the bundle.
 */
export function contractDataPlugin(): Plugin {
  return {
    name: 'kadr:contract-data',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const { countries, operator, staff, toggles } = routes as unknown as Record<string, object>;
      const used = { countries, operator, staff, toggles };
      return [
        `export const routes = ${JSON.stringify(used)};`,
        `export const permissions = ${JSON.stringify(permissions)};`,
        `export const webhookEvents = ${JSON.stringify(webhookEvents)};`,
        `export const recordAreas = ${JSON.stringify(recordAreas)};`,
        `export const segmentConditionSchema = ${JSON.stringify(jsonOf(segmentConditionSchema))};`,
        `export const broadcastSchema = ${JSON.stringify(jsonOf(broadcastInputSchema))};`,
        `export const adCampaignSchema = ${JSON.stringify(jsonOf(adCampaignInputSchema))};`,
        `export const recordSchemas = JSON.parse(${JSON.stringify(JSON.stringify(jsonSchemas()))});`,
      ].join('\n');
    },
  };
}

/** The input of `createRecord` for each kind. */
function jsonSchemas(): Record<string, object> {
  return Object.fromEntries(Object.entries(recordSchemas).map(([kind, schema]) => [kind, jsonOf(schema)]));
}

/** The input form of a schema: fields with a default are optional. */
function jsonOf(schema: z.ZodType): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}
