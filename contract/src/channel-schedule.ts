import { z } from 'zod';

/** The time grid of all channels. */
export const playoutGrid = {
  /** Duration of a segment in seconds, for every asset and every channel. */
  tick: 3.84,
  /** Start of tick 0 of every channel, in Unix seconds. */
  epoch: Date.UTC(2025, 0, 1) / 1000,
} as const;

/** Tolerance in ticks when a quotient by 3.84 should be a whole number. */
const roundingNoise = 1e-6;

/** The first tick that begins at `seconds` (Unix) or later. */
export function tickFrom(seconds: number): number {
  return 0 - Math.floor((playoutGrid.epoch - seconds) / playoutGrid.tick + roundingNoise);
}

/** The tick in progress at `seconds` (Unix). */
export function tickAt(seconds: number): number {
  return Math.floor((seconds - playoutGrid.epoch) / playoutGrid.tick + roundingNoise);
}

/** An asset as a channel plays it: whole segments only, counted for each of its parts. */
export const playedAssetSchema = z.object({
  id: z.string(),
  segments: z.array(z.int().positive()).min(1),
});
export type PlayedAsset = z.infer<typeof playedAssetSchema>;

/** What a channel plays from a tick on: assets in sequence, repeated until the next run begins. */
export const scheduledRunSchema = z.object({
  first: z.int(),
  /** Number of asset parts that the channel has begun before this run: the base of its discontinuity count. */
  ordinal: z.int().nonnegative(),
  assets: z.array(playedAssetSchema).min(1),
});
export type ScheduledRun = z.infer<typeof scheduledRunSchema>;

/** Planned schedules of channels. What has begun must never change. */
export interface ChannelSchedules {
  /** Runs that begin between two ticks, and the one in progress at the first. Empty if the channel plays nothing. */
  live(
    channelId: number,
    span: { readonly from: number; readonly to: number },
  ): Promise<readonly ScheduledRun[]>;
  /** Runs between two times (Unix seconds), by the guide. */
  archive(
    channelId: number,
    span: { readonly start: number; readonly end: number },
  ): Promise<readonly ScheduledRun[]>;
}

/** Ticks in one round of a run's assets. */
export function ticksOfRound(assets: readonly PlayedAsset[]): number {
  return assets.reduce((sum, { segments }) => sum + segments.reduce((ticks, count) => ticks + count, 0), 0);
}

/** Number of asset parts that a run begins before the tick `end`. */
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
