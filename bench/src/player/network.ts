import type { Page } from 'playwright-core';

/** Connections for figures of playback: the machine's own, and a viewer's at home. */
export const networks = {
  local: null,
  '40 ms, 10 Mbit/s': { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
} as const;
export type NetworkName = keyof typeof networks;

/** Sends all data of the page as over `name`, from now on. */
export async function travelOver(page: Page, name: NetworkName): Promise<void> {
  const conditions = networks[name];
  if (conditions === null) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
}
