import type { EventEmitter } from 'node:events';
import type { ObserveWork } from './probe.ts';

/** The part of a connection of `pg` that is observed. */
interface Connection {
  query: (...args: unknown[]) => unknown;
}

type Answered = (error: Error | null | undefined, result: unknown) => void;

const verbs = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']);

/** Observes every statement on the connections that a pool opens from now on. */
export function observeStatements(pool: Pick<EventEmitter, 'on'>, observe: ObserveWork): void {
  pool.on('connect', (connection: Connection) => {
    const query = connection.query.bind(connection);
    connection.query = (...args) => {
      const detail = textOf(args[0]);
      if (detail === null) return query(...args);
      const work = { kind: 'statement', name: verbOf(detail), detail } as const;
      const answered = args.at(-1);
      if (typeof answered !== 'function') return observe(work, () => query(...args) as Promise<unknown>);
      void observe(work, () => promised(query, args.slice(0, -1))).then(
        (result) => (answered as Answered)(undefined, result),
        (error: unknown) => (answered as Answered)(error as Error, undefined),
      );
      return undefined;
    };
  });
}

function promised(query: Connection['query'], args: readonly unknown[]): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const answered: Answered = (error, result) => (error ? reject(error) : resolve(result));
  query(...args, answered);
  return promise;
}

/** Null for statements without a single answer (a cursor, a stream). */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || !('text' in asked)) return null;
  return String(asked.text);
}

function verbOf(text: string): string {
  const verb = /^\s*\(?\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return verbs.has(verb) ? verb : 'other';
}
