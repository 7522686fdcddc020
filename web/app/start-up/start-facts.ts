import type { User } from '@kadr/contract';
import type { Settings } from '../data/initial-data.tsx';
import type { Facts } from '../data/events.ts';

export interface StartSurroundings {
  readonly settings: Settings;
  /** Null while the viewer is unknown. */
  readonly user: User | null;
  /** This browser's id for itself. */
  readonly fingerprint: string;
  readonly isEmbedded: boolean;
  /** Parameters of the first page's address. */
  readonly parameters: URLSearchParams;
  /** Facts of the browser: IANA time zone, screen size in CSS pixels, referring page. */
  readonly timeZone: string;
  readonly screen: { readonly width: number; readonly height: number };
  readonly referrer: string;
}

/** Facts of the event of an app's start: settings, `systemInfo`, `accountSettings`, origin and device. */
export function startFacts({
  settings,
  user,
  fingerprint,
  isEmbedded,
  parameters,
  timeZone,
  screen,
  referrer,
}: StartSurroundings): Facts {
  const { brand, language, device, device_type, type, revision, environment } = settings;
  const { allowed_login_types = [], client_ip: _known, ...system } = user?.systemInfo ?? {};
  const account = user?.accountSettings;
  const profile = user?.profile;
  return {
    brand: brand.id,
    language,
    device_type,
    fingerprint,
    device_class: device,
    client_type: type,
    release: revision,
    environment,
    is_embedded: isEmbedded,
    time_zone: timeZone,
    screen_width: screen.width,
    screen_height: screen.height,
    referrer: referrer.slice(0, 500),
    utm_campaign: parameters.get('utm_campaign')?.slice(0, 200) ?? null,
    utm_medium: parameters.get('utm_medium')?.slice(0, 200) ?? null,
    utm_source: parameters.get('utm_source')?.slice(0, 200) ?? null,
    is_auth: user?.isAuth ?? false,
    session_state: user?.session.session_state ?? null,
    profile_id: typeof profile === 'object' ? profile.id : null,
    allowed_login_types: allowed_login_types.join(','),
    ...system,
    btb_type: account?.btb_type ?? null,
    auth_mode: account?.auth_mode ?? null,
    is_account_blocked: account?.is_account_blocked ?? false,
  };
}
