// An S3 server in memory, on the port of the first argument, with the bucket `kadr`.
import { startFauxqs } from 'fauxqs';

await startFauxqs({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  logger: false,
  init: { buckets: ['kadr'] },
});
