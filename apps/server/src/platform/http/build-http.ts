import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import csrf from '@fastify/csrf-protection'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import { fileLimits } from '@learntrail/contract/files/limits'
import { uploadMediaType } from '@learntrail/contract/files/uploads'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import { callerNetwork, trustOf } from './caller-address.ts'
import { csrfOptions } from './csrf.ts'
import { openApiInfo } from './openapi.ts'
import { answerProblem } from './problem.ts'
import { unknownAddressesAMinute } from './rate-limits.ts'
import { RateStore } from './rate-store.ts'
import { Refusal } from './refusal.ts'
import { logRequests } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { refuseWhileStopping } from './stopping.ts'
import { validate } from './validate.ts'
import { answerWriter } from './write-answer.ts'

/** JSON bodies up to this many bytes: a record of 15000 characters with all its marks fits many times. */
const jsonBytes = 1024 * 1024

/** Fastify with everything that holds for every call; features bind their endpoints to it afterwards. */
export async function buildHttp(config: Config, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: trustOf(config.trustedProxies),
    bodyLimit: jsonBytes,
    genReqId: () => randomUUID(),
    requestTimeout: 600_000,
    // Said in our own words, see stopping.ts.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // A body may carry keys of object prototypes only to attack: such a request is refused, not cleaned.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })

  app.setValidatorCompiler(
    ({ schema }) =>
      (input: unknown) =>
        validate(schema as z.ZodType, input),
  )
  app.setSerializerCompiler(answerWriter({ isChecked: config.checkAnswers }))
  app.setErrorHandler(answerProblem)
  logRequests(app)

  const headers = securityHeaders(config.isSecure)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  refuseWhileStopping(app)
  // Each route says for itself whether its answers are compressed, see answer-compression.ts.
  await app.register(compress, { globalCompression: false })
  await app.register(cookie)
  await app.register(csrf, csrfOptions(config.isSecure))
  await app.register(multipart, {
    limits: {
      fileSize: fileLimits.bytes,
      files: fileLimits.count + 1,
      fields: 5,
      fieldSize: jsonBytes,
      headerPairs: 50,
      parts: fileLimits.count + 6,
    },
    throwFileSizeLimit: false,
  })
  // Handed over unread: bytes of an upload go to the disk as they come, so no limit on bodies is for them.
  app.addContentTypeParser(uploadMediaType, (_request, payload, done) => done(null, payload))
  if (config.rateLimits) {
    await app.register(rateLimit, {
      global: false,
      hook: 'onRequest',
      keyGenerator: (request) => request.person?.id ?? callerNetwork(request),
      store: RateStore,
      errorResponseBuilder: (_request, context) => new Refusal('TOO_MANY_REQUESTS', { retryAfter: context.ttl / 1000 }),
    })
  }
  await app.register(swagger, { openapi: openApiInfo(config), transform: createJsonSchemaTransform({}) })

  app.decorateRequest('person', null)
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
