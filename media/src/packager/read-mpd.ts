import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const whole = z.coerce.number().int();

const segmentTemplateSchema = z.object({
  timescale: whole.positive(),
  initialization: z.string(),
  media: z.string(),
  startNumber: whole.nonnegative(),
  SegmentTimeline: z.object({
    S: z
      .array(
        z.object({
          t: whole.nonnegative().optional(),
          d: whole.positive(),
          r: whole.nonnegative().default(0),
        }),
      )
      .min(1),
  }),
});

const manifestSchema = z.object({
  MPD: z.object({
    Period: z.object({
      AdaptationSet: z.array(
        z.object({
          Representation: z.array(
            z.object({
              bandwidth: whole.positive(),
              codecs: z.string(),
              SegmentTemplate: segmentTemplateSchema,
            }),
          ),
        }),
      ),
    }),
  }),
});

/** A track in the packager's manifest. */
export interface PackagedTrack {
  /** Folder of the segments, which is the track's id. */
  readonly id: string;
  readonly codecs: string;
  /** Peak, bits per second. */
  readonly bandwidth: number;
  readonly timescale: number;
  readonly first: number;
  /** Start in `timescale`. */
  readonly start: number;
  /** `[duration, how many in a row]`, in `timescale`. */
  readonly timeline: [number, number][];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => ['AdaptationSet', 'Representation', 'S'].includes(name),
});

/**
 * Reads the tracks out of the packager's own MPD.
 *
 * @throws ZodError when the manifest is not of the form that {@link packagerArguments} asks for.
 */
export function readMpd(xml: string): PackagedTrack[] {
  const { MPD } = manifestSchema.parse(parser.parse(xml));
  return MPD.Period.AdaptationSet.flatMap(({ Representation }) => Representation).map(
    ({ bandwidth, codecs, SegmentTemplate: template }) => ({
      id: z.string().min(1).parse(template.media.split('/')[0]),
      codecs,
      bandwidth,
      timescale: template.timescale,
      first: template.startNumber,
      start: template.SegmentTimeline.S[0]?.t ?? 0,
      timeline: template.SegmentTimeline.S.map(({ d, r }): [number, number] => [d, r + 1]),
    }),
  );
}

/** Total length of a track's segments, in seconds. */
export function trackDuration({
  timescale,
  timeline,
}: Pick<PackagedTrack, 'timescale' | 'timeline'>): number {
  return timeline.reduce((sum, [duration, count]) => sum + duration * count, 0) / timescale;
}

/** Segments of a track. */
export function segmentCount({ timeline }: Pick<PackagedTrack, 'timeline'>): number {
  return timeline.reduce((sum, [, count]) => sum + count, 0);
}
