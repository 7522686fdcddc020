import { imageProfiles, imageUrl, splitFocalPoint } from '@kadr/contract/image-url';
import type { ImageProfile } from '@kadr/contract/image-url';
import type { ImagePath } from '@kadr/contract';
import { useSettings } from '../data/initial-data.tsx';

export interface PictureProps {
  readonly path: ImagePath;
  /** Profiles of similar proportions, smallest first; each is offered in single and double size. */
  readonly profiles: readonly [ImageProfile, ...ImageProfile[]];
  /** Display width of the picture (`sizes` of HTML), for the browser's choice of a profile. */
  readonly sizes: string;
  /** The content that the text beside the picture lacks; empty if none. */
  readonly alt: string;
  /** `first`: the largest picture of the first screen, loaded at once and before others. `eager`: loaded at once. */
  readonly loading?: 'first' | 'eager' | 'lazy';
  readonly className?: string | undefined;
  /** The picture of a title, which moves to the title's page by a view transition. */
  readonly isTitlePicture?: boolean;
}

/**
 * A stored picture in AVIF or WebP (the server chooses by `Accept`) at the right size. Its space is reserved before it
 * loads (`width`, `height`), in its tone if an element around it has a tone class.
 */
export function Picture({
  path,
  profiles,
  sizes,
  alt,
  loading = 'lazy',
  className,
  isTitlePicture,
}: PictureProps) {
  const base = useSettings().images_base_url;
  const [width, height] = imageProfiles[profiles[0]];
  return (
    <img
      ref={hideBroken}
      onError={({ currentTarget }) => hide(currentTarget)}
      className={className}
      src={imageUrl(base, path, profiles[0])}
      srcSet={sourceSet(base, path, profiles)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding={loading === 'first' ? 'sync' : 'async'}
      draggable={false}
      data-focus={focusOf(path)}
      data-title-picture={isTitlePicture || undefined}
    />
  );
}

/**
 * The focal point in ninths of the picture's width and height, by which `styles/focal-points.css` places it; undefined
 * without one.
 */
function focusOf(path: ImagePath): string | undefined {
  const { point } = splitFocalPoint(path);
  return point === null ? undefined : `${Math.round(point.x / 11)}${Math.round(point.y / 11)}`;
}

/** Hides a picture that failed to load, so that only its tone is visible. */
function hide(image: HTMLImageElement): void {
  image.style.visibility = 'hidden';
}

/** The same for a picture that had failed before hydration. */
function hideBroken(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') hide(image);
}

/** `srcset` with widths: every profile in its single and double size. */
function sourceSet(base: string, path: ImagePath, profiles: readonly ImageProfile[]): string {
  return profiles
    .flatMap((profile) =>
      ([1, 2] as const).map((scale) => ({ profile, scale, width: imageProfiles[profile][0] * scale })),
    )
    .sort((one, other) => one.width - other.width)
    .map(({ profile, scale, width }) => `${imageUrl(base, path, profile, scale)} ${width}w`)
    .join(', ');
}
