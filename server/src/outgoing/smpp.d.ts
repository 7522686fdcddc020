declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server } from 'node:net';

  export interface Pdu {
    readonly command: string;
    readonly command_status: number;
    readonly [field: string]: unknown;
    response(fields?: Record<string, unknown>): Pdu;
  }

  export interface Session extends EventEmitter {
    bind_transmitter(fields: Record<string, unknown>, answered: (pdu: Pdu) => void): void;
    submit_sm(fields: Record<string, unknown>, answered: (pdu: Pdu) => void): void;
    unbind(answered?: () => void): void;
    send(pdu: Pdu): void;
    close(closed?: () => void): void;
    destroy(destroyed?: () => void): void;
  }

  const smpp: {
    connect(options: { readonly host: string; readonly port: number; readonly tls: boolean }): Session;
    createServer(taken: (session: Session) => void): Server;
  };
  export default smpp;
}
