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
  /** Who may have a line. */
  access: DeclaredAccess
  places: Places
  /** Where the product is, for people. */
  publicUrl: string
  /** Bytes of one word. */
  wordBytes: number
  beatMs: number
  /** Lines that are open without having said whose token they hold; the next one waits. */
  mostUnfinished: number
}

/** Who was let in to a line. */
export interface Admission {
  person: Person
  /** Reads anew who it is, as an account's standing changes. */
  identify(): Promise<Person | null>
}

interface Admitted extends Admission {
  request: FastifyRequest
  /** Gives its place back. */
  leave(): void
}

export interface AdmittedLines {
  io: Server
  /** Who opened this socket. */
  admissionOf(socket: Socket): Admission | undefined
}

/** So long a line may be open before it says whose token it holds. */
const connectMs = 10_000
const farewellMs = 1_000
const retrySeconds = 2

/**
 * Serves Socket.IO as a route like any other, for WebSockets and for what stands in for them: a line begins only for
 * somebody who is signed in, on a page of ours, within the rates and places of a person and an address. On it, a socket is
 * there once it has shown a CSRF token of the same session.
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

  /** A request of a line that is open is for whoever opened it; any other begins one. */
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
    // What never becomes a line holds no place of one.
    request.raw.socket.once('close', leave)
  }

  function begin({ raw }: FastifyRequest, { socket, head }: Upgrade): void {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
    engine.handleUpgrade(raw as never, socket, head)
  }

  app.register(async (lines) => {
    // What is said on a line is read by the engine, up to the bytes of a word.
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
    // Whoever does not answer a farewell would be waited for half a minute.
    setTimeout(() => connections.forEach((connection) => void connection.destroy()), farewellMs)
  })

  return { io, admissionOf: (socket) => admissions.get(socket.request) }
}
