import { databaseError } from './errors.ts'

/**
 * Why the database did not do what it was asked, where the call itself is not to blame. `away`: not reached, or too busy to
 * answer in time; the same call can succeed a moment later. `readOnly`: it answers, and takes no change. `full`: it has no
 * room left.
 */
export type DatabaseFailure = 'away' | 'readOnly' | 'full'

/** Codes of PostgreSQL's manual, appendix A; a shorter one stands for all that begin with it. */
const failures: Record<string, DatabaseFailure> = {
  // lost connections, a password or a name that no longer holds, no connection or memory left
  '080': 'away',
  '28': 'away',
  '3D000': 'away',
  '53': 'away',
  // shut down by its operator, crashed, or starting
  '57P': 'away',
  // time-outs: of a statement, of a lock, of a transaction that was left alone
  '57014': 'away',
  '55P03': 'away',
  '25P03': 'away',
  '25P04': 'away',
  // in each other's way, again and again
  '40001': 'away',
  '40P01': 'away',
  '25006': 'readOnly',
  '53100': 'full',
}

/** What the connection says, by Node's names. */
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

/** What the driver and its pool say, which have no codes. */
const driverSays =
  /^(?:timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated(?: unexpectedly| due to connection timeout)?|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/

/** Which failure of the database this error is, also where others wrapped it; undefined for anything else. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  const refused = databaseError(error)
  if (refused !== undefined) return ofServer(refused.code ?? '', refused.message)
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isLostLine(current) || driverSays.test(current.message)) return 'away'
  }
  return undefined
}

function ofServer(code: string, message: string): DatabaseFailure | undefined {
  // An input or output error is a full disk only where the system says so.
  if (code === '58030') return message.includes('No space left on device') ? 'full' : undefined
  return failures[code] ?? failures[code.slice(0, 3)] ?? failures[code.slice(0, 2)]
}

function isLostLine(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (typeof error.code !== 'string') return false
  // The socket of an embedded database that does not run is a file that is not there.
  return lostLine.has(error.code) || (error.code === 'ENOENT' && error.syscall === 'connect')
}
