import * as calls from '@learntrail/contract/accounts/passkeys'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { browserOf, markBrowser } from '../browser-cookie.http.ts'
import { originOf } from '../origin-of.http.ts'
import { welcome } from '../signed-in.http.ts'
import { renamePasskey } from './passkeys.repository.ts'
import { addPasskey, removePasskey, signIn, startPasskey, startSignIn } from './passkeys.service.ts'

export function passkeyRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, db } = platform

  bind(app, calls.startPasskey, async ({ person, request, reply }) => {
    const browser = markBrowser(request, reply, config.isSecure)
    return startPasskey(platform, { browser, accountId: person.id })
  })

  bind(app, calls.addPasskey, async ({ body: made, person, request }) => {
    const { device } = originOf(request)
    return { id: await addPasskey(platform, { browser: browserOf(request), accountId: person.id, device, made }) }
  })

  bind(app, calls.renamePasskey, async ({ params: { id }, body: { name }, person }) => {
    if (!(await renamePasskey(db, { accountId: person.id, id }, name))) refuse('NOT_FOUND')
    return { ok: true }
  })

  bind(app, calls.removePasskey, async ({ params: { id }, person }) => {
    await removePasskey(platform, { accountId: person.id, id })
    return { ok: true }
  })

  bind(app, calls.startPasskeySignIn, async ({ request, reply }) =>
    startSignIn(platform, markBrowser(request, reply, config.isSecure)),
  )

  bind(app, calls.signInWithPasskey, async ({ body: signed, request, reply }) => {
    const signedIn = await signIn(platform, { browser: browserOf(request), origin: originOf(request), signed })
    return welcome(reply, signedIn, config.isSecure)
  })
}
