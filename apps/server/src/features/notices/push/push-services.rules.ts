/**
 * Whether something may be sent to this address. A name is a host and all below it, by https; what begins with a scheme is
 * exactly that origin. Anything else would let a browser of somebody's choice send us into our own network.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, hostname, origin, username, port } = new URL(endpoint)
  if (username !== '') return false
  return services.some((service) => {
    if (service.includes('://')) return origin === service
    return protocol === 'https:' && port === '' && (hostname === service || hostname.endsWith(`.${service}`))
  })
}
