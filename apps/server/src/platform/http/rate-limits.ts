import type { RateLimitOptions } from '@fastify/rate-limit'
import type { EndpointDefinition, RateClass } from '@learntrail/contract/endpoint'
import { liveLimits } from '@learntrail/contract/live/limits'
import type { FastifyRequest } from 'fastify'
import { callerKey } from './caller-address.ts'

/**
 * Calls per minute, per signed-in person or per guest's network. Our own defaults; an operator's proxy may be stricter.
 */
const callsAMinute: Record<RateClass, number> = {
  read: 2_400,
  write: 480,
  login: 240,
  mail: 120,
  upload: 480,
}

/**
 * Total cost of a caller's costly calls per minute: one and a half minutes of a processor. Someone typing next to a
 * preview all the time makes 300 previews a minute, a third of this.
 */
const costAMinute = 9_000

/** Calls per minute and caller to addresses that do not exist. */
export const unknownAddressesAMinute = 300

export const windowMs = 60_000

/** Lines that one person may open per minute: twelve windows, each reconnecting every few seconds. */
export const linesAMinute = 240

/** Calls per minute of lines without WebSockets, where each word and each poll is a call. */
const lineCallsAMinute = 4_800

/** Lines opened per minute from one network: everyone at a school reconnects at once, and tries three times. */
export const linesOfNetworkAMinute = 3 * liveLimits.perAddress

const beginsLine = ({ query }: FastifyRequest) => (query as { sid?: string }).sid === undefined

/** Limits of line calls by caller: calls that open a line, and calls on an open one. */
export const lineRate: RateLimitOptions = {
  max: (request) => (beginsLine(request) ? linesAMinute : lineCallsAMinute),
  keyGenerator: (request) => `${callerKey(request)}${beginsLine(request) ? ' begins' : ''}`,
  timeWindow: windowMs,
  groupId: 'line',
}

/** The rate limit declared by an endpoint or by a word of the line. */
export type DeclaredRate = Pick<EndpointDefinition, 'method' | 'rate' | 'cost'>

export function rateLimitOf({ method, rate, cost }: DeclaredRate): RateLimitOptions & { cost?: number } {
  if (cost !== undefined) return { max: costAMinute, timeWindow: windowMs, groupId: 'costly', cost }
  const rateClass = rate ?? (method === 'GET' ? 'read' : 'write')
  // One counter per class, not per route: a script cannot multiply its share by spreading over routes.
  return { max: callsAMinute[rateClass], timeWindow: windowMs, groupId: rateClass }
}
