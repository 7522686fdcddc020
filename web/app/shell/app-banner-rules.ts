/** Rules for showing the banner of the Android app. */

/** The browser's stored flags of the app. */
export interface AppFlags {
  /** Whether the viewer has closed the banner. */
  readonly isClosed: boolean;
  /** Whether the app was on the device at the last check. */
  readonly wasInstalled: boolean;
}

export interface AppBannerPlace {
  readonly userAgent: string;
  /** Host name, without a port. */
  readonly host: string;
  readonly storeAppId: string | null;
  /** Whether the route allows the banner. */
  readonly isAllowed: boolean;
}

/** Whether the banner may be shown at all, regardless of the device. */
export function mayShowApp({ userAgent, host, storeAppId, isAllowed }: AppBannerPlace): boolean {
  return isAllowed && storeAppId !== null && /\bAndroid\b/.test(userAgent) && host.split('.').length <= 2;
}

/** The flags after a check for the app: if it has been removed, the banner returns. */
export function afterLooking({ isClosed, wasInstalled }: AppFlags, isInstalled: boolean): AppFlags {
  return { isClosed: isClosed && !(wasInstalled && !isInstalled), wasInstalled: isInstalled };
}

/** Whether to offer the app: not if it is installed, nor if the viewer has closed the banner. */
export function offersApp(isInstalled: boolean, { isClosed }: AppFlags): boolean {
  return !isInstalled && !isClosed;
}

/** Address of the app in the store. */
export function storeAddress(appId: string): string {
  return `https://play.google.com/store/apps/details?id=${encodeURIComponent(appId)}`;
}

const closedName = 'app_banner_closed';
const installedName = 'app_installed';

export type FlagStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Without access to the storage, all flags are false. */
export function readFlags(store: FlagStore): AppFlags {
  try {
    return {
      isClosed: store.getItem(closedName) !== null,
      wasInstalled: store.getItem(installedName) !== null,
    };
  } catch {
    return { isClosed: false, wasInstalled: false };
  }
}

export function writeFlags(store: FlagStore, { isClosed, wasInstalled }: AppFlags): void {
  const set = (name: string, value: boolean): void =>
    value ? store.setItem(name, 'true') : store.removeItem(name);
  try {
    set(closedName, isClosed);
    set(installedName, wasInstalled);
  } catch {
    // The banner returns with the next document.
  }
}

/**
 * Whether the app is on the device, according to the browser.
 * @throws if the browser cannot tell.
 */
export async function isAppInstalled(browser: object, appId: string): Promise<boolean> {
  const ask: unknown = Reflect.get(browser, 'getInstalledRelatedApps');
  if (typeof ask !== 'function') throw new Error('This browser does not tell which apps are installed.');
  const apps: unknown = await Reflect.apply(ask, browser, []);
  if (!Array.isArray(apps)) throw new Error('The browser did not tell which apps are installed.');
  return apps.some(
    (app: unknown) => typeof app === 'object' && app !== null && Reflect.get(app, 'id') === appId,
  );
}
