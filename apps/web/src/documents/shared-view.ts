import type { DocumentAccess, DocumentLock, PersonPresent } from '@learntrail/contract/documents/facts'
import type { ApiProblem } from '../api/problem.ts'

/**
 * Where this person's changes are. `stored`: on the server. `sending`: on their way. `device`: only on this device,
 * until there is a connection or an edit makes them acceptable to the server.
 */
export type StoredState = 'stored' | 'sending' | 'device'

/** The state of a shared document, as screens show it. */
export interface SharedView {
  stored: StoredState
  /** Whether content is loaded, from the server or from this device. */
  isReady: boolean
  /** Whether the document is open on the server. */
  isOpen: boolean
  /** What the account may do; null until the server has said so. */
  access: DocumentAccess | null
  lock: DocumentLock | null
  /** People who have it open, one entry per window. */
  people: readonly PersonPresent[]
  /** Why the document cannot be opened, or why the server refuses changes. */
  problem: ApiProblem | null
}

export const firstView: SharedView = {
  stored: 'stored',
  isReady: false,
  isOpen: false,
  access: null,
  lock: null,
  people: [],
  problem: null,
}

/** Problems that rule out writing until the document is opened again. */
const closing = ['DOCUMENT_NOT_FOUND', 'DOCUMENT_SCHEMA_OLD', 'DOCUMENT_UNREADABLE', 'DOCUMENT_CROWDED']

/** Whether the account may write now. Offline, the last known access and lock apply. */
export function mayWrite({ isReady, access, lock, problem }: SharedView, accountId: string): boolean {
  if (!isReady || access !== 'write') return false
  if (problem !== null && closing.includes(problem.code)) return false
  return lock === null || lock.holderId === accountId
}
