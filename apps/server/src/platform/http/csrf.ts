import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../access/person.ts'

/** Whose token it is. Nobody but its holder knows the id of a session, so that nobody makes a token for it. */
const userOf = (person: Person | null) => person?.sessionId ?? 'guest'

/** Double submit: a cookie that scripts cannot read, and a token made of it for one session. */
export function csrfOptions(isSecure: boolean) {
  return {
    sessionPlugin: '@fastify/cookie' as const,
    cookieKey: 'learntrail_csrf',
    logLevel: 'debug' as const,
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: isSecure },
    getToken: (request: FastifyRequest) => {
      const token = request.headers['x-csrf-token']
      return typeof token === 'string' ? token : undefined
    },
    getUserInfo: ({ person }: FastifyRequest) => userOf(person),
    // The library asks for a key; what has to stay unknown here are the cookie and the session. The same on every node.
    csrfOpts: { hmacKey: 'learntrail csrf' },
  }
}

/** A token for changing calls of this person, or of this guest. */
export function newCsrfToken(reply: FastifyReply, person: Person | null): string {
  return reply.generateCsrf({ userInfo: userOf(person) })
}

/** Whether a token is one for this person, where it comes by another way than with a call. */
export function isCsrfToken(
  app: FastifyInstance,
  { cookies, log }: Pick<FastifyRequest, 'cookies' | 'log'>,
  person: Person,
  token: string,
): boolean {
  let isIt = false
  const asked = { cookies, log, person, headers: { 'x-csrf-token': token } } as unknown as FastifyRequest
  const answer = { send: (error: Error) => error } as unknown as FastifyReply
  app.csrfProtection.call(app, asked, answer, () => {
    isIt = true
  })
  return isIt
}
