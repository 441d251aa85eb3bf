import { accountPaths } from '@learntrail/contract/accounts/paths'
import type { Provider } from '@learntrail/contract/accounts/providers'
import * as calls from '@learntrail/contract/accounts/providers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { browserOf, markBrowser } from '../browser-cookie.http.ts'
import { originOf } from '../origin-of.http.ts'
import { welcome } from '../signed-in.http.ts'

import { listMethods, migrate, readConflict, unlink } from './login-methods.service.ts'
import { type ProviderClient, providerClient } from './provider-client.service.ts'
import { providerSettings } from './provider-settings.service.ts'
import { comeBack, comeWithRole, leaveFor } from './provider-sign-in.service.ts'

export function providerRoutes(app: FastifyInstance, platform: Platform): void {
  const { config, log } = platform
  const settings = providerSettings(config.providers)
  const clients = new Map<Provider, ProviderClient>()
  for (const provider of calls.providers) {
    const redirectUri = `${config.publicUrl}${accountPaths.providerReturn(provider)}`
    if (settings[provider]) clients.set(provider, providerClient(provider, settings[provider], { redirectUri, log }))
  }
  const clientOf = (provider: Provider) =>
    clients.get(provider) ?? refuse('PROVIDER_OFF', { values: { method: provider } })

  bind(app, calls.listProviders, async () => ({ providers: [...clients.keys()] }))

  bind(app, calls.startProviderSignIn, async ({ params: { provider }, body, person, request, reply }) => {
    const client = clientOf(provider)
    const { role, invitation, returnTo } = body
    // Another person may hold the school's list of passwords; they must not be able to add a way in for later.
    if (body.intent === 'link' && person?.hasDefaultPassword) refuse('OWN_PASSWORD_REQUIRED')
    const linkTo = body.intent === 'link' ? (person?.id ?? refuse('NOT_AUTHENTICATED')) : undefined
    const browser = markBrowser(request, reply, config.isSecure)
    return { url: await leaveFor(platform, { provider, client, browser, linkTo, role, invitation, returnTo }) }
  })

  interface Arrival {
    person: { id: string } | null
    request: FastifyRequest
  }
  const callerOf = ({ person, request }: Arrival) => ({
    browser: browserOf(request),
    personId: person?.id ?? null,
    origin: originOf(request),
  })

  const exchanges = { google: calls.exchangeGoogle, facebook: calls.exchangeFacebook, tanet: calls.exchangeTanet }
  for (const provider of calls.providers) {
    bind(app, exchanges[provider], async ({ body, reply, ...arrival }) => {
      const client = clientOf(provider)
      const caller = callerOf(arrival)
      const exchanged =
        'role' in body
          ? await comeWithRole(platform, { provider, role: body.role }, caller)
          : await comeBack(platform, client, { provider, code: body.code, state: body.state, issuer: body.iss }, caller)
      const { result, returnTo } = exchanged
      if (result !== 'signed_in') return { result, returnTo, user: null }
      return { result, returnTo, user: welcome(reply, exchanged.signedIn, config.isSecure) }
    })
  }

  bind(app, calls.readMethodConflict, async ({ request }) => ({
    conflict: await readConflict(platform, browserOf(request)),
  }))

  bind(app, calls.migrateMethod, async ({ body: { method: provider, password }, reply, ...arrival }) =>
    welcome(reply, await migrate(platform, { provider, password, ...callerOf(arrival) }), config.isSecure),
  )

  bind(app, calls.migrateToTanet, async ({ body: { password }, reply, ...arrival }) =>
    welcome(reply, await migrate(platform, { provider: 'tanet', password, ...callerOf(arrival) }), config.isSecure),
  )

  bind(app, calls.listLoginMethods, async ({ person }) => listMethods(platform, person.id))

  bind(app, calls.unlinkProvider, async ({ params, person }) => {
    await unlink(platform, person.id, params.provider)
    return { ok: true }
  })
}
