import { imageProfiles, imageUrl, splitFocalPoint } from '@kadr/contract/image-url';
import type { ImageProfile } from '@kadr/contract/image-url';
import type { ImagePath } from '@kadr/contract';
import { useSettings } from '../data/initial-data.tsx';

export interface PictureProps {
  readonly path: ImagePath;
  /** Profiles of about the same proportions, smallest first; each is offered in its single and double size. */
  readonly profiles: readonly [ImageProfile, ...ImageProfile[]];
  /** How wide the picture is shown (`sizes` of HTML), for the browser's choice among them. */
  readonly sizes: string;
  /** What the picture says that the words beside it do not; empty when nothing. */
  readonly alt: string;
  /** `first` is the largest picture of the first screen: at once and before others. `eager` at once. */
  readonly loading?: 'first' | 'eager' | 'lazy';
  readonly className?: string | undefined;
  /** The picture of a title, carried over into the title's page by a view transition. */
  readonly isTitlePicture?: boolean;
}

/**
 * A stored picture in AVIF or WebP (the server chooses by `Accept`) at the right size. Its place has its size before it
 * comes (`width`, `height`), and its tone when an element around it carries a tone class.
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

/** The focal point in ninths of the picture's width and height, by which `styles/focal-points.css` places it; none without one. */
function focusOf(path: ImagePath): string | undefined {
  const { point } = splitFocalPoint(path);
  return point === null ? undefined : `${Math.round(point.x / 11)}${Math.round(point.y / 11)}`;
}

/** A picture that does not come leaves its tone alone, without the browser's sign for it. */
function hide(image: HTMLImageElement): void {
  image.style.visibility = 'hidden';
}

/** The same for one that had failed before the browser took the page over. */
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
