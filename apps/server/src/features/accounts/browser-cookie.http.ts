import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from './session-token.rules.ts'

const name = 'learntrail_sign_in'

/**
 * Returns the mark of a browser that left for a provider or asked for a challenge, which tells it from any other
 * browser that comes back; empty if it has none.
 */
export function browserOf(request: FastifyRequest): string {
  return request.cookies[name] ?? ''
}

/** Sets the browser's mark, or extends the one it has, for as long as it may be away. Returns the mark. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const known = browserOf(request)
  const mark = /^[\w-]{43}$/.test(known) ? known : newToken()
  // One period for the way to the provider and back, another for completing the sign-in afterwards.
  const maxAge = (2 * accountDurations.providerSignIn) / 1000
  reply.setCookie(name, mark, { path: '/api/v2/sessions', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
  return mark
}
