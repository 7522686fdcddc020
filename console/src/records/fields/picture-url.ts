import { imageUrl } from '@kadr/contract/image-url';
import type { ImageProfile } from '@kadr/contract/image-url';

/** The URL of a stored picture in a size suitable for a form; `whole` is not cropped. */
export function pictureUrl(path: string, profile: ImageProfile | 'whole' = 'card'): string {
  return imageUrl('/images', path, profile);
}
