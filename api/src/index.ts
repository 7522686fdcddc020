/** The service's rules over its database: who may watch what, and at what price. */
export type { AdClipsService, ClaimedAdClip } from './ad-campaigns/clips.ts';
export { adServerPath } from './ad-serving/service.ts';
export { createApi } from './api.ts';
export type { Api } from './api.ts';
export type { OperatorDoor } from './audit/operator-calls.ts';
export type {
  ApiConfig,
  OauthClient,
  ApiPorts,
  BrandOptions,
  ComposeRequest,
  JobsPort,
  LicenceAnswer,
  LicenceProviderPort,
  LicenceSystem,
  Log,
  MediaPort,
  MigrationPort,
  OutgoingPort,
  ProviderAccount,
  RequestContext,
} from './context/context.ts';
export type { TracksPort } from './context/tracks-port.ts';
export type { KindOfWork } from './due-work/find-due-work.ts';
export type { Observer } from './context/observer.ts';
export type * from './context/payment-provider.ts';
export { SteadyClient } from './database/client.ts';
export {
  appliedMigrations,
  BlockedMigrationError,
  migrate,
  NewerDatabaseError,
  UnfinishedRestoreError,
} from './database/migrate.ts';
export { readMigrations } from './database/migrations.ts';
export { SteadyPool } from './database/pool.ts';
export { isDatabaseAway } from './errors/database-errors.ts';
export { asGuest } from './brands/preview-call.ts';
export { describeError } from './errors/describe.ts';
export { readBytes } from './http/read-body.ts';
export type { Caller } from './http/request-context.ts';
export { holdSeconds } from './ingests/work-on-ingest.ts';
export { checkMasterKey, WrongMasterKeyError } from './licences/check-master-key.ts';
export type { Gauges } from './today/gauges.ts';
export { inspectNats } from './push/nats-connection.ts';
export type { QualityWork } from './quality/service.ts';
export { uploadRests } from './uploads/service.ts';
export type { ResumableUpload, UploadsService } from './uploads/service.ts';
export { inspectValkey } from './valkey/inspect-valkey.ts';
export type { ValkeyFacts } from './valkey/inspect-valkey.ts';
export type { ClaimedIngest, IngestWork, WorkingState } from './ingests/service.ts';
