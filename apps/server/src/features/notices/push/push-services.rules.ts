/**
 * Whether the product may send to this endpoint. A service given as a host name allows that host and its subdomains
 * over https; one given with a scheme allows exactly that origin. Anything else would let a browser make the server
 * send requests into its own network.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, hostname, origin, username, port } = new URL(endpoint)
  if (username !== '') return false
  return services.some((service) => {
    if (service.includes('://')) return origin === service
    return protocol === 'https:' && port === '' && (hostname === service || hostname.endsWith(`.${service}`))
  })
}
