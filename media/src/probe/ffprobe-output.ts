import { z } from 'zod';

const text = z.string().optional();
/** A decimal number; undefined where ffprobe has none (`N/A`) or an absurd one. */
const seconds = z
  .string()
  .optional()
  .transform((value) => {
    const number = Number(value ?? Number.NaN);
    return Number.isFinite(number) && Math.abs(number) < 1e9 ? number : undefined;
  });
const flag = z.number().default(0);

const streamSchema = z.object({
  index: z.number(),
  codec_name: text,
  codec_type: text,
  codec_tag_string: text,
  width: z.number().default(0),
  height: z.number().default(0),
  sample_aspect_ratio: text,
  pix_fmt: text,
  profile: text,
  /** H.264: ten times the level. */
  level: z.number().optional(),
  has_b_frames: z.number().default(0),
  r_frame_rate: text,
  start_time: seconds,
  field_order: text,
  color_range: text,
  color_space: text,
  color_transfer: text,
  /** 1 when captions were found inside the picture. */
  closed_captions: z.number().default(0),
  channels: z.number().default(0),
  channel_layout: text,
  duration: seconds,
  disposition: z
    .object({
      default: flag,
      forced: flag,
      attached_pic: flag,
      timed_thumbnails: flag,
      still_image: flag,
    })
    .prefault({}),
  /** Writers use different cases for names. */
  tags: z
    .record(z.string(), z.string())
    .prefault({})
    .transform((tags) => new Map(Object.entries(tags).map(([name, value]) => [name.toLowerCase(), value]))),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});
export type ProbedStream = z.output<typeof streamSchema>;

export const probedFileSchema = z.object({
  streams: z.array(streamSchema).default([]),
  programs: z.array(z.object({ streams: z.array(z.object({ index: z.number() })).default([]) })).default([]),
  format: z.object({ format_name: z.string(), start_time: seconds, duration: seconds }),
});
export type ProbedFile = z.output<typeof probedFileSchema>;

/** The entries that {@link probedFileSchema} reads, for ffprobe's `-show_entries`. */
export const probedEntries = [
  'format=format_name,start_time,duration',
  'program=program_id',
  'program_stream=index',
  'stream=index,codec_name,codec_type,codec_tag_string,width,height,sample_aspect_ratio,pix_fmt,profile,level,has_b_frames,r_frame_rate,start_time,field_order,color_range,color_space,color_transfer,closed_captions,channels,channel_layout,duration',
  'stream_disposition=default,forced,attached_pic,timed_thumbnails,still_image',
  'stream_tags=language,LANGUAGE,title,TITLE',
  'stream_side_data=rotation',
].join(':');

export const probedFramesSchema = z.object({
  frames: z.array(z.object({ interlaced_frame: z.number().default(0) })).default([]),
});

/** Ends of the read packets of each stream, in seconds of the file's own time. */
export type StreamEnds = ReadonlyMap<number, number>;

/** The entries that {@link streamEndsReader} reads, for ffprobe's `-show_entries`. */
export const packetEntries = 'packet=stream_index,pts_time,dts_time,duration_time';

/** Reads ffprobe's `csv=p=0` lines of {@link packetEntries}, in pieces of any size. */
export function streamEndsReader(): { read(text: string): void; ends: StreamEnds } {
  const ends = new Map<number, number>();
  const read = inLines((line) => {
    const [index, shown, decoded, length] = line.split(',').map(Number);
    const known = [shown, decoded].filter((time): time is number => Number.isFinite(time));
    if (index === undefined || known.length === 0) return;
    const end = Math.max(...known) + (length !== undefined && Number.isFinite(length) ? length : 0);
    ends.set(index, Math.max(end, ends.get(index) ?? Number.NEGATIVE_INFINITY));
  });
  return { ends, read };
}

/** Calls `take` with each whole line of a text that comes in pieces. */
export function inLines(take: (line: string) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(-200);
    for (const line of lines) take(line);
  };
}
