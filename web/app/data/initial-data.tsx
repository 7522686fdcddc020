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
  'id' | 'is_main' | 'languages' | 'default_language' | 'currency' | 'store_app_id' | 'logo'
> {
  readonly name: string;
  readonly slogan: string;
  readonly footer: {
    readonly copyright_holder: string;
    readonly disclaimer: string;
    readonly support_mail: string | null;
  };
  /** Absolute address of the picture shown where a page is shared. */
  readonly share_image_url: string;
}

/** What the server hands to a page beside its markup (SS-080); the same for every anonymous viewer of a page. */
export interface InitialData {
  readonly language: Language;
  readonly brand: PageBrand;
  readonly device: DeviceClass;
  /** Address before a picture's path, without a trailing slash. */
  readonly images_base_url: string;
  /** Origin of the service as viewers address it, for canonical and share addresses. */
  readonly public_url: string;
  readonly revision: string;
  readonly environment: 'production' | 'development';
  /** HTTP status of the page. */
  readonly status: number;
  /** Answers the server rendered from: the browser takes them over instead of asking again (SS-081). */
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
  if (settings === null) throw new Error('Settings are read outside <SettingsProvider>.');
  return settings;
}

export function useBrand(): PageBrand {
  return useSettings().brand;
}
