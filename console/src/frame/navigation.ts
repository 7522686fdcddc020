import type { Permission, RecordKind } from '@kadr/contract';
import { listPath, permissionOf } from '../data/record-kinds.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { IconName } from '../ui/icon.tsx';

export interface Destination {
  readonly path: string;
  readonly label: MessageKey;
  /** The permission required to see it; null: none. */
  readonly permission: Permission | null;
}

export interface NavigationGroup {
  readonly id: string;
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly destinations: readonly Destination[];
}

const ofKinds = (...kinds: RecordKind[]): Destination[] =>
  kinds.map((kind) => ({
    path: listPath(kind),
    label: `kinds.${kind}`,
    permission: permissionOf(kind, 'read'),
  }));

/** Every screen in the navigation, in order. */
const groups: readonly NavigationGroup[] = [
  {
    id: 'catalogue',
    label: 'groups.catalogue',
    icon: 'catalogue',
    destinations: [
      ...ofKinds('title', 'person', 'genre', 'collection', 'service', 'karaoke_item'),
      { path: '/imports', label: 'imports.title', permission: 'catalogue:write' },
    ],
  },
  {
    id: 'pages',
    label: 'groups.pages',
    icon: 'pages',
    destinations: [
      ...ofKinds('media_view', 'info_page'),
      { path: '/brands', label: 'brands.title', permission: 'brands:read' },
    ],
  },
  {
    id: 'television',
    label: 'groups.television',
    icon: 'television',
    destinations: [
      { path: '/television', label: 'television.title', permission: 'catalogue:read' },
      ...ofKinds('channel'),
    ],
  },
  {
    id: 'films',
    label: 'groups.films',
    icon: 'upload',
    destinations: [{ path: '/films', label: 'films.title', permission: 'ingest:read' }],
  },
  {
    id: 'people',
    label: 'groups.people',
    icon: 'person',
    destinations: [
      { path: '/people', label: 'people.title', permission: 'accounts:read' },
      { path: '/reports', label: 'reports.title', permission: 'support:read' },
    ],
  },
  {
    id: 'money',
    label: 'groups.money',
    icon: 'money',
    destinations: [
      { path: '/money/reports', label: 'moneyReport.title', permission: 'money:read' },
      { path: '/money', label: 'money.title', permission: 'money:read' },
    ],
  },
  {
    id: 'marketing',
    label: 'groups.marketing',
    icon: 'marketing',
    destinations: [
      { path: '/marketing/broadcasts', label: 'broadcasts.title', permission: 'marketing:read' },
      { path: '/marketing/segments', label: 'segments.title', permission: 'marketing:read' },
      { path: '/advertising', label: 'ads.title', permission: 'ads:read' },
      ...ofKinds('promo_event', 'promo_campaign', 'promo_code'),
    ],
  },
  {
    id: 'analytics',
    label: 'groups.analytics',
    icon: 'analytics',
    destinations: [{ path: '/analytics', label: 'analytics.title', permission: 'analytics:read' }],
  },
  {
    id: 'settings',
    label: 'groups.settings',
    icon: 'settings',
    destinations: [
      { path: '/settings/staff', label: 'staff.title', permission: 'staff:read' },
      { path: '/settings/roles', label: 'roles.title', permission: 'staff:read' },
      { path: '/settings/keys', label: 'keys.title', permission: 'keys:write' },
      { path: '/settings/webhooks', label: 'webhooks.title', permission: 'webhooks:write' },
      { path: '/settings/toggles', label: 'toggles.title', permission: 'settings:write' },
      { path: '/settings/audit', label: 'audit.title', permission: 'audit:read' },
      { path: '/settings/service', label: 'service.title', permission: 'settings:write' },
    ],
  },
];

/** The member's own screens, outside the groups. */
export const ownDestinations: readonly Destination[] = [
  { path: '/', label: 'today.title', permission: null },
  { path: '/account', label: 'account.title', permission: null },
];

/** The groups, filtered by the member's permissions, without empty ones. */
export function navigationFor(may: (permission: Permission) => boolean): NavigationGroup[] {
  return groups.flatMap((group) => {
    const destinations = group.destinations.filter(
      ({ permission }) => permission === null || may(permission),
    );
    return destinations.length === 0 ? [] : [{ ...group, destinations }];
  });
}
