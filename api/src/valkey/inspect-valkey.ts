import { clientOptions } from './valkey.ts';

/** A Valkey server's own report. */
export interface ValkeyFacts {
  /** Name and version, as `Valkey 8.1.1`. */
  readonly version: string;
  /** Whether it may be written to. */
  readonly isPrimary: boolean;
  /** Whether it evicts keys, including leases, when its memory is full. */
  readonly mayEvict: boolean;
  /** Whether data persists across a restart (AOF). */
  readonly isKept: boolean;
}

/** Queries a Valkey server once. @throws the client's error when it does not answer */
export async function inspectValkey(url: string): Promise<ValkeyFacts> {
  const { createClient } = await import('@redis/client');
  const options = clientOptions(url);
  const client = createClient({
    ...options,
    socket: { ...options.socket, reconnectStrategy: false as const },
  });
  // The caller gets errors from the connection attempt itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const info = await client.sendCommand(['INFO']);
    return factsIn(typeof info === 'string' ? info : '');
  } finally {
    if (client.isOpen) client.destroy();
  }
}

/** @param info lines of `name:value` */
export function factsIn(info: string): ValkeyFacts {
  const field = (name: string): string | null =>
    new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? null;
  const valkey = field('valkey_version');
  return {
    version: valkey === null ? `Redis ${field('redis_version') ?? '?'}` : `Valkey ${valkey}`,
    isPrimary: field('role') === 'master',
    mayEvict: (field('maxmemory') ?? '0') !== '0' && field('maxmemory_policy') !== 'noeviction',
    isKept: field('aof_enabled') === '1',
  };
}
