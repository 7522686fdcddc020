import type { Brand } from '@kadr/brands';
import type { Language } from '@kadr/contract';
import type { QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** The class of a viewer's screen; server and browser render the same for the same class. */
export type DeviceClass = 'phone' | 'desktop';

/** The part of a brand that pages show, its texts in the page's language. */
export interface PageBrand extends Pick<
  Brand,
  | 'id'
  | 'is_main'
  | 'languages'
  | 'default_language'
  | 'currency'
  | 'store_app_id'
  | 'logo'
  | 'menu'
  | 'chat'
  | 'login_types'
  | 'without_cookie_info'
  | 'landings'
  | 'without_external_advertising'
> {
  readonly name: string;
  readonly slogan: string;
  /** Origins from which banners may load pixels. */
  readonly pixel_hosts: readonly string[];
  readonly footer: Omit<Brand['footer'], 'copyright_holder'> & { readonly copyright_holder: string };
  /** The banner above a page: `mediaItems` on films and series, `mediaView` elsewhere. */
  readonly top_info_params: { readonly mediaItems: TopInfo | null; readonly mediaView: TopInfo | null };
  /** The absolute address of the picture of a shared page. */
  readonly share_image_url: string;
}

/**
 * A banner above the page. Its colours are in the brand's stylesheet, as `--top-info-bg`, `-text`, `-btn-bg` and
 * `-btn-text` below an element with `data-top-info="mediaItems"` or `"mediaView"`: a page carries no inline styles.
 */
export interface TopInfo {
  /** Paths as `matchesPage` takes them. */
  readonly pages: readonly string[];
  readonly param_name: string | null;
  readonly param_val: string | null;
  readonly onlyNotAuth: boolean;
  readonly text: string;
  readonly target: { readonly url: string; readonly text: string };
}

/** Addresses that the browser calls itself. */
export interface Endpoints {
  /** The API. */
  readonly api: string;
  /** The address of analytics, `watchers_url` of the settings. */
  readonly watchers: string;
  /** The key for that address; null when it needs none. */
  readonly watchers_apikey: string | null;
  /** The Sentry-compatible address (DSN) of error reports; null when errors are not reported. */
  readonly errors: string | null;
  /** Peer delivery: keys of films and of live streams, addresses of STUN servers; null where it is off. */
  readonly teleport: {
    readonly vod_key: string;
    readonly live_key: string;
    readonly stun: readonly string[];
  } | null;
}

/** The data that the server sends with a page's markup; the same for every anonymous viewer of a page. */
export interface InitialData {
  readonly language: Language;
  readonly brand: PageBrand;
  readonly device: DeviceClass;
  /** The service's name for this kind of client, and its type. */
  readonly device_type: 'NCWEB';
  readonly type: 'client';
  readonly endpoints: Endpoints;
  /** The host of the page's brand, and its other hosts. */
  readonly main_hostname: string;
  readonly hostnames: readonly string[];
  /** Address before a picture's path (`cdn_url` of the settings), without a trailing slash. */
  readonly images_base_url: string;
  /** Origin of the service as viewers address it, for canonical and share addresses. */
  readonly public_url: string;
  /** The running release, also named in error reports. */
  readonly revision: string;
  readonly environment: 'production' | 'development';
  /** HTTP status of the page. */
  readonly status: number;
  /** Answers from which the server rendered: the browser uses them instead of fetching them again. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
}

/** The initial data without the parts of a single page. */
export type Settings = Omit<InitialData, 'status' | 'queries'>;

const SettingsContext = createContext<Settings | null>(null);

export function SettingsProvider({
  settings,
  children,
}: {
  readonly settings: Settings;
  readonly children: ReactNode;
}) {
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

/** The page's settings from the server: device class, addresses, revision. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('No <SettingsProvider>.');
  return settings;
}

/** The table's entry for this device, for example how many pictures of a list are in its first screen. */
export function useByDevice<T>(table: Readonly<Record<DeviceClass, T>>): T {
  return table[useSettings().device];
}

export function useBrand(): PageBrand {
  return useSettings().brand;
}
