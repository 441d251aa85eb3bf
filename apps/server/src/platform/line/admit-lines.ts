import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import { Server as Engine, type Socket as EngineSocket } from 'engine.io'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Server, type Socket } from 'socket.io'
import { checkAccess, type DeclaredAccess } from '../access/check-access.ts'
import type { Person } from '../access/person.ts'
import { callerNetwork } from '../http/caller-address.ts'
import { isCsrfToken } from '../http/csrf.ts'
import { pay } from '../http/pay.ts'
import { lineRate, linesOfNetworkAMinute, windowMs } from '../http/rate-limits.ts'
import { refuse } from '../http/refusal.ts'
import { takeUpgrade, type Upgrade } from '../http/upgrades.ts'
import { isOwnOrigin } from './own-origin.ts'
import type { Places } from './places.ts'

export interface AdmissionOptions {
  path: string
  /** The access required for a line. */
  access: DeclaredAccess
  places: Places
  /** The product's URL, for people. */
  publicUrl: string
  /** Maximum size of a word, in bytes. */
  wordBytes: number
  beatMs: number
  /** Maximum number of open lines that have not shown their CSRF token; further ones are refused. */
  mostUnfinished: number
}

/** The person admitted to a line. */
export interface Admission {
  person: Person
  /** Looks the person up again, because the state of an account may change. */
  identify(): Promise<Person | null>
}

interface Admitted extends Admission {
  request: FastifyRequest
  /** Gives the place back. */
  leave(): void
}

export interface AdmittedLines {
  io: Server
  /** Returns who opened this socket; undefined if unknown. */
  admissionOf(socket: Socket): Admission | undefined
}

/** Time after which a line without a CSRF token is closed. */
const connectMs = 10_000
const farewellMs = 1_000
const retrySeconds = 2

/**
 * Serves Socket.IO as an ordinary route, both for WebSockets and for polling. A line opens only for a person who is
 * signed in, from one of our own pages, within the rates and places of the person and the network. On it, a socket
 * connects only with a CSRF token of the same session.
 */
export function admitLines(app: FastifyInstance, options: AdmissionOptions): AdmittedLines {
  const { path, access, places } = options
  const engine = new Engine({ maxHttpBufferSize: options.wordBytes, pingInterval: options.beatMs })
  const io = new Server({ serveClient: false, connectTimeout: connectMs })
  const admissions = new WeakMap<IncomingMessage, Admitted>()
  const connections = new Set<Duplex>()

  engine.on('connection', (line: EngineSocket) => {
    const admitted = admissions.get(line.request)
    if (admitted === undefined) return line.close(true)
    line.request.socket.off('close', admitted.leave)
    return void line.once('close', admitted.leave)
  })
  engine.on('connection_error', ({ req: refused }: { req: IncomingMessage }) => {
    const { leave } = admissions.get(refused) ?? {}
    if (leave === undefined) return
    refused.socket.off('close', leave)
    leave()
  })
  io.bind(engine)
  io.use((socket, next) => {
    const admission = admissions.get(socket.request)
    const { csrfToken } = socket.handshake.auth
    const isTheirs =
      admission !== undefined &&
      typeof csrfToken === 'string' &&
      isCsrfToken(app, admission.request, admission.person, csrfToken)
    next(isTheirs ? undefined : new Error('NOT_AUTHENTICATED'))
  })

  async function identify(request: FastifyRequest): Promise<void> {
    request.person = await app.identify(request)
  }

  /** Accepts a request on an open line only from the person who opened it; any other request opens a new one. */
  async function admit(request: FastifyRequest): Promise<void> {
    if (!isOwnOrigin(request.headers, options.publicUrl)) refuse('NO_PERMISSION')
    const { person } = request
    checkAccess(access, person)
    if (person === null) refuse('NOT_AUTHENTICATED')
    const { sid } = request.query as { sid?: string }
    if (sid !== undefined) {
      const opened = (engine as unknown as { clients: Record<string, EngineSocket | undefined> }).clients[sid]
      if (opened !== undefined && admissions.get(opened.request)?.person.id !== person.id) refuse('NOT_FOUND')
      return
    }
    const beginning = { most: linesOfNetworkAMinute, windowMs }
    await pay(app.rates, `${callerNetwork(request)} lines`, 1, beginning)
    const unfinished = engine.clientsCount - io.of('/').sockets.size
    if (unfinished >= options.mostUnfinished) refuse('TOO_MANY_REQUESTS', { retryAfter: retrySeconds })
    const leave = places.take({ accountId: person.id, address: callerNetwork(request) })
    admissions.set(request.raw, { person, request, leave, identify: () => app.identify(request) })
    // A request that never becomes a line gives its place back.
    request.raw.socket.once('close', leave)
  }

  function begin({ raw }: FastifyRequest, { socket, head }: Upgrade): void {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
    engine.handleUpgrade(raw as never, socket, head)
  }

  app.register(async (lines) => {
    // The engine reads these bodies itself, up to the size of a word.
    lines.removeAllContentTypeParsers()
    lines.addContentTypeParser('*', (_request, _payload, done) => done(null))
    lines.route({
      method: ['GET', 'POST'],
      url: path,
      schema: { hide: true },
      config: { rateLimit: lineRate },
      onRequest: [identify],
      preParsing: async (request, _reply, payload) => {
        await admit(request)
        return payload
      },
      handler: async (request, reply) => {
        reply.hijack()
        const upgrade = takeUpgrade(request.raw, reply.raw)
        if (upgrade !== undefined) return begin(request, upgrade)
        for (const [name, value] of Object.entries(reply.getHeaders() as OutgoingHttpHeaders))
          if (value !== undefined) reply.raw.setHeader(name, value)
        return engine.handleRequest(request.raw as never, reply.raw as never)
      },
    })
  })
  app.addHook('preClose', async () => {
    io.disconnectSockets(true)
    engine.close()
    // A connection that does not answer the close would be waited for half a minute.
    setTimeout(() => connections.forEach((connection) => void connection.destroy()), farewellMs)
  })

  return { io, admissionOf: (socket) => admissions.get(socket.request) }
}
