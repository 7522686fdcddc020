import { z } from 'zod';

/** A browser's id for itself (`x-device-id`, `fingerprint`): it may name a device and proves nothing. */
export const deviceIdSchema = z.string().regex(/^[\w.:-]{1,64}$/);

/** A build of the web app (`x-app-version`, `release`). */
export const releaseSchema = z.string().regex(/^[\w.-]{1,64}$/);
