import type { BroadcastsService } from '../broadcasts/service.ts';
import type { RequestContext } from '../context/context.ts';
import { requireOperator } from '../context/principal.ts';
import { procedures } from '../context/procedures.ts';
import type { Asker, SegmentsService } from '../segments/service.ts';

interface MarketingPorts {
  readonly segments: SegmentsService;
  readonly broadcasts: Omit<BroadcastsService, 'send'>;
}

/** Segments of accounts, and broadcasts to them. */
export function marketingProcedures(ports: MarketingPorts) {
  return { ...segmentProcedures(ports), ...broadcastProcedures(ports) };
}

function segmentProcedures({ segments }: MarketingPorts) {
  const { listSegments, getSegment, createSegment, setSegment, removeSegment, previewSegment } =
    procedures.operator;
  return {
    listSegments: listSegments.handler(async ({ context }) => ({
      items: await segments.list(askerOf(context)),
    })),
    getSegment: getSegment.handler(({ input, context }) => segments.get(input.id, askerOf(context))),
    createSegment: createSegment.handler(({ input, context }) => segments.create(input, askerOf(context))),
    setSegment: setSegment.handler(({ input: { id, ...values }, context }) =>
      segments.set(id, values, askerOf(context)),
    ),
    removeSegment: removeSegment.handler(async ({ input, context }) => {
      await segments.remove(input.id, askerOf(context));
      return {};
    }),
    previewSegment: previewSegment.handler(({ input, context }) => segments.preview(input, askerOf(context))),
  };
}

function broadcastProcedures({ broadcasts }: MarketingPorts) {
  const { listBroadcasts, getBroadcast, createBroadcast, setBroadcast, removeBroadcast } =
    procedures.operator;
  const { scheduleBroadcast, cancelBroadcast, testBroadcast } = procedures.operator;
  return {
    listBroadcasts: listBroadcasts.handler(({ input, context }) => broadcasts.list(input, askerOf(context))),
    getBroadcast: getBroadcast.handler(({ input, context }) => broadcasts.get(input.id, askerOf(context))),
    createBroadcast: createBroadcast.handler(({ input, context }) =>
      broadcasts.create(input, askerOf(context)),
    ),
    setBroadcast: setBroadcast.handler(({ input: { id, ...values }, context }) =>
      broadcasts.set(id, values, askerOf(context)),
    ),
    removeBroadcast: removeBroadcast.handler(async ({ input, context }) => {
      await broadcasts.remove(input.id, askerOf(context));
      return {};
    }),
    scheduleBroadcast: scheduleBroadcast.handler(({ input, context }) =>
      broadcasts.schedule(
        input.id,
        input.send_at === null ? context.now() : new Date(input.send_at * 1000),
        askerOf(context),
      ),
    ),
    cancelBroadcast: cancelBroadcast.handler(({ input, context }) =>
      broadcasts.cancel(input.id, askerOf(context)),
    ),
    testBroadcast: testBroadcast.handler(async ({ input, context }) => {
      await broadcasts.test(input.id, input.account, askerOf(context));
      return {};
    }),
  };
}

function askerOf(context: RequestContext): Asker {
  return { principal: requireOperator(context), now: context.now() };
}
