import type { User } from '@kadr/contract';
import { expect, it } from 'vitest';
import type { Settings } from '../data/initial-data.tsx';
import { startFacts } from './start-facts.ts';

const surroundings = {
  settings: {
    brand: { id: 'kadr' },
    language: 'rus',
    device: 'desktop',
    device_type: 'NCWEB',
    type: 'client',
    revision: 'r42',
    environment: 'production',
  } as Settings,
  user: null,
  fingerprint: 'my-device',
  isEmbedded: false,
  parameters: new URLSearchParams('utm_source=mail&utm_medium=letter&utm_campaign=spring'),
  timeZone: 'Asia/Yerevan',
  screen: { width: 1440, height: 900 },
  referrer: '',
};

it('the start of the app is told with device, release, fingerprint, utm marks, and the system’s and account’s fields (AN-001, AN-002)', () => {
  expect(startFacts(surroundings)).toMatchObject({
    device_type: 'NCWEB',
    release: 'r42',
    fingerprint: 'my-device',
    utm_source: 'mail',
    utm_medium: 'letter',
    utm_campaign: 'spring',
    is_auth: false,
  });
  const user = {
    isAuth: true,
    session: { session_state: 'normal' },
    profile: { id: 3 },
    systemInfo: { allowed_login_types: ['phone', 'email'], client_ip: '192.0.2.1', home_mrf: 'north' },
    accountSettings: { btb_type: 'hotel', auth_mode: 'phone', is_account_blocked: false },
  } as unknown as User;
  const facts = startFacts({ ...surroundings, user });
  expect(facts).toMatchObject({
    allowed_login_types: 'phone,email',
    home_mrf: 'north',
    btb_type: 'hotel',
    auth_mode: 'phone',
    profile_id: 3,
  });
  expect(facts).not.toHaveProperty('client_ip');
});
