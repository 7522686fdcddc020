import { z } from 'zod';

/** What the picture of channels is measured by. */
export const playoutGrid = {
  /** Seconds of a segment: of every asset, and of every channel. */
  tick: 3.84,
  /** Unix seconds at which tick 0 of every channel began. */
  epoch: Date.UTC(2025, 0, 1) / 1000,
} as const;

/** Ticks by which a quotient by 3.84 may miss a whole number. */
const roundingNoise = 1e-6;

/** The first tick that begins at `seconds` (Unix) or later. */
export function tickFrom(seconds: number): number {
  return 0 - Math.floor((playoutGrid.epoch - seconds) / playoutGrid.tick + roundingNoise);
}

/** The tick that is under way at `seconds` (Unix). */
export function tickAt(seconds: number): number {
  return Math.floor((seconds - playoutGrid.epoch) / playoutGrid.tick + roundingNoise);
}

/** An asset as a channel plays it: whole segments only, counted for each of its parts. */
export const playedAssetSchema = z.object({
  id: z.string(),
  segments: z.array(z.int().positive()).min(1),
});
export type PlayedAsset = z.infer<typeof playedAssetSchema>;

/** What a channel plays from a tick on: assets one after the other and round again, until the next run begins. */
export const scheduledRunSchema = z.object({
  first: z.int(),
  /** How many parts of assets the channel has begun before this run: what its discontinuities are counted from. */
  ordinal: z.int().nonnegative(),
  assets: z.array(playedAssetSchema).min(1),
});
export type ScheduledRun = z.infer<typeof scheduledRunSchema>;

/** What channels play, by those who plan it. What has begun must never change. */
export interface ChannelSchedules {
  /** What begins between two ticks, and what was on at the first of them. None where it plays nothing. */
  live(
    channelId: number,
    span: { readonly from: number; readonly to: number },
  ): Promise<readonly ScheduledRun[]>;
  /** What was on between two moments (Unix seconds), by the guide. */
  archive(
    channelId: number,
    span: { readonly start: number; readonly end: number },
  ): Promise<readonly ScheduledRun[]>;
}

/** Ticks that one round of a run's assets takes. */
export function ticksOfRound(assets: readonly PlayedAsset[]): number {
  return assets.reduce((sum, { segments }) => sum + segments.reduce((ticks, count) => ticks + count, 0), 0);
}

/** How many parts of assets a run begins before the tick `end`. */
export function partsBegun({ first, assets }: Pick<ScheduledRun, 'first' | 'assets'>, end: number): number {
  const parts = assets.flatMap(({ segments }) => segments);
  const round = ticksOfRound(assets);
  const rounds = Math.floor((end - first) / round);
  let left = end - first - rounds * round;
  let begun = rounds * parts.length;
  for (const part of parts) {
    if (left <= 0) break;
    begun += 1;
    left -= part;
  }
  return begun;
}
