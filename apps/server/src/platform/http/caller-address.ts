import { isIP, type Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Proxies of the operator: how many stand before the product, or which addresses they have. */
export type TrustedProxies = 'off' | number | string[]

/**
 * Fastify's `trustProxy`. What proxies say of a caller grows to the right, and each is believed only about who spoke to it;
 * so addresses are taken from the right end, past as many as are trusted, and what a caller wrote himself stays unread.
 */
export function trustOf(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) | false {
  if (proxies === 'off') return false
  // Fastify trusts nobody where it is given a number alone.
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** The address a call comes from: an IP address, or empty. Text of a header that is none never gets further than here. */
export function callerAddress(request: FastifyRequest): string {
  return addressIn(request.ip) ?? addressIn(request.socket.remoteAddress) ?? ''
}

/** Bits of an IPv6 address that name a network. Who has one is given all of it, and can call from 2^64 addresses. */
const networkBits = 64

/** What calls of an address are counted by: the address itself, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const network = normalizeIP(address, networkBits)
  return isIP(network) === 6 ? `${network}/${networkBits}` : network
}

/** What calls without a session are counted by. */
export function callerNetwork(request: FastifyRequest): string {
  return networkOf(callerAddress(request))
}

/** What calls are counted by: the person, the guardian without an account, or the network of a guest. */
export function callerKey(request: FastifyRequest): string {
  return request.person?.id ?? request.guardian?.id ?? callerNetwork(request)
}

/** The address at the other end of a connection: of whoever calls, or of a proxy before us; empty once it is closed. */
export function peerAddress(connection: Socket): string {
  return addressIn(connection.remoteAddress) ?? ''
}

/** Its network. */
export function peerNetwork(connection: Socket): string {
  return networkOf(peerAddress(connection))
}

const withPort = /^(?:\[(?<six>[^\]]*)\](?::\d{1,5})?|(?<four>[\d.]+):\d{1,5})$/

/** The address in what some proxies write: with a port, a zone, or as an IPv6 address that stands for one of IPv4. */
export function addressIn(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 100) return undefined
  const { six, four } = withPort.exec(text)?.groups ?? {}
  const [address = ''] = (six ?? four ?? text).split('%')
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) === 0 ? undefined : plain
}
