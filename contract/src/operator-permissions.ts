import type { operatorContract } from './operator.ts';
import type { Permission } from './permission.ts';
import { recordKindSchema, recordPermission, recordPermissions } from './record-kinds.ts';
import type { RecordAction } from './record-kinds.ts';

export type OperatorOperation = keyof typeof operatorContract;

/** Operations on records take the permission of the record's kind. */
export interface PermissionByKind {
  readonly byKind: RecordAction;
}
const readsKind: PermissionByKind = { byKind: 'read' };
const writesKind: PermissionByKind = { byKind: 'write' };

/** The permission that an API key or a member of staff needs for an operator operation. An operation without a row does not compile. */
export const operatorPermissions: {
  readonly [Operation in OperatorOperation]: Permission | PermissionByKind;
} = {
  importCatalogue: 'catalogue:write',
  getFilmStream: 'catalogue:write',
  setFocalPoint: 'catalogue:write',
  getOnAir: 'catalogue:read',
  getSchedule: 'catalogue:read',
  putSchedule: 'guide:write',
  importGuide: 'guide:write',
  previewGuide: 'guide:write',
  listGuideChanges: 'catalogue:read',
  undoGuideChange: 'guide:write',
  getIngest: 'ingest:read',
  listIngests: 'ingest:read',
  getServiceState: 'settings:write',
  getToday: 'analytics:read',
  getAnalytics: 'analytics:read',
  createIngest: 'ingest:write',
  retryIngest: 'ingest:write',
  cancelIngest: 'ingest:write',
  moveIngest: 'ingest:write',
  publishIngest: 'ingest:write',
  repackageAsset: 'ingest:write',
  getQuality: 'ingest:read',
  measureQuality: 'ingest:write',
  listFilmSources: 'ingest:read',
  composeAsset: 'ingest:write',
  listTitleAssets: 'ingest:read',
  getTracks: 'ingest:read',
  setTracks: 'ingest:write',
  addSubtitles: 'ingest:write',
  getSubtitles: 'ingest:read',
  setSubtitles: 'ingest:write',
  listTrackChanges: 'ingest:read',
  undoTrackChange: 'ingest:write',
  importAccounts: 'accounts:write',
  setBonusMembers: 'accounts:write',
  sendMessages: 'messages:send',
  retryLetters: 'messages:send',
  listPayments: 'money:read',
  listBookChecks: 'money:read',
  getRevenue: 'money:read',
  getSubscriptionFigures: 'money:read',
  getTurnover: 'money:read',
  getTax: 'money:read',
  creditAccounts: 'money:write',
  subscribeAccounts: 'money:write',
  grantBonuses: 'money:write',
  refund: 'money:write',
  noteDispute: 'money:write',
  askNewPrice: 'money:write',
  importPromoCodes: 'promo:write',
  importPromoCampaigns: 'promo:write',
  importBonusPrograms: 'promo:write',
  importCertificates: 'promo:write',
  listAdCampaigns: 'ads:read',
  getAdCampaign: 'ads:read',
  createAdCampaign: 'ads:write',
  setAdCampaign: 'ads:write',
  setAdCampaignState: 'ads:write',
  removeAdCampaign: 'ads:write',
  listAdCampaignChanges: 'ads:read',
  createAdClip: 'ads:write',
  getAdClip: 'ads:read',
  getAdReport: 'ads:read',
  getAdDelivery: 'ads:read',
  setToggle: 'settings:write',
  listWebhooks: 'webhooks:write',
  createWebhook: 'webhooks:write',
  setWebhook: 'webhooks:write',
  removeWebhook: 'webhooks:write',
  testWebhook: 'webhooks:write',
  listWebhookDeliveries: 'webhooks:write',
  retryWebhookDeliveries: 'webhooks:write',
  listSegments: 'marketing:read',
  getSegment: 'marketing:read',
  createSegment: 'marketing:write',
  setSegment: 'marketing:write',
  removeSegment: 'marketing:write',
  previewSegment: 'marketing:read',
  listBroadcasts: 'marketing:read',
  getBroadcast: 'marketing:read',
  createBroadcast: 'marketing:write',
  setBroadcast: 'marketing:write',
  removeBroadcast: 'marketing:write',
  scheduleBroadcast: 'marketing:write',
  cancelBroadcast: 'marketing:write',
  testBroadcast: 'marketing:write',
  listBrands: 'brands:read',
  getBrand: 'brands:read',
  getBrandPreview: 'pages:read',
  getBrandVersion: 'brands:read',
  putBrandDraft: 'brands:write',
  removeBrandDraft: 'brands:write',
  publishBrand: 'brands:write',
  archiveBrand: 'brands:write',
  listInfoPages: 'pages:read',
  putInfoPages: 'pages:write',
  removeInfoPage: 'pages:write',
  listProblemReports: 'support:read',
  listAccounts: 'accounts:read',
  getAccount: 'accounts:read',
  getPlaybackExplanation: 'support:read',
  viewAsAccount: 'accounts:view',
  revealContacts: 'personal:read',
  exportAccount: 'personal:read',
  eraseAccount: 'accounts:write',
  blockAccount: 'support:write',
  endAccountSessions: 'support:write',
  grantTitle: 'support:write',
  grantDays: 'support:write',
  createKey: 'keys:write',
  listKeys: 'keys:write',
  revokeKey: 'keys:write',
  listAudit: 'audit:read',
  listStaff: 'staff:read',
  inviteStaff: 'staff:write',
  withdrawInvitation: 'staff:write',
  setStaffRoles: 'staff:write',
  setStaffDisabled: 'staff:write',
  endStaffSessions: 'staff:write',
  resetSecondFactor: 'staff:write',
  listRoles: 'staff:read',
  putRole: 'staff:write',
  removeRole: 'staff:write',
  listRecords: readsKind,
  getRecord: readsKind,
  createRecord: writesKind,
  patchRecord: writesKind,
  removeRecord: writesKind,
  putDraft: writesKind,
  removeDraft: writesKind,
  publishDraft: writesKind,
  importRecords: writesKind,
  listImports: writesKind,
  getImport: writesKind,
  applyImport: writesKind,
  cancelImport: writesKind,
  listChanges: readsKind,
  getChange: readsKind,
  undoChange: writesKind,
};

