import { z } from 'zod';
import { translatedOf } from './language.ts';
import { permissions, permissionSchema } from './permission.ts';
import type { Permission } from './permission.ts';

/** Built-in roles, which exist in every service and cannot be changed. */
export const builtInRoles = ['owner', 'editor', 'marketer', 'support', 'finance', 'analyst'] as const;
export type BuiltInRole = (typeof builtInRoles)[number];

/** The built-in roles that have each permission; the owner has all. A permission without a row does not compile. */
const holders: { readonly [P in Permission]: readonly Exclude<BuiltInRole, 'owner'>[] } = {
  'catalogue:read': ['editor', 'marketer', 'support', 'analyst'],
  'catalogue:write': ['editor'],
  'guide:write': ['editor'],
  'ingest:read': ['editor'],
  'ingest:write': ['editor'],
  'pages:read': ['editor', 'marketer'],
  'pages:write': ['editor', 'marketer'],
  'promo:read': ['marketer', 'support', 'analyst'],
  'promo:write': ['marketer'],
  'ads:read': ['marketer', 'finance', 'analyst'],
  'ads:write': ['marketer'],
  'messages:send': ['marketer', 'support'],
  'marketing:read': ['marketer', 'analyst'],
  'marketing:write': ['marketer'],
  'support:read': ['support', 'analyst'],
  'support:write': ['support'],
  'analytics:read': ['editor', 'marketer', 'finance', 'analyst'],
  'analytics:export': ['analyst'],
  'accounts:read': ['support', 'finance'],
  'accounts:write': [],
  'accounts:view': ['support'],
  'personal:read': ['support'],
  'money:read': ['support', 'finance', 'analyst'],
  'money:write': ['finance'],
  'money:export': ['finance'],
  'settings:write': [],
  'brands:read': ['editor', 'marketer'],
  'brands:write': [],
  'keys:write': [],
  'webhooks:write': [],
  'audit:read': [],
  'staff:read': [],
  'staff:write': [],
};

const names: { readonly [Role in BuiltInRole]: { rus: string; eng: string; hye: string } } = {
  owner: { rus: 'Владелец', eng: 'Owner', hye: 'Սեփականատեր' },
  editor: { rus: 'Редактор', eng: 'Editor', hye: 'Խմբագիր' },
  marketer: { rus: 'Маркетолог', eng: 'Marketer', hye: 'Մարքեթոլոգ' },
  support: { rus: 'Поддержка', eng: 'Support', hye: 'Աջակցություն' },
  finance: { rus: 'Финансы', eng: 'Finance', hye: 'Ֆինանսներ' },
  analyst: { rus: 'Аналитик', eng: 'Analyst', hye: 'Վերլուծաբան' },
};

/** A role's slug: Latin letters, digits and hyphens. */
export const roleSlugSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens');

/** A role: a set of permissions for members of staff. */
export const roleSchema = z.object({
  role: roleSlugSchema,
  name: translatedOf(60),
  permissions: z.array(permissionSchema).max(100),
  is_built_in: z.boolean(),
});
export type Role = z.infer<typeof roleSchema>;

/** A role that is held or granted. */
export const roleGrantSchema = z.object({
  role: roleSlugSchema,
  /** Id of the brand that it applies to; null: all brands, and everything outside brands. */
  brand: z.string().min(1).max(60).nullable(),
});
export type RoleGrant = z.infer<typeof roleGrantSchema>;

/** The built-in roles and their permissions. */
export const builtInRoleList: readonly Role[] = builtInRoles.map((role) => ({
  role,
  name: names[role],
  permissions: permissions.filter((one) => role === 'owner' || holders[one].includes(role)),
  is_built_in: true,
}));
