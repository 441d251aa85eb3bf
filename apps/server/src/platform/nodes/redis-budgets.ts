import { createClient } from '@redis/client'
import type { SharedBudgets } from '../http/rates.ts'
import { reconnecting } from '../realtime/index.ts'

const script = `local spent = tonumber(redis.call('get', KEYS[1]) or '0')
local granted = math.max(0, math.min(tonumber(ARGV[1]), tonumber(ARGV[2]) - spent))
spent = redis.call('incrby', KEYS[1], granted)
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  redis.call('pexpire', KEYS[1], ARGV[3])
  left = tonumber(ARGV[3])
end
return {granted, spent, left}`

const prefix = 'learntrail:budget:'

/** Returns budgets that nodes share through Redis. */
export function redisBudgets(url: string): Pick<SharedBudgets, 'lease'> & { close(): void } {
  const client = createClient({ url, disableOfflineQueue: true, socket: { reconnectStrategy: reconnecting } })
  // An unavailable Redis is reported by the wire between nodes; here every failed lease reports it.
  client.on('error', () => undefined)
  void client.connect().catch(() => undefined)

  return {
    async lease(key, ask, { most, windowMs }) {
      const answer = await client.eval(script, {
        keys: [prefix + key],
        arguments: [String(ask), String(most), String(windowMs)],
      })
      const [granted = 0, spent = most, endsInMs = windowMs] = answer as number[]
      return { granted, spent, endsInMs }
    },
    close: () => client.destroy(),
  }
}
