import { PlayerError } from '@kadr/player';
import { describe, expect, it } from 'vitest';
import { messageOf, parentOf } from './parent-window.ts';
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
const film = { contentId: 7, duration: 5400 };

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

it('says that playback begins, ends and fails, each with the content (EM-017, EM-019, EM-024, EM-025, EM-026, EM-027, EM-037, PL-052, PL-053)', () => {
  expect(messageOf({ type: 'first-frame', elapsed: 20 }, film)).toEqual({
    name: 'playback_start',
    content_id: 7,
  });
  expect(messageOf({ type: 'ended' }, film)).toEqual({
    name: 'playback_end',
    content_id: 7,
    position: 5400,
    ads_shown: 0,
  });
  const error = new PlayerError('HTTP_STATUS', { httpStatus: 404 });
  for (const stored of [error, error.withSeverity(1)])
    expect(messageOf({ type: 'error', error: stored, action: { type: 'stop' } }, film)).toEqual({
      name: 'info',
      content_id: 7,
      reason: '1-3-1001',
      message: error.message,
      severity: stored.severity,
    });
  expect(messageOf({ type: 'pause', reason: 'user' }, film)).toBeNull();
});
