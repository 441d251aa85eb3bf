import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { errorForLog } from './error-for-log.ts'
import { RepeatedFailures } from './repeated-failures.ts'

/** Pino's number of the level `warn`. */
const warning = 40

/**
 * Returns the product's log. It never contains text that people wrote or URLs that give access: requests are reduced to
 * the route's pattern, errors to what `errorForLog` keeps. Warnings and errors of one kind are written at once and then
 * at most once a minute.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const failures = new RepeatedFailures()
  const options: LoggerOptions = {
    level,
    serializers: {
      err: errorForLog,
      req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
    },
    hooks: {
      logMethod(given, method, levelNumber) {
        const { details, message } = lineOf(given)
        if (levelNumber < warning) return method.call(this, details, message)
        failures.write(kindOf(levelNumber, details, message), (repeated) =>
          method.call(this, repeated === undefined ? details : { ...details, repeated }, message),
        )
      },
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

interface Line {
  details: { err?: unknown }
  message: string
}

/**
 * Returns the details and message of a log line. An error's own message is replaced with `failed`, because it may quote
 * what people wrote.
 */
function lineOf([first, second]: readonly unknown[]): Line {
  const details = first instanceof Error ? { err: first } : typeof first === 'object' && first !== null ? first : {}
  const told = typeof first === 'string' ? first : typeof second === 'string' ? second : undefined
  const { err } = details as Line['details']
  const message = told === undefined || (err instanceof Error && told === err.message) ? 'failed' : told
  return { details, message }
}

/** Failures are of one kind if they have the same level, message and code, or without a code the same origin. */
function kindOf(level: number, { err }: Line['details'], message: string): string {
  return [level, message, ...(err === undefined ? [] : originOf(err))].join('\n')
}

function originOf(error: unknown): string[] {
  const { type, code, stack, cause } = errorForLog(error)
  if (typeof code === 'string') return [code]
  if (cause !== undefined) return originOf((error as Error).cause)
  return [type, stack?.split('\n')[0] ?? '']
}
