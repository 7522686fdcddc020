// Debian's Chromium, as tests, pictures and measurements start it. `KADR_CHROMIUM` names another.
import { existsSync } from 'node:fs';

const whole = '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

/** The browser as viewers have it. */
export const chromiumPath = process.env.KADR_CHROMIUM ?? whole;

/** The same engine without a browser's windows, half the work on a small machine; otherwise the whole one. */
export const chromiumShellPath = process.env.KADR_CHROMIUM ?? (existsSync(shell) ? shell : whole);

/** No background traffic; films start without a click. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];
