import { type ErrorCode, errorNumberOf, errorStatus, type Problem } from '@learntrail/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type DatabaseFailure, databaseFailure } from '../database/index.ts'
import { storageFailure } from '../storage/storage-failure.ts'
import { Refusal } from './refusal.ts'

const titles: Partial<Record<ErrorCode, string>> = {
  CSRF_INVALID: 'The csrf token is missing or no longer valid',
}

function titleOf(code: ErrorCode): string {
  return titles[code] ?? code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ')
}

/** Seconds after which an unavailable service is worth retrying. */
const awaySeconds = 2

/** Returns the refusal for a service that is briefly unavailable. */
export const unavailable = () => new Refusal('SERVICE_UNAVAILABLE', { retryAfter: awaySeconds })

const ofDatabase: Record<DatabaseFailure, () => Refusal> = {
  away: unavailable,
  readOnly: () => new Refusal('READ_ONLY'),
  full: () => new Refusal('STORAGE_FULL'),
}

/** Returns the refusal for an error of Fastify, its plugins, the database or the disk. */
function refusalOf(error: FastifyError): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('PAYLOAD_TOO_LARGE')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('UNSUPPORTED_MEDIA_TYPE')
  if (error.code?.startsWith('FST_CSRF_')) return new Refusal('CSRF_INVALID')
  if (error.statusCode === 429) return new Refusal('TOO_MANY_REQUESTS')
  if (error.statusCode === 413) return new Refusal('PAYLOAD_TOO_LARGE')
  if (error.statusCode === 404) return new Refusal('NOT_FOUND')
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refusal('MALFORMED_REQUEST')
  const failure = databaseFailure(error)
  if (failure !== undefined) return ofDatabase[failure]()
  const stored = storageFailure(error)
  return stored instanceof Refusal ? stored : new Refusal('INTERNAL_ERROR')
}

/** Returns whether the error refuses a caller for calling too often. */
export const isTooOften = (error: FastifyError | Refusal) =>
  (error instanceof Refusal ? error : refusalOf(error)).code === 'TOO_MANY_REQUESTS'

/**
 * Handles every error: refusals become problem documents. Any other error reveals nothing to the caller; from status
 * 500 on, the error is logged.
 */
export function answerProblem(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error instanceof Refusal ? error : refusalOf(error)
  const status = errorStatus[refusal.code]
  if (status >= 500)
    request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'call failed')
  const { fields, retryAfter, values } = refusal.details
  const number = errorNumberOf(refusal.code, request.routeOptions.url)
  const wait = retryAfter ?? (status === 429 ? retryAfterOf(reply) : undefined)
  const seconds = wait === undefined ? undefined : Math.max(1, Math.ceil(wait))
  if (seconds !== undefined) reply.header('retry-after', seconds)
  const title = titleOf(refusal.code)
  const problem: Problem = {
    type: `urn:learntrail:problem:${refusal.code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    detail: title,
    message: title,
    code: refusal.code,
    ...(number !== undefined && { errorCode: number }),
    requestId: request.id,
    ...(fields === undefined ? {} : { fields }),
    ...(seconds === undefined ? {} : { retryAfter: seconds }),
    ...(values === undefined ? {} : { values }),
  }
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem)
}

function retryAfterOf(reply: FastifyReply): number | undefined {
  const header = Number(reply.getHeader('retry-after'))
  return Number.isFinite(header) && header > 0 ? header : undefined
}
