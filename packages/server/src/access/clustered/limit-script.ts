/**
 * The script that settles a request in Redis: rate window, daily quota and all figures for the headers in one
 * round trip. Time is the server's, so that replicas with different clocks agree (a test gives its own).
 *
 * Key: the window, a sorted set of passed requests by time in ms. The day's quota is a hash: `left`, grants
 * ready to be given; `top`, the highest reservation seen in PostgreSQL; `loose`, requests let in while
 * PostgreSQL could not be asked, paid from the next block; used = top - left + loose.
 * Arguments: time in ms or "", limit, window in ms, 1 to count on the quota, daily limit or -1, name of the
 * quota before the day, 1 when the rate was settled by an earlier call, grants to add, the reservation they
 * reach, their day, 1 to let in without a reservation.
 * Answer: verdict (0 passes, 1 rate, 2 quota, 3 no grants left: reserve a block and call again), requests in
 * the window, ms until it is empty, ms until one more passes, used today (-1 without a limit), day, ms until
 * midnight.
 */
import { createHash } from "node:crypto";

export const LIMIT_SCRIPT = `
local now = tonumber(ARGV[1])
if not now then
  local t = redis.call('TIME')
  now = t[1] * 1000 + t[2] / 1000
end
local limit, window = tonumber(ARGV[2]), tonumber(ARGV[3])
local day = math.floor(now / 86400000)
local w = KEYS[1]
local newest = redis.call('ZRANGE', w, -1, -1, 'WITHSCORES')[2]
local at = now
if newest and tonumber(newest) > at then at = tonumber(newest) end
redis.call('ZREMRANGEBYSCORE', w, '-inf', string.format('%.3f', at - window))
local total = redis.call('ZCARD', w)
local verdict = 0
if ARGV[7] ~= '1' then
  if total >= limit then
    verdict = 1
  else
    local stamp = string.format('%.3f', at)
    local seq = redis.call('INCR', w .. ':n')
    redis.call('ZADD', w, stamp, seq)
    redis.call('PEXPIRE', w, window + 60000)
    redis.call('PEXPIRE', w .. ':n', window + 120000)
    total = total + 1
    newest = stamp
  end
end
local reset, retry = 0, 0
if total > 0 then
  reset = math.ceil(tonumber(newest) + window - at)
  if verdict == 1 then
    retry = math.ceil(tonumber(redis.call('ZRANGE', w, 0, 0, 'WITHSCORES')[2]) + window - at)
  end
end
local daily, used = tonumber(ARGV[5]), -1
if daily >= 0 then
  local q = ARGV[6] .. day
  local h = redis.call('HMGET', q, 'left', 'top', 'loose')
  local left, top, loose = tonumber(h[1]) or 0, tonumber(h[2]) or 0, tonumber(h[3]) or 0
  local dirty = false
  if ARGV[7] == '1' and ARGV[10] == tostring(day) then
    local granted, reached = tonumber(ARGV[8]), tonumber(ARGV[9])
    local paid = math.min(loose, granted)
    loose = loose - paid
    left = left + granted - paid
    top = math.max(top, reached)
    dirty = true
  end
  if verdict == 0 and ARGV[4] == '1' then
    if top - left + loose >= daily then
      verdict = 2
    elseif left > 0 then
      left = left - 1
      dirty = true
    elseif top >= daily then
      verdict = 2
    elseif ARGV[11] == '1' then
      loose = loose + 1
      dirty = true
    else
      verdict = 3
    end
  end
  if dirty then
    redis.call('HSET', q, 'left', left, 'top', top, 'loose', loose)
    redis.call('EXPIRE', q, 172800)
  end
  used = top - left + loose
end
return {verdict, total, reset, retry, used, day, math.ceil((day + 1) * 86400000 - now)}
`;

export const LIMIT_SCRIPT_SHA = createHash("sha1").update(LIMIT_SCRIPT).digest("hex");
