/**
 * The script that decides requests in Redis. For each request it checks the rate window and the day's
 * quota, and returns all figures for the headers. One call decides all requests of a batch, one after the
 * other, each separately. The script uses the clock of Redis, so that replicas with different clocks agree;
 * tests pass their own time.
 *
 * KEYS: the rate window of each request's counter, as a packed string: the sum of the counts, then the newest
 * entry, then all others from the oldest on. An entry is the time of its latest request, and a count. Most
 * requests change only the first 20 bytes and read only the oldest entry after them. As in window.ts there
 * are at most 128 entries. With a limit of up to 128 each request has its own entry. With a higher limit
 * the requests of one 126th of the window share an entry, and all count until the latest of them has left
 * the window. If the clock was set back by more than the window, earlier counts are dropped.
 *
 * The day's quota is a hash next to the window. `reserved`: the highest reservation seen in PostgreSQL.
 * `unused`: grants of it that can still be used. `ungranted`: requests allowed without a grant while
 * PostgreSQL was unavailable. They are subtracted from the next blocks, even when the quota is used up.
 * used = reserved - unused + ungranted.
 *
 * ARGV: the time in ms or "", then one string a request, fields separated by spaces: limit, window in ms,
 * daily limit or -1, and the kind: 0 counts in the rate window, 1 also in the quota, 2 and 3 are the same
 * for a request that an earlier call already counted in the rate window. Kinds 2 and 3 are followed by:
 * grants to add, the reservation that they reach, their day, and 1 to allow a request without a grant.
 *
 * Reply, one string, a JSON array of numbers: day, ms until midnight, then five for each request:
 * verdict (0 allowed, 1 refused by rate, 2 refused by quota, 3 no grants left: reserve a block and call
 * again), requests in the window, ms until the window is empty, ms until the next request may pass, used
 * today (-1 without a limit).
 */
import { redisScript } from "./redis-script.ts";

/** The window of a counter. In a Redis cluster the braces keep all names of a call in one slot. */
export const windowName = (namespace: string, counter: number): string => `{${namespace}}:rate:${counter}`;

/** The day's quota of a window. The script builds the same name. */
export const quotaName = (window: string, day: number): string => `${window}:q${day}`;

export const LIMIT_SCRIPT = redisScript(`
local call, pack, unpack, format = redis.call, struct.pack, struct.unpack, string.format
local floor, ceil = math.floor, math.ceil
local now = tonumber(ARGV[1])
if not now then
  local t = call('TIME')
  now = t[1] * 1000 + t[2] / 1000
end
local day = floor(now / 86400000)
local out = {format('%d,%d', day, ceil((day + 1) * 86400000 - now))}
local words, limit, window, daily, kind, second, granted, reached, granted_day, allow_ungranted
for i = 1, #KEYS do
  local w = KEYS[i]
  if ARGV[i + 1] ~= words then
    words = ARGV[i + 1]
    limit, window, daily, kind, granted, reached, granted_day, allow_ungranted =
      string.match(words, '^(%S+) (%S+) (%S+) (%S+) ?(%S*) ?(%S*) ?(%S*) ?(%S*)$')
    limit, window, daily = tonumber(limit), tonumber(window), tonumber(daily)
    granted, reached = tonumber(granted) or 0, tonumber(reached) or 0
    second = kind == '2' or kind == '3'
  end
  local s = call('GETRANGE', w, 0, 31)
  local at, total, newest, count = now, 0, now, 0
  local oldest, first, last = now, 21, #s
  if last > 0 then
    total, newest, count = unpack('>ddI4', s)
    if newest > at + window then
      s, last, total, newest, count = '', 0, 0, at, 0
    elseif newest > at then
      at = newest
    end
    oldest = last > 20 and unpack('>d', s, first) or newest
    if oldest <= at - window then
      s = call('GET', w)
      last, oldest = #s, newest
      while first < last do
        local time, expired = unpack('>dI4', s, first)
        if time > at - window then
          oldest = time
          break
        end
        total = total - expired
        first = first + 12
      end
      if oldest <= at - window then total, count = 0, 0 end
    end
  end
  local verdict = '0'
  if not second then
    if total >= limit then
      verdict = '1'
    else
      total = total + 1
      local step = window / 126
      local shares = count > 0 and limit > 128 and floor(newest / step) == floor(at / step)
      if shares and first == 21 then
        call('SETRANGE', w, 0, pack('>ddI4', total, at, count + 1))
      else
        if first == 21 and last == 32 then s = call('GET', w) end
        local older = string.sub(s, first)
        if shares or #older == 1524 then
          count = count + 1
        else
          if count > 0 then older = older .. pack('>dI4', newest, count) end
          count = 1
        end
        call('SET', w, pack('>ddI4', total, at, count) .. older, 'PX', ceil(window + step) + 60000)
      end
      newest = at
    end
  end
  local reset, retry = 0, 0
  if total > 0 then
    reset = ceil(newest + window - at)
    if verdict == '1' then
      retry = ceil(oldest + window - at)
    end
  end
  local used = '-1'
  if daily >= 0 then
    local q = w .. ':q' .. day
    local h = call('HMGET', q, 'unused', 'reserved', 'ungranted')
    local unused, reserved, ungranted = tonumber(h[1]) or 0, tonumber(h[2]) or 0, tonumber(h[3]) or 0
    local dirty = false
    if second and granted_day == tostring(day) then
      local paid = math.min(ungranted, granted)
      ungranted = ungranted - paid
      unused = unused + granted - paid
      reserved = math.max(reserved, reached)
      dirty = true
    end
    if verdict == '0' and (kind == '1' or kind == '3') then
      if reserved - unused + ungranted >= daily then
        verdict = ungranted > 0 and reserved < daily and allow_ungranted ~= '1' and '3' or '2'
      elseif unused > 0 then
        unused = unused - 1
        dirty = true
      elseif reserved >= daily then
        verdict = '2'
      elseif allow_ungranted == '1' then
        ungranted = ungranted + 1
        dirty = true
      else
        verdict = '3'
      end
    end
    if dirty then
      call('HSET', q, 'unused', unused, 'reserved', reserved, 'ungranted', ungranted)
      if not h[2] then call('EXPIRE', q, 172800) end
    end
    used = reserved - unused + ungranted
  end
  out[i + 1] = format('%s,%d,%d,%d,%d', verdict, total, reset, retry, used)
end
return '[' .. table.concat(out, ',') .. ']'
`);
