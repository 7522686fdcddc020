import { describe, expect, it } from 'vitest';
import { parentOf } from './parent-window.ts';
import type { FramedWindow } from './parent-window.ts';

type Posted = [message: unknown, targetOrigin: string];

/** A page in a frame of `origin`, and what has been posted to its parent. */
function framed(origin: string | null, referrer = ''): { page: FramedWindow; posted: Posted[] } {
  const posted: Posted[] = [];
  return {
    posted,
    page: {
      parent: { postMessage: (...message) => void posted.push(message) },
      location: origin === null ? {} : { ancestorOrigins: [origin] },
      document: { referrer },
    },
  };
}

describe('embedded-parent mode', () => {
  it('is an embed page within another window; outside of it nothing is posted (PF-018, EM-018, EM-048, EM-050)', () => {
    const { page } = framed('https://blog.example');
    expect(parentOf(page, true)).not.toBeNull();
    expect(parentOf(page, false)).toBeNull();
    const alone = { ...page } as Record<string, unknown>;
    alone['parent'] = alone;
    expect(parentOf(alone as unknown as FramedWindow, true)).toBeNull();
  });

  it('posts to the page that frames it and to no other (EM-036)', () => {
    for (const [origin, referrer, target] of [
      ['https://blog.example', 'https://other.example/a', 'https://blog.example'],
      [null, 'https://blog.example/post?x=1', 'https://blog.example'],
      [null, '', '*'],
      ['null', '', '*'],
    ] as const) {
      const { page, posted } = framed(origin, referrer);
      parentOf(page, true)?.({ name: 'playback_start', content_id: 7 });
      expect(posted).toEqual([[{ kadr: 1, name: 'playback_start', content_id: 7 }, target]]);
    }
  });
});
