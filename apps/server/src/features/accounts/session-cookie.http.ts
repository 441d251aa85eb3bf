import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const sessionCookie = 'learntrail_session'

/** Returns the session token a browser sends; undefined if it is absent or too long. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[sessionCookie]
  return token === undefined || token.length > 100 ? undefined : token
}

/** Sets the session cookie: inaccessible to scripts and not sent by other sites. */
export function setSessionCookie(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(sessionCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: accountDurations.session / 1000,
  })
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' })
}
