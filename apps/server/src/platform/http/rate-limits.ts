import type { RateLimitOptions } from '@fastify/rate-limit'
import type { EndpointDefinition, RateClass } from '@learntrail/contract/endpoint'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { FastifyRequest } from 'fastify'
import { callerKey } from './caller-address.ts'

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

export const windowMs = 60_000

/** Lines that one person begins a minute: twelve windows, each coming back every few seconds. */
export const linesAMinute = 240

/** What is said on lines where WebSockets do not pass: each word and each wait for one is a call. */
const lineCallsAMinute = 4_800

/** Lines that are begun from one address a minute: everybody of a school comes back at once, and tries three times. */
export const linesOfNetworkAMinute = 3 * liveLimits.perAddress

const beginsLine = ({ query }: FastifyRequest) => (query as { sid?: string }).sid === undefined

/** Of calls about lines: those that begin one, and those on one that is open, each by person or else address. */
export const lineRate: RateLimitOptions = {
  max: (request) => (beginsLine(request) ? linesAMinute : lineCallsAMinute),
  keyGenerator: (request) => `${callerKey(request)}${beginsLine(request) ? ' begins' : ''}`,
  timeWindow: windowMs,
  groupId: 'line',
}

/** How often something may be asked for, as a call declares it, or a word of the line. */
export type DeclaredRate = Pick<EndpointDefinition, 'method' | 'rate' | 'cost'>

export function rateLimitOf({ method, rate, cost }: DeclaredRate): RateLimitOptions & { cost?: number } {
  if (cost !== undefined) return { max: costAMinute, timeWindow: windowMs, groupId: 'costly', cost }
  const rateClass = rate ?? (method === 'GET' ? 'read' : 'write')
  // One counter a class, not a route: a script cannot multiply its share by spreading over routes.
  return { max: callsAMinute[rateClass], timeWindow: windowMs, groupId: rateClass }
}
