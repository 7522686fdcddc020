import type { IconName } from '../ui/icon.tsx';

/** A page of the personal area, by the texts' own part of their keys. */
export interface Section {
  readonly key: 'paymentsAndServices' | 'payments' | 'myServices';
  readonly icon: IconName;
  /** Pages that stand beside this one, itself among them. */
  readonly tabs?: readonly string[];
}

const payments = [
  '/my/payments_and_services',
  '/my/payments_and_services/payments',
  '/my/payments_and_services/services',
];

/** The pages of the personal area that list something of the viewer's, by their paths. */
export const sections: Readonly<Record<string, Section>> = {
  '/my/payments_and_services': { key: 'paymentsAndServices', icon: 'card', tabs: payments },
  '/my/payments_and_services/payments': { key: 'payments', icon: 'card', tabs: payments },
  '/my/payments_and_services/services': { key: 'myServices', icon: 'stack', tabs: payments },
};

/** What the personal area leads to from its first page, in this order. */
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

/** Certificates are the main brand's own. */
export function linksOf(isMain: boolean) {
  return areaLinks.filter(({ key }) => isMain || key !== 'certificates');
}
