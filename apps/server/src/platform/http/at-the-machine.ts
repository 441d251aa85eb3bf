import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { peerAddress } from './caller-address.ts'

/** Headers that proxies add and browsers never send. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const

const isLoopbackName = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const isLoopbackAddress = (address: string) => address === '::1' || (isIPv4(address) && address.startsWith('127.'))

/** Returns whether the product's public URL names only the machine itself. */
export function isForThisMachine({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return isLoopbackName(new URL(publicUrl).hostname)
}

/**
 * Returns whether the call comes from the machine itself. Behind a local proxy every call would, so nothing may hint at
 * one: no proxy header, and no public name configured. The host name must be a loopback name too, so that a foreign
 * page whose name resolves to this machine is rejected.
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
