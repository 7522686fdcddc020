/** The parts of the tracker that are used here; it comes without declarations. */
declare module 'bittorrent-tracker/server' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage } from 'node:http';
  import type { RawData, WebSocket } from 'ws';

  /** A connection as the tracker keeps it, with properties that the tracker adds. */
  export type PeerSocket = WebSocket & {
    upgradeReq: IncomingMessage | null;
    /** Null once the connection is closed. */
    onMessageBound?: ((data: RawData) => void) | null;
  };

  export default class Server extends EventEmitter<{ warning: [Error]; error: [Error] }> {
    constructor(options: {
      readonly udp: false;
      readonly http: false;
      readonly ws: false;
      readonly stats: false;
      readonly interval?: number;
    });
    /** Swarms by their hashes. */
    readonly torrents: Record<string, { readonly peers: { readonly length: number } }>;
    onWebSocketConnection(socket: PeerSocket): void;
    close(): void;
  }
}
