import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import { fileLimits } from '@learntrail/contract/files/limits'
import { uploadMediaType } from '@learntrail/contract/files/uploads'
import { bodyLimits } from '@learntrail/contract/limits'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import { payForNodes } from './body-cost.ts'
import { callerKey, trustOf } from './caller-address.ts'
import { answerUnreadable } from './client-error.ts'
import { limitConnections } from './connections.ts'
import { createCostlyTurns } from './costly-turns.ts'
import { csrfOptions } from './csrf.ts'
import { RefusedCallers } from './hold-refused.ts'
import { openApiInfo } from './openapi.ts'
import { Pace } from './pace.ts'
import { answerProblem, isTooOften } from './problem.ts'
import { unknownAddressesAMinute } from './rate-limits.ts'
import { rateStoreOf } from './rate-store.ts'
import { Rates, type SharedBudgets } from './rates.ts'
import { Refusal } from './refusal.ts'
import { logRequests } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { refuseWhileStopping } from './stopping.ts'
import { routeUpgrades } from './upgrades.ts'
import { validate } from './validate.ts'
import { answerWriter } from './write-answer.ts'

/** Returns Fastify with everything that applies to every call; features bind their endpoints afterwards. */
export async function buildHttp(
  config: Config,
  log: FastifyBaseLogger,
  budgets?: SharedBudgets,
): Promise<FastifyInstance> {
  const headers = securityHeaders(config.isSecure)
  const app = Fastify({
    loggerInstance: log,
    clientErrorHandler: answerUnreadable(headers),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustOf(config.trustedProxies),
    bodyLimit: bodyLimits.ordinary,
    genReqId: () => randomUUID(),
    requestTimeout: 600_000,
    // `stopping.ts` answers instead.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // Keys of object prototypes appear only in attacks: such a request is refused, not cleaned.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })

  app.setValidatorCompiler(
    ({ schema }) =>
      (input: unknown) =>
        validate(schema as z.ZodType, input),
  )
  app.setSerializerCompiler(answerWriter({ isChecked: config.checkAnswers }))
  const refused = new RefusedCallers()
  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    if (config.rateLimits && isTooOften(error)) await refused.hold(request, reply)
    answerProblem(error, request, reply)
    return reply
  })
  logRequests(app)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  refuseWhileStopping(app)
  // Each route decides whether its answers are compressed; see answer-compression.ts.
  await app.register(compress, { globalCompression: false })
  await app.register(cookie)
  await app.register(csrf, csrfOptions(config.isSecure))
  await app.register(multipart, {
    limits: {
      fileSize: fileLimits.bytes,
      files: fileLimits.count + 1,
      fields: 5,
      fieldSize: bodyLimits.texts,
      headerPairs: 50,
      parts: fileLimits.count + 6,
    },
    throwFileSizeLimit: false,
  })
  // Passed on unread: upload bytes go to disk as they arrive, so body limits do not apply.
  app.addContentTypeParser(uploadMediaType, (_request, payload, done) => done(null, payload))
  readJson(app)
  app.decorate('rates', null)
  app.decorate('pace', config.rateLimits ? new Pace() : null)
  app.decorate('inTurn', config.rateLimits ? createCostlyTurns() : null)
  if (config.rateLimits) {
    app.rates = new Rates(budgets, (error) =>
      log.warn({ err: error }, 'could not reach Redis: rate limits count per node'),
    )
    await app.register(rateLimit, {
      global: false,
      hook: 'onRequest',
      keyGenerator: callerKey,
      store: rateStoreOf(app.rates),
      errorResponseBuilder: (_request, context) => new Refusal('TOO_MANY_REQUESTS', { retryAfter: context.ttl / 1000 }),
    })
  }
  await app.register(swagger, { openapi: openApiInfo(config), transform: createJsonSchemaTransform({}) })

  limitConnections(app.server, config.trustedProxies)
  routeUpgrades(app)
  app.decorateRequest('person', null)
  app.decorateRequest('guardian', null)
  app.setNotFoundHandler(
    config.rateLimits
      ? { preHandler: app.rateLimit({ max: unknownAddressesAMinute, timeWindow: 60_000, groupId: 'unknown' }) }
      : {},
    () => {
      throw new Refusal('NOT_FOUND')
    },
  )
  return app
}

/** Parses JSON only; no call takes plain text. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    await payForNodes(request, body)
    return new Promise((resolve, reject) => {
      parse(request, body.toString(), (error, value) => (error ? reject(error) : resolve(value)))
    })
  })
}
