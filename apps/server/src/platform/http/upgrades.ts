import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export interface Upgrade {
  socket: Duplex
  /** What came behind the request already. */
  head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/**
 * Lets requests for another protocol go the way of every call: who asks, how often, whether they may. A route that speaks
 * one takes the connection with `takeUpgrade`; where none does, the answer is an ordinary one and ends the connection.
 */
export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    // Node reads no body of such a request, so nothing that has one can be answered.
    if (request.method !== 'GET') return void socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Socket)
    response.once('finish', () => socket.end())
    upgrades.set(request, { socket, head })
    app.routing(request, response)
  })
}

/** The connection of a request for another protocol, for whoever speaks it from here on; undefined for any other request. */
export function takeUpgrade(request: IncomingMessage, response: ServerResponse): Upgrade | undefined {
  const upgrade = upgrades.get(request)
  if (upgrade === undefined) return undefined
  upgrades.delete(request)
  response.detachSocket(upgrade.socket as Socket)
  return upgrade
}
