import type { Brand } from '@kadr/brands';
import type { Language } from '@kadr/contract';
import type { QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** What kind of screen asks; server and browser render the same for the same class. */
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
  /** Origins of which banners may load pixels. */
  readonly pixel_hosts: readonly string[];
  readonly footer: Omit<Brand['footer'], 'copyright_holder'> & { readonly copyright_holder: string };
  /** The banner over a page: which one is `mediaItems` on films and series, `mediaView` elsewhere. */
  readonly top_info_params: { readonly mediaItems: TopInfo | null; readonly mediaView: TopInfo | null };
  /** Absolute address of the picture shown where a page is shared. */
  readonly share_image_url: string;
}

/**
 * A banner over the page. Its colours are not here but in the brand's stylesheet, as `--top-info-bg`, `-text`,
 * `-btn-bg` and `-btn-text` below an element with `data-top-info="mediaItems"` or `"mediaView"`: a page has no styles of
 * its own.
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
  /** Where analytics go, `watchers_url` of the settings. */
  readonly watchers: string;
  /** Key sent there; null when the address needs none. */
  readonly watchers_apikey: string | null;
  /** Sentry-compatible address (DSN) of error reports; null reports nothing. */
  readonly errors: string | null;
  /** Peer delivery: keys of films and of live streams, addresses of STUN servers; null where it is off. */
  readonly teleport: {
    readonly vod_key: string;
    readonly live_key: string;
    readonly stun: readonly string[];
  } | null;
}

/** What the server hands to a page beside its markup; the same for every anonymous viewer of a page. */
export interface InitialData {
  readonly language: Language;
  readonly brand: PageBrand;
  readonly device: DeviceClass;
  /** How the service names this kind of client, and what it is. */
  readonly device_type: 'NCWEB';
  readonly type: 'client';
  readonly endpoints: Endpoints;
  /** Host of the page's brand, and those under which it is reached too. */
  readonly main_hostname: string;
  readonly hostnames: readonly string[];
  /** Address before a picture's path (`cdn_url` of the settings), without a trailing slash. */
  readonly images_base_url: string;
  /** Origin of the service as viewers address it, for canonical and share addresses. */
  readonly public_url: string;
  /** The running release: also of error reports. */
  readonly revision: string;
  readonly environment: 'production' | 'development';
  /** HTTP status of the page. */
  readonly status: number;
  /** Answers the server rendered from: the browser takes them over instead of asking again. */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
}

/** All of it except what a single page's rendering adds. */
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

/** What the server said of this page's surroundings: device class, addresses, revision. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('No <SettingsProvider>.');
  return settings;
}

/** The entry of the table for this device: how many pictures of a list stand in its first screen, for instance. */
export function useByDevice<T>(table: Readonly<Record<DeviceClass, T>>): T {
  return table[useSettings().device];
}

export function useBrand(): PageBrand {
  return useSettings().brand;
}
