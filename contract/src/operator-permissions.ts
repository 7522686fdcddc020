import type { operatorContract } from './operator.ts';
import type { Permission } from './permission.ts';

export type OperatorOperation = keyof typeof operatorContract;

/** Which permission an API key or a member of staff needs for an operation of the operator: one without a row does not compile. */
export const operatorPermissions: { readonly [Operation in OperatorOperation]: Permission } = {
  importCatalogue: 'catalogue:write',
  importGuide: 'guide:write',
  getIngest: 'ingest:read',
  listIngests: 'ingest:read',
  getToday: 'analytics:read',
  createIngest: 'ingest:write',
  retryIngest: 'ingest:write',
  composeAsset: 'ingest:write',
  importAccounts: 'accounts:write',
  setBonusMembers: 'accounts:write',
  sendMessages: 'messages:send',
  retryLetters: 'messages:send',
  listPayments: 'money:read',
  listBookChecks: 'money:read',
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
  setToggle: 'settings:write',
  listInfoPages: 'pages:read',
  putInfoPages: 'pages:write',
  removeInfoPage: 'pages:write',
  listProblemReports: 'support:read',
  listAccounts: 'accounts:read',
  getAccount: 'accounts:read',
  getPlaybackExplanation: 'support:read',
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
};

/** The same for what an operator hands in as raw bytes, by the last part of its address (`POST /api/operator/…`). */
export const uploadPermissions = {
  uploads: 'ingest:write',
  images: 'catalogue:write',
} as const satisfies Readonly<Record<string, Permission>>;
export type UploadDoor = keyof typeof uploadPermissions;
