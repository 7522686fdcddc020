import { setTimeout } from 'node:timers/promises';
import { checkMasterKey, isDatabaseAway, migrate } from '@kadr/api';
import { startBackgroundWork, startUpkeep } from './background-work.ts';
import type { Config } from './config/config.ts';
import { prepareDataFolder } from './config/data-folder.ts';
import { readSecrets } from './config/secrets.ts';
import { openDatabase } from './database.ts';
import { createHttpServer } from './http/http-server.ts';
import { stopAnswering } from './stop-answering.ts';
import { trustOf } from './http/exchange.ts';
import { lockInstance } from './instance-lock.ts';
import { createLogger } from './logger.ts';
import { openRooms } from './rooms.ts';
import type { Rooms, ServiceOptions, Undo } from './rooms.ts';
import { routesOf, upgradesOf } from './routes.ts';
import { openTelemetry } from './telemetry/telemetry.ts';

export interface Service {
  /** Its origin on this machine. */
  readonly url: string;
  readonly operatorToken: string;
  /** The first owner's sign-up link; null when there is an owner, and for a process that serves no API. */
  readonly ownerLink: string | null;
  /** The sandbox bank's origin; null without one. */
  readonly bankUrl: string | null;
  /** Ends in order; safe to call twice. */
  stop(): Promise<void>;
}

/** How often the service starts when it loses a connection during the start. */
const mostStarts = 5;

/**
 * Puts the rooms together: takes the data folder, opens the database, brings it up to date, answers, works. With
 * the embedded database, which only this process restarts, a lost connection repeats the start; with an outside database
 * it ends the start, and a supervisor repeats it.
 *
 * @throws InstanceRunningError, or the system's error when the folder cannot be written or the port is taken; whatever
 *   had been started is ended again.
 */
export async function startService(config: Config, options: ServiceOptions): Promise<Service> {
  for (let start = 1; ; start += 1) {
    try {
      return await startOnce(config, options);
    } catch (error) {
      if (config.databaseUrl !== null || start === mostStarts || !isDatabaseAway(error)) throw error;
      options.say('Lost a connection during the start. Starting again …');
    }
  }
}

/** Once the address is announced, no further step can fail. */
async function startOnce(config: Config, options: ServiceOptions): Promise<Service> {
  const undo: Undo[] = [];
  const stop = once(async () => {
    for (const step of undo.toReversed()) await step();
  });
  try {
    prepareDataFolder(config.dataDir);
    const lock = lockInstance(config.dataDir);
    undo.push(() => lock.release());
    const log = createLogger(config);
    const secrets = readSecrets(config);
    const onRejection = (reason: unknown): void => log.error({ err: reason }, 'unhandled promise rejection');
    process.on('unhandledRejection', onRejection);
    undo.push(() => void process.off('unhandledRejection', onRejection));
    const database = await openDatabase(config, log);
    undo.push(() => database.close());
    const telemetry = await openTelemetry(config);
    undo.push(() => telemetry.close());
    telemetry.statements(database.pool);
    await migrate(database.directUrl, {
      onBlocked: (name) => options.say(`The migration ${name} is waiting for tables in use.`),
    });
    await checkMasterKey(database.pool, secrets.contentKeys);

    const rooms = await openRooms(config, options, { database, secrets, log, telemetry, undo });
    startUpkeep(rooms);
    await telemetry.serve({
      pool: database.pool,
      pushPages: rooms.api.push.size,
      service: config.roles.has('worker') ? rooms.api.gauges : null,
      now: () => performance.now(),
    });
    const ownerPath = config.roles.has('api') ? await rooms.api.inviteOwner() : null;
    const port = await listen(rooms);
    const url = `http://${hostInAddress(config.host)}:${port}`;
    await rooms.bank?.introduce(url);
    lock.announce(url);
    if (config.roles.has('worker')) startBackgroundWork(rooms, url);
    return {
      url,
      operatorToken: secrets.operatorToken,
      ownerLink: ownerPath && `${config.publicUrl ?? url}${ownerPath}`,
      bankUrl: rooms.bank?.url ?? null,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Answers requests. Returns the port. */
async function listen(rooms: Rooms): Promise<number> {
  const { config, log, api, telemetry, undo } = rooms;
  const server = createHttpServer({
    routes: routesOf(rooms),
    upgrades: upgradesOf(rooms),
    trust: trustOf(config.trustedProxies),
    log,
    observe: telemetry.request,
  });
  undo.push(() => api.engines.close());
  await api.engines.start();
  if (config.roles.has('api') || config.roles.has('media') || config.roles.has('worker')) {
    undo.push(() => api.push.close());
    undo.push(() => api.writeAdCounts());
    await api.push.start();
  }
  const port = await server.listen(config.port, config.host);
  undo.push(() => stopAnswering(rooms, server, (milliseconds) => setTimeout(milliseconds)));
  return port;
}

function hostInAddress(host: string): string {
  return ['::', '0.0.0.0', '::1', '127.0.0.1'].includes(host) ? 'localhost' : host;
}

function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | null = null;
  return () => (result ??= action());
}
