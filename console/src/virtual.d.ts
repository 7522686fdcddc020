declare module 'virtual:contract-data' {
  import type { Permission, RecordKind, WebhookEvent, recordAreas as areas } from '@kadr/contract';
  import type { AnyContractRouter } from '@orpc/contract';

  export const routes: AnyContractRouter;
  export const permissions: readonly Permission[];
  export const webhookEvents: readonly WebhookEvent[];
  export const recordAreas: typeof areas;
  /** JSON schemas. */
  export const segmentConditionSchema: object;
  export const broadcastSchema: object;
  export const adCampaignSchema: object;
  export const recordSchemas: Readonly<Record<RecordKind, object>>;
}

declare module 'virtual:brand-data' {
  /** JSON schema of a white label. */
  export const brandSchema: object;
}

declare module 'virtual:licences' {
  /** Name, version and licence (SPDX; empty if the package states none) of each package. */
  export const licences: readonly (readonly [name: string, version: string, licence: string])[];
}
