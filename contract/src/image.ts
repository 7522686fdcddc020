import { z } from 'zod';

/**
 * Path of a stored picture, `/<64 hex of its SHA-256>`, followed by its focal point, if set, after a full stop
 * (`.7025`: 70 % from the left, 25 % from the top, `operator.setFocalPoint`); the address is `images_base_url + path +
 * '/' + profile`, for example `/images/3f…/poster@2x`.
 */
export const imagePathSchema = z.string().regex(/^\/[0-9a-f]{64}(?:\.[0-9]{4})?$/);
export type ImagePath = z.infer<typeof imagePathSchema>;

export { imageProfiles, imageUrl } from './image-url.ts';
export type { FocalPoint, ImageProfile } from './image-url.ts';
