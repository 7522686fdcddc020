import type { Broadcast, BroadcastInputParsed } from '@kadr/contract';
import { broadcastSchema } from 'virtual:contract-data';
import { emptyOf } from '../../records/schema/json-schema.ts';
import type { JsonSchema } from '../../records/schema/json-schema.ts';

/** A broadcast being edited: its segment may be missing. */
export type BroadcastValues = Omit<BroadcastInputParsed, 'segment_id'> & {
  readonly segment_id: number | null;
};

export const inputSchema: JsonSchema = broadcastSchema;
export const displaySchema: JsonSchema = inputSchema.properties?.['display'] ?? {};

export const newBroadcast = emptyOf(inputSchema) as BroadcastValues;

export function valuesOf({
  name,
  segment_id,
  display,
  expires_at,
  cap,
  quiet_hours,
}: Broadcast): BroadcastValues {
  return { name, segment_id, display, expires_at, cap, quiet_hours };
}

/** Whether all fields required by the service are filled in. */
export function isReadyToSave({ name, segment_id, display, cap }: BroadcastValues): boolean {
  const { message, poll, target } = display;
  const questions = poll ?? [];
  return (
    name.trim() !== '' &&
    segment_id !== null &&
    Boolean(cap) &&
    Boolean(message.rus) &&
    (target === null || target.link !== '') &&
    questions.every(
      ({ question, answers }) =>
        Boolean(question.rus) && answers.length > 1 && answers.every((answer) => Boolean(answer.rus)),
    )
  );
}
