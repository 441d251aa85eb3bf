import type { FastifyRequest } from 'fastify'
import { callerAddress } from '../../platform/http/caller-address.ts'
import { deviceName } from './device-name.rules.ts'
import type { Origin } from './start-session.ts'

export function originOf(request: FastifyRequest): Origin {
  return { device: deviceName(request.headers['user-agent'] ?? ''), address: callerAddress(request) }
}
