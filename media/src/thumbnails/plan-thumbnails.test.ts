import { thumbnailsPlaylistSchema } from '@kadr/contract';
import { describe, expect, it } from 'vitest';
import { planThumbnails, thumbnailsPlaylist } from './plan-thumbnails.ts';

describe('thumbnails', () => {
  it('lays little pictures in one column, every group of pictures of a short film (DR-033, DR-034)', () => {
    const plan = planThumbnails({ width: 1920, height: 1080 }, 5.8);
    expect(plan).toEqual({ width: 192, height: 108, count: 4, frames: 48 });
    const playlist = thumbnailsPlaylistSchema.parse(thumbnailsPlaylist(plan));
    expect(playlist.images).toEqual(['hd.jpg']);
    expect(playlist.thumb_size).toEqual({ width: 192, height: 108 });
    expect(playlist.thumbs.map(({ timestamp, region }) => [timestamp, region.top])).toEqual([
      [0, 0],
      [1.92, 108],
      [3.84, 216],
      [5.76, 324],
    ]);
  });

  it('stays within what a JPEG holds for the longest film of any shape', () => {
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
      [1920, 800],
      [640, 480],
    ] as const) {
      const plan = planThumbnails({ width, height }, 12 * 3600);
      expect(plan.count * plan.height).toBeLessThan(65_500);
      expect(plan.count).toBeLessThanOrEqual(300);
      expect(plan.frames % 48).toBe(0);
      expect([plan.width % 2, plan.height % 2]).toEqual([0, 0]);
      expect(Math.abs(plan.width / plan.height / (width / height) - 1)).toBeLessThan(0.03);
    }
  });
});
