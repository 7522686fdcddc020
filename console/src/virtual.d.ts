declare module 'virtual:contract-data' {
  import type { Permission, RecordKind, recordAreas as areas } from '@kadr/contract';
  import type { AnyContractRouter } from '@orpc/contract';

  export const routes: AnyContractRouter;
  export const permissions: readonly Permission[];
  export const recordAreas: typeof areas;
  /** JSON schemas. */
  export const recordSchemas: Readonly<Record<RecordKind, object>>;
}

declare module 'virtual:brand-data' {
  /** JSON schema of a white label. */
  export const brandSchema: object;
}
