import type { IconName } from '../ui/icon.tsx';

/** A page of the personal area, by its part of the keys of texts. */
export interface Section {
  readonly key: 'paymentsAndServices' | 'payments' | 'myServices';
  readonly icon: IconName;
  /** Sibling pages of this one, including itself. */
  readonly tabs?: readonly string[];
}

const payments = [
  '/my/payments_and_services',
  '/my/payments_and_services/payments',
  '/my/payments_and_services/services',
];

/** Pages of the personal area that list something of the viewer, by path. */
export const sections: Readonly<Record<string, Section>> = {
  '/my/payments_and_services': { key: 'paymentsAndServices', icon: 'card', tabs: payments },
  '/my/payments_and_services/payments': { key: 'payments', icon: 'card', tabs: payments },
  '/my/payments_and_services/services': { key: 'myServices', icon: 'stack', tabs: payments },
};

/** Links of the personal area's first page, in this order. */
const areaLinks = [
  { path: '/my/collection', key: 'collection', icon: 'heart' },
  { path: '/my/positions', key: 'positions', icon: 'clock' },
  { path: '/my/reminders', key: 'reminders', icon: 'bell' },
  { path: '/my/journal', key: 'journal', icon: 'chat' },
  { path: '/my/payments_and_services', key: 'paymentsAndServices', icon: 'card' },
  { path: '/my/certificates', key: 'certificates', icon: 'gift' },
  { path: '/my/bonuses', key: 'bonuses', icon: 'star' },
  { path: '/my/devices', key: 'devices', icon: 'device' },
  { path: '/my/settings', key: 'settings', icon: 'settings' },
] as const;

/** Certificates belong to the main brand only. */
export function linksOf(isMain: boolean) {
  return areaLinks.filter(({ key }) => isMain || key !== 'certificates');
}
