import type { FastifyRequest } from 'fastify'
import { callerAddress } from '../../platform/http/caller-address.ts'
import { deviceName } from './device-name.rules.ts'
import { sessionOf } from './session-cookie.http.ts'
import { hashToken } from './session-token.rules.ts'
import type { Origin } from './start-session.service.ts'

export function originOf(request: FastifyRequest): Origin {
  const token = sessionOf(request)
  return {
    device: deviceName(request.headers['user-agent'] ?? ''),
    address: callerAddress(request),
    replaced: token === undefined ? undefined : hashToken(token),
  }
}
