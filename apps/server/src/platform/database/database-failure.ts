import { databaseError } from './errors.ts'

/**
 * Why the database did not do what it was asked, where the call itself is not to blame. `away`: not reachable, or too
 * busy to answer in time; the same call may succeed a moment later. `readOnly`: it answers but accepts no changes.
 * `full`: it has no space left.
 */
export type DatabaseFailure = 'away' | 'readOnly' | 'full'

/** Error codes from PostgreSQL's manual, appendix A; a shorter one stands for every code that begins with it. */
const failures: Record<string, DatabaseFailure> = {
  // lost connection, wrong password or database name, no connections or memory left
  '080': 'away',
  '28': 'away',
  '3D000': 'away',
  '53': 'away',
  // shut down by its operator, crashed, or starting up
  '57P': 'away',
  // time-outs of a statement, a lock, an idle transaction, a transaction
  '57014': 'away',
  '55P03': 'away',
  '25P03': 'away',
  '25P04': 'away',
  // serialization failure and deadlock, after all retries
  '40001': 'away',
  '40P01': 'away',
  '25006': 'readOnly',
  '53100': 'full',
}

/** Node's error codes for a lost or refused connection. */
const lostLine = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Messages of the driver and its pool, which have no codes. */
const driverSays =
  /^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated(?: unexpectedly| due to connection timeout)?|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/

/** Returns which failure of the database an error stands for, however it is wrapped; undefined for any other error. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  const refused = databaseError(error)
  if (refused !== undefined) return ofServer(refused.code ?? '', refused.message)
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isLostLine(current) || driverSays.test(current.message)) return 'away'
  }
  return undefined
}

function ofServer(code: string, message: string): DatabaseFailure | undefined {
  // An I/O error means a full disk only if the message says so.
  if (code === '58030') return message.includes('No space left on device') ? 'full' : undefined
  return failures[code] ?? failures[code.slice(0, 3)] ?? failures[code.slice(0, 2)]
}

function isLostLine(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (typeof error.code !== 'string') return false
  // The socket of an embedded database that is not running does not exist.
  return lostLine.has(error.code) || (error.code === 'ENOENT' && error.syscall === 'connect')
}
