import { describe, expect, it } from 'vitest';
import { createPlaybackHeaders } from './playback-headers.ts';

describe('createPlaybackHeaders', () => {
  it('sends session, user and marker, and a counter that grows (DR-010, DR-012, DR-013, DR-014, DR-015)', () => {
    const next = createPlaybackHeaders({ sessionId: 's1', userId: 'u1', sessionMarker: 'm1' });
    expect(next()).toEqual({
      'x-playback-session-id': 's1',
      'x-request-counter': '1',
      'x-user-id': 'u1',
      'x-session-marker': 'm1',
    });
    expect(next()['x-request-counter']).toBe('2');
    expect(next()['x-request-counter']).toBe('3');
  });

  it('counts each playback for itself (DR-011, DR-061)', () => {
    createPlaybackHeaders({ sessionId: 's1' })();
    expect(createPlaybackHeaders({ sessionId: 's2' })()).toEqual({
      'x-playback-session-id': 's2',
      'x-request-counter': '1',
    });
  });

  it('sends the marker as it was handed in, and none without (DR-059)', () => {
    const marker = 'embed-7f:3';
    expect(createPlaybackHeaders({ sessionId: 's', sessionMarker: marker })()).toHaveProperty(
      'x-session-marker',
      marker,
    );
    expect(createPlaybackHeaders({ sessionId: 's' })()).not.toHaveProperty('x-session-marker');
  });

  it('sends nothing when nobody is named', () => {
    expect(createPlaybackHeaders(undefined)()).toEqual({});
  });
});
