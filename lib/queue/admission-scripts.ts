import { LuaScript } from '@/lib/redis/lua-script';

/**
 * How jobs are let into the queue, as scripts that Redis runs whole: all servers count as one. Sets of
 * what is in flight are scored by the time at which it must be over, so that whatever a server that
 * died left in them goes by itself. Times are Redis' own, in milliseconds.
 */

const NOW = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
`;

/** Sets and hashes that nobody touches for this long are forgotten. */
const FORGET_MS = 24 * 3_600_000;

/** Users remembered in one lane; beyond it those who have been served are forgotten. */
const MAX_USERS = 2_000;

/**
 * Lets a job in, or says why not.
 *
 * KEYS: jobs of all, jobs of this user, users, live workers, turns of the job's lane, of the other lane
 * ARGV: job, user, cost in ms, most ms it may stay, most jobs of the user, most waiting, 1 to let it in
 * without asking (it was in before and was lost)
 *
 * Answers \`{'ok', start}\`, or \`{'own'|'full'|'crowded'|'none', count, ms of work in flight by slot}\`.
 *
 * The start is that of start-time fair queueing, as in \`lib/scheduling/turns.ts\`. When the queue is nearly
 * full, the places left are for users who have less than their equal share of it: a few who send as
 * much as they may do not shut the door on the others.
 */
export const ADMIT = new LuaScript(`
${NOW}
local job, user, cost, stay = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local own_limit, waiting_limit, forced = tonumber(ARGV[5]), tonumber(ARGV[6]), ARGV[7] == '1'
for at = 1, 4 do redis.call('ZREMRANGEBYSCORE', KEYS[at], '-inf', now) end
local all, own = redis.call('ZCARD', KEYS[1]), redis.call('ZCARD', KEYS[2])

local slots = 0
for _, worker in ipairs(redis.call('ZRANGE', KEYS[4], 0, -1)) do
  slots = slots + tonumber(string.match(worker, ':(%d+)$'))
end
local function backlog(key)
  local sum = 0
  for _, member in ipairs(redis.call('ZRANGE', key, 0, -1)) do
    sum = sum + tonumber(string.match(member, ':(%d+)$'))
  end
  return math.floor(sum / math.max(1, slots))
end
if not forced then
  if slots == 0 then return {'none', 0, 0} end
  if own >= own_limit then return {'own', own, math.floor(backlog(KEYS[2]) / own)} end
  local room = slots + waiting_limit
  if all >= room then return {'full', all, backlog(KEYS[1])} end
  local users = redis.call('ZCARD', KEYS[3])
  if own == 0 then users = users + 1 end
  if users > 1 and room - all <= room / 4 and own >= room / users then
    return {'crowded', own, backlog(KEYS[1])}
  end
end

if all == 0 then redis.call('DEL', KEYS[5], KEYS[6]) end
local virtual = tonumber(redis.call('HGET', KEYS[5], 'virtual') or 0)
if redis.call('HLEN', KEYS[5]) > ${MAX_USERS} then
  local fields = redis.call('HGETALL', KEYS[5])
  for at = 1, #fields, 2 do
    if fields[at] ~= 'virtual' and tonumber(fields[at + 1]) < virtual then
      redis.call('HDEL', KEYS[5], fields[at])
    end
  end
end
local start = math.max(virtual, tonumber(redis.call('HGET', KEYS[5], 'of ' .. user) or 0))
redis.call('HSET', KEYS[5], 'of ' .. user, start + cost)
local over = now + stay
redis.call('ZADD', KEYS[1], over, job .. ':' .. cost)
redis.call('ZADD', KEYS[2], over, job .. ':' .. cost)
redis.call('ZADD', KEYS[3], 'GT', over, user)
for _, at in ipairs({1, 2, 3, 5}) do redis.call('PEXPIRE', KEYS[at], ${FORGET_MS}) end
return {'ok', tostring(start)}
`);

/**
 * A job's turn has come: virtual time moves on with its work, over those who share the queue.
 *
 * KEYS: turns of the job's lane, users. ARGV: start, cost in ms
 */
export const BEGIN = new LuaScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return end
local virtual = tonumber(redis.call('HGET', KEYS[1], 'virtual') or 0)
local shared = virtual + tonumber(ARGV[2]) / math.max(1, redis.call('ZCARD', KEYS[2]))
redis.call('HSET', KEYS[1], 'virtual', math.max(shared, tonumber(ARGV[1])))
`);

/**
 * A job is over: it leaves the sets, and what it really cost takes the place of the estimate. Who says so
 * second changes nothing.
 *
 * KEYS: jobs of all, jobs of this user, users, turns of the job's lane. ARGV: job, user, cost in ms,
 * true cost in ms
 */
export const RELEASE = new LuaScript(`
local member = ARGV[1] .. ':' .. ARGV[3]
if redis.call('ZREM', KEYS[1], member) + redis.call('ZREM', KEYS[2], member) == 0 then return end
if redis.call('ZCARD', KEYS[2]) == 0 then redis.call('ZREM', KEYS[3], ARGV[2]) end
local field = 'of ' .. ARGV[2]
local last = redis.call('HGET', KEYS[4], field)
if last then
  redis.call('HSET', KEYS[4], field, math.max(0, last + ARGV[4] - ARGV[3]))
end
`);

/**
 * A worker lives. KEYS: live workers. ARGV: its name and slots, \`name:slots\`; for how many ms this holds.
 */
export const ALIVE = new LuaScript(`
${NOW}
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[2]), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ${FORGET_MS})
`);

/** KEYS: live workers. Answers the slots they have together. */
export const SLOTS = new LuaScript(`
${NOW}
local slots = 0
for _, worker in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], now, '+inf')) do
  slots = slots + tonumber(string.match(worker, ':(%d+)$'))
end
return slots
`);
