/** The engine for HLS: Shaka, and what makes an engine of it. */
import build from 'shaka-player/dist/shaka-player.hls-es2021.js';
import type { Shaka } from './shaka-engine.ts';

/** The same library with other parsers in it; its declarations are nominally apart. */
export const shaka = build as unknown as Shaka;
export { createShakaEngine } from './shaka-engine.ts';
