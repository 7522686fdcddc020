import type { RecordKind } from '@kadr/contract';
import { recordSchemas as schemas } from 'virtual:contract-data';
import type { JsonSchema } from './json-schema.ts';

/** The service's schema for each kind of record. */
export const recordSchemas: Readonly<Record<RecordKind, JsonSchema>> = schemas;
