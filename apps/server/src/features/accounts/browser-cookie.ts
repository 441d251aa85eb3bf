import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from './session-token.ts'

const name = 'learntrail_sign_in'

/** Tells the browser that left for a provider, or asked for a challenge, from any other that comes back with it; empty where there is none. */
export function browserOf(request: FastifyRequest): string {
  return request.cookies[name] ?? ''
}

/** Keeps the browser's mark for as long as it may be away, or gives it one. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const known = browserOf(request)
  const mark = /^[\w-]{43}$/.test(known) ? known : newToken()
  // To and fro, and then what is still to be said.
  const maxAge = (2 * accountDurations.providerSignIn) / 1000
  reply.setCookie(name, mark, { path: '/api/v2/sessions', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
  return mark
}
