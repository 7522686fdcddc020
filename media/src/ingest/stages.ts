import { ingestWarningSchema } from '@kadr/contract';
import { z } from 'zod';

/** The result of each stage in the journal, for the following stages and for later attempts. */

export const sourceMediaSchema = z.object({
  duration: z.number().positive(),
  video: z
    .object({
      index: z.int(),
      width: z.int(),
      height: z.int(),
      interlaced: z.boolean(),
      matrix: z.enum(['bt601', 'bt709', 'bt2020', 'rgb']),
      hdr: z.enum(['smpte2084', 'arib-std-b67']).nullable(),
      end: z.number(),
      ready: z.array(z.object({ index: z.int(), rung: z.string() })),
    })
    .nullable(),
  audio: z.array(
    z.object({
      index: z.int(),
      language: z.string(),
      title: z.string(),
      channels: z.int(),
      hasLayout: z.boolean(),
      isDefault: z.boolean(),
      end: z.number(),
    }),
  ),
  text: z.array(z.object({ index: z.int(), language: z.string(), title: z.string() })),
  warnings: z.array(ingestWarningSchema),
});

export const subtitleTracksSchema = z.array(
  z.object({
    language: z.string(),
    title: z.string(),
    cues: z.array(z.object({ start: z.number(), end: z.number(), text: z.string(), settings: z.string() })),
  }),
);

export const packagedTracksSchema = z.array(
  z.object({
    id: z.string(),
    codecs: z.string(),
    bandwidth: z.int(),
    timescale: z.int(),
    first: z.int(),
    start: z.int(),
    timeline: z.array(z.tuple([z.int(), z.int()])),
    average: z.int(),
    files: z.array(z.object({ name: z.string(), size: z.int() })),
  }),
);

export const postersSchema = z.array(z.object({ name: z.string(), color: z.string() }));
