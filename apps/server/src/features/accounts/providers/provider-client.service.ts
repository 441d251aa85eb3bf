import type { Provider } from '@learntrail/contract/accounts/providers'
import * as oauth from 'openid-client'
import type { DatabaseLog } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { identityOf } from './claims.rules.ts'
import type { ProvenIdentity } from './proven-identity.rules.ts'
import type { ProviderSettings } from './provider-settings.service.ts'

/** The secrets a browser leaves for a provider with. */
export interface Departure {
  state: string
  nonce: string
  verifier: string
}

/** What a browser comes back with, along with what it left with. */
export interface Return extends Departure {
  code: string
  issuer: string | undefined
}

export interface ProviderClient {
  /** Returns the address to send the browser to. Refuses with `SIGN_IN_REFUSED` or `PROVIDER_UNAVAILABLE`. */
  addressFor(departure: Departure): Promise<string>
  /** Returns the identity the provider vouches for. Refuses with `SIGN_IN_REFUSED` or `PROVIDER_UNAVAILABLE`. */
  prove(back: Return): Promise<ProvenIdentity>
}

const mostBytes = 512 * 1024

export function providerClient(
  provider: Provider,
  settings: ProviderSettings,
  { redirectUri, log, patienceSeconds = 8 }: { redirectUri: string; log: DatabaseLog; patienceSeconds?: number },
): ProviderClient {
  let known: Promise<oauth.Configuration> | undefined

  /** Discovered once, and again after a failure. */
  function configuration(): Promise<oauth.Configuration> {
    known ??= settings.configure(optionsOf(settings, patienceSeconds)).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  async function asked<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      log.warn({ provider, step, reason: reasonOf(error) }, 'a login provider failed')
      return refuse(isRefusal(error) ? 'SIGN_IN_REFUSED' : 'PROVIDER_UNAVAILABLE', { values: { method: provider } })
    }
  }

  return {
    addressFor: ({ state, nonce, verifier }) =>
      asked('leaving', async () => {
        const address = oauth.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: settings.scope,
          state,
          ...(settings.hasIdToken ? { nonce } : {}),
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return address.href
      }),

    prove: ({ code, issuer, state, nonce, verifier }) =>
      asked('coming back', async () => {
        const known = await configuration()
        const back = new URL(redirectUri)
        back.search = new URLSearchParams({ code, state, ...(issuer === undefined ? {} : { iss: issuer }) }).toString()
        const tokens = await oauth.authorizationCodeGrant(known, back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          ...(settings.hasIdToken ? { expectedNonce: nonce, idTokenExpected: true } : {}),
        })
        const claims = { ...(await settings.profileOf(known, tokens)), ...tokens.claims() }
        const identity = identityOf(provider, claims)
        if (identity === undefined) throw new Error('Its answer names nobody.')
        return identity
      }),
  }
}

/** A provider that does not answer, or answers too late or with too much (512 KiB), counts as down. */
function optionsOf({ isInsecure }: ProviderSettings, patienceSeconds: number): oauth.DiscoveryRequestOptions {
  return {
    timeout: patienceSeconds,
    [oauth.customFetch]: limitedFetch,
    // Checks signatures even though the connection is encrypted.
    execute: [oauth.enableNonRepudiationChecks, ...(isInsecure ? [oauth.allowInsecureRequests] : [])],
  }
}

const limitedFetch: oauth.CustomFetch = async (url, init) => {
  const answer = await fetch(url, init as RequestInit)
  let received = 0
  const limited = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        if (received > mostBytes) controller.error(new TypeError('The answer is too large.'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(limited ?? null, {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
  })
}

const unavailable = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
])

/** Whether the provider refused or its answer is invalid, as opposed to being unreachable or unintelligible. */
function isRefusal(error: unknown): boolean {
  if (error instanceof oauth.ResponseBodyError) return error.status < 500
  if (error instanceof oauth.WWWAuthenticateChallengeError) return true
  return error instanceof oauth.ClientError && !unavailable.has(error.code ?? '')
}

/** The reason for the log; never contains an address, code or token. */
function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return error.error
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
