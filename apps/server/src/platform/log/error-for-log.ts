import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** An error as logged: what broke and where, without anything that people wrote. */
interface LoggedError {
  type: string
  message: string
  stack?: string
  cause?: LoggedError
  [fact: string]: unknown
}

/**
 * Properties of errors that name our own or the system's things. `detail`, `parameters`, `where` and others quote rows
 * and are left out.
 */
const facts = [
  'code',
  'constraint',
  'table',
  'column',
  'routine',
  'syscall',
  'path',
  'address',
  'port',
  'reason',
  'status',
]

const mostCauses = 5
const mostOfQuery = 400

/** Returns what the log keeps of anything thrown, including up to five causes. */
export function errorForLog(error: unknown): LoggedError {
  return logged(error, mostCauses)
}

function logged(error: unknown, causes: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error was thrown, but this' }
  const given = error as Error & Record<string, unknown>
  const known = facts.filter((fact) => ['string', 'number'].includes(typeof given[fact]))
  return {
    type: error.name,
    message: messageOf(error),
    ...Object.fromEntries(known.map((fact) => [fact, given[fact]])),
    stack: framesOf(error),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: logged(error.cause, causes - 1) }),
  }
}

/** Messages quote values: parameters of a query, a value that is no number, an address that a mail server refuses. */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query.slice(0, mostOfQuery)}`
  return withoutValues(error).replace(/[^\s<>()"',;:]+@[^\s<>()"',;]+/g, '…@…')
}

function withoutValues(error: Error): string {
  const { message } = error
  // "Data exception": the value that cannot be read as a number, a date, JSON and so on follows the colon.
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return upTo(message, ':')
  if (error instanceof SyntaxError) return upTo(message, /["']/)
  return upTo(message, '. Received ')
}

function upTo(message: string, mark: string | RegExp): string {
  return message.split(mark)[0]?.trimEnd() ?? ''
}

/** Returns the stack without the message that V8 puts before it. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
    .join('\n')
}
