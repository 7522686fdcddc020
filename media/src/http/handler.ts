import type { IncomingMessage, ServerResponse } from 'node:http';
import { KadrError } from '@kadr/contract/errors';
import { sendPreflight } from '@kadr/http';
import { isDisconnect, isFault, sendError } from './send-error.ts';

/** Answers the request and resolves to true; resolves to false, with nothing written, for a path outside its prefix. */
export type HttpHandler = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

export interface HandlerConfig {
  /** Prefix of the paths, for example `/stream/`. */
  readonly prefix: string;
  /** Answers a GET or HEAD, or throws. */
  readonly answer: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  /** Called with our faults; not with refusals or disconnects. */
  readonly onError: ((error: unknown) => void) | undefined;
}

/** A handler of public files under one prefix: any origin may read them; errors are JSON. */
export function createHandler({ prefix, answer, onError }: HandlerConfig): HttpHandler {
  async function answerAny(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method === 'OPTIONS') sendPreflight(res);
    else if (req.method === 'GET' || req.method === 'HEAD') await answer(req, res);
    else throw new KadrError('METHOD_NOT_ALLOWED');
  }

  return async (req, res) => {
    if (req.url?.startsWith(prefix) !== true) return false;
    try {
      await answerAny(req, res);
    } catch (error) {
      if (isFault(error) && !isDisconnect(error)) onError?.(error);
      sendError(req, res, error);
    }
    return true;
  };
}
