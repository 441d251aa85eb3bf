import type { RateLimitOptions } from '@fastify/rate-limit'
import type { EndpointDefinition, RateClass } from '@learntrail/contract/endpoint'

/** Calls a minute, by one signed-in person or else one address. Defaults of ours; an operator's proxy may be stricter. */
const callsAMinute: Record<RateClass, number> = {
  read: 2_400,
  write: 480,
  login: 240,
  mail: 120,
  upload: 480,
}

/**
 * What costly calls may cost a minute, together: a processor for a minute and a half. Who types beside the pages all the
 * time asks for 300 previews a minute, a third of what it is enough for.
 */
const costAMinute = 9_000

/** Calls to addresses that do not exist, a minute and address. */
export const unknownAddressesAMinute = 300

const windowMs = 60_000

export function rateLimitOf({ method, rate, cost }: EndpointDefinition): RateLimitOptions & { cost?: number } {
  if (cost !== undefined) return { max: costAMinute, timeWindow: windowMs, groupId: 'costly', cost }
  const rateClass = rate ?? (method === 'GET' ? 'read' : 'write')
  // One counter a class, not a route: a script cannot multiply its share by spreading over routes.
  return { max: callsAMinute[rateClass], timeWindow: windowMs, groupId: rateClass }
}
