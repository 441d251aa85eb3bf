import { chatLimits } from '@learntrail/contract/chat/limits'
import { refuse } from '../../../platform/http/refusal.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'

const windowMs = 10_000
const mostPeople = 20_000

/** When each person has sent recently, by socket or call; one map per process. */
const sendings = perApplication(() => new Map<string, number[]>())

/**
 * Refuses a person who sends faster than anybody reads, with `TOO_MANY_REQUESTS`. A message sent again is not counted.
 */
export function checkSending({ config }: Pick<Platform, 'config'>, personId: string): void {
  if (!config.rateLimits) return
  const known = sendings(config)
  const now = Date.now()
  const lately = (known.get(personId) ?? []).filter((at) => now - at < windowMs)
  const [first = now] = lately
  if (lately.length >= chatLimits.inTenSeconds)
    refuse('TOO_MANY_REQUESTS', { retryAfter: (first + windowMs - now) / 1_000 })
  known.delete(personId)
  known.set(personId, [...lately, now])
  const [oldest] = known.keys()
  if (known.size > mostPeople && oldest !== undefined) known.delete(oldest)
}
