import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** Claims the provider has about a person. */
export interface Known extends Record<string, unknown> {
  sub: string
}

/** Takes what the token endpoint would say and returns what it says instead. */
type Spoil = (told: string) => { status?: number; body: string; isLate?: boolean }

export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The provider's people by log-in name; tests add to them. */
  people: Map<string, Known>
  /**
   * Follows the address in a separate browser and logs in there. Returns the parameters the product's browser comes
   * back with.
   */
  logIn(address: string, person: string): Promise<{ code: string; state: string; iss?: string }>
  /** Applies to every later answer until called again. */
  spoil(how: Spoil | undefined): void
  /** Signs the id token again with changed claims. */
  sign(idToken: string, change: Record<string, unknown>): string
  close(): Promise<void>
}

const clientId = 'learntrail'
const clientSecret = 'a-secret-between-two'

/**
 * A real provider whose log-in needs no screen. A plain one is OAuth 2 without id tokens and reports the person at
 * `/me`, as Facebook does.
 */
export async function startIdentityProvider({
  redirectUri,
  isPlain = false,
  stranger,
}: {
  redirectUri: string
  isPlain?: boolean
  /** Makes claims for a person who logs in and is not in `people`. */
  stranger?: (id: string) => Known
}): Promise<IdentityProvider> {
  const people = new Map<string, Known>()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let spoilt: Spoil | undefined
  const late: ServerResponse[] = []

  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] },
    scopes: ['openid', 'email', 'profile', 'eduinfo', 'public_profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      eduinfo: ['schoolid', 'titles', 'classinfo'],
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/log-in/${uid}` },
    cookies: { keys: ['test'] },
    findAccount: (_, id) => {
      const known = people.get(id) ?? stranger?.(id)
      return known && { accountId: id, claims: () => known }
    },
  })
  const answer = provider.callback()

  server.on('request', async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    if (path.startsWith('/log-in/')) {
      const { prompt, params, session } = await provider.interactionDetails(request, response)
      const person = session?.accountId ?? request.headers['x-person']?.toString() ?? (await typed(request))
      if (person === undefined) return showForm(response)
      if (person === '') {
        return provider.interactionFinished(request, response, { error: 'access_denied' })
      }
      if (prompt.name === 'login') {
        return provider.interactionFinished(request, response, { login: { accountId: person } })
      }
      const grant = new provider.Grant({ accountId: person, clientId })
      grant.addOIDCScope(String(params.scope))
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
    }
    if (isPlain && path === '/me') {
      const token = await provider.AccessToken.find(request.headers.authorization?.replace('Bearer ', '') ?? '')
      const { sub: id, ...rest } = people.get(token?.accountId ?? '') ?? { sub: '' }
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ id, ...rest }))
    }
    if (isPlain && path === '/oauth/access_token') request.url = '/token'
    if (request.url?.startsWith('/token') && spoilt !== undefined) say(response, spoilt)
    return answer(request, response)
  })

  function say(response: ServerResponse, how: Spoil): void {
    const end = response.end.bind(response)
    response.end = ((told: string | Buffer) => {
      const { status = 200, body, isLate = false } = how(String(told))
      response.statusCode = status
      response.removeHeader('content-length')
      if (isLate) late.push(response)
      else end(body)
      return response
    }) as typeof response.end
  }

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    logIn: (address, person) => followTo(redirectUri, address, person),
    spoil(how) {
      spoilt = how
    },
    sign(idToken, change) {
      const [head, body] = idToken.split('.') as [string, string]
      const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...change }
      const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey).toString('base64url')}`
    },
    async close() {
      for (const response of late) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns the name typed in the log-in form; empty after cancel, undefined before the form is sent. */
async function typed(request: IncomingMessage): Promise<string | undefined> {
  if (request.method !== 'POST') return undefined
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const said = new URLSearchParams(Buffer.concat(chunks).toString())
  return said.has('cancel') ? '' : (said.get('person') ?? '')
}

function showForm(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Provider</title>
    <form method="post"><label>Person <input name="person"></label>
    <button>Continue</button><button name="cancel" value="yes">Cancel</button></form>`)
}

/** Follows redirects as a browser does, with the provider's cookies, until it is sent back. */
async function followTo(redirectUri: string, address: string, person: string) {
  const cookies = new Map<string, string>()
  for (let next = address, step = 0; step < 12; step += 1) {
    if (next.startsWith(redirectUri)) {
      return Object.fromEntries(new URL(next).searchParams) as { code: string; state: string; iss?: string }
    }
    const headers = { 'x-person': person, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const page = await fetch(next, { headers, redirect: 'manual' })
    for (const cookie of page.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    const location = page.headers.get('location')
    if (location === null) throw new Error(`The provider stopped at ${next}: ${await page.text()}`)
    next = new URL(location, next).href
  }
  throw new Error('The provider goes round in circles.')
}
