import { startFauxqs } from 'fauxqs';
import { S3mini } from 's3mini';
import type { S3StorageConfig } from '../storage/s3-storage.ts';

export interface S3Server extends S3StorageConfig {
  /** Puts an empty object under each key. */
  seed(keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** An S3-compatible server on a free port of 127.0.0.1 with one empty bucket, all in memory. */
export async function startS3(): Promise<S3Server> {
  const bucket = 'kadr';
  const server = await startFauxqs({
    port: 0,
    host: '127.0.0.1',
    logger: false,
    init: { buckets: [bucket] },
  });
  const config = {
    endpoint: `http://127.0.0.1:${server.port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  const client = new S3mini({ ...config, endpoint: `${config.endpoint}/${bucket}` });
  return {
    ...config,
    async seed(keys) {
      await Promise.all(keys.map((key) => client.putObject(key, '')));
    },
    close: () => server.stop(),
  };
}
