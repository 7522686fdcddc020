import Bowser from 'bowser';
import type { DeviceTypeIcon, Language } from '@kadr/contract';

/** A device as lists show it. */
export interface DeviceDescription {
  readonly typeIcon: DeviceTypeIcon;
  /** Program and system: “Chrome, Windows”. */
  readonly title: string;
}

/** Browsers send no longer names. */
const longest = 80;

const iconOfPlatform: Readonly<Record<string, DeviceTypeIcon>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
  tv: 'tv',
};

/** The device described by a `User-Agent`; it can contain anything, and is only shown. */
export function describeDevice(userAgent: string | null): DeviceDescription {
  if (userAgent === null || userAgent === '') return { typeIcon: 'other', title: '' };
  if (/PlayStation|Xbox|Nintendo/i.test(userAgent)) {
    const name = /PlayStation|Xbox|Nintendo/i.exec(userAgent)?.[0] ?? '';
    return { typeIcon: 'console', title: name };
  }
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isTv = /\b(?:SmartTV|SMART-TV|Web0S|webOS\.TV|Tizen|AppleTV|GoogleTV|HbbTV|BRAVIA|AFT\w)/i.test(
    userAgent,
  );
  const title = [browser.name, os.name].filter((part) => part !== undefined && part !== '').join(', ');
  return {
    typeIcon: isTv ? 'tv' : (iconOfPlatform[platform.type ?? ''] ?? 'other'),
    title: title.slice(0, longest),
  };
}

/** Names of the program and the system in a `User-Agent`, for statistics: “Chrome” and “Windows”. */
export function clientNames(userAgent: string | null): { browser: string | null; system: string | null } {
  if (userAgent === null || userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: nameOrNull(browser.name), system: nameOrNull(os.name) };
}

const nameOrNull = (name: string | undefined): string | null =>
  name === undefined || name === '' ? null : name.slice(0, longest);

const names: Readonly<Record<DeviceTypeIcon, Readonly<Record<Language, string>>>> = {
  computer: { rus: 'Компьютер', eng: 'Computer', hye: 'Համակարգիչ' },
  phone: { rus: 'Телефон', eng: 'Phone', hye: 'Հեռախոս' },
  tablet: { rus: 'Планшет', eng: 'Tablet', hye: 'Պլանշետ' },
  tv: { rus: 'Телевизор', eng: 'TV', hye: 'Հեռուստացույց' },
  console: { rus: 'Приставка', eng: 'Console', hye: 'Խաղային կոնսոլ' },
  other: { rus: 'Устройство', eng: 'Device', hye: 'Սարք' },
};

/** The name of a kind of device. */
export function terminalName(icon: DeviceTypeIcon, language: Language): string {
  return names[icon][language];
}
