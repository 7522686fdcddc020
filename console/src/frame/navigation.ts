import type { Permission, RecordKind } from '@kadr/contract';
import { listPath, permissionOf, recordKinds } from '../data/record-kinds.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { IconName } from '../ui/icon.tsx';

export interface Destination {
  readonly path: string;
  readonly label: MessageKey;
  /** One of them is required to see it; empty: none. */
  readonly permissions: readonly Permission[];
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
    permissions: [permissionOf(kind, 'read')],
  }));

/** Every screen in the navigation, in order. */
const groups: readonly NavigationGroup[] = [
  {
    id: 'catalogue',
    label: 'groups.catalogue',
    icon: 'catalogue',
    destinations: [
      ...ofKinds('title', 'person', 'genre', 'collection', 'service', 'karaoke_item'),
      {
        path: '/imports',
        label: 'imports.title',
        permissions: recordKinds.map((kind) => permissionOf(kind, 'write')),
      },
    ],
  },
  {
    id: 'pages',
    label: 'groups.pages',
    icon: 'pages',
    destinations: [
      ...ofKinds('media_view', 'info_page'),
      { path: '/brands', label: 'brands.title', permissions: ['brands:read'] },
    ],
  },
  {
    id: 'television',
    label: 'groups.television',
    icon: 'television',
    destinations: [
      { path: '/television', label: 'television.title', permissions: ['catalogue:read'] },
      ...ofKinds('channel'),
    ],
  },
  {
    id: 'films',
    label: 'groups.films',
    icon: 'upload',
    destinations: [{ path: '/films', label: 'films.title', permissions: ['ingest:read'] }],
  },
  {
    id: 'people',
    label: 'groups.people',
    icon: 'person',
    destinations: [
      { path: '/people', label: 'people.title', permissions: ['accounts:read'] },
      { path: '/reports', label: 'reports.title', permissions: ['support:read'] },
    ],
  },
  {
    id: 'money',
    label: 'groups.money',
    icon: 'money',
    destinations: [
      { path: '/money/reports', label: 'moneyReport.title', permissions: ['money:read'] },
      { path: '/money', label: 'money.title', permissions: ['money:read'] },
    ],
  },
  {
    id: 'marketing',
    label: 'groups.marketing',
    icon: 'marketing',
    destinations: [
      { path: '/marketing/broadcasts', label: 'broadcasts.title', permissions: ['marketing:read'] },
      { path: '/marketing/segments', label: 'segments.title', permissions: ['marketing:read'] },
      { path: '/advertising', label: 'ads.title', permissions: ['ads:read'] },
      ...ofKinds('promo_event', 'promo_campaign', 'promo_code', 'cold_start_set', 'exchange_offer'),
    ],
  },
  {
    id: 'analytics',
    label: 'groups.analytics',
    icon: 'analytics',
    destinations: [{ path: '/analytics', label: 'analytics.title', permissions: ['analytics:read'] }],
  },
  {
    id: 'settings',
    label: 'groups.settings',
    icon: 'settings',
    destinations: [
      { path: '/settings/staff', label: 'staff.title', permissions: ['staff:read'] },
      { path: '/settings/roles', label: 'roles.title', permissions: ['staff:read'] },
      { path: '/settings/keys', label: 'keys.title', permissions: ['keys:write'] },
      { path: '/settings/webhooks', label: 'webhooks.title', permissions: ['webhooks:write'] },
      { path: '/settings/toggles', label: 'toggles.title', permissions: ['settings:write'] },
      { path: '/settings/audit', label: 'audit.title', permissions: ['audit:read'] },
      { path: '/settings/service', label: 'service.title', permissions: ['settings:write'] },
    ],
  },
];

/** The member's own screens, outside the groups. */
export const ownDestinations: readonly Destination[] = [
  { path: '/', label: 'today.title', permissions: [] },
  { path: '/account', label: 'account.title', permissions: [] },
];

/** The groups, filtered by the member's permissions, without empty ones. */
export function navigationFor(may: (permission: Permission) => boolean): NavigationGroup[] {
  return groups.flatMap((group) => {
    const destinations = group.destinations.filter(
      ({ permissions }) => permissions.length === 0 || permissions.some(may),
    );
    return destinations.length === 0 ? [] : [{ ...group, destinations }];
  });
}
