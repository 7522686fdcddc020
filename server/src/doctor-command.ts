import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkMasterKey, SteadyPool, WrongMasterKeyError } from '@kadr/api';
import { confinement, createS3Storage } from '@kadr/media';
import { ConfigError, readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { restoringMark } from './config/data-folder.ts';
import { readSecrets } from './config/secrets.ts';
import { checkDatabase } from './doctor/database.ts';
import { checkNats, checkValkey } from './doctor/engines.ts';
import { good, warning, wrong } from './doctor/finding.ts';
import type { Finding } from './doctor/finding.ts';
import { checkFolder, checkPackager, checkPort, checkProgram, checkSpace } from './doctor/machine.ts';
import { runningInstance } from './instance-lock.ts';
import { reachDatabase } from './reach-database.ts';
import { say } from './terminal.ts';

const marks = { good: '✓', warning: '!', wrong: '✗' } as const;

/** `npm run kadr -- doctor`: a line for each check on standard output; returns 1 when something is wrong. */
export async function doctorCommand(environment: NodeJS.ProcessEnv): Promise<number> {
  const findings = await examine(environment);
  for (const { state, sentence } of findings) process.stdout.write(`${marks[state]} ${sentence}\n`);
  const count = findings.filter(({ state }) => state === 'wrong').length;
  say(count === 0 ? 'Nothing is wrong.' : `${count} of ${findings.length} checks found something wrong.`);
  return count === 0 ? 0 : 1;
}

async function examine(environment: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((line) => wrong(`The configuration: ${line}.`));
  }
  const running = runningInstance(config.dataDir);
  return [
    good(`Node ${process.versions.node}`),
    ...(config.roles.has('worker')
      ? [
          await checkProgram(config.ffmpeg, 'KADR_FFMPEG'),
          await checkProgram(config.ffprobe, 'KADR_FFPROBE'),
          await checkPackager(),
          await checkConfinement(),
        ]
      : []),
    checkFolder(config.dataDir),
    checkSpace(config.dataDir),
    await checkPort(config.port, config.host, running !== null),
    ...(await checkData(config)),
    ...(await checkBucket(config)),
    ...(config.natsUrl === null ? [] : [await checkNats(config.natsUrl)]),
    ...(config.valkeyUrl === null ? [] : await checkValkey(config.valkeyUrl)),
  ];
}

async function checkConfinement(): Promise<Finding> {
  const { isCutOffFromNetwork, hasLimits } = await confinement();
  return isCutOffFromNetwork && hasLimits
    ? good('programs that read films are sandboxed')
    : warning('Programs that read films are not sandboxed here. docs/operating.md says what that needs.');
}

/** Checks the database and its data. Creates nothing where no service has run yet. */
async function checkData(config: Config): Promise<Finding[]> {
  if (existsSync(path.join(config.dataDir, restoringMark)))
    return [wrong(`A restore into ${config.dataDir} did not finish. Remove the folder and restore again.`)];
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'postgres')))
    return [good('the embedded database is created at the first start')];
  const database = await reachDatabase(config);
  try {
    const findings = await checkDatabase(database.url, Date.now);
    const isReady = findings.every(({ state }) => state === 'good');
    return isReady ? [...findings, await checkKey(config, database.url)] : findings;
  } finally {
    await database.close();
  }
}

async function checkKey(config: Config, url: string): Promise<Finding> {
  if (config.contentKey === null && !existsSync(path.join(config.dataDir, 'content-key')))
    return warning('There is no content key. Put yours back; otherwise the next start makes a new one.');
  const pool = new SteadyPool({ url, max: 1, log: { warn: () => undefined, debug: () => undefined } });
  try {
    await checkMasterKey(pool, readSecrets(config).contentKeys);
    return good('the content key matches the protected films');
  } catch (error) {
    if (error instanceof WrongMasterKeyError) return wrong(error.message);
    throw error;
  } finally {
    await pool.end();
  }
}

async function checkBucket({ s3 }: Config): Promise<Finding[]> {
  if (s3 === null) return [];
  try {
    await createS3Storage(s3).head('doctor');
    return [good(`the bucket ${s3.bucket} answers`)];
  } catch (error) {
    return [
      wrong(
        `The bucket ${s3.bucket} does not answer (${error instanceof Error ? error.message : String(error)}). Look at KADR_S3_*.`,
      ),
    ];
  }
}
