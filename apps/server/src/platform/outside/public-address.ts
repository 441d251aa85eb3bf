import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns whether an IP address is publicly routable: not private, local, reserved or translated (RFC 6890), nor one of
 * those mapped into IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** Removes the brackets of IPv6 from a host name. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/**
 * Returns whether a page may be fetched from a URL at all: default ports only, no user and password, no internal
 * address.
 */
export function isAskable(url: URL): boolean {
  const { protocol, port, username, password, hostname } = url
  if (!['http:', 'https:'].includes(protocol) || port !== '' || username !== '' || password !== '') return false
  const host = bare(hostname)
  return ipaddr.isValid(host) ? isPublicAddress(host) : host.includes('.')
}

/**
 * Resolves a name for a connection about to be made, and fails unless all its addresses are public. Checking at this
 * point leaves no chance for a second DNS answer to lead elsewhere.
 */
export const resolvePublic: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, [])
    const isFine = found.length > 0 && found.every(({ address }) => isPublicAddress(address))
    if (!isFine) return done(new Error('the address is not public'), [])
    const [first] = found
    return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family)
  })
}
