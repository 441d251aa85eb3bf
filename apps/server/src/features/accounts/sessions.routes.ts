import { addEmailWay as addEmailWayCall } from '@learntrail/contract/accounts/email-way'
import * as calls from '@learntrail/contract/accounts/sessions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount, findAccountByName } from './accounts.repository.ts'
import { activate, mailAgain } from './activation.service.ts'
import { addEmailWay, confirmEmailWay } from './email-way.service.ts'
import { lookUp } from './login-throttle.service.ts'
import { findMailToken, mailTokenState } from './mail-tokens.service.ts'
import { originOf } from './origin-of.http.ts'
import { changePassword, keepPassword, resetPassword } from './passwords.service.ts'
import { clearSessionCookie, sessionCookie, setSessionCookie } from './session-cookie.http.ts'
import { forgetAccess } from './session-reader.service.ts'
import { listSessions } from './sessions.repository.ts'
import { endSession, logIn, type SignedIn } from './sessions.service.ts'
import { signUp } from './sign-up.service.ts'
import { signedInView, welcome as welcomeWith } from './signed-in.http.ts'

export function sessionRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, db, clock } = platform

  const welcome = (signedIn: SignedIn, reply: FastifyReply) => welcomeWith(reply, signedIn, config.isSecure)

  bind(app, calls.logIn, async ({ body, request, reply }) =>
    welcome(
      await logIn(platform, {
        name: body.account,
        digest: body.password,
        sha256: body.sha256,
        origin: originOf(request),
      }),
      reply,
    ),
  )

  bind(app, calls.logOut, async ({ person, reply }) => {
    if (person !== null) await endSession(platform, { accountId: person.id, sessionId: person.sessionId })
    clearSessionCookie(reply)
    return { ok: true }
  })

  bind(app, calls.lookUpLoginMethod, async ({ query, request }) => {
    const asked = { name: query.email, address: callerAddress(request) }
    const account = await lookUp(platform, asked, () => findAccountByName(db, query.email))
    if (account === undefined) return { exists: false, method: null, isMd5: false }
    return { exists: true, method: account.method, isMd5: account.passwordDigest === 'md5' }
  })

  bind(app, calls.signUp, async ({ body, request }) => {
    await signUp(platform, body, callerAddress(request))
    return { email: body.email }
  })

  bind(app, calls.useMailToken, async ({ body, person, request, reply }) => {
    const mailedToken = bearerOf(request)
    if (mailedToken !== undefined) {
      const { purpose } = await findMailToken(db, mailedToken)
      if (purpose === 'address') {
        await confirmEmailWay(platform, { mailedToken, personId: person?.id ?? null })
        return { result: 'address_added', user: null }
      }
      const user = welcome(await activate(platform, { mailedToken, origin: originOf(request) }), reply)
      return { result: 'activated', user }
    }
    if (body.email === undefined) refuse('VALIDATION_FAILED', { fields: [{ path: 'email', rule: 'required' }] })
    const purpose = await mailAgain(platform, {
      email: body.email,
      locale: body.locale,
      address: callerAddress(request),
    })
    return { result: purpose === 'activation' ? 'activation_mailed' : 'reset_mailed', user: null }
  })

  bind(app, addEmailWayCall, async ({ body, person, request }) => {
    const result = await addEmailWay(platform, person.id, { ...body, address: callerAddress(request) })
    return { result, email: body.email }
  })

  bind(app, calls.readMailToken, async ({ request }) => {
    const token = await findMailToken(db, bearerOf(request) ?? refuse('TOKEN_INVALID'))
    const account = (await findAccount(db, token.accountId)) ?? refuse('TOKEN_INVALID')
    return { purpose: token.purpose, email: token.email ?? account.email, state: mailTokenState(token, clock.now()) }
  })

  bind(app, calls.setPassword, async ({ body, person, request, reply }) => {
    const mailedToken = bearerOf(request)
    if (mailedToken !== undefined) {
      return welcome(
        await resetPassword(platform, { mailedToken, digest: body.password, origin: originOf(request) }),
        reply,
      )
    }
    if (person === null) refuse('NOT_AUTHENTICATED')
    const account = await changePassword(platform, {
      accountId: person.id,
      sessionId: person.sessionId,
      currentDigest: body.currentPassword,
      digest: body.password,
      address: callerAddress(request),
    })
    return { ...signedInView(account), isDefaultPassword: false }
  })

  bind(app, calls.refreshSession, async ({ person, request, reply }) => {
    forgetAccess(platform, db, person.id)
    const token = request.cookies[sessionCookie]
    if (token !== undefined) setSessionCookie(reply, token, config.isSecure)
    return signedInView((await findAccount(db, person.id)) ?? refuse('NOT_AUTHENTICATED'))
  })

  bind(app, calls.keepPassword, async ({ person }) => {
    await keepPassword(platform, person.id)
    return { ok: true }
  })

  bind(app, calls.listDevices, async ({ person }) => {
    const sessions = await listSessions(db, person.id, clock.now())
    const devices = sessions.map((session) => ({
      id: session.id,
      device: session.device,
      address: session.address,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === person.sessionId,
    }))
    return { devices }
  })

  bind(app, calls.endDevice, async ({ params, person }) => {
    if (!(await endSession(platform, { accountId: person.id, sessionId: params.id }))) refuse('NOT_FOUND')
    return { ok: true }
  })
}

/** Returns the mailed token a call carries; undefined without one, which is another kind of call. */
function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  return /^Bearer ([A-Za-z0-9_-]{1,200})$/.exec(header)?.[1] ?? refuse('TOKEN_INVALID')
}
