import { unavailable } from '../http/problem.ts'
import { Refusal } from '../http/refusal.ts'
import { DocumentFailed } from './tasks.ts'

/** Seconds after which some of a person's documents have probably had their turn. */
const turnSeconds = 5

/** What is heard of a document that can be made later: too many of the same person wait, or the service cannot now. */
export function laterRefusal({ reason }: Pick<DocumentFailed, 'reason'>): Refusal {
  return reason === 'too_many_waiting' ? new Refusal('TOO_MANY_REQUESTS', { retryAfter: turnSeconds }) : unavailable()
}

/**
 * What is made while somebody waits: what can be made later is refused as such, and what has more than `mostPages` as too
 * long, where they can shorten it. A mistake of ours is thrown as it is: it has to be seen.
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
