import { EngineAwayError } from '../errors/engine-away.ts';
import { scriptOf } from '../valkey/valkey.ts';
import type { Valkey } from '../valkey/valkey.ts';
import { createMemoryLimits } from './memory-limits.ts';
import { digest } from './service.ts';
import type { Limit, LimitsService } from './service.ts';

/**
 * A limit is a hash of `count` and `since` (Unix milliseconds), by the caller's clock, and expires with its window.
 * Arguments: key, command, now, milliseconds of the window.
 */
const limitScript = scriptOf(`
local key, action, now, window = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local since = tonumber(redis.call('HGET', key, 'since') or 0)
local count = tonumber(redis.call('HGET', key, 'count') or 0)
local is_over = since <= now - window
if action == 'count' then return is_over and 0 or count end
if action == 'give back' then
  if count > 0 then redis.call('HINCRBY', key, 'count', -1) end
  return 0
end
if is_over then
  redis.call('HSET', key, 'count', 1, 'since', now)
  redis.call('PEXPIRE', key, window)
  return 1
end
return redis.call('HINCRBY', key, 'count', 1)`);

/**
 * Limits counted in Valkey, for all processes together. While Valkey is unavailable, frequent ones are counted in the
 * memory of this process and all others by `sql`: attempts at codes are always counted. Limits that must never be
 * forgotten always use `sql`.
 */
export function createValkeyLimits(
  valkey: Pick<Valkey, 'run'>,
  { sql, prefix = 'kadr:' }: { readonly sql: LimitsService; readonly prefix?: string },
): LimitsService {
  const memory = createMemoryLimits();
  const ask = async (
    action: 'take' | 'count' | 'give back',
    { name, seconds }: Limit,
    [who, now]: readonly [string, Date],
  ): Promise<number> => {
    const key = `${prefix}limit:${name}:${digest(who)}`;
    return Number(await valkey.run(limitScript, [key, action, now.getTime(), seconds * 1000]));
  };
  const orElse = async <T>(
    limit: Limit,
    asked: () => Promise<T>,
    otherwise: () => Promise<T>,
  ): Promise<T> => {
    if (limit.isForCertain === true) return otherwise();
    try {
      return await asked();
    } catch (error) {
      if (error instanceof EngineAwayError) return otherwise();
      throw error;
    }
  };
  return {
    take: (limit, who, now) =>
      orElse(
        limit,
        async () => (await ask('take', limit, [who, now])) <= limit.most,
        () => (limit.isFrequent === true ? memory : sql).take(limit, who, now),
      ),
    count: (limit, who, now) =>
      orElse(
        limit,
        () => ask('count', limit, [who, now]),
        () => sql.count(limit, who, now),
      ),
    giveBack: (limit, who) =>
      orElse(
        limit,
        async () => void (await ask('give back', limit, [who, new Date(0)])),
        () => sql.giveBack(limit, who),
      ),
    purge: (now) => sql.purge(now),
  };
}
