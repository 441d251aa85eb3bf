import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { FastifyReply } from 'fastify'

export const sessionCookie = 'learntrail_session'

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
