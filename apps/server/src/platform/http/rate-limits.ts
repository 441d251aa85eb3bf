import type { RateLimitOptions } from '@fastify/rate-limit'
import type { EndpointDefinition, RateClass } from '@learntrail/contract/endpoint'

/** Calls a minute, by one signed-in person or else one address. Defaults of ours; an operator's proxy may be stricter. */
const callsAMinute: Record<RateClass, number> = {
  read: 1_200,
  write: 240,
  login: 120,
  mail: 60,
  upload: 120,
}

/** Calls to addresses that do not exist, a minute and address. */
export const unknownAddressesAMinute = 300

export function rateLimitOf(endpoint: EndpointDefinition): RateLimitOptions {
  const rateClass = endpoint.rate ?? (endpoint.method === 'GET' ? 'read' : 'write')
  // One counter a class, not a route: a script cannot multiply its share by spreading over routes.
  return { max: callsAMinute[rateClass], timeWindow: 60_000, groupId: rateClass }
}
