import type { RecordKind } from '@kadr/contract';
import { recordSchemas as schemas } from 'virtual:contract-data';
import type { JsonSchema } from './json-schema.ts';

/** What the service takes as a record of each kind. */
export const recordSchemas: Readonly<Record<RecordKind, JsonSchema>> = schemas;
