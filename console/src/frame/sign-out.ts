import { service } from '../data/client.ts';

/** Ends the session and everything that this page remembers of it. */
export async function signOut(): Promise<void> {
  await service.staff.signOut().catch(() => undefined);
  location.assign('/console/');
}
