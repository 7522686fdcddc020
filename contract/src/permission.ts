import { z } from 'zod';

/** A permission of an API key or a role; `operator-permissions.ts` says what each is for. */
export const permissions = [
  'catalogue:read',
  'catalogue:write',
  'guide:write',
  'ingest:read',
  'ingest:write',
  'analytics:read',
  'analytics:export',
  'accounts:read',
  'accounts:write',
  'personal:read',
  'messages:send',
  'marketing:read',
  'marketing:write',
  'money:read',
  'money:write',
  'money:export',
  'promo:read',
  'promo:write',
  'ads:read',
  'ads:write',
  'settings:write',
  'brands:read',
  'brands:write',
  'pages:read',
  'pages:write',
  'support:read',
  'support:write',
  'keys:write',
  'webhooks:write',
  'audit:read',
  'staff:read',
  'staff:write',
] as const;
export const permissionSchema = z.enum(permissions);
export type Permission = z.infer<typeof permissionSchema>;
