import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { peerNetwork, type TrustedProxies } from './caller-address.ts'

/** Open connections per network: a school of four thousand people, each with a line and a call under way. */
const mostOfNetwork = 8_000

/**
 * Limits how many connections one network may have open, used or idle. Behind trusted proxies it does nothing; they do
 * the counting.
 */
export function limitConnections(server: Server, proxies: TrustedProxies, most = mostOfNetwork): void {
  if (proxies !== 'off') return
  const open = new Map<string, number>()
  server.on('connection', (connection: Socket) => {
    const network = peerNetwork(connection)
    const count = open.get(network) ?? 0
    if (count >= most) return void connection.destroy()
    open.set(network, count + 1)
    connection.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
