import { unavailable } from '../http/problem.ts'
import { Refusal } from '../http/refusal.ts'
import type { DocumentFailed } from './tasks.ts'

/** Seconds after which some of a person's documents have probably had their turn. */
const turnSeconds = 5

/** What is heard of a document that can be made later: too many of the same person wait, or the service cannot now. */
export function laterRefusal({ reason }: Pick<DocumentFailed, 'reason'>): Refusal {
  return reason === 'too_many_waiting' ? new Refusal('TOO_MANY_REQUESTS', { retryAfter: turnSeconds }) : unavailable()
}
