import { setTimeout as pause } from 'node:timers/promises'
import type { EndpointDefinition, ValidInput } from '@learntrail/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checkAccess } from '../access/check-access.ts'
import { checkMends } from '../access/mending.ts'
import type { Guardian, Person } from '../access/person.ts'
import { atArrival } from '../clock/call-moment.ts'
import { asWork } from '../database/index.ts'
import type { Written } from '../json/json-text.ts'
import { answerCompression } from './answer-compression.ts'
import { payForBytes } from './body-cost.ts'
import type { InTurn } from './costly-turns.ts'
import type { Pace } from './pace.ts'
import { rateLimitOf } from './rate-limits.ts'
import type { Rates } from './rates.ts'
import { refuse } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
    /** Set only for endpoints with access `guardian`. */
    guardian: Guardian | null
  }
  interface FastifyInstance {
    /** Reads the session cookie; null for a guest. */
    identify(request: FastifyRequest): Promise<Person | null>
    /** Identifies the caller as a guardian, after `identify`; null for everyone else. */
    identifyGuardian(request: FastifyRequest): Promise<Guardian | null>
    /** What callers have spent; null if rate limits are off. */
    rates: Rates | null
    /** Spreads the calls of one person; null if rate limits are off. */
    pace: Pace | null
    /** Gives costly calls turns by person; null if rate limits are off. */
    inTurn: InTurn | null
    /** Returns all metrics of this process in the format of a monitoring system. */
    figures(): Promise<string>
  }
}

type PersonFor<E extends EndpointDefinition> = E['access'] extends 'public' | 'guardian' ? Person | null : Person
type GuardianFor<E extends EndpointDefinition> = E['access'] extends 'guardian' ? Guardian : null

/** The arguments of a handler: validated input and the person whom access let in. */
export type Call<E extends EndpointDefinition> = ValidInput<E> & {
  person: PersonFor<E>
  guardian: GuardianFor<E>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<E extends EndpointDefinition, Answered> = (call: Call<E>) => Promise<Answered>

/**
 * Serves an endpoint. Rate class, CSRF, access, validation in and out and the OpenAPI document all follow from the
 * endpoint value; a handler never checks them again.
 */
export function bind<E extends EndpointDefinition, Output>(
  app: FastifyInstance,
  endpoint: E & { answers: z.ZodType<Output> | 'bytes' | 'nothing' },
  handler: Handler<E, Output>,
): void {
  serve(app, endpoint, handler)
}

/** Serves an endpoint like `bind`, for answers that contain parts already written as JSON. */
export function bindWritten<E extends EndpointDefinition, Output>(
  app: FastifyInstance,
  endpoint: E & { answers: z.ZodType<Output> },
  handler: Handler<E, Written<NoInfer<Output>>>,
): void {
  serve(app, endpoint, handler)
}

/**
 * Serves an endpoint like `bind`, but calls `open` for a caller who accepts an event stream. `open` takes over the
 * connection and resolves once the stream is open.
 */
export function bindStreamed<E extends EndpointDefinition & { streams: true }, Output>(
  app: FastifyInstance,
  endpoint: E & { answers: z.ZodType<Output> },
  handler: Handler<E, Output>,
  open: Handler<E, void>,
): void {
  serve(app, endpoint, async (call: Call<E>) => {
    if (!acceptsEvents(call.request)) return handler(call)
    await open(call)
    return call.reply
  })
}

const acceptsEvents = ({ headers }: FastifyRequest) => headers.accept?.includes('text/event-stream') === true

function serve<E extends EndpointDefinition>(app: FastifyInstance, endpoint: E, handler: Handler<E, unknown>): void {
  const kind = `${endpoint.method} ${endpoint.path}`
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
    schema: {
      summary: endpoint.summary,
      tags: [areaOf(endpoint.path)],
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      // Multipart bodies are parsed by the handler with the same schema; uploads are raw bytes.
      ...(endpoint.body === undefined || endpoint.accepts === 'multipart' ? {} : { body: endpoint.body }),
      ...(endpoint.answers instanceof z.ZodType ? { response: { 200: endpoint.answers } } : {}),
      'x-access': endpoint.access,
      'x-refusals': endpoint.refusals,
      ...(endpoint.streams && { 'x-streams': true }),
    } as object,
    config: { rateLimit: rateLimitOf(endpoint) },
    ...(endpoint.answers instanceof z.ZodType ? { compress: answerCompression } : {}),
    // In this order: who is calling, how often (the rate limit joins onRequest and counts by person), may they. The
    // body is not read before all three are answered.
    onRequest: [
      async (request) => {
        request.person = await app.identify(request)
        if (endpoint.access === 'guardian') request.guardian = await app.identifyGuardian(request)
      },
    ],
    preParsing: [
      async (request, reply, payload) => {
        if (endpoint.cost === undefined) await keepPace(app, request)
        if (endpoint.method !== 'GET' && !endpoint.isForeign) await checkCsrf(app, request, reply)
        checkAccess(endpoint, request.person, request.guardian)
        if (endpoint.body !== undefined && !request.isMultipart()) await payForBytes(request)
        return payload
      },
    ],
    preHandler: async ({ person, params, body }) => checkMends(endpoint, person, { params, body }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        person: request.person,
        guardian: request.guardian,
        request,
        reply,
      }
      // One kind of call must not take all connections, and its moment is its arrival (decision 051), not when it got a
      // connection.
      const work = () => asWork(kind, () => atArrival(request.arrivedAt, () => handler(call as Call<E>)))
      return endpoint.cost === undefined || app.inTurn === null ? work() : app.inTurn(request, reply, work)
    },
  })
}

/** Delays a person's calls to an even pace. Not for guests: one address may be many people who call at once. */
async function keepPace(app: FastifyInstance, { person }: FastifyRequest): Promise<void> {
  if (person === null || app.pace === null) return
  const waitMs = app.pace.waitMs(person.id)
  if (waitMs === undefined) refuse('TOO_MANY_REQUESTS', { retryAfter: 2 })
  if (waitMs > 0) await pause(waitMs)
}

function checkCsrf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    app.csrfProtection.call(app, request, reply, (error?: Error) => (error ? reject(error) : resolve()))
  })
}

function areaOf(path: string): string {
  return path.split('/').find((part) => part !== '' && part !== 'api' && part !== 'v2') ?? 'api'
}
