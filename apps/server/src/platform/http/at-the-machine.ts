import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { peerAddress } from './caller-address.ts'

/** What proxies say of a caller; a browser says none of it. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const

const isLoopbackName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const isLoopbackAddress = (address: string) => address === '::1' || (isIPv4(address) && address.startsWith('127.'))

/** Whether the product has no other name than that of the machine for itself. */
export function isForThisMachine({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return isLoopbackName(new URL(publicUrl).hostname)
}

/**
 * Whether somebody who sits at the machine calls. Behind a proxy on the machine everybody would, so nothing may hint at
 * one: no header, and no name that the operator gave the product. And a page of somebody else's, whose name was made to
 * lead here, calls by its own name.
 */
export function isAtTheMachine(
  config: Config,
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
): boolean {
  if (!isForThisMachine(config) || !isLoopbackAddress(peerAddress(socket))) return false
  if (ofProxies.some((name) => headers[name] !== undefined)) return false
  const host = `http://${headers.host ?? ''}`
  return URL.canParse(host) && isLoopbackName(new URL(host).hostname)
}
