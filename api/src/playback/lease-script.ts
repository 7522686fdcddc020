import { scriptOf } from '../valkey/valkey.ts';

/**
 * All operations on leases in Valkey, as one script. Arguments: the operation, the prefix of keys, now, the lifetime of
 * a silent lease (milliseconds), then arguments of the operation.
 *
 * `lease:ID` is a hash: `s` session, `a` account or empty, `w` what is shown, `i` and `d` the device, and the times `b`
 * begun, `h` last heartbeat, `c` counted, `p` paused, `x` stopped (Unix milliseconds, or empty). `places:HOLDER`,
 * `playing` and `channel:ID` are sorted sets of leases that were not stopped, by their last heartbeats. `session:ID` is
 * the set of all leases of a session. A lease without a heartbeat for the given time expires, and is removed from the
 * sets when they are next read.
 */
export const leaseScript = scriptOf(`
local action, prefix, now, known = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local arg = {}
for at = 5, #ARGV do arg[at - 4] = ARGV[at] end
local call = redis.call

local function read(id)
  local flat = call('HGETALL', prefix .. 'lease:' .. id)
  if #flat == 0 then return nil end
  local lease = { id = id, flat = flat }
  for at = 1, #flat, 2 do lease[flat[at]] = flat[at + 1] end
  return lease
end

local function holder(lease)
  return prefix .. 'places:' .. (lease.a == '' and 's' .. lease.s or 'a' .. lease.a)
end

local function sets(lease)
  local all = { holder(lease), prefix .. 'playing' }
  if string.sub(lease.w, 1, 1) == 'c' then all[3] = prefix .. 'channel:' .. string.sub(lease.w, 2) end
  return all
end

local function leave(lease)
  for _, set in ipairs(sets(lease)) do call('ZREM', set, lease.id) end
end

local function remove(lease)
  leave(lease)
  call('SREM', prefix .. 'session:' .. lease.s, lease.id)
  call('DEL', prefix .. 'lease:' .. lease.id)
end

local function say(lease, is_paused)
  local key = prefix .. 'lease:' .. lease.id
  local paused = is_paused and (lease.p ~= '' and lease.p or ARGV[3]) or ''
  call('HSET', key, 'h', ARGV[3], 'c', is_paused and '' or ARGV[3], 'p', paused)
  call('PEXPIRE', key, known)
  for _, set in ipairs(sets(lease)) do call('ZADD', set, now, lease.id) end
  call('PEXPIRE', holder(lease), known)
  call('PEXPIRE', prefix .. 'session:' .. lease.s, known)
end

local function stop(lease)
  call('HSET', prefix .. 'lease:' .. lease.id, 'x', ARGV[3])
  leave(lease)
end

local function of_session(id)
  local leases = {}
  for _, lease_id in ipairs(call('SMEMBERS', prefix .. 'session:' .. id)) do
    local lease = read(lease_id)
    if lease then leases[#leases + 1] = lease else call('SREM', prefix .. 'session:' .. id, lease_id) end
  end
  return leases
end

local function is_playing(lease, silence)
  return lease.x == '' and tonumber(lease.h) > now - silence
end

local function rows(leases)
  local all = {}
  for at, lease in ipairs(leases) do all[at] = { lease.id, lease.flat } end
  return all
end

local actions = {}

-- ids…
function actions.read()
  local found = {}
  for _, id in ipairs(arg) do found[#found + 1] = read(id) end
  return rows(found)
end

-- ids of sessions…
function actions.sessions()
  local found = {}
  for _, id in ipairs(arg) do
    for _, lease in ipairs(of_session(id)) do found[#found + 1] = lease end
  end
  return rows(found)
end

-- id, up to when it is counted, whether it is paused, milliseconds for which a place is surely held
function actions.renew()
  local lease = read(arg[1])
  if not lease or lease.x ~= '' or lease.c ~= arg[2] or tonumber(lease.h) <= now - tonumber(arg[4]) then return 0 end
  say(lease, arg[3] == '1')
  return 1
end

-- id, session, account, what is shown, icon, title, whether it is paused, limit, milliseconds of silence
function actions.take()
  local known_lease = read(arg[1])
  if known_lease and known_lease.x ~= '' then return 'stopped' end
  local lease = known_lease or
    { id = arg[1], s = arg[2], a = arg[3], w = arg[4], i = arg[5], d = arg[6], b = ARGV[3], p = '', x = '' }
  local silent = now - tonumber(arg[9])
  for at, set in ipairs(sets(lease)) do
    call('ZREMRANGEBYSCORE', set, '-inf', at == 1 and now - known or silent)
  end
  local others = call('ZCOUNT', holder(lease), '(' .. string.format('%.0f', silent), '+inf')
  local own = call('ZSCORE', holder(lease), lease.id)
  if own and tonumber(own) > silent then others = others - 1 end
  if others >= tonumber(arg[8]) then return 'full' end
  if not known_lease then
    call('HSET', prefix .. 'lease:' .. lease.id,
      's', lease.s, 'a', lease.a, 'w', lease.w, 'i', lease.i, 'd', lease.d, 'b', lease.b, 'x', '')
    call('SADD', prefix .. 'session:' .. lease.s, lease.id)
  end
  say(lease, arg[7] == '1')
  return known_lease and 'known' or 'new'
end

-- account or empty, session, milliseconds of silence
function actions.playing()
  local key = holder({ a = arg[1], s = arg[2] })
  local found = {}
  for _, id in ipairs(call('ZRANGEBYSCORE', key, '(' .. string.format('%.0f', now - tonumber(arg[3])), '+inf')) do
    found[#found + 1] = read(id)
  end
  return rows(found)
end

-- id, session
function actions.give_up()
  local lease = read(arg[1])
  if not lease or lease.s ~= arg[2] or lease.x ~= '' then return {} end
  remove(lease)
  return rows({ lease })
end

-- id, account or empty, session
function actions.stop()
  local lease = read(arg[1])
  if not lease or lease.x ~= '' or holder(lease) ~= holder({ a = arg[2], s = arg[3] }) then return 0 end
  stop(lease)
  return 1
end

-- session
function actions.stop_session()
  for _, lease in ipairs(of_session(arg[1])) do
    if lease.x == '' then stop(lease) end
  end
  return 1
end

-- session
function actions.end_session()
  for _, lease in ipairs(of_session(arg[1])) do remove(lease) end
  call('DEL', prefix .. 'session:' .. arg[1])
  return 1
end

-- session, milliseconds of silence
function actions.is_playing_in()
  for _, lease in ipairs(of_session(arg[1])) do
    if is_playing(lease, tonumber(arg[2])) then return 1 end
  end
  return 0
end

-- milliseconds of silence, sessions…
function actions.settle()
  local silent = 0
  for at = 2, #arg do
    for _, lease in ipairs(of_session(arg[at])) do
      if lease.c ~= '' and tonumber(lease.h) < now - tonumber(arg[1]) then
        call('HSET', prefix .. 'lease:' .. lease.id, 'c', '')
        silent = silent + 1
      end
    end
  end
  return silent
end

-- milliseconds of silence, sets…
function actions.count()
  local counts = {}
  local silent = '(' .. string.format('%.0f', now - tonumber(arg[1]))
  for at = 2, #arg do counts[at - 1] = call('ZCOUNT', prefix .. arg[at], silent, '+inf') end
  return counts
end

return actions[action]()`);
