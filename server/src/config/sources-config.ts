import path from 'node:path';
import type { S3StorageConfig } from '@kadr/media';
import { z } from 'zod';

/** A bucket as an address, `https://KEY:SECRET@s3.example/BUCKET?region=REGION`. */
const bucketSchema = z.string().transform((text, context): S3StorageConfig => {
  const url = URL.parse(text);
  const bucket = url?.pathname.slice(1) ?? '';
  if (url === null || !/^https?:$/.test(url.protocol) || url.username === '' || !/^[\w.-]+$/.test(bucket)) {
    context.issues.push({
      code: 'custom',
      input: '',
      message: 'must be https://KEY:SECRET@HOST/BUCKET?region=REGION',
    });
    return z.NEVER;
  }
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'auto',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
});

/** Variables of the sources of films besides uploads. */
export const sourcesVariables = {
  KADR_SOURCE_FOLDER: z.string().optional(),
  KADR_SOURCE_BUCKET: bucketSchema.optional(),
  KADR_SOURCES_PRIVATE: z.enum(['on', 'off']).default('off'),
};

/** Sources of films besides uploads. */
export interface SourcesSettings {
  /** Whether films may come from this machine, private networks, and addresses without TLS. */
  readonly mayBeInner: boolean;
  /** A folder of films on this machine; null: none. */
  readonly folder: string | null;
  /** A bucket of films; null: none. */
  readonly bucket: S3StorageConfig | null;
}

export function sourcesOf({
  KADR_SOURCE_FOLDER: folder,
  KADR_SOURCE_BUCKET: bucket,
  KADR_SOURCES_PRIVATE: mayBeInner,
}: z.output<z.ZodObject<typeof sourcesVariables>>): SourcesSettings {
  return {
    folder: folder === undefined ? null : path.resolve(folder),
    bucket: bucket ?? null,
    mayBeInner: mayBeInner === 'on',
  };
}
