import { service } from '../data/client.ts';

/** Ends the session and clears everything cached in this page. */
export async function signOut(): Promise<void> {
  await service.staff.signOut().catch(() => undefined);
  location.assign('/console/');
}
