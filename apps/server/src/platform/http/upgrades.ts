import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

export interface Upgrade {
  socket: Duplex
  /** Bytes that arrived right behind the request. */
  head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/**
 * Routes upgrade requests like every call: who is calling, how often, whether they may. A route that speaks the
 * protocol takes the connection with `takeUpgrade`; otherwise the answer is an ordinary one and closes the connection.
 */
export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    // Node reads no body of an upgrade request, so a method that has one cannot be answered.
    if (request.method !== 'GET') return void socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket as Socket)
    response.once('finish', () => socket.end())
    upgrades.set(request, { socket, head })
    app.routing(request, response)
  })
}

/** Hands over the connection of an upgrade request to its new protocol; undefined for any other request. */
export function takeUpgrade(request: IncomingMessage, response: ServerResponse): Upgrade | undefined {
  const upgrade = upgrades.get(request)
  if (upgrade === undefined) return undefined
  upgrades.delete(request)
  response.detachSocket(upgrade.socket as Socket)
  return upgrade
}
