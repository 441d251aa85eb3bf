import { lookup as resolve } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether an address belongs to a machine that anybody may reach: no private, local, reserved or translated range (RFC 6890),
 * nor one of those in the clothes of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** A name in an address of the web without the brackets of IPv6. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Whether a page there may be asked for at all: the web's own ports, no name and password, no address of a network within. */
export function isAskable(url: URL): boolean {
  const { protocol, port, username, password, hostname } = url
  if (!['http:', 'https:'].includes(protocol) || port !== '' || username !== '' || password !== '') return false
  const host = bare(hostname)
  return ipaddr.isValid(host) ? isPublicAddress(host) : host.includes('.')
}

/**
 * Resolves a name for a connection that is about to be made, and refuses it unless all that it leads to is public: checked
 * here, and not before, no second answer of a name server can lead elsewhere.
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
