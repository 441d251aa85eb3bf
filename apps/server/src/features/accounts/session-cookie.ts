import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const sessionCookie = 'learntrail_session'

/** What a browser sends as its session; undefined where it can be none. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[sessionCookie]
  return token === undefined || token.length > 100 ? undefined : token
}

/** Gives the browser its session: out of reach of scripts, not sent by other sites. */
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
