import * as oauth from 'openid-client'
import type { Platform } from '../../../platform/platform.ts'

type Providers = Platform['config']['providers']
type Tokens = oauth.TokenEndpointResponse & oauth.TokenEndpointResponseHelpers

/** How to talk to an enabled provider. */
export interface ProviderSettings {
  scope: string
  /** False for plain OAuth 2. */
  hasIdToken: boolean
  /** True for plain HTTP on this machine, as in tests. */
  isInsecure: boolean
  configure(options: oauth.DiscoveryRequestOptions): Promise<oauth.Configuration>
  /** Fetches claims about the person beyond those in the id token. */
  profileOf(configuration: oauth.Configuration, tokens: Tokens): Promise<Record<string, unknown>>
}

export function providerSettings({ google, facebook, tanet }: Providers) {
  return {
    google: google && openId(google, 'openid email profile'),
    facebook: facebook && plainOAuth(facebook),
    tanet: tanet && openId(tanet, 'openid email profile eduinfo', tanet.profileUrl),
  }
}

function openId(
  { issuer, clientId, clientSecret }: NonNullable<Providers['google']>,
  scope: string,
  profileUrl?: string,
): ProviderSettings {
  return {
    scope,
    hasIdToken: true,
    isInsecure: isOnThisMachine(issuer),
    configure: (options) => oauth.discovery(new URL(issuer), clientId, clientSecret, undefined, options),
    async profileOf(configuration, tokens) {
      const subject = tokens.claims()?.sub
      const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
      const known =
        subject !== undefined && hasUserInfo
          ? await oauth.fetchUserInfo(configuration, tokens.access_token, subject)
          : {}
      const schooling = profileUrl === undefined ? {} : await fetchProfile(configuration, tokens, profileUrl)
      return { ...schooling, ...known }
    },
  }
}

function plainOAuth({
  clientId,
  clientSecret,
  dialogUrl,
  graphUrl,
}: NonNullable<Providers['facebook']>): ProviderSettings {
  return {
    scope: 'email public_profile',
    hasIdToken: false,
    isInsecure: isOnThisMachine(graphUrl),
    async configure(options) {
      const server = {
        issuer: new URL(dialogUrl).origin,
        authorization_endpoint: dialogUrl,
        token_endpoint: `${graphUrl}/oauth/access_token`,
      }
      const configuration = new oauth.Configuration(server, clientId, clientSecret)
      configuration.timeout = options.timeout ?? configuration.timeout
      const limited = options[oauth.customFetch]
      if (limited !== undefined) configuration[oauth.customFetch] = limited
      for (const extend of options.execute ?? []) extend(configuration)
      return configuration
    },
    profileOf: (configuration, tokens) => fetchProfile(configuration, tokens, `${graphUrl}/me?fields=id,name,email`),
  }
}

async function fetchProfile(
  configuration: oauth.Configuration,
  tokens: Tokens,
  address: string,
): Promise<Record<string, unknown>> {
  const answer = await oauth.fetchProtectedResource(configuration, tokens.access_token, new URL(address), 'GET')
  if (!answer.ok) throw new Error('The profile was not given.')
  const profile: unknown = await answer.json()
  if (typeof profile !== 'object' || profile === null) throw new Error('The profile is none.')
  return profile as Record<string, unknown>
}

function isOnThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
