import type { Segment, SegmentCondition } from '@kadr/contract';
import { segmentConditionSchema } from 'virtual:contract-data';
import { emptyOf } from '../../records/schema/json-schema.ts';
import type { JsonSchema } from '../../records/schema/json-schema.ts';

/** A segment being edited. */
export type SegmentValues = Pick<Segment, 'name' | 'brand' | 'rules'>;
export type ConditionType = SegmentCondition['type'];

/** The schemas of condition types, in the order in which they are offered. */
export const conditionSchemas: ReadonlyMap<ConditionType, JsonSchema> = new Map(
  ((segmentConditionSchema as JsonSchema).oneOf ?? []).map((schema) => [
    schema.properties?.['type']?.const as ConditionType,
    schema,
  ]),
);

/** A condition of a type, without any values yet. */
export function newCondition(type: ConditionType, isNot: boolean): SegmentCondition {
  return { ...(emptyOf(conditionSchemas.get(type) ?? {}) as SegmentCondition), is_not: isNot };
}

export const newGroup = (): SegmentValues['rules']['groups'][number] => ({
  match: 'all',
  conditions: [newCondition('watched', false)],
});

export const newSegment: SegmentValues = { name: '', brand: null, rules: { match: 'all', groups: [] } };

/** Whether all fields required by the conditions are filled in. */
export function isComplete({ groups }: SegmentValues['rules']): boolean {
  return groups.every(
    ({ conditions }) => conditions.length > 0 && conditions.every((condition) => isFilledIn(condition)),
  );
}

function isFilledIn(condition: SegmentCondition): boolean {
  switch (condition.type) {
    case 'registered':
      return Boolean(condition.days);
    case 'country':
      return condition.countries.length > 0;
    case 'device':
      return condition.devices.length > 0;
    case 'language':
      return condition.languages.length > 0;
    case 'balance':
      return isSum(condition.at_least);
    case 'points':
      return condition.program !== '' && Boolean(condition.at_least);
    case 'watched':
      return Boolean(condition.times);
    case 'bought':
      return condition.sum === null || isSum(condition.sum);
    case 'service':
    case 'notifications':
      break;
  }
  return true;
}

/** An empty form field is null, regardless of its type. */
function isSum({ amount }: { readonly amount: number | null }): boolean {
  return amount !== null;
}
