import type { MessageKey } from '../../i18n/messages.ts';
import type { Texts } from '../../i18n/use-texts.ts';

/** Texts for the facts of player events and of the player's state. */
const names: Readonly<Record<string, MessageKey>> = {
  reason: 'playerFact.reason',
  error: 'playerFact.error',
  category: 'playerFact.category',
  severity: 'playerFact.severity',
  http_status: 'playerFact.http_status',
  action: 'playerFact.action',
  message: 'playerFact.message',
  elapsed: 'playerFact.elapsed',
  name: 'playerFact.name',
  value: 'playerFact.value',
  position: 'playerFact.position',
  duration: 'playerFact.duration',
  quality: 'playerFact.quality',
  height: 'playerFact.height',
  bitrate: 'playerFact.bitrate',
  bandwidth_estimate: 'playerFact.bandwidth_estimate',
  buffer_seconds: 'playerFact.buffer_seconds',
  dropped_frames: 'playerFact.dropped_frames',
  decoded_frames: 'playerFact.decoded_frames',
  speed: 'playerFact.speed',
  audio: 'playerFact.audio',
  subtitles: 'playerFact.subtitles',
  volume: 'playerFact.volume',
  is_live: 'playerFact.is_live',
  is_paused: 'playerFact.is_paused',
  pause_reason: 'playerFact.pause_reason',
  is_loading: 'playerFact.is_loading',
  is_ended: 'playerFact.is_ended',
  has_first_frame: 'playerFact.has_first_frame',
  is_muted: 'playerFact.is_muted',
  is_fullscreen: 'playerFact.is_fullscreen',
  is_pip: 'playerFact.is_pip',
  recovery: 'playerFact.recovery',
  is_online: 'playerFact.is_online',
};

/** The text for a fact; its name if there is none. */
export function factName(name: string, t: Texts): string {
  const known = names[name];
  return known === undefined ? name : t(known);
}