/** The permissions for an operation, in readable form: `catalogue:write`. */
export function permissionText(operation: OperatorOperation): string {
  const permissions = permissionsFor(operation, undefined);
  const text = permissions.map((one) => `\`${one}\``).join(', ');
  return permissions.length === 1 ? text : `${text} by the kind`;
}

/**
 * The permissions of which a call needs one. An operation on records without a kind, such as by a change's id, accepts those of any
 * kind, and checks the right one itself.
 */
export function permissionsFor(operation: OperatorOperation, input: unknown): readonly Permission[] {
  const row = operatorPermissions[operation];
  if (typeof row === 'string') return [row];
  const kind = recordKindSchema.safeParse(Object(input)['kind']);
  return kind.success ? [recordPermission(kind.data, row.byKind)] : recordPermissions(row.byKind);
}

/**
 * The same for uploads of raw bytes, by the last part of the path (`POST /api/operator/…`), or by the action
 * on a resumable upload (`/api/operator/tus`). Requests that continue an upload are not audited.
 */
export const uploadPermissions = {
  uploads: 'ingest:write',
  images: 'catalogue:write',
  adVideos: 'ads:write',
  createUpload: 'ingest:write',
  continueUpload: 'ingest:write',
  finishUpload: 'ingest:write',
  removeUpload: 'ingest:write',
} as const satisfies Readonly<Record<string, Permission>>;
export type UploadDoor = keyof typeof uploadPermissions;

/** The same for exports of files; those of records take the permission of the kind. */
export const exportPermissions = {
  exportMoney: 'money:export',
  exportAccounts: 'accounts:read',
  exportAnalytics: 'analytics:read',
  exportEvents: 'analytics:export',
} as const satisfies Readonly<Record<string, Permission>>;
