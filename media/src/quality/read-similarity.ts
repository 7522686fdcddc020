import { z } from 'zod';

/** The luma's SSIM of each picture, from the file of ffmpeg's `ssim` filter: `n:1 Y:0.98 U:… V:… All:… (…)`. */
export function readSsim(text: string): number[] {
  return [...text.matchAll(/^n:\d+ Y:([\d.]+) /gm)].map(([, score]) => Number(score));
}

const vmafSchema = z.object({
  frames: z.array(z.object({ metrics: z.object({ vmaf: z.number() }) })),
});

/** The VMAF of each picture, 0 to 100, from libvmaf's log in JSON; none if it is not one. */
export function readVmaf(text: string): number[] {
  try {
    const log = vmafSchema.safeParse(JSON.parse(text));
    return log.success ? log.data.frames.map(({ metrics }) => metrics.vmaf) : [];
  } catch {
    return [];
  }
}
