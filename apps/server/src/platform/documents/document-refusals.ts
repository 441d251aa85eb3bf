import { unavailable } from '../http/problem.ts'
import { Refusal } from '../http/refusal.ts'
import { DocumentFailed } from './tasks.ts'

/** Seconds after which some of a person's waiting documents have probably been made. */
const turnSeconds = 5

/**
 * Returns the refusal for a document that can be made later: `TOO_MANY_REQUESTS` if too many of the same person are
 * waiting, otherwise that the service is unavailable.
 */
export function laterRefusal({ reason }: Pick<DocumentFailed, 'reason'>): Refusal {
  return reason === 'too_many_waiting' ? new Refusal('TOO_MANY_REQUESTS', { retryAfter: turnSeconds }) : unavailable()
}

/**
 * Awaits a document while its caller waits, and turns failures into refusals: `DOCUMENT_TOO_LONG` for more than
 * `mostPages`, if given, and a later retry for everything else. A bug of ours (`broken`) is rethrown, so that it is
 * noticed.
 */
export async function waitedFor<Made>(making: Promise<Made>, mostPages?: number): Promise<Made> {
  try {
    return await making
  } catch (error) {
    if (!(error instanceof DocumentFailed) || error.reason === 'broken') throw error
    if (error.reason !== 'too_many_pages' || mostPages === undefined) throw laterRefusal(error)
    throw new Refusal('DOCUMENT_TOO_LONG', { values: { limit: mostPages } })
  }
}
