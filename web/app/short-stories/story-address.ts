import type { Clip } from '@kadr/contract';

/** Longest slug or id that the service takes. */
const longest = 120;

/** The story that an address asks for, by its query parameter `story`; null is the feed of all. */
export function storyIn(query: URLSearchParams): string | null {
  const story = query.get('story')?.trim() ?? '';
  return story === '' || story.length > longest ? null : story;
}

/** Where watching a story goes on: at the first clip that was not watched to its end; at the first of all when all were. */
export function firstToWatch(clips: readonly Clip[]): number {
  return Math.max(
    0,
    clips.findIndex(({ media_item }) => media_item.media_position?.is_viewed !== true),
  );
}
