/** The engine for DASH: Shaka, and what makes an engine of it. */
import build from 'shaka-player/dist/shaka-player.dash-es2021.js';
import type { Shaka } from './shaka-engine.ts';

export const shaka: Shaka = build;
export { createShakaEngine } from './shaka-engine.ts';
