import type { Clip } from '@kadr/contract';

/** Maximum length of a slug or id that the service accepts. */
const longest = 120;

/** The story of an address, by its query parameter `story`; null is the feed of all. */
export function storyIn(query: URLSearchParams): string | null {
  const story = query.get('story')?.trim() ?? '';
  return story === '' || story.length > longest ? null : story;
}

/** Index of the clip at which a story resumes: the first not watched to its end; the first of all if all were. */
export function firstToWatch(clips: readonly Clip[]): number {
  return Math.max(
    0,
    clips.findIndex(({ media_item }) => media_item.media_position?.is_viewed !== true),
  );
}
