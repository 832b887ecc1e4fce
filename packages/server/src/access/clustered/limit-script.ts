/**
 * The script that settles requests in Redis: for each, its rate window, its day's quota and all figures for the
 * headers. One call settles all requests that a thread gathered, one after the other, each by itself. Time is
 * the server's, so that replicas with different clocks agree (a test gives its own).
 *
 * Keys: one a request, the window of its counter: the time of the newest request and the sum of the counts,
 * then (time of the latest, count) for each entry, oldest first. As in window.ts there are 128 entries at most:
 * up to a limit of 128 each request has its own, above it requests of one 126th of the window share one and
 * count until its latest has left. The day's quota is a hash beside it: `left`, grants ready to be given;
 * `top`, the highest reservation seen in PostgreSQL; `loose`, requests let in while PostgreSQL could not be
 * asked, paid from the next block; used = top - left + loose.
 * Arguments: time in ms or "", then four a request: limit, window in ms, daily limit or -1, and what it is:
 * 0 counts in the rate, 1 in the quota too, 2 and 3 the same with a rate that was settled by an earlier call.
 * After 2 and 3 stand grants to add, the reservation they reach, their day, and 1 to let in without one.
 * Answer: day, ms until midnight, then five a request: verdict (0 passes, 1 rate, 2 quota, 3 no grants left:
 * reserve a block and call again), requests in the window, ms until it is empty, ms until one more passes, used
 * today (-1 without a limit); one text, numbers parted by spaces.
 */
import { createHash } from "node:crypto";

/** The window of a counter. The braces keep all names of a call in one slot, where the server is a cluster. */
export const windowName = (namespace: string, counter: number): string => `{${namespace}}:w:${counter}`;

/** The day's quota beside a window: the script makes the same name. */
export const quotaName = (window: string, day: number): string => `${window}:q${day}`;

export const LIMIT_SCRIPT = `
local call, pack, unpack = redis.call, struct.pack, struct.unpack
local floor, ceil = math.floor, math.ceil
local now = tonumber(ARGV[1])
if not now then
  local t = call('TIME')
  now = t[1] * 1000 + t[2] / 1000
end
local day = floor(now / 86400000)
local out = {day, ceil((day + 1) * 86400000 - now)}
local arg = 2
for i = 1, #KEYS do
  local w = KEYS[i]
  local limit, window = tonumber(ARGV[arg]), tonumber(ARGV[arg + 1])
  local daily, kind = tonumber(ARGV[arg + 2]), ARGV[arg + 3]
  arg = arg + 4
  local second = kind == '2' or kind == '3'
  local granted, reached, granted_day, loosely = 0, 0, '', ''
  if second then
    granted, reached = tonumber(ARGV[arg]), tonumber(ARGV[arg + 1])
    granted_day, loosely = ARGV[arg + 2], ARGV[arg + 3]
    arg = arg + 4
  end
  local s = call('GET', w)
  local at, newest, total, first, last = now, 0, 0, 17, 16
  if s then
    newest, total = unpack('>dd', s)
    if newest > at then at = newest end
    last = #s
    while first < last do
      local time, count = unpack('>dI4', s, first)
      if time > at - window then break end
      total = total - count
      first = first + 12
    end
  end
  local verdict = '0'
  if not second then
    if total >= limit then
      verdict = '1'
    else
      local count = 1
      local length = (last - first + 1) / 12
      if length > 0 then
        local time, shared = unpack('>dI4', s, last - 11)
        local step = window / 126
        if length == 128 or (limit > 128 and floor(time / step) == floor(at / step)) then
          last = last - 12
          count = shared + 1
        end
      end
      total = total + 1
      newest = at
      local kept = last > first and string.sub(s, first, last) or ''
      s = pack('>dd', at, total) .. kept .. pack('>dI4', at, count)
      first = 17
      call('SET', w, s, 'PX', window + 60000)
    end
  end
  local reset, retry = '0', '0'
  if total > 0 then
    reset = ceil(newest + window - at)
    if verdict == '1' then
      retry = ceil(unpack('>d', s, first) + window - at)
    end
  end
  local used = '-1'
  if daily >= 0 then
    local q = w .. ':q' .. day
    local h = call('HMGET', q, 'left', 'top', 'loose')
    local left, top, loose = tonumber(h[1]) or 0, tonumber(h[2]) or 0, tonumber(h[3]) or 0
    local dirty = false
    if second and granted_day == tostring(day) then
      local paid = math.min(loose, granted)
      loose = loose - paid
      left = left + granted - paid
      top = math.max(top, reached)
      dirty = true
    end
    if verdict == '0' and (kind == '1' or kind == '3') then
      if top - left + loose >= daily then
        verdict = '2'
      elseif left > 0 then
        left = left - 1
        dirty = true
      elseif top >= daily then
        verdict = '2'
      elseif loosely == '1' then
        loose = loose + 1
        dirty = true
      else
        verdict = '3'
      end
    end
    if dirty then
      call('HSET', q, 'left', left, 'top', top, 'loose', loose)
      if not h[2] then call('EXPIRE', q, 172800) end
    end
    used = top - left + loose
  end
  local n = #out
  out[n + 1], out[n + 2], out[n + 3], out[n + 4], out[n + 5] = verdict, total, reset, retry, used
end
return table.concat(out, ' ')
`;

export const LIMIT_SCRIPT_SHA = createHash("sha1").update(LIMIT_SCRIPT).digest("hex");
