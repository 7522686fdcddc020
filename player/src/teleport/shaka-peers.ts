/** Lets the engine's media segments come by peer delivery. */
import type { Teleport, PeerSegment, PeerStream } from './teleport.ts';
import type { Shaka } from '../engine/shaka-engine.ts';
import type shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

interface Wanted {
  readonly teleport: Teleport;
  readonly stream: PeerStream;
  readonly segment: PeerSegment;
}

/** Requests under way that may be answered by peers. */
const wanted = new WeakMap<shaka.extern.Request, Wanted>();
/** Builds of the engine that use peers at all: the protocol of a request is decided for all engines of a page. */
const connected = new WeakSet<object>();

/**
 * Called for each request once it is ready to leave: media segments of a stream that has peer delivery are requested
 * from peers first. The library falls back to the server on its own terms; what it cannot get, the engine requests.
 */
export function askPeers(
  { net, util }: Shaka,
  teleport: Teleport,
  outgoing: shaka.extern.Request,
  context: shaka.extern.RequestContext | undefined,
): void {
  const [url] = outgoing.uris;
  const { stream, segment } = context ?? {};
  const isMedia = context?.type === net.NetworkingEngine.AdvancedRequestType.MEDIA_SEGMENT;
  if (url === undefined || !isMedia || !stream || !segment) return;
  const type = stream.type === 'video' ? 'main' : stream.type === 'audio' ? 'secondary' : null;
  // Ranges of a file are not separate segments.
  if (type === null || segment.getEndByte() !== null || segment.getStartByte() !== 0) return;
  connect({ net, util });
  wanted.set(outgoing, {
    teleport,
    stream: { id: stream.originalId ?? String(stream.id), type, segments: segmentsOf(stream) },
    segment: described(segment, url),
  });
}

function connect({ net, util }: Pick<Shaka, 'net' | 'util'>): void {
  if (connected.has(net.NetworkingEngine)) return;
  connected.add(net.NetworkingEngine);
  const load: shaka.extern.SchemePlugin = (...asked) => {
    const [uri, request] = asked;
    const direct = () => net.HttpFetchPlugin.parse(...asked);
    const of = wanted.get(request);
    // Another attempt goes to the server.
    wanted.delete(request);
    if (of === undefined) return direct();
    const calledOff = new AbortController();
    let fallback: ReturnType<typeof direct> | null = null;
    const begun = performance.now();
    const answer = async (): Promise<shaka.extern.Response> => {
      try {
        const data = await of.teleport.fetch(of.stream, of.segment, calledOff.signal);
        const timeMs = performance.now() - begun;
        return {
          uri,
          originalUri: uri,
          data,
          headers: {},
          timeMs,
          fromCache: false,
          originalRequest: request,
        };
      } catch {
        if (calledOff.signal.aborted) throw interrupted(util);
        // The server's own answer, with its details of a failure.
        fallback = direct();
        return fallback.promise;
      }
    };
    return new util.AbortableOperation(answer(), () => {
      calledOff.abort();
      return fallback?.abort() ?? Promise.resolve();
    });
  };
  for (const scheme of ['http', 'https']) net.NetworkingEngine.registerScheme(scheme, load);
}

function segmentsOf({ segmentIndex }: shaka.extern.Stream): PeerSegment[] {
  if (!segmentIndex) return [];
  const found: PeerSegment[] = [];
  for (const segment of segmentIndex) {
    const url = segment?.getUris()[0];
    if (segment && url !== undefined) found.push(described(segment, url));
  }
  return found;
}

function described(segment: shaka.media.SegmentReference, url: string): PeerSegment {
  return { url, startTime: segment.getStartTime(), endTime: segment.getEndTime() };
}

function interrupted({ Error: ShakaError }: Shaka['util']): Error {
  const { Severity, Category, Code } = ShakaError;
  return new ShakaError(Severity.RECOVERABLE, Category.NETWORK, Code.OPERATION_ABORTED);
}
