import { isIP, type Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The operator's proxies: how many are in front of the product, or their addresses. */
export type TrustedProxies = 'off' | number | string[]

/**
 * Returns Fastify's `trustProxy`. The list of forwarded addresses grows to the right, and each proxy is trusted only
 * about who spoke to it. Addresses are therefore taken from the right, past as many as are trusted; anything the caller
 * wrote is ignored.
 */
export function trustOf(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) | false {
  if (proxies === 'off') return false
  // Given a bare number, Fastify trusts nobody.
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/**
 * Returns the IP address a call comes from, or an empty string. Header text that is no address never gets past here.
 */
export function callerAddress(request: FastifyRequest): string {
  return addressIn(request.ip) ?? addressIn(request.socket.remoteAddress) ?? ''
}

/** Bits of an IPv6 address that identify a network. A subscriber gets a whole one and can call from 2^64 addresses. */
const networkBits = 64

/** Returns the key for counting calls by address: an IPv4 address itself, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const network = normalizeIP(address, networkBits)
  return isIP(network) === 6 ? `${network}/${networkBits}` : network
}

/** Returns the key for counting calls without a session. */
export function callerNetwork(request: FastifyRequest): string {
  return networkOf(callerAddress(request))
}

/** Returns the key for counting calls: the person, a guardian without an account, or a guest's network. */
export function callerKey(request: FastifyRequest): string {
  return request.person?.id ?? request.guardian?.id ?? callerNetwork(request)
}

/** Returns the address of the other end of a connection, which may be a proxy; empty once it is closed. */
export function peerAddress(connection: Socket): string {
  return addressIn(connection.remoteAddress) ?? ''
}

/** Returns the peer's address as a key for counting, see `networkOf`. */
export function peerNetwork(connection: Socket): string {
  return networkOf(peerAddress(connection))
}

const withPort = /^(?:\[(?<six>[^\]]*)\](?::\d{1,5})?|(?<four>[\d.]+):\d{1,5})$/

/**
 * Returns the IP address in the notations of proxies: with a port, a zone, or IPv4 mapped into IPv6. Undefined if there
 * is none.
 */
export function addressIn(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 100) return undefined
  const { six, four } = withPort.exec(text)?.groups ?? {}
  const [address = ''] = (six ?? four ?? text).split('%')
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) === 0 ? undefined : plain
}
