import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../access/person.ts'

/**
 * Returns the session that a token belongs to. Only its holder knows the id, so nobody else can make a token for it.
 */
const userOf = (person: Person | null) => person?.sessionId ?? 'guest'

/**
 * Returns the options for double submit: a cookie that scripts cannot read, and a token derived from it for one
 * session.
 */
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
    // The library requires a key. The actual secrets are cookie and session, so the key may be public; it is the same
    // on every node.
    csrfOpts: { hmacKey: 'learntrail csrf' },
  }
}

/** Returns a token for changing calls of this person or guest. */
export function newCsrfToken(reply: FastifyReply, person: Person | null): string {
  return reply.generateCsrf({ userInfo: userOf(person) })
}

/** Returns whether a token received other than by a call is valid for this person. */
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
