import { createAdClips, createDelivery, createImages } from '@kadr/media';
import { flagsHandler } from './flags/flags.ts';
import { healthHandler } from './http/health.ts';
import type { Handler, Route, Upgrades } from './http/http-server.ts';
import { paymentRoutes } from './http/payment-routes.ts';
import { tusPath, tusUploads } from './operator/tus-uploads.ts';
import { operatorUploads } from './operator/uploads.ts';
import type { Rooms } from './rooms.ts';
import { adsPath } from './sandbox/ads/ads-handler.ts';
import { sandboxHandler } from './sandbox/sandbox-handler.ts';

/** The routes of the process, by its roles; the first route that takes a path handles it. */
export function routesOf(rooms: Rooms): Route[] {
  const { config, web, sandbox, console } = rooms;
  const health = healthOf(rooms);
  return [
    { path: '/health', handle: health },
    { path: '/ready', handle: health },
    ...(config.roles.has('media') ? mediaRoutes(rooms) : []),
    ...(config.roles.has('api') ? apiRoutes(rooms) : []),
    ...(console === null ? [] : [{ path: '/console', handle: console.handle.bind(console) }]),
    ...(sandbox === null
      ? []
      : [
          { path: adsPath, handle: sandbox.ads.handle },
          { path: '/sandbox', handle: sandboxHandler(sandbox.outbox, sandbox.mayRead, rooms.bank?.url) },
        ]),
    // The web gets the rest, including targets that are not paths.
    ...(web === null ? [] : [{ path: '', handle: web.handle.bind(web) }]),
  ];
}

export function upgradesOf({ config, api, tracker }: Rooms): Upgrades {
  return {
    isFor: (req) => config.roles.has('api') && (api.push.isFor(req) || tracker?.isFor(req) === true),
    upgrade: (req, socket, head, exchange) => {
      if (tracker?.isFor(req) === true) return tracker.upgrade(req, socket, head, exchange);
      const { requestId, ip, host, protocol } = exchange;
      return api.push.upgrade(req, socket, head, { requestId, ip, host, protocol });
    },
  };
}

function healthOf({ config, database, state }: Rooms): Handler {
  return healthHandler({
    roles: config.roles,
    isDatabaseThere: () => database.pool.isThere(),
    isStopping: () => state.isStopping,
    demo: () => state.demo?.progress() ?? null,
  });
}

function mediaRoutes({ config, log, storage, tokens, streams, api, clock }: Rooms): Route[] {
  const onError = (error: unknown): void => log.error({ err: error }, 'failed to serve media');
  const delivery = createDelivery({
    storage,
    verifyToken: tokens.verify,
    streams,
    isSessionEnded: api.push.isSessionEnded,
    isHeld: api.isHeld,
    schedules: api.playout,
    now: clock,
    // Of the service and not of a delivery network, from whose address the playlist with it may have come.
    keyAddress: (keyId) => `${config.publicUrl ?? ''}/api/licences/clearkey/${keyId}`,
    onError,
  });
  return [
    { path: '/stream/', handle: delivery },
    { path: '/images/', handle: createImages({ storage, onError }) },
    { path: '/ad-clips/', handle: createAdClips({ storage, onError }) },
  ];
}

function apiRoutes({ storage, api, config }: Rooms): Route[] {
  const isInUse = async (id: string): Promise<boolean> => (await api.ingests.uploadsInUse()).has(id);
  return [
    {
      path: tusPath,
      handle: tusUploads({ storage, uploads: api.uploads, isInUse }, api.atOperatorDoor, {
        largest: config.largestUpload,
      }),
    },
    { path: '/api/operator/', handle: operatorUploads(storage, api.atOperatorDoor) },
    {
      path: '/api',
      handle: (req, res, exchange) => {
        if (api.sendKept(req, res, exchange.host)) return true;
        const { requestId, ip, host, protocol } = exchange;
        return api.handle(req, res, { requestId, ip, host, protocol });
      },
    },
    { path: '/flags/', handle: flagsHandler },
    ...paymentRoutes(api.takeWebhook),
  ];
}
